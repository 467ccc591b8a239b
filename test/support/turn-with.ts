import type { JsonObject } from "../../src/shared/json.ts";
import type { AssistantMessage, Message, RequestKind, ToolStatus } from "../../src/shared/message.ts";
import type { TurnState } from "../../src/main/agent/guide.ts";
import type { ToolSpec } from "../../src/main/agent/tool.ts";

/** A step of a turn: the call, and what came of it. */
export type TurnStep = {
  tool: string;
  input: JsonObject;
  text?: string;
  note?: string;
  status?: ToolStatus;
  origin?: "harness" | "model";
  stop?: AssistantMessage["stop"];
};

const effects = { bash: "run", edit: "change", view: "look", write: "change" } as const;
const tools: ToolSpec[] = (["bash", "edit", "view", "write"] as const).map((name) => ({
  name,
  effect: effects[name],
  description: "",
  inputSchema: {},
  fields: [],
}));

/** A turn of this kind with its steps; what isn't said of one is that the harness made it, that it went well, and that it printed nothing. */
export function turnWith(request: string, steps: readonly TurnStep[], kind: RequestKind, context = ""): TurnState {
  const since = steps.flatMap(
    (
      { tool, input, text = "exit 0", note = "", status = "ok", origin = "harness", stop = "tool-calls" },
      index,
    ): Message[] => [
      {
        role: "assistant",
        id: `step-${index}`,
        parts: [{ type: "tool-call", callId: `call-${index}`, tool, input, written: null }],
        stop,
        origin,
        kind: index === 0 ? kind : null,
        usage: null,
      },
      { role: "tool", id: `result-${index}`, callId: `call-${index}`, tool, status, text, note, durationMs: 0 },
    ],
  );
  const messages: Message[] = [{ role: "user", id: "ask", text: request, context }, ...since];
  return { tools, messages, kind, stepsLeft: 5 };
}
