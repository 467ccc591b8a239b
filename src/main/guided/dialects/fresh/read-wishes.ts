import type { WishesQuestion } from "../../../agent/question.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import { leaveOutPart, mayBeSeveral, toldWishes, withoutKept } from "../../guide/request/wishes/told-wishes.ts";
import { readLines } from "./read-lines.ts";
import { readPieces } from "./read-pieces.ts";
import { nearestOf } from "./shown/nearest.ts";
import { shownWishes } from "./shown/wishes/shown-wishes.ts";
import type { Writer } from "./writer.ts";

const system =
  "Somebody wants something changed in files. Say it in plain commands, one for each change, with the names and values in quotes as they are said.";

const nearest = nearestOf(shownWishes);
/** More take longer to be read than they help. */
const mostShown = 6;

/** What is longer tells a story. In characters. */
const longestRequest = 600;

/** "… crontab.txt please": a small model takes a file that is said by itself for something to be added. */
const onlyFile =
  /(?<=[.!?;]\s+)(?:(?:please|pls|bitte|in|see|siehe),? )*[^\s"]+\.[a-z]\w{0,4},?(?: (?:please|pls|bitte))?[.!]?\s*$/iu;

/**
 * What a request wants changed, as the model says it in plain words; where all of it at once is too much for it, change by change. Null where it can't be asked, or leaves
 * something out.
 */
export async function* readWishes(
  writer: Writer,
  { request, there }: WishesQuestion,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, readonly string[] | null> {
  const wanted = withoutKept(request).wanted.replace(onlyFile, "");
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
  const examples = nearest(request, mostShown);
  const lines = yield* readLines(writer, { system, examples, request, isCommon: false }, signal);
  return lines && toldWishes(request, lines, there);
}
