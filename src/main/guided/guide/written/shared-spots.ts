import type { Replacement } from "../../../agent/replacement.ts";
import { sectionsAbove } from "../facts/lines/rank-lines.ts";
import { withoutWhatStays } from "../request/limits/denied-clauses.ts";
import { sentencesOf } from "../request/words/sentences.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";
import { eventsOf, keptPlaces } from "./kept-places.ts";

/** A room, a shelf, a seat: what has it can go to another one, and what else has it stays. */
const spot = /^\p{L}{1,4}[ -]?\p{N}{1,5}$/u;
const numbered = /^(\p{L}.*\p{L}) \d+[a-z]?$/u;
/** It is the spot itself that is called otherwise. */
const saysNamed =
  /(?<!\p{L})(?:renam\p{L}*|renumber\p{L}*|call(?:s|ed)?|label\p{L}*|mislabel\p{L}*|really|spel\p{L}*|typo|heiß(?:t|en)|genannt|umben\p{L}*|eigentlich|nenn\p{L}*)(?!\p{L})|名前|呼/iu;

/**
 * Whether a text has the old one of two spots in a place that says nothing of what a request moves: "the box goes from A12 to B07" leaves the lamp in A12 alone. Where
 * the spot itself gets another name, all places are meant.
 */
export function isSharedSpot(
  { find, put }: Replacement,
  request: string,
  texts: readonly { path: string; text: string }[],
): boolean {
  const isSpot =
    (spot.test(find) && spot.test(put)) || (numbered.exec(find)?.[1] ?? find) === (numbered.exec(put)?.[1] ?? put);
  if (!isSpot || saysNamed.test(request)) return false;
  const moved = sentencesOf(withoutWhatStays(request)).filter((text) => text.includes(find) || text.includes(put));
  const spots = new Set(wordsOf(`${find} ${put}`));
  const subject = moved.flatMap(wantedWords).filter((word) => !spots.has(word));
  return subject.length > 0 && texts.some(({ path, text }) => hasOther(find, subject, path, text, request));
}

function hasOther(find: string, subject: readonly string[], path: string, text: string, request: string): boolean {
  const lines = text.split("\n");
  if (!lines.some((line) => line.includes(find))) return false;
  const [above, events] = [sectionsAbove(lines), eventsOf(lines)];
  const isKept = keptPlaces(path, text, request, find);
  return lines.some((line, row) => {
    const column = line.indexOf(find);
    if (column === -1 || isKept?.(row, column) === true) return false;
    const around = [...(above[row] ?? []), ...(events.get(row) ?? [])].map((other) => lines[other] ?? "");
    const words = new Set([line, ...around].flatMap(wordsOf));
    return !subject.some((word) => words.has(word));
  });
}
