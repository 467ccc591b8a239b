import type { AssistantMessage, Message, StepUsage, ToolMessage, UserMessage } from "../../src/shared/message.ts";

/** What a step cost in a window that is so full. */
export function usageOf(contextUsed: number, contextSize: number): StepUsage {
  const spent = { evaluated: 0, reused: 0, sampled: 0, forced: 0, readMs: 0, writeMs: 0 };
  return { ...spent, contextUsed, contextSize };
}

export function asked(id: string, text: string): UserMessage {
  return { role: "user", id, text, context: "" };
}

export function answered(id: string, text: string, usage: StepUsage | null = null): AssistantMessage {
  return { role: "assistant", id, parts: [{ type: "text", text }], stop: "end", origin: "model", kind: null, usage };
}

/** A call of a tool, and what came of it. */
export function stepped(
  id: string,
  tool: string,
  path: string,
  text: string,
  status: ToolMessage["status"] = "ok",
): [AssistantMessage, ToolMessage] {
  const callId = `${id}-call`;
  const part = { type: "tool-call" as const, callId, tool, input: { path }, written: null };
  return [
    { role: "assistant", id, parts: [part], stop: "tool-calls", origin: "model", kind: null, usage: null },
    { role: "tool", id: `${id}-result`, callId, tool, status, text, note: "", durationMs: 1 },
  ];
}

/** So many turns about files, each with a step and an answer. The first one has a rule; the last answer tells how full the window is. */
export function longTalk(turns: number, usage: StepUsage | null): Message[] {
  return Array.from({ length: turns }, (_, turn): Message[] => {
    const rule = turn === 0 ? " Never touch the tests." : "";
    return [
      asked(`u${turn}`, `What does part ${turn} of the harbour log say?${rule}`),
      ...stepped(`s${turn}`, turn % 3 === 0 ? "edit" : "view", `log-${turn}.md`, `Crate ${turn} came in. `.repeat(60)),
      answered(`a${turn}`, `Part ${turn} is about crate ${turn}.`, turn === turns - 1 ? usage : null),
    ];
  }).flat();
}
