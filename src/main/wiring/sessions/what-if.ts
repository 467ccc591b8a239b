import { randomUUID } from "node:crypto";
import type { Compaction } from "../../../shared/compaction.ts";
import { AppError } from "../../../shared/error.ts";
import type { Fitness } from "../../../shared/fitness.ts";
import type { AssistantMessage, Message, RequestKind } from "../../../shared/message.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { Settings } from "../../../shared/settings.ts";
import type { ChatSpan, RunSpan, TimedEvent } from "../../../shared/trace.ts";
import { turnOf } from "../../../shared/turn.ts";
import { seenMessages, shownMessages } from "../../agent/compaction/conversation.ts";
import { takeInstructions } from "../../agent/take-instructions.ts";
import type { Step, StepContext, StepProtocol } from "../../agent/step-protocol.ts";
import type { AgentRunsDeps } from "../agents/agent-runs.ts";
import { createCloud, type CloudDeps } from "../models/cloud.ts";
import { scopeTools } from "../../agent/tool-scope.ts";
import type { Agents } from "../../agents/agents.ts";
import { suitedGuide } from "../../fitness/suited-guide.ts";
import type { Talk } from "../../inference/remote-fields.ts";
import { hashActions } from "../../permission/hash-actions.ts";
import type { Store } from "../../store/open-store.ts";
import { spansOf } from "../../telemetry/tracing.ts";
import { resultOf } from "../../../shared/result-of.ts";

/** The one thing that is otherwise than it was. */
export type Change =
  | { what: "model"; id: string }
  | { what: "profile"; name: string }
  | { what: "temperature"; value: number };

/** A step as it was made, and as it would be made now. Both cost what they cost, but only the first was ever carried out. */
export type Comparison = {
  recorded: { modelId: string; message: AssistantMessage; elapsedMs: number };
  now: { modelId: string; step: Step; elapsedMs: number };
};

/**
 * Has a step of a session made once more, from the same conversation with the same results, with one thing changed. Nothing of it
 * is carried out or stored. Steps are counted as in its trace, from 1. Throws an AppError where there is no such step, and
 * where the changed model can't be asked.
 */
export type WhatIf = (sessionId: string, number: number, change: Change, signal: AbortSignal) => Promise<Comparison>;

export type WhatIfDeps = Pick<
  AgentRunsDeps,
  "models" | "fitness" | "protocols" | "gate" | "idle" | "toolsFor" | "gather"
> & {
  store: Pick<Store, "sessions" | "events" | "stepTimes">;
  settings: Settings;
  cloud: Pick<CloudDeps, "secrets" | "network">;
  agents: Pick<Agents, "get">;
};

const talk: Talk = { conversation: null, disk: "none", name: "a step that is compared", priority: "background" };

export function createWhatIf(deps: WhatIfDeps): WhatIf {
  const { store, settings } = deps;
  return async (sessionId, number, change, signal) => {
    const session = store.sessions.get(sessionId);
    if (!session) throw new AppError("not-found", `There is no session ${sessionId}.`);
    const chat = findStep(spansOf(store, sessionId), number);
    const { message, ...before } = standBefore(store.events.timed(sessionId), chat);
    const name = change.what === "profile" ? change.name : chat.agent.name;
    const profile = await deps.agents.get(name, session.workspace);
    const endUse = deps.idle.use();
    try {
      const entry = await deps.models.resolve(change.what === "model" ? change.id : chat.modelId, signal);
      const place = { sessionId, workspace: session.workspace, profile, scope: scopeTools(profile, null) };
      const [own, known] = await Promise.all([deps.toolsFor(place), deps.fitness.of(entry, signal)]);
      const protocol = await open(entry, known, sessionId, change, signal);
      const guide = suitedGuide(own.guide, known);
      const tools = known?.tier === "talk" ? [] : [...own.tools.values()].map((tool) => tool.spec);
      const gather = (until: AbortSignal) => deps.gather(place, until);
      const instructions =
        change.what === "profile"
          ? await resultOf(
              takeInstructions({ fixed: null, gather }, { hasBegun: false, fromId: null }, protocol, signal),
            )
          : before.instructions;
      const messages = seenMessages(before);
      const shown = shownMessages(before);
      const contextFor = async (kind: RequestKind | null): Promise<StepContext> => {
        const masks = await guide.masks({ tools, messages, kind, stepsLeft: settings.max_steps });
        return { tools, instructions, messages: shown, kind, kinds, masks, grounding: guide.grounding };
      };
      const turn = turnOf(messages);
      const kinds = turn.isNew && turn.request ? await guide.kinds(turn.request.text, signal) : [];
      const recordedKind = turn.isNew ? message.kind : turn.kind;
      const kind =
        recordedKind ?? (turn.isNew ? await resultOf(protocol.classify(await contextFor(null), signal)) : null);
      const started = performance.now();
      const step = await resultOf(protocol.nextStep(await contextFor(kind), signal));
      const elapsedMs = Math.round(performance.now() - started);
      return {
        recorded: { modelId: chat.modelId, message, elapsedMs: chat.endMs - chat.startMs },
        now: { modelId: step.sent?.modelId ?? protocol.modelId, step, elapsedMs },
      };
    } finally {
      endUse();
    }
  };

  /** A provider is asked by consent, as in any run. */
  async function open(
    entry: ModelEntry,
    known: Fitness | null,
    sessionId: string,
    change: Change,
    signal: AbortSignal,
  ): Promise<StepProtocol> {
    const newId = randomUUID;
    const temperature = change.what === "temperature" ? change.value : undefined;
    if (entry.engine !== "cloud") {
      return deps.protocols.protocolFor(entry, known, { talk, runId: null, newId, temperature }, signal);
    }
    const cloud = createCloud({ ...deps.cloud, settings: warmed(settings, entry.id, temperature) });
    return cloud.chosen(entry, { gate: deps.gate, sessionId, runId: newId(), newId, bind: hashActions });
  }
}

function findStep(runs: readonly RunSpan[], number: number): ChatSpan {
  const chats = runs.flatMap(chatsOf);
  const found = chats.find((chat) => chat.number === number);
  if (found) return found;
  const what = chats.length === 0 ? "no step of a model" : `steps from 1 to ${chats.length}`;
  throw new AppError("not-found", `There is no step ${number}: the session has ${what}. hearth trace shows them.`);
}

function chatsOf({ children }: RunSpan): ChatSpan[] {
  return children.flatMap((child) => (child.type === "llm.chat" ? [child] : child.children.flatMap(chatsOf)));
}

/** The message of a step, and what its agent had been told and seen before it. */
function standBefore(events: readonly TimedEvent[], { messageId, number, agent }: ChatSpan) {
  const messages: Message[] = [];
  let instructions = "";
  let compaction: Compaction | null = null;
  for (const event of events) {
    if (event.agentId !== agent.agentId) continue;
    if (event.type === "instructions") instructions = event.instructions.text;
    if (event.type === "compaction") compaction = event.compaction;
    if (event.type !== "message") continue;
    const { message } = event;
    if (message.role === "assistant" && message.id === messageId)
      return { message, messages, instructions, compaction };
    messages.push(message);
  }
  throw new AppError("not-found", `Step ${number} ended before it had said anything, so there is nothing to compare.`);
}

function warmed(settings: Settings, id: string, temperature: number | undefined): Settings {
  if (temperature === undefined) return settings;
  return { ...settings, models: { ...settings.models, [id]: { ...settings.models[id], temperature } } };
}
