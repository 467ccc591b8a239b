const end = String.raw`(?:first|last|very last|very first|erste[nrs]?|letzte[nrs]?)`;
/** The last run isn't the last of what is printed, and a column or a test isn't printed line by line. */
const other = String.raw`(?:time|run|update|commit|version|change|release|test|column|parameter|argument|mal|lauf|spalte)`;
const atAnEnd = new RegExp(
  [
    String.raw`(?<!\p{L})${end} (?!${other})[^.,;!?\n]{1,50}(?:is|are|was|were|gets?|goes)? ?(?:always |just |simply )?(?:missing|left out|skipped|dropped|not (?:printed|shown|listed|there)|fehl(?:t|en)|ausgelassen|übersprungen)(?!\p{L}| (?:an?|the|its|in (?:the|der|dem)|im) )`,
    String.raw`(?<!\p{L})${end} (?!${other})[^.,;!?\n]{1,50}(?:never|does(?:n['’]?t| not)) (?:gets?|appears?|comes?|shows?|gets? printed)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:leaves out|skips|forgets|drops|misses|omits|vergisst|überspringt|übersieht) [^.;!?\n]{0,30}${end}(?! ${other})(?!\p{L})`,
    String.raw`(?<!\p{L})lässt [^.;!?\n]{0,30}${end} [^.;!?\n]{1,30} (?:aus|weg)(?!\p{L})`,
    String.raw`(?:最後|最初)の[^。、にで\n]{1,20}(?:抜け|出ない|出てこない|表示されない|足りない|欠け)`,
  ].join("|"),
  "iu",
);

/** Whether a request says that a program leaves the first or the last of something out: "the last guest of every table is missing". */
export function saysMissing(request: string): boolean {
  return atAnEnd.test(request) || missingPhrases(request).length > 0;
}

/** What a request says is missing, as it would stand there, with a number in it: "only two songs, Moon (5) is missing". */
export function missingPhrases(request: string): string[] {
  return [...request.matchAll(missingPhrase)].flatMap(([, phrase]) => phrase ?? []);
}

const missingPhrase =
  /(?<=[,.;:(]\s|\b(?:and|but|und|aber)\s|["'`„「])((?!\d+ \p{Ll})[\p{L}\p{N}][^,.;:!?"'`“”\n]{0,20}?\d[^,.;:!?"'`“”\s]{0,6})["'`“”」]? (?:(?:is|are) missing|fehlt|fehlen)(?!\p{L})/giu;

/** Whether a run printed all that an earlier one did, in the same order, and something besides. */
export function printsMore(outcome: string, before: string): boolean {
  const [now = [], then = []] = [outcome, before].map((text) => text.split("\n").filter((line) => line.trim() !== ""));
  let at = 0;
  for (const line of now) if (line === then[at]) at += 1;
  // what is printed twice isn't what was missing
  return at === then.length && new Set(now).size > new Set(then).size;
}
