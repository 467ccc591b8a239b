import { baseName } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { shareOf } from "../lines/rank-lines.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** The thing that there is now, or that came last. */
const newest =
  /\b(?:now|right now|nowadays|today|by now|meanwhile|inzwischen|mittlerweile|heute|jetzt|new|newest|latest|current|currently|last time|most recent\w*|at the moment|these days|valid|good for|expires?|runs? out|neue[nmrs]?|neueste[nmrs]?|aktuelle?[nmrs]?|derzeit|zurzeit|momentan|zuletzt|gültig|(?:bis )?wann (?:gilt|gelten|läuft|laufen)|(?:läuft|laufen) [^.?!\n]{1,40} (?:ab|aus)|when (?:was|were|did|has|have|had) (?:[\p{L}\p{N}’'-]+ ){1,4}?last|last (?:\p{L}+ed|time|written|seen|done|paid|read)|letzte[nmrs]? (?!jahr|monat|woche))(?!\p{L})|新しい|最新|今の|今は|現在|最後に/iu;
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
/** Of all times, or of how it was before something. */
const other =
  /\b(?:total|altogether|all|every|each|sum|insgesamt|gesamt|alle|jede[rnms]?|old|previous|alte[nmrs]?|vorige[nmrs]?|than|before|first|originally|since|used to|back then|earliest|vorher|seit|damals|früher|erste[nmrs]?|davor|zuerst|als|(?:last|letzte[nmrs]?) (?:year|month|week|jahr|monat|woche))\b/iu;

/** Whether the newest of several things, or what is so now, is asked for in words. */
export function asksForNewest(request: string): boolean {
  return newest.test(request);
}

/** Whether what is asked for need not be what was said last. */
export function asksForOtherTime(request: string): boolean {
  return other.test(request);
}

/** The years that are asked about: within one of them what was said last counts as well. */
export function yearsIn(request: string): readonly string[] {
  return request.match(year) ?? [];
}

/**
 * Without the older ones of files that are called alike but for their dates, such as `receipt 2016-11.txt` and `receipt 2024-03.txt`,
 * where a request is about something new: of those that speak of it the last one counts.
 */
export function newestOf<Each extends { path: string; text: string }>(
  files: readonly Each[],
  request: string,
): readonly Each[] {
  if (!asksForNewest(request) || asksForOtherTime(request) || yearsIn(request).length > 0) return files;
  const wanted = wantedWords(request).filter((word) => word.length > 3);
  const dated = files
    .filter(({ path }) => /(?:19|20)\d{2}/.test(baseName(path)) && /\p{L}/u.test(path))
    .map((file) => ({
      file,
      day: dayOf(file.path),
      lines: file.text.split("\n").map((line) => wordsHad(line, wanted)),
    }));
  const alike = groupBy(dated, ({ file }) => file.path.replaceAll(/\d+/g, "#"));
  const outdated = new Set(
    [...alike.values()].flatMap((group) =>
      group.filter((one) => group.some((other) => isOutdated(one, other))).map(({ file }) => file),
    ),
  );
  return files.filter((file) => !outdated.has(file));
}

/** `lines`: which of the words that are asked for each line has. */
type Dated<Each> = { file: Each; day: string; lines: readonly ReadonlySet<string>[] };

/** Whether another file is newer and has a line with all that the best one of this has. One that says less of it may be about something else. */
function isOutdated<Each>(one: Dated<Each>, other: Dated<Each>): boolean {
  const best = one.lines.reduce((most, words) => (words.size > most.size ? words : most), new Set<string>());
  const hasAll = other.lines.some((words) => [...best].every((word) => words.has(word)));
  return best.size > 0 && one.day < other.day && hasAll;
}

/** Those of the words that a line has, in whichever form. */
function wordsHad(line: string, wanted: readonly string[]): ReadonlySet<string> {
  const own = new Set(wordsOf(line));
  return new Set(wanted.filter((word) => shareOf(word, own) > 0 || [...own].some((other) => isSameNoun(other, word))));
}

/** The date in a name, the year first, whichever way it is written. */
function dayOf(path: string): string {
  const numbers: readonly string[] = baseName(path).match(/\d+/g) ?? [];
  const year = numbers.find((number) => /^(?:19|20)\d{2}/.test(number)) ?? "";
  const at = numbers.indexOf(year);
  // behind the year the month follows; before it the day comes first
  const rest = at === 0 ? numbers.slice(1) : numbers.slice(0, at).toReversed();
  return [year, ...rest.map((number) => number.padStart(4, "0"))].join("-");
}
