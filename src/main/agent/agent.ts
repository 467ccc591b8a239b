import { AppError } from "../../shared/error.ts";
import type { AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { Message, StepUsage, UserMessage } from "../../shared/message.ts";
import type { Said } from "../../shared/said.ts";
import { spentOn } from "../../shared/with-usage.ts";
import { type AgentReport, reportsOf } from "./agent-report.ts";

/** Tokens that an agent has used, and all agents that worked for it. */
export type TokenUsage = { read: number; reused: number; written: number };

/** How much of its window an agent's conversation takes, in tokens; both 0 before its model was first asked. */
export type ContextUsage = { used: number; total: number };

/** A conversation with a model that acts. It answers one message at a time; what it has come to can be asked at any moment. */
export type Agent = {
  readonly tag: AgentTag;
  /** Says something without asking for an answer. Throws `busy` while it runs. */
  addUserTurn(text: string): void;
  /** Everything that happens until the message is answered, also of the agents below it. Throws `busy` while it runs. */
  run(text: string, signal: AbortSignal): AsyncGenerator<TaggedEvent, void>;
  /** The same in whole parts: never throws, and ends with `done_success`, `canceled` or `error`. */
  sendUserMessage(text: string, options: { signal: AbortSignal }): AsyncGenerator<AgentReport, void>;
  status(): "idle" | "running";
  turns(): readonly Message[];
  tokenUsage(): TokenUsage;
  contextUsage(): ContextUsage;
  /** 0 to 100. */
  contextUsagePercent(): number;
};

/** What one run of an agent is given: the conversation so far, and what it is to answer. */
export type AgentRun = { history: readonly Message[]; takePrompts(): readonly Said[] };

export type AgentParts = {
  tag: AgentTag;
  /** A conversation that it goes on with. */
  history: readonly Message[];
  newId(): string;
  start(run: AgentRun, signal: AbortSignal): AsyncGenerator<TaggedEvent, void>;
};

/** An agent over something that runs it. */
export function createAgent({ tag, history, newId, start }: AgentParts): Agent {
  const messages = [...history];
  let said: UserMessage[] = [];
  let isRunning = false;
  let tokens: TokenUsage = { read: 0, reused: 0, written: 0 };
  let last: StepUsage | null = null;

  const refuseBusy = () => {
    if (isRunning) throw new AppError("busy", `${tag.name} is still at work. Wait until it has answered.`);
  };

  const note = (event: TaggedEvent) => {
    if (event.type !== "message") return;
    const { message } = event;
    const isOwn = event.agentId === tag.agentId;
    if (isOwn) messages.push(message);
    if (message.role !== "assistant") return;
    const spent = spentOn(message);
    if (spent) tokens = sum(tokens, spent);
    if (isOwn) last = message.usage ?? last;
  };

  async function* run(text: string, signal: AbortSignal): AsyncGenerator<TaggedEvent, void> {
    refuseBusy();
    isRunning = true;
    const prompts: Said[] = [{ text }];
    const before = said.splice(0);
    try {
      const started = start({ history: [...messages, ...before], takePrompts: () => prompts.splice(0) }, signal);
      for await (const event of started) {
        note(event);
        yield event;
        if (event.agentId !== tag.agentId || event.type !== "run-start") continue;
        for (const message of before.splice(0)) {
          messages.push(message);
          yield { ...tag, type: "message", message };
        }
      }
    } finally {
      said = [...before, ...said];
      isRunning = false;
    }
  }

  const contextUsage = () => ({ used: last?.contextUsed ?? 0, total: last?.contextSize ?? 0 });
  return {
    tag,
    addUserTurn(text) {
      refuseBusy();
      said.push({ role: "user", id: newId(), text, context: "" });
    },
    run,
    sendUserMessage: (text, { signal }) => reportsOf(run(text, signal), tag),
    status: () => (isRunning ? "running" : "idle"),
    turns: () => [...messages, ...said],
    tokenUsage: () => tokens,
    contextUsage,
    contextUsagePercent() {
      const { used, total } = contextUsage();
      return total === 0 ? 0 : Math.min(100, Math.round((used / total) * 100));
    },
  };
}

function sum(tokens: TokenUsage, { evaluated, reused, sampled, forced }: StepUsage): TokenUsage {
  return {
    read: tokens.read + evaluated,
    reused: tokens.reused + reused,
    written: tokens.written + sampled + forced,
  };
}
