import type { WishesQuestion } from "../../../agent/question.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { leaveOutPart, mayBeSeveral, toldWishes, withoutKept } from "../../guide/request/told-wishes.ts";
import { readLines } from "./read-lines.ts";
import { readPieces } from "./read-pieces.ts";
import type { Writer } from "./writer.ts";

const system =
  "Somebody wants something changed in files. Say it in plain commands, one for each change, with the names and values in quotes as they are said.";

/** Requests about files that nobody has, as people make them, and what they want in plain words. What is only said to stay, or why, is no wish. */
const shown: readonly (readonly [asked: string, wishes: readonly string[]])[] = [
  [
    "in plan.md the picnic is on 14 June now, not the 7th, and Olga can't come, so take her off. the budget stays",
    ['Change the date of the picnic from "7th" to "14 June"', 'Remove "Olga"'],
  ],
  ["tea costs 2.80 now (coffee doesn't change). can you fix that in menu.txt", ['Set the price of "tea" to "2.80"']],
  [
    "the choir on mondays starts at 19:30 from now on and moves to the small hall, correct it in week.csv",
    [
      'Set the start of the "choir" on "mondays" to "19:30"',
      'Set the place of the "choir" on "mondays" to "small hall"',
    ],
  ],
  [
    "I keep getting thrown out of the router page after a few minutes, that's annoying. Maybe make the session 30 minutes? It's in router.conf",
    ['Set the "session" to "30 minutes"'],
  ],
  [
    "ida has got another phone, 0555 330 120 it is, the one before doesn't work any more. people.json please",
    ['Set the phone of "ida" to "0555 330 120"'],
  ],
  [
    "Zimmer 12 hat jetzt Frau Sand statt Herr Sander, und die Führung am Freitag fällt aus. Bitte in liste.csv ändern",
    ['Change "Zimmer 12" from "Herr Sander" to "Frau Sand"', 'Remove "die Führung am Freitag"'],
  ],
  [
    "game.cfg: 8 players at most and music off please, the neighbours complain",
    ['Set "players" to "8"', 'Set "music" to "off"'],
  ],
  [
    "the library shuts at 6 on fridays from now on, and there's a mistake in its mail address in index.html, it is books@ and not book@",
    ['Set the end of "fridays" to "6"', 'Replace "book@" by "books@"'],
  ],
  [
    "会費.md の大人を3000円に直して、子どもの行はもういらないので消してください。それと、ゲストで見学500円も取ることになったので足しておいて",
    ['Set "大人" to "3000円"', 'Remove "子ども"', 'Add "見学500円" under "ゲスト"'],
  ],
  [
    "the backup at noon isn't needed for a while, don't delete it from jobs.txt though, i want it back later",
    ['Comment out "the backup at noon"'],
  ],
  [
    "Our caterer Fir & Sons is now called Fir Kitchen, please write it that way in all papers",
    ['Replace "Fir & Sons" by "Fir Kitchen"'],
  ],
  [
    "7月3日の当番は森さんではなく大森さんに変わりました。あと7月10日は休みなので消しておいて。当番.csv です",
    ['Change "7月3日" from "森" to "大森"', 'Remove "7月10日"'],
  ],
  ["water was 512 on 1 may, it belongs into meter.csv", ['Add "512" for "1 may"']],
  [
    "who mixed up the rooms of the yoga class and the drawing class in rooms.md? swap them please, the times are right",
    ['Swap the rooms of "yoga class" and "drawing class"'],
  ],
  [
    "tom does the bins instead of kim from now on, move that over to him in jobs.yaml, and the stove check comes right before the shower",
    ['Move "bins" from "kim" to "tom"', 'Move "stove check" before "shower"'],
  ],
  [
    "nimm alles von den Grauen Möwen aus liste.txt raus, ich kann sie nicht mehr hören",
    ['Remove all of "Grauen Möwen"'],
  ],
  ["could somebody put dish soap on the list in household.txt? under cleaning", ['Add "dish soap" under "cleaning"']],
];

/** What is longer tells a story. In characters. */
const longestRequest = 600;

/**
 * What a request wants changed, as the model says it in plain words; where all of it at once is too much for it, change by change. Null where it can't be asked, or leaves
 * something out.
 */
export async function* readWishes(
  writer: Writer,
  { request, there }: WishesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const { wanted } = withoutKept(request);
  const known = new Set(there);
  if (wanted.length > longestRequest) return null;
  const told = yield* plainly(writer, wanted, known, signal);
  if (told && !leaveOutPart(wanted, told)) return told;
  if (!mayBeSeveral(wanted)) return null;
  const wishes: string[] = [];
  for (const piece of (yield* readPieces(writer, wanted, known, signal)) ?? []) {
    const own = yield* plainly(writer, piece, known, signal);
    if (!own) return null;
    wishes.push(...own);
  }
  return wishes.length > 0 && !leaveOutPart(wanted, wishes) ? wishes : null;
}

async function* plainly(
  writer: Writer,
  request: string,
  there: ReadonlySet<string>,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const examples = shown.map(([asked, lines]) => ({ asked, lines }));
  const lines = yield* readLines(writer, { system, examples, request }, signal);
  return lines && toldWishes(request, lines, there);
}
