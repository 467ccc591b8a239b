import { spokenName } from "../said/spoken-name.ts";

const marked = String.raw`(?:tick(?:ed)?|check(?:ed)?|cross(?:ed)?|mark(?:ed)?|abgehakt\p{L}*|angehakt\p{L}*|angekreuzt\p{L}*)`;
const ofTicked = new RegExp(
  String.raw`(?<!\p{L})(?:(?:ticked|checked|crossed)(?: |-)(?:off|out)|(?:is|are|ones|items|files|been|with a) (?:ticked|checked|tick|check(?:mark)?)|marked (?:as )?(?:done|finished|completed?)|(?:abgehakt|angehakt|angekreuzt)\p{L}*)(?!\p{L})|チェック(?:済み|が?(?:入っ|つい|付い)|された)`,
  "iu",
);
/** Those that aren't: "not ticked off yet", "unticked", "still to be ticked off". */
const ofOthers = new RegExp(
  String.raw`(?<!\p{L})(?:un(?:ticked|checked)|(?:not|never|n['’]t|nicht|without|ohne|no|to be|still|noch)(?: \p{L}+){0,3} ${marked})(?!\p{L})|n['’]t(?: \p{L}+){0,2} ${marked}(?!\p{L})|チェックが?(?:入って|ついて|付いて)?い?ない|未チェック`,
  "iu",
);
/** "tick them off" is a wish, and "once it's ticked off" a time to come. */
const isWish = new RegExp(
  String.raw`(?<!\p{L})(?:tick|check|cross|mark|hak\p{L}*)(?!\p{L})|(?<!\p{L})(?:once|when|until|if|should be|must be|sobald|wenn|bis|soll\p{L}*)(?: \S+){0,6}? ${marked}(?!\p{L})`,
  "iu",
);
const boxed = /^\s*(?:[-*+•・]|\d+[.)])?\s*\[(?<mark>[ xX✓✔])\]\s*(?<text>\S.*)$/u;

/** Whether a request means what is ticked off on a list. */
export function meansTicked(request: string): boolean {
  return ofTicked.test(request) && !ofOthers.test(request) && !isWish.test(request);
}

/**
 * Those of these spoken names that are ticked off on a list, each of whose lines is a name or a file's name with nothing more. Null where nothing is ticked, or what
 * is has another name.
 */
export function tickedNames(text: string, names: readonly string[]): readonly string[] | null {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const found = boxed.exec(line)?.groups;
    return found ? [{ isTicked: found["mark"] !== " ", text: found["text"] ?? "" }] : [];
  });
  const ticked = lines.filter(({ isTicked }) => isTicked).map((line) => nameOf(line.text, names));
  const open = new Set(lines.filter(({ isTicked }) => !isTicked).map((line) => nameOf(line.text, names)));
  const known = ticked.filter((name) => name !== null);
  return known.length > 0 && known.length === ticked.length && !known.some((name) => open.has(name))
    ? [...new Set(known)]
    : null;
}

function nameOf(line: string, names: readonly string[]): string | null {
  const whole = line.replaceAll(/^["'\u0060*]+|["'\u0060*]+$/gu, "").trim();
  const bare = whole.replace(/\.[a-z][a-z0-9]{1,4}$/iu, "").replace(/^.*\//u, "");
  return names.find((name) => name === spokenName(bare)) ?? null;
}
