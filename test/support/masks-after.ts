import { masksFor } from "../../src/main/guided/guide/masks.ts";
import type { Effect, ToolSpec } from "../../src/main/agent/tool.ts";
import type { JsonObject } from "../../src/shared/json.ts";
import type { Message, RequestKind, ToolStatus } from "../../src/shared/message.ts";

const tool = (name: string, effect: Effect): ToolSpec => ({
  name,
  effect,
  description: "",
  inputSchema: {},
  fields: [{ name: "path", source: "existing-file", optional: false }],
});
/** The tools of a folder, each with a path. */
export const tools = [
  tool("view", "look"),
  tool("write", "change"),
  tool("edit", "change"),
  tool("ls", "look"),
  tool("glob", "look"),
  tool("grep", "look"),
  tool("bash", "run"),
];

/** A call and what came of it; `made` where the harness made it. */
export type Done = { tool: string; input?: JsonObject; status?: ToolStatus; text?: string; made?: true };

/** The masks after these calls, whatever the request says. */
export function after(
  kind: RequestKind | null,
  done: readonly Done[],
  more: { stepsLeft?: number; context?: string } = {},
) {
  const request: Message = { role: "user", id: "u", text: "please", context: more.context ?? "" };
  const messages = [request, ...messagesOf(kind, done)];
  return masksFor({ tools, messages, kind, stepsLeft: more.stepsLeft ?? 10 }, []);
}

export function messagesOf(kind: RequestKind | null, done: readonly Done[]): Message[] {
  return done.flatMap(({ tool: name, input = {}, status = "ok", text = "ok", made }, index): Message[] => [
    {
      role: "assistant",
      id: `a${index}`,
      parts: [{ type: "tool-call", callId: `c${index}`, tool: name, input, written: null }],
      stop: "tool-calls",
      origin: made ? "harness" : "model",
      kind: index === 0 ? kind : null,
      usage: null,
    },
    { role: "tool", id: `t${index}`, callId: `c${index}`, tool: name, status, text, note: "", durationMs: 1 },
  ]);
}

export const look = { tool: "view", input: { path: "a.md" } };

/** The masks for a request after these calls, in a folder with these files. */
export function asked(text: string, kind: RequestKind, done: readonly Done[] = [], paths: readonly string[] = []) {
  const request: Message = { role: "user", id: "u", text, context: "" };
  const messages = [request, ...messagesOf(kind, done)];
  const files = paths.map((path) => ({ path, size: 1 }));
  const { allowed, ...others } = masksFor({ tools, messages, kind, stepsLeft: 12 }, files);
  return { ...others, allowed: allowed.toSorted() };
}
