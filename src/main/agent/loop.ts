import { toAppError, toWire } from "../../shared/error.ts";
import type { AgentEvent, AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { AssistantMessage, Message, ToolCallPart, ToolMessage } from "../../shared/message.ts";
import { answerCalls } from "./answer-calls.ts";
import type { CallDeps } from "./call-tool.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { StepContext, StepProtocol } from "./step-protocol.ts";
import { bestStep } from "./best-step.ts";
import { classify } from "./take-step.ts";
import { turnOf } from "../../shared/turn.ts";

/** One run: everything from a request to its last answer. */
export type RunInput = {
  runId: string;
  sessionId: string;
  agent: AgentTag;
  history: readonly Message[];
  /** How often the model may be asked. */
  maxSteps: number;
};

export type RunDeps = CallDeps & {
  protocol: StepProtocol;
  guide: Guide;
  /** Hands over what the person has said since it was last asked: at the start, and between two steps. */
  takePrompts(): readonly string[];
};

/**
 * Asks the model for a step, does it, and asks again until there is an answer. The caller pulls one event at a time, so an
 * event is stored before the step after it begins. Never throws: a run ends with `run-end`.
 */
export async function* runAgent(run: RunInput, deps: RunDeps, signal: AbortSignal): AsyncGenerator<TaggedEvent, void> {
  for await (const event of steps(run, deps, signal)) yield { ...run.agent, ...event };
}

async function* steps(run: RunInput, deps: RunDeps, signal: AbortSignal): AsyncGenerator<AgentEvent, void> {
  const { runId } = run;
  const { dialect, modelId } = deps.protocol;
  const messages = [...run.history];
  yield { type: "run-start", runId, modelId, dialect };
  try {
    for (let step = 0; step < run.maxSteps; step++) {
      signal.throwIfAborted();
      yield* admitPrompts(messages, deps, signal);
      const reply = yield* nextReply(messages, deps, run.maxSteps - step, signal);
      yield* admit([reply], messages);
      const calls = reply.parts.filter((part) => part.type === "tool-call");
      yield* admit(yield* answerReply(reply, calls, run, deps, messages, signal), messages);
      signal.throwIfAborted();
      if (calls.length > 0) continue;
      // what the person said meanwhile is a request of its own, with steps of its own
      if (!(yield* admitPrompts(messages, deps, signal))) return yield { type: "run-end", runId, reason: "done" };
      step = -1;
    }
    yield { type: "run-end", runId, reason: "step-limit" };
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code === "cancelled") yield { type: "run-end", runId, reason: "cancelled" };
    else yield { type: "run-end", runId, reason: "failed", error: toWire(error) };
  }
}

/** The next step: one that the harness makes where it needs no model, else the model's. */
async function* nextReply(
  messages: readonly Message[],
  deps: RunDeps,
  stepsLeft: number,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  const { protocol, guide } = deps;
  const messageId = deps.newId();
  const tools = [...deps.tools.values()].map((tool) => tool.spec);
  const turn = turnOf(messages);
  const kinds = turn.isNew && turn.request ? await guide.kinds(turn.request.text, signal) : [];
  const contextFor = async (state: TurnState): Promise<StepContext> => {
    const masks = await guide.masks(state);
    return { tools, messages, kind: state.kind, kinds, masks, grounding: guide.grounding };
  };
  let state: TurnState = { tools, messages, kind: turn.kind, stepsLeft };
  if (turn.isNew && turn.request) {
    state = { ...state, kind: yield* classify(protocol, await contextFor(state), messageId, signal) };
  }
  const made = await guide.madeCalls(state, signal);
  if (made.length === 0) {
    return yield* bestStep(deps, await contextFor(state), state, messageId, signal);
  }
  const parts = made.map((call): ToolCallPart => ({ type: "tool-call", callId: deps.newId(), written: null, ...call }));
  const kind = turn.isNew ? state.kind : null;
  return { role: "assistant", id: messageId, parts, stop: "tool-calls", origin: "harness", kind, usage: null };
}

/** One answer for each call of a reply. */
async function* answerReply(
  reply: AssistantMessage,
  calls: readonly ToolCallPart[],
  run: RunInput,
  deps: RunDeps,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, ToolMessage[]> {
  if (reply.stop === "length") return calls.map((call) => refuseCutOff(call, deps.newId()));
  const { kind } = turnOf(messages);
  const mayChange = kind !== "look" && kind !== "chat";
  const context = { sessionId: run.sessionId, depth: run.agent.depth, mayChange };
  const answers = yield* answerCalls(calls, deps, context, signal);
  const tools = [...deps.tools.values()].map((tool) => tool.spec);
  const state = { tools, messages, kind, stepsLeft: 0 };
  // a note is a help, not a part of the answer: without one the call is answered all the same
  const noteFor = (answer: ToolMessage) => deps.guide.note(answer, state).catch(() => "");
  return Promise.all(answers.map(async (answer) => ({ ...answer, note: await noteFor(answer) })));
}

/** A reply that ran out of room may hold half an argument that still parses. Running it could truncate a file. */
function refuseCutOff({ callId, tool }: ToolCallPart, id: string): ToolMessage {
  const text = "Not run: the reply was cut off, so this call may be incomplete. Make it again, shorter.";
  return { role: "tool", id, callId, tool, status: "failed", text, note: "", durationMs: 0 };
}

/** Takes what the person has said into the conversation. False where that was nothing. */
async function* admitPrompts(
  messages: Message[],
  deps: RunDeps,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, boolean> {
  const text = deps.takePrompts().join("\n\n");
  if (!text) return false;
  const context = await deps.guide.context(text, messages, signal);
  yield* admit([{ role: "user", id: deps.newId(), text, context }], messages);
  return true;
}

async function* admit(incoming: readonly Message[], messages: Message[]): AsyncGenerator<AgentEvent, void> {
  for (const message of incoming) {
    messages.push(message);
    yield { type: "message", message };
  }
}
