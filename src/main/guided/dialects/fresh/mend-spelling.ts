import type { StepEvent } from "../../../agent/step-protocol.ts";
import { withoutForeignOrders } from "../../guide/foreign-orders.ts";
import { withSpellingOnly } from "../../guide/written/spelling-only.ts";
import { writeLikeShown } from "./write-like-shown.ts";
import type { Rewritten } from "./write-wishes.ts";
import type { Writer } from "./writer.ts";

const system =
  "Write each line once more. Words that are misspelt are spelt right; all else, names and numbers too, stays exactly as it is.";
const grammar = String.raw`root ::= [^\n]+`;
/** No word of so few letters has a mistake that can be told. */
const hasWord = /\p{L}{4}/u;
/** In lines that say something, and characters. */
const mostLines = 60;
const longestLine = 400;

/** Lines with mistakes and without, as no person here has them. */
const shown: readonly (readonly [asked: string, answered: string])[] = [
  [
    "The libary opens agian on Febuary 3, Mr Aldous Kray has the keys.",
    "The library opens again on February 3, Mr Aldous Kray has the keys.",
  ],
  ["The grey harbour looks lovely in the evening.", "The grey harbour looks lovely in the evening."],
  [
    "- wierd noise from the fridge, ask Tamsin becuase she has a freind there",
    "- weird noise from the fridge, ask Tamsin because she has a friend there",
  ],
  ["    9 Fennick Row", "    9 Fennick Row"],
  [
    "Leider ist der Aufzug vorraussichtlich bis Mittwoch kaput.",
    "Leider ist der Aufzug voraussichtlich bis Mittwoch kaputt.",
  ],
];

/**
 * A text in which misspelt words are spelt right, as the model writes it line by line: of a whole text a small model copies the mistakes along. Nothing but such words becomes otherwise, whatever it
 * writes. Null where the text is too long for that, or the model can't be asked.
 */
export async function* mendSpelling(
  writer: Writer,
  { text, request }: { text: string; request: string },
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Rewritten | null> {
  const lines = text.split("\n");
  const isTold = (line: string) => hasWord.test(line);
  if (lines.filter(isTold).length > mostLines || lines.some((line) => line.length > longestLine)) return null;
  // what is hidden from the model can't be written by it
  if (withoutForeignOrders(text, request) !== text) return null;
  const fresh: string[] = [];
  for (const line of lines) {
    if (!isTold(line)) {
      fresh.push(line);
      continue;
    }
    const wanted = { system, shown, request: line.trimEnd(), isCommon: true, grammar, maxTokens: line.length + 20 };
    const written = yield* writeLikeShown(writer, wanted, signal);
    if (written === null) return null;
    fresh.push(withSpellingOnly(line, written));
  }
  const after = fresh.join("\n");
  return after === text ? "same" : { text: after };
}
