import type { StepEvent } from "../../../agent/step-protocol.ts";
import { saysItStays } from "../../guide/request/limits/says-it-stays.ts";
import { areAllSaid } from "../../guide/request/wishes/told-wishes.ts";
import { readLines } from "./read-lines.ts";
import type { Writer } from "./writer.ts";

const system = "Somebody wants something changed in a file. Tell the changes one by one, as they are asked for.";
const wanted = "Which changes does this ask for? One on each line.";

/** Requests about files that nobody has. What is only said to stay, or why, is no change; each change says all that tells what it is about. */
const shown: readonly (readonly [asked: string, pieces: readonly string[]])[] = [
  [
    "in plan.md the picnic is on 14 June now, not the 7th, and please take Olga off the list, she can't come",
    ["The picnic is on 14 June, not the 7th.", "Take Olga off the list."],
  ],
  [
    "the choir on mondays starts at 19:30 from now on and moves to the small hall, correct it in week.csv",
    ["The choir on mondays starts at 19:30.", "The choir on mondays moves to the small hall."],
  ],
  [
    "ida moved house, her street is Birch Road 4 now. the old one was sold. please put it right in people.json",
    ["The street of ida is Birch Road 4."],
  ],
  [
    "Herr Adler hat jetzt Zimmer 12 und die Nummer 440, bitte in liste.csv ändern",
    ["Herr Adler hat jetzt Zimmer 12.", "Herr Adler hat jetzt die Nummer 440."],
  ],
  ["会費.md の大人を3000円に直して、子どもの行は消してください", ["大人を3000円に直す。", "子どもの行は消す。"]],
];

/** The changes that a request asks for, one by one in its own words; null where it asks for one alone, or one of them was lost. */
export async function* readPieces(
  writer: Writer,
  request: string,
  there: ReadonlySet<string>,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const asking = (text: string) => `Somebody asks: ${text}\n\n${wanted}`;
  const examples = shown.map(([asked, pieces]) => ({ asked: asking(asked), lines: pieces }));
  const pieces = yield* readLines(writer, { system, examples, request: asking(request), isCommon: true }, signal);
  if (!pieces || !areAllSaid(request, pieces, there)) return null;
  const changes = pieces.filter((piece) => !saysItStays(piece));
  return changes.length > 1 ? changes : null;
}
