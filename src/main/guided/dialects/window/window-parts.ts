import { AppError } from "../../../../shared/error.ts";
import type { Message, WindowParts } from "../../../../shared/message.ts";
import { sectionsOf } from "../../../../shared/prompt-section.ts";
import type { FieldEngine, PromptPart } from "../../field-engine.ts";

/** What of a model's window goes to what, counted in its own tokens. `own` is what its agent is told of its own. */
export async function windowParts(
  engine: Pick<FieldEngine, "countTokens">,
  prompt: { parts: readonly PromptPart[]; fixed: number; messages: readonly Message[] },
  own: string,
): Promise<WindowParts> {
  const { messages } = prompt;
  const count = (text: string) => (text === "" ? 0 : engine.countTokens([{ type: "text", text }]));
  const fixed = prompt.parts.slice(0, prompt.fixed);
  const [all, begun, guidance, skills, files, results] = await Promise.all([
    engine.countTokens(prompt.parts),
    engine.countTokens(fixed),
    count(own),
    count(sectionsOf(own, ["skills", "available_skills"])),
    count(messages.map((message) => (message.role === "user" && !message.isDigest ? message.context : "")).join("\n")),
    count(messages.map((message) => (message.role === "tool" ? `${message.text}\n${message.note}` : "")).join("\n")),
  ]);
  // some templates have one place for all that comes before the conversation
  const instructions = fixed.some(({ text }) => text.includes(own)) ? begun - guidance : begun;
  const known = instructions + guidance + files + results;
  const told = own === "" ? {} : { guidance: guidance - skills, skills };
  return { instructions, ...told, files, results, conversation: Math.max(0, all - known) };
}

/** Says what takes the room, and what would make some: for who has to be refused. */
export function noRoomFor(parts: WindowParts, contextSize: number, cause: unknown): AppError {
  const [largest = "conversation"] = (
    ["conversation", "files", "results", "instructions", "guidance", "skills"] as const
  ).toSorted((one, other) => (parts[other] ?? 0) - (parts[one] ?? 0));
  const { what, mend } = words[largest];
  // not before it is needed: the rules of languages take long to load
  const number = new Intl.NumberFormat("en");
  return new AppError(
    "too-large",
    `This doesn't fit into the model's window of ${number.format(contextSize)} tokens: ${what} has ${number.format(parts[largest] ?? 0)} of them. ${mend}`,
    { cause },
  );
}

const words: Readonly<Record<keyof WindowParts, { what: string; mend: string }>> = {
  conversation: {
    what: "what was said in the last turn",
    mend: "Ask for less at a time, put a long text into a file, or give the model a larger context_size in the settings.",
  },
  files: {
    what: "what the folder and attached files have to say of the request",
    mend: "Name the file that you mean, attach less, or give the model a larger context_size in the settings.",
  },
  results: {
    what: "what the last steps have found",
    mend: "Ask for a part of it, or give the model a larger context_size in the settings.",
  },
  guidance: {
    what: "what AGENTS.md and files like it say",
    mend: "Shorten them, or give the model a larger context_size in the settings.",
  },
  skills: {
    what: "what skills say",
    mend: "Take skills out, or give the model a larger context_size in the settings.",
  },
  instructions: {
    what: "what every conversation begins with",
    mend: "Give the model a larger context_size in the settings, or choose another model.",
  },
};
