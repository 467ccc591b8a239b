import type { StepEvent } from "../../../agent/step-protocol.ts";
import { asMeant } from "../../guide/written/as-meant.ts";
import { missesValues } from "../../guide/written/misses-values.ts";
import { partsToWrite, withWritten } from "../../guide/written/parts-to-write.ts";
import { isProgram } from "../../mend/program-file.ts";
import { fenceFor, freshPrompt, type ShownFile } from "./prompt.ts";
import type { PartQuestion } from "./read-meant-line.ts";
import { readPartToChange } from "./read-part-to-change.ts";
import type { Writer } from "./writer.ts";

const lineTokens = 200;
const lineGrammar = String.raw`root ::= [^\n\r]*`;

/** `asked`: all that somebody asks for; `open`: what of it is to be done now, empty for all of it; `beside`: the files that were looked at as well. */
export type NarrowWriting = PartQuestion & {
  asked: string;
  open: string;
  beside: readonly ShownFile[];
  instructions: string;
  /** Whether it is surely this file that has to change. */
  isMeant: boolean;
};

/**
 * A text with the few lines that have to change as the model writes them, led by how each of them begins: so it can't lose its way in the rest. Null where it isn't sure
 * which lines these are, they stay as they are, or it is a program.
 */
export async function* writeNarrow(
  writer: Writer,
  { asked, open, beside, instructions, ...question }: NarrowWriting,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, string | null> {
  const { path, text, request, messages } = question;
  if (isProgram(path)) return null;
  const narrow = yield* readPartToChange(writer, question, signal);
  if (!narrow) return null;
  const { part } = narrow;
  const fence = fenceFor(text);
  const shown = partsToWrite(path, text, request)[0] ?? part;
  const wish = {
    files: [...beside, { path, text: shown.text, extent: shown.extent, facts: "" }],
    known: `Of it these lines have to change:\n${fence}\n${part.text}${fence}`,
    request: asked,
    wanted: `${open}Write these lines as they are to be afterwards.`,
  };
  const led = narrow.lines.map(({ beginning }, index) => (index === 0 ? `${fence}\n${beginning}` : beginning));
  const prompt = freshPrompt({ instructions, messages }, wish);
  const lines = { prompt, beginnings: led, grammar: lineGrammar, maxTokens: lineTokens };
  const ends = yield* writer.writeLines(lines, signal);
  if (!ends || ends.includes(null)) return null;
  // between a name and its value nothing changes
  const written = narrow.lines
    .map(({ beginning, gap }, index) => (beginning + gap + (ends[index] ?? "").trim()).trimEnd())
    .join("\n");
  if (written.trim() === part.text.trim() || leavesOthers(text, part.text, written, request)) return null;
  const fresh = withWritten(text, part, asMeant(path, part.text, written, request));
  return fresh !== null && missesValues(text, fresh, request) ? null : fresh;
}

/** Whether a word of the request that is gone from these lines stands elsewhere as well: then it may have to go there too. */
function leavesOthers(text: string, before: string, after: string, request: string): boolean {
  const counted = (whole: string, word: string) => whole.split(word).length - 1;
  const words: readonly string[] = request.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return words.some(
    (word) => before.includes(word) && !after.includes(word) && counted(text, word) > counted(before, word),
  );
}
