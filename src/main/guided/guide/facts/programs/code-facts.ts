import { type CodePart, codeParts } from "./code-parts.ts";

/** How many such parts a program has, as it is told; `isAll` where no other part could be meant as well. */
export type CountedCode = { count: number; noun: string; names: string; isAll: boolean };

const kinds: readonly {
  asked: RegExp;
  noun: string;
  isMeant(part: CodePart): boolean;
  mayBeMeant(part: CodePart): boolean;
}[] = [
  {
    asked: /test(?: function|funktion| case)s?(?:en)?|tests|テスト(?:関数)?/iu,
    noun: "tests",
    isMeant: ({ kind, name }) => kind !== "class" && /^(?:test_|Test\p{Lu})/u.test(name),
    mayBeMeant: () => false,
  },
  {
    asked: /functions?|funktion(?:en)?|関数/iu,
    noun: "functions",
    isMeant: ({ kind, isWithin }) => kind === "function" && !isWithin,
    mayBeMeant: ({ kind, isWithin }) => kind === "method" || (kind === "function" && isWithin),
  },
  {
    asked: /methods?|methoden?|メソッド/iu,
    noun: "methods",
    isMeant: ({ kind }) => kind === "method",
    mayBeMeant: () => false,
  },
  {
    asked: /class(?:es)?|klassen?|クラス/iu,
    noun: "classes",
    isMeant: ({ kind }) => kind === "class",
    mayBeMeant: () => false,
  },
];
const asks = (noun: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:how many|number of|count (?:of |up |the )?(?:all )?(?:the )?|wie ?viele|anzahl der|zähle? (?:die|alle)) (?:different |python |top-level )?(?:${noun})(?!\p{L})|(?:${noun})(?:は|が|の数|って)[^。\n]{0,12}(?:いくつ|何個|何本|数)`,
    "iu",
  );
const namesTold = 40;

function kindAsked(request: string): (typeof kinds)[number] | undefined {
  return kinds.find(({ asked }) => asks(asked.source).test(request));
}

/** What a request asks for how many there are of: `functions`, `methods`, `classes` or `tests`; null for none of these. */
export function asksForCode(request: string): string | null {
  return kindAsked(request)?.noun ?? null;
}

/** How many functions, methods, classes or tests a program has, where a request asks for these; empty where it doesn't, or the language isn't known. */
export function codeFacts(path: string, text: string, request: string): string {
  const kind = kindAsked(request);
  const parts = kind ? codeParts(path, text) : null;
  if (!kind || !parts) return "";
  const meant = parts.filter((part) => kind.isMeant(part));
  const others = parts.filter((part) => kind.mayBeMeant(part));
  // methods of classes in scripts have no word before them
  if (meant.length === 0) return "";
  const names = meant.slice(0, namesTold).map(({ name }) => name);
  const methods = others.filter((each) => each.kind === "method").length;
  const besides = [
    methods > 0 ? `${methods} methods` : "",
    others.length > methods ? `${others.length - methods} within other functions` : "",
  ].filter((told) => told !== "");
  const more = meant.length > namesTold ? ", …" : "";
  const rest = besides.length > 0 ? `\nBesides them: ${besides.join(", ")}.` : "";
  return `Counted: ${meant.length} ${kind.noun}: ${names.join(", ")}${more}${rest}`;
}

/** What such facts tell; null where a text has none. */
export function countedCodeIn(facts: string): CountedCode | null {
  const [, count, noun, names] = /^Counted: (\d+) (functions|methods|classes|tests): (.+)$/mu.exec(facts) ?? [];
  if (count === undefined || noun === undefined || names === undefined) return null;
  return { count: Number(count), noun, names, isAll: !/^Besides them: /mu.test(facts) };
}
