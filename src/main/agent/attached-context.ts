import type { Attachment } from "../../shared/attachment.ts";
import { cutText } from "../../shared/cut-text.ts";
import { estimateTokens, type Measure } from "./prompt/fit-text.ts";

/** What a model is told of attached files, and what the person has to know of it. */
export type AttachedContext = { context: string; notices: readonly string[] };

/** The rest of the window is for instructions, the conversation and the answer. */
const share = 0.4;

/** How dense a text is, is seen from so much of it. In characters. */
const sampled = 20_000;

/** Where nobody can say how large the window is. In characters. */
const surelyFits = 6_000;

/** As much of the attached files' text as there is room for in a model's window, counted in its own tokens where that is possible. */
export async function attachedContext(
  attachments: readonly Attachment[],
  { contextSize, count }: Measure,
): Promise<AttachedContext> {
  const sample = textsOf(attachments)
    .map(({ text }) => text)
    .join("\n")
    .slice(0, sampled);
  if (sample === "") return { context: "", notices: [] };
  const tokens = count ? await count(sample) : estimateTokens(sample);
  const most = Math.floor(contextSize * share * (sample.length / Math.max(1, tokens)));
  return fitted(attachments, most);
}

/** The same for a request that no model has seen yet. */
export function attachedBriefly(attachments: readonly Attachment[]): string {
  return fitted(attachments, surelyFits).context;
}

/** Short files leave their room to long ones. In characters. */
function fitted(attachments: readonly Attachment[], most: number): AttachedContext {
  const files = textsOf(attachments).toSorted((one, other) => one.text.length - other.text.length);
  let left = most;
  const parts = new Map<Attachment, string>();
  const notices: string[] = [];
  for (const [index, file] of files.entries()) {
    const room = Math.floor(left / (files.length - index));
    const text = cutText(file.text, room);
    left -= Math.min(room, file.text.length);
    parts.set(file, `Attached file ${file.name} (${file.what}):\n<file>\n${text}\n</file>`);
    if (text !== file.text) notices.push(cutNotice(file, room));
  }
  // in the order in which they were given
  return { context: attachments.flatMap((each) => parts.get(each) ?? []).join("\n\n"), notices };
}

function cutNotice({ name, text }: { name: string; text: string }, room: number): string {
  const number = (value: number) => value.toLocaleString("en-US");
  return `${name} has ${number(text.length)} characters, which is more than the model has room for: it gets about ${number(room)} of them, the beginning and the end. What is between was left out.`;
}

function textsOf(attachments: readonly Attachment[]) {
  return attachments.flatMap((each) => (each.type === "file" ? [each] : []));
}
