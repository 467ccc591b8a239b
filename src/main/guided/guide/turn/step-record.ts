import type { JsonObject } from "../../../../shared/json.ts";
import type { Message, ToolCallPart, ToolStatus } from "../../../../shared/message.ts";
import { stepName } from "../../dialects/guided-json/text.ts";
import type { Effect, ToolSpec } from "../../../agent/tool.ts";

/** A call and what came of it, as the masks look at it. */
export type StepRecord = {
  /** The form that was chosen, where one is known; else the tool. */
  form: string;
  tool: string;
  effect: Effect;
  input: JsonObject;
  status: ToolStatus;
  text: string;
  note: string;
  isMade: boolean;
};

/** The calls among these messages that have an answer, in order. */
export function stepRecords(messages: readonly Message[], tools: readonly ToolSpec[]): StepRecord[] {
  const results = new Map(messages.flatMap((message) => (message.role === "tool" ? [[message.callId, message]] : [])));
  const effects = new Map(tools.map((tool) => [tool.name, tool.effect]));
  return messages.flatMap((message) => {
    if (message.role !== "assistant") return [];
    return message.parts.flatMap((part): StepRecord[] => {
      const result = part.type === "tool-call" ? results.get(part.callId) : undefined;
      if (part.type !== "tool-call" || !result) return [];
      const form = formOf(part);
      const effect = effects.get(part.tool) ?? "run";
      const isMade = message.origin === "harness";
      return [
        {
          form,
          tool: part.tool,
          effect,
          input: part.input,
          status: result.status,
          text: result.text,
          note: result.note,
          isMade,
        },
      ];
    });
  });
}

function formOf({ tool, written }: ToolCallPart): string {
  if (written?.dialect === "guided-text") return written.text.split("\n", 1)[0] ?? tool;
  return (written?.dialect === "guided-json" ? stepName(written.text) : null) ?? tool;
}

/** True where both would do the very same. */
export function isSameCall(one: StepRecord, other: StepRecord): boolean {
  return one.tool === other.tool && JSON.stringify(one.input) === JSON.stringify(other.input);
}
