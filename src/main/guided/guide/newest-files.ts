import { baseName } from "../../../shared/path-parts.ts";
import { groupBy } from "./group-by.ts";
import { wantedWords } from "./wanted-words.ts";
import { isSameNoun, wordsOf } from "./words.ts";

/** The thing that there is now, rather than when something was last done. */
const asksForNewest =
  /\b(?:new|newest|latest|current|neue[nmrs]?|neueste[nmrs]?|aktuelle[nmrs]?)\b|新しい|最新|今の|現在の/iu;
const namesTime = /(?:19|20)\d{2}|\b(?:old|previous|alte[nmrs]?|vorige[nmrs]?)\b/iu;

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
      group.toSorted((one, other) => (one.path < other.path ? -1 : 1)).slice(0, -1),
    ),
  );
  return files.filter((file) => !older.has(file));
}
