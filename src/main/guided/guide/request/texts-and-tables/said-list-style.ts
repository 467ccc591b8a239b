import { unquoted } from "../wishes/bare-command.ts";

/** How the entries of a list are to begin; `where` is what says which list, null for all of a text. */
export type ListStyle = { begins: "numbers" | "boxes" | "dashes" | { sign: string }; where: string | null };

const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:-|dash(?:es)?|hyphens?|striche?n?|spiegelstriche?n?|bindestriche?n?)$/iu, "-"],
  [/^(?:\*|asterisks?|stars?|sternchen)$/iu, "*"],
  [/^(?:\+|plus(?:es| signs?)?)$/iu, "+"],
  [/^(?:•|dots?|bullet (?:points|signs)|punkte?)$/iu, "•"],
];

const list = String.raw`(?:bullets?(?: ?points?| ?lists?)?|dashes|hyphens|stars|asterisks|(?:list )?(?:items?|entries|points)|(?:the |this |whole |bulleted |bullet |numbered )*lists?|steps?|aufzählung(?:en|spunkte|szeichen)?|listen?|punkte?|einträge|striche?n?|spiegelstriche?n?|schritte?|箇条書き|リスト)`;
const the = String.raw`(?:the |all |all the |every |each |my |our |die |den |das |alle |der |of |signs? |in front of )*`;
const where = String.raw`(?: (?:in|under|of|below|unter|im|in der|von) (?:the |der |dem )?(.+?)(?: (?:section|list|part|abschnitt|liste))?)?`;
const numbered = String.raw`(?:an? )?(?:numbers|numbered(?: lists?| items?| steps?)?|ordered lists?|nummern|zahlen|(?:eine )?nummerierte listen?|(?:das )?番号(?:付き)?(?:リスト)?)`;
const boxes = String.raw`(?:an? )?(?:check ?box(?:es)?|check ?lists?|tick ?box(?:es)?|to-?do items|- \[ \]|kästchen|checkliste|チェックリスト|チェックボックス)`;
const plain = String.raw`(?:an? )?(?:bullets?(?: ?points?| ?lists?)?|bulleted lists?|dashes|hyphens|(?:eine )?aufzählung|striche?n?|spiegelstriche?n?|箇条書き)`;
const turns = String.raw`(?:turn|convert|change|make|transform|mach|wandle|verwandle|ändere)`;
const into = String.raw`(?:into|to|in|zu|aus)`;

/** What a bare command wants the entries of lists to begin with; null where it wants no such thing. */
export function saidListStyle(command: string): ListStyle | null {
  for (const [pattern, begins] of styles) {
    const groups = pattern.exec(command)?.groups;
    if (groups) return { begins, where: whereOf(groups) };
  }
  const [, first, second] = exchange.flatMap((pattern) => pattern.exec(command) ?? []);
  const isReversed = /(?<!\p{L})(?:instead of|rather than|statt|anstatt|anstelle von)(?!\p{L})/iu.test(command);
  const fresh = signOf(isReversed ? first : second);
  return fresh === null || signOf(isReversed ? second : first) === null
    ? null
    : { begins: { sign: fresh }, where: null };
}

const styles: readonly (readonly [RegExp, "numbers" | "boxes" | "dashes"])[] = [
  [named(String.raw`${turns} ${the}${list}${where} ${into} ${numbered}(?: um)?`), "numbers"],
  [named(String.raw`(?:number|nummeriere?) ${the}${list}${where}(?: (?:instead of|statt) .+)?`), "numbers"],
  [
    named(
      String.raw`(?:use|put|nimm) ${numbered} (?:instead of|before|in front of|for|statt|vor) ${the}${list}${where}`,
    ),
    "numbers",
  ],
  [
    named(
      String.raw`${the}${list}${where} (?:should|shall|soll|sollen|sollte) (?:be |have |get )?${numbered}(?: (?:sein|werden|haben))?`,
    ),
    "numbers",
  ],
  [named(String.raw`${turns} ${the}${list}${where} ${into} ${boxes}(?: um)?`), "boxes"],
  [
    named(
      String.raw`(?:put|add|set|use|setze?|mach) ${boxes} (?:in front of|before|to|at the beginning of|for|vor) ${the}${list}${where}`,
    ),
    "boxes",
  ],
  [
    named(
      String.raw`${the}${list}${where} (?:should|shall|soll|sollen|sollte) (?:be |have |get |become )${boxes}(?: (?:sein|werden|haben))?`,
    ),
    "boxes",
  ],
  [named(String.raw`${turns} ${the}(?:numbers|numbering|${list})${where} ${into} ${plain}(?: um)?`), "dashes"],
  [
    named(
      String.raw`(?:use|nimm) ${plain} (?:instead of|statt) (?:the |der )?(?:numbers|numbering|nummern|zahlen)${where}`,
    ),
    "dashes",
  ],
  [
    named(String.raw`${turns} (?:the |my |our |die )?(.+?) (?:list|section|part|liste) ${into} ${numbered}(?: um)?`),
    "numbers",
  ],
  [
    named(String.raw`${turns} (?:the |my |our |die )?(.+?) (?:list|section|part|liste) ${into} ${boxes}(?: um)?`),
    "boxes",
  ],
  [named(String.raw`(?:mach|mache) aus (?:der |den )${list}${where} ${numbered}`), "numbers"],
  [named(String.raw`(?:mach|mache) aus (?:der |den )${list}${where} ${boxes}`), "boxes"],
  [
    named(String.raw`(?:すべての|全部の)?${list}を番号付き(?:の)?(?:リスト|箇条書き)?に\p{Script=Hiragana}*`),
    "numbers",
  ],
  [named(String.raw`(?:すべての|全部の)?${list}を(?:チェックリスト|チェックボックス)に\p{Script=Hiragana}*`), "boxes"],
];

const exchange: readonly RegExp[] = [
  /^(?:change|replace|turn|switch|ändere?|ersetze?) (?:the |all |die |alle )*(?:bullets?|bullet points|list signs|aufzählungszeichen|list markers|markers)? ?(?:from |von )?(\S+) (?:to|into|by|with|in|durch|zu|auf) (\S+)$/iu,
  /^(?:use|nimm|verwende) (\S+) (?:instead of|rather than|statt|anstelle von) (\S+)(?: (?:for|as|für|als) (?:the |die )?(?:bullets?|bullet points|lists?|list signs|aufzählung(?:en|szeichen)?))?$/iu,
];

function named(pattern: string): RegExp {
  let count = 0;
  const own = pattern.replaceAll("(.+?)", () => `(?<where${count++}>.+?)`);
  return new RegExp(`^${own}(?<end>)$`, "iu");
}

function whereOf(groups: Record<string, string | undefined>): string | null {
  const said = Object.entries(groups).find(([name, text]) => name.startsWith("where") && text !== undefined)?.[1];
  return said === undefined ? null : unquoted(said);
}

function signOf(said: string | undefined): string | null {
  const own = unquoted(said ?? "");
  return signs.find(([pattern]) => pattern.test(own))?.[1] ?? null;
}
