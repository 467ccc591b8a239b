import type { StepEvent } from "../../../agent/step-protocol.ts";
import { saysTheSame } from "../../guide/request/wishes/says-the-same.ts";
import { nearestOf } from "./shown/nearest.ts";
import { shownPlain } from "./shown/plain/shown-plain.ts";
import { writeLikeShown } from "./write-like-shown.ts";
import type { Writer } from "./writer.ts";

const system =
  "Somebody asks for something. Say it once more in one short plain sentence: a question for a number, the file that is to be made and of what, or where files are to go or how they are to be called, with all names, values, files and exceptions exactly as they are said, without reasons, greetings and thanks.";

const nearest = nearestOf(shownPlain);
/** More take longer to be read than they help. */
const mostShown = 6;

const grammar = String.raw`root ::= [^\n]+`;
const longest = 120;
/** What is longer tells a story that a small model loses its way in. In characters. */
const longestRequest = 600;

/** A request as the model says it plainly; null where it can't be asked, or says something else than the request. */
export async function* readPlain(
  writer: Writer,
  request: string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  if (request.length > longestRequest) return null;
  const shown = nearest(request, mostShown).map(({ asked, lines }) => [asked, lines.join("\n")] as const);
  const like = { system, shown, request, isCommon: false, grammar, maxTokens: longest };
  const plain = yield* writeLikeShown(writer, like, signal);
  return plain !== null && saysTheSame(plain, request) ? plain : null;
}
