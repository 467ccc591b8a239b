import { baseName } from "../../../../shared/path-parts.ts";
import { groupBy } from "../../../../shared/group-by.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { isSameNoun, wordsOf } from "../request/words.ts";

/** The thing that there is now, or that came last. */
const asksForNewest =
  /\b(?:new|newest|latest|current|currently|last time|most recent\w*|at the moment|these days|valid|good for|expires?|runs? out|neue[nmrs]?|neueste[nmrs]?|aktuelle?[nmrs]?|derzeit|zurzeit|momentan|zuletzt|gültig)\b|新しい|最新|今の|現在/iu;
const namesTime =
  /(?:19|20)\d{2}|\b(?:total|altogether|all|every|each|sum|insgesamt|gesamt|alle|jede[rnms]?|old|previous|alte[nmrs]?|vorige[nmrs]?|than|before|first|originally|vorher|davor|zuerst|als|(?:last|letzte[nmrs]?) (?:year|month|week|jahr|monat|woche))\b/iu;

/**
 * Without the older ones of files that are called alike but for their dates, such as `receipt 2016-11.txt` and `receipt 2024-03.txt`,
 * where a request is about something new: of those that speak of it the last one counts.
 */
export function newestOf<Each extends { path: string; text: string }>(
  files: readonly Each[],
  request: string,
): readonly Each[] {
  if (!asksForNewest.test(request) || namesTime.test(request)) return files;
  const wanted = wantedWords(request);
  const speaksOfIt = ({ text }: Each) => {
    const words = new Set(wordsOf(text));
    return wanted.some((word) => word.length > 3 && [...words].some((own) => isSameNoun(own, word)));
  };
  const dated = files.filter(({ path }) => /(?:19|20)\d{2}/.test(baseName(path)) && /\p{L}/u.test(path));
  const alike = groupBy(dated.filter(speaksOfIt), ({ path }) => path.replaceAll(/\d+/g, "#"));
  const older = new Set(
    [...alike.values()].flatMap((group) =>
      group.toSorted((one, other) => (dayOf(one.path) < dayOf(other.path) ? -1 : 1)).slice(0, -1),
    ),
  );
  return files.filter((file) => !older.has(file));
}

/** Of files that may all be meant those of the last year that a name has, where each has one and a request is about something new. */
export function latestOf<Each extends { path: string }>(files: readonly Each[], request: string): readonly Each[] {
  const years = files.map(({ path }) => Math.max(0, ...(path.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number)));
  const isDated = years.every((year) => year > 0);
  if (!isDated || !asksForNewest.test(request) || namesTime.test(request)) return files;
  return files.filter((_, index) => years[index] === Math.max(...years));
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
