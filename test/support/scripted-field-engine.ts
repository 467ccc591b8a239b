import { AppError } from "../../src/shared/error.ts";
import type { FieldEngine, FreeResult, PromptPart, ToolCallFormat } from "../../src/main/guided/field-engine.ts";

const chatMl = {
  beforeSystem: [{ type: "control", text: "<|im_start|>system\n" }],
  systemToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
  userToAssistant: [{ type: "control", text: "<|im_end|>\n<|im_start|>assistant\n" }],
  assistantToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
} as const;

/**
 * A field engine that takes its choices from a script, and writes down all that becomes the model's state. A scripted
 * choice that is not on offer is a failure: that is what a grammar would make of it. `room` is how many characters a prompt
 * may have; `stop` is how free text ends.
 */
export function scriptedFieldEngine(
  script: readonly string[],
  room = Number.POSITIVE_INFINITY,
  { toolCalls = null, stop = "end" }: { toolCalls?: ToolCallFormat | null; stop?: FreeResult["stop"] } = {},
) {
  const waiting = [...script];
  const offers: string[][] = [];
  const grammars: (string | null)[] = [];
  let state = "";
  const engine: FieldEngine = {
    facts: {
      id: "scripted",
      chat: chatMl,
      toolCalls,
      hasOwnTemplate: true,
      contextSize: 4096,
      infill: null,
      trainedContextSize: 4096,
    },
    async *read(prompt) {
      if (textOf(prompt).length > room) throw new AppError("too-large", "There is no room for that.");
      state = textOf(prompt);
      yield { done: 1, total: 1 };
    },
    force(text) {
      state += text;
    },
    forceControl(parts) {
      state += textOf(parts);
    },
    async pick(values, { end }) {
      offers.push([...values]);
      const [only] = values;
      const choice = values.length === 1 && only !== undefined ? only : next(waiting, offers.length);
      if (!values.includes(choice))
        throw new Error(`${JSON.stringify(choice)} is not on offer: ${JSON.stringify(values)}`);
      state += choice + end;
      return choice;
    },
    async *free({ end, grammar }) {
      grammars.push(grammar);
      const text = next(waiting, offers.length);
      for (const piece of text.split(/(?<=\s)/)) {
        state += piece;
        yield piece;
      }
      if (end !== "turn" && stop === "end") state += end;
      return { text, stop };
    },
    probabilities: async (values) => values.map(() => 1 / values.length),
    departures: async () => null,
    countTokens: async (parts) => Math.ceil(textOf(parts).length / 4),
    usage: () => ({
      evaluated: 0,
      reused: 0,
      sampled: 0,
      forced: 0,
      readMs: 0,
      writeMs: 0,
      contextUsed: 0,
      contextSize: 4096,
    }),
  };
  return { engine, offers, grammars, state: () => state };
}

export function textOf(parts: readonly PromptPart[]): string {
  return parts.map((part) => part.text).join("");
}

function next(waiting: string[], asked: number): string {
  const choice = waiting.shift();
  if (choice === undefined) throw new Error(`The script ends before choice number ${asked}.`);
  return choice;
}
