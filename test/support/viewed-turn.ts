import type { Message } from "../../src/shared/message.ts";
import type { TurnState } from "../../src/main/agent/guide.ts";

const tools: TurnState["tools"] = [{ name: "view", effect: "look", description: "", inputSchema: {}, fields: [] }];

/** A turn in which the harness has viewed these files for a request, each with what it noted of it. */
export function viewedTurn(
  request: string,
  viewed: readonly (readonly [path: string, note: string])[],
  context = "",
): TurnState {
  const since = viewed.flatMap(([path, note], index): Message[] => [
    {
      role: "assistant",
      id: `step-${index}`,
      parts: [{ type: "tool-call", callId: `call-${index}`, tool: "view", input: { path }, written: null }],
      stop: "tool-calls",
      origin: "harness",
      kind: index === 0 ? "look" : null,
      usage: null,
    },
    {
      role: "tool",
      id: `result-${index}`,
      callId: `call-${index}`,
      tool: "view",
      status: "ok",
      text: "",
      note,
      durationMs: 0,
    },
  ]);
  const messages: Message[] = [{ role: "user", id: "ask", text: request, context }, ...since];
  return { tools, messages, kind: "look", stepsLeft: 5 };
}
