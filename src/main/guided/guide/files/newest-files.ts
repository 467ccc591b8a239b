import { baseName } from "../../../../shared/path-parts.ts";
import { groupBy } from "../../../../shared/group-by.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { isSameNoun, wordsOf } from "../request/words.ts";

/** The thing that there is now, or that came last. */
const asksForNewest =
  /\b(?:new|newest|latest|current|currently|now|still|last|lately|recently|next|at the moment|these days|valid|good for|expires?|runs? out|neue[nmrs]?|neueste[nmrs]?|aktuelle[nmrs]?|jetzt|derzeit|zurzeit|momentan|noch|zuletzt|letzte[nmrs]?|nächste[nmrs]?|gültig|läuft)\b|新しい|最新|今の|現在|今度|最後|最近|次の/iu;
const namesTime =
  /(?:19|20)\d{2}|\b(?:total|altogether|all|every|each|sum|insgesamt|gesamt|alle|jede[rnms]?|old|previous|alte[nmrs]?|vorige[nmrs]?)\b/iu;

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

/** The date in a name, the year first, whichever way it is written. */
function dayOf(path: string): string {
  const numbers: readonly string[] = baseName(path).match(/\d+/g) ?? [];
  const year = numbers.find((number) => /^(?:19|20)\d{2}/.test(number)) ?? "";
  const at = numbers.indexOf(year);
  // behind the year the month follows; before it the day comes first
  const rest = at === 0 ? numbers.slice(1) : numbers.slice(0, at).toReversed();
  return [year, ...rest.map((number) => number.padStart(4, "0"))].join("-");
}
