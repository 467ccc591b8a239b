import { randomUUID } from "node:crypto";
import type { TaggedEvent } from "../../src/shared/event.ts";
import type { Message } from "../../src/shared/message.ts";
import type { Answer } from "../../src/shared/permission.ts";
import type { Gate } from "../../src/main/agent/gate.ts";
import type { Guide } from "../../src/main/agent/guide.ts";
import { runAgent } from "../../src/main/agent/loop.ts";
import { hashActions } from "../../src/main/permission/hash-actions.ts";
import type { Tool } from "../../src/main/agent/tool.ts";
import { type ScriptedStep, scriptedProtocol } from "./scripted-protocol.ts";

/** A guide that knows nothing: for tests that are about something else. */
export const noGuide: Guide = {
  grounding: { choices: async () => ({ kind: "free" }), text: async () => null },
  context: async () => "",
  kinds: async () => ["chat", "look", "edit", "make", "run"],
  madeCalls: async () => [],
  masks: async ({ tools }) => ({ allowed: [...tools.map((tool) => tool.name), "answer"], exclude: [] }),
  tryOut: async () => null,
  proposals: async () => [],
  note: async () => "",
};

/** A gate that answers every question alike. */
export function gateThatSays(answer: Answer): Gate {
  return { check: () => ({ type: "ask" }), ask: async () => answer };
}

export type AgentRun = {
  steps: readonly ScriptedStep[];
  tools?: readonly Tool[];
  prompts?: string[];
  history?: readonly Message[];
  gate?: Gate;
  guide?: Guide;
  maxSteps?: number;
  signal?: AbortSignal;
  /** Called with each event before the next is asked for. */
  onEvent?: (event: TaggedEvent) => void;
};

/** Runs the loop to its end, and returns all that it said. */
export async function runScripted(run: AgentRun) {
  const { protocol, asked } = scriptedProtocol(run.steps);
  const prompts = run.prompts ?? ["do it"];
  const events: TaggedEvent[] = [];
  const generator = runAgent(
    {
      runId: "run",
      sessionId: "session",
      agent: { agentId: "root", depth: 0, name: "hearth", prefix: "" },
      history: run.history ?? [],
      maxSteps: run.maxSteps ?? 10,
    },
    {
      protocol,
      tools: new Map((run.tools ?? []).map((tool) => [tool.spec.name, tool])),
      gate: run.gate ?? gateThatSays("once"),
      guide: run.guide ?? noGuide,
      takePrompts: () => prompts.splice(0),
      newId: randomUUID,
      now: () => performance.now(),
      bind: hashActions,
    },
    run.signal ?? new AbortController().signal,
  );
  for await (const event of generator) {
    events.push(event);
    run.onEvent?.(event);
  }
  const messages = events.flatMap((event) => (event.type === "message" ? [event.message] : []));
  return { events, messages, asked, types: events.map((event) => event.type) };
}
