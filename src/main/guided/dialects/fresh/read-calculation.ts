import type { StepEvent } from "../../../agent/step-protocol.ts";
import { writeLikeShown } from "./write-like-shown.ts";
import type { Writer } from "./writer.ts";

const system =
  "Somebody wants something worked out. Write it as one calculation with the numbers as they are said, and nothing else. Times are written like 14:30, minutes as 0:45, percent like 30%. Write none where it is no calculation.";
const none = "none";

/** What people ask to be worked out, and how. */
const shown: readonly (readonly [asked: string, calculation: string])[] = [
  ["what are 3 tickets at 12.50 and 2 at 8 together?", "3 * 12.50 + 2 * 8"],
  ["my shift starts at 6:40 and takes 8 and a half hours, when can i go?", "6:40 + 8:30"],
  ["the bus leaves at 9:12, i walk 20 minutes to the stop. when do i have to leave?", "9:12 - 0:20"],
  ["how many players are there in a game of 2 teams in water polo, and how many goals", none],
  ["a coat for 80 euros is 25% off, what do i pay", "80 * (100% - 25%)"],
  ["Vier Leute teilen sich 126 Euro und jeder gibt noch 2 Euro Trinkgeld. Wieviel zahlt jeder?", "126 / 4 + 2"],
  ["i read 24 pages a day and the book has 420. how many days is that", "420 / 24"],
  ["税抜き1200円のシャツを3枚、消費税10%でいくら?", "1200 * 3 * (100% + 10%)"],
  ["how many minutes is 3 times a 45 minute lesson with 2 breaks of 10 minutes", "3 * 45 + 2 * 10"],
  [
    "dinner is at 19:00 and the roast needs 2 hours 15 and then rests for 20 minutes. when must it go in?",
    "19:00 - 2:15 - 0:20",
  ],
  ["how long do 4 eggs have to boil, i like them soft, 2 are big", none],
  ["3 loaves take 900 g of flour, how much is it for 5", "900 / 3 * 5"],
  ["100 g of this cheese are 2.40, what do i pay for a piece of 350 g?", "2.40 / 100 * 350"],
  ["we drove 312 km in 4 hours, how fast is that", "312 / 4"],
];
const grammar = String.raw`root ::= "none" | term (" " [+*/-] " " term)*
term ::= num | "(" num (" " [+*/-] " " num)+ ")"
num ::= [0-9]+ (":" [0-9] [0-9])? ("." [0-9]+)? "%"?`;
const longest = 80;

/** How what a request asks for is worked out; null where it can't be asked, or it is no calculation. A small model sets one up well, and can't work it out. */
export async function* readCalculation(
  writer: Writer,
  request: string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const like = { system, shown, request, isCommon: true, grammar, maxTokens: longest };
  const text = yield* writeLikeShown(writer, like, signal);
  return text === none ? null : text;
}
