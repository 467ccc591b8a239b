import { ungrounded } from "../../src/main/agent/ungrounded.ts";
import { randomUUID } from "node:crypto";
import type { TaggedEvent } from "../../src/shared/event.ts";
import type { Message } from "../../src/shared/message.ts";
import type { Answer } from "../../src/shared/permission.ts";
import type { Effect } from "../../src/main/agent/effects/effect.ts";
import type { Gate } from "../../src/main/agent/gate.ts";
import type { Guide } from "../../src/main/agent/guide.ts";
import { runAgent } from "../../src/main/agent/loop.ts";
import type { StepProtocol } from "../../src/main/agent/step-protocol.ts";
import { defaultProfile } from "../../src/main/agent/profile.ts";
import type { PromptParts } from "../../src/main/agent/prompt/prompt-parts.ts";
import type { InstructionsSource } from "../../src/main/agent/take-instructions.ts";
import { hashActions } from "../../src/main/permission/hash-actions.ts";
import type { Tool } from "../../src/main/agent/tool.ts";
import { type ScriptedStep, scriptedProtocol } from "./scripted-protocol.ts";

/** A guide that knows nothing: for tests that are about something else. */
export const noGuide: Guide = {
  grounding: ungrounded,
  context: async () => "",
  kinds: async () => ["chat", "look", "edit", "make", "run"],
  madeCalls: async () => [],
  questions: async () => [],
  readyAnswer: async () => null,
  questionsToAnswer: async () => [],
  masks: async ({ tools }) => ({ allowed: [...tools.map((tool) => tool.name), "answer"], exclude: [] }),
  tryOut: async () => null,
  proposals: async () => [],
  gaps: async () => [],
  inVain: () => "",
  note: async () => "",
};

/** A conversation whose agent is told no more than all are. */
export const noInstructions: InstructionsSource = {
  fixed: null,
  gather: async () => partsOf({}),
};

/** What there is to be told, with nothing in it but what a test puts there. */
export function partsOf(more: Partial<PromptParts>): PromptParts {
  const lists = { files: [], skills: [], availableSkills: [], availableAgents: [], sources: [], notices: [] };
  return { profile: defaultProfile, ...lists, ...more };
}

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
  effects?: readonly Effect[];
  maxSteps?: number;
  reply?: "text" | "message-tool";
  readRequest?: NonNullable<StepProtocol["readRequest"]>;
  takeUsage?: NonNullable<StepProtocol["takeUsage"]>;
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
      ...(run.reply ? { reply: run.reply } : {}),
    },
    {
      protocol: {
        ...protocol,
        ...(run.readRequest && { readRequest: run.readRequest }),
        ...(run.takeUsage && { takeUsage: run.takeUsage }),
      },
      tools: new Map((run.tools ?? []).map((tool) => [tool.spec.name, tool])),
      gate: run.gate ?? gateThatSays("once"),
      guide: run.guide ?? noGuide,
      effects: run.effects ?? [],
      instructions: noInstructions,
      takePrompts: () => prompts.splice(0).map((text) => ({ text })),
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
