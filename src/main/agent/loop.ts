import type { Compaction } from "../../shared/compaction.ts";
import { toAppError, toWire } from "../../shared/error.ts";
import type { AgentEvent, AgentTag, TaggedEvent } from "../../shared/event.ts";
import type { AssistantMessage, Message, ToolCallPart, ToolMessage } from "../../shared/message.ts";
import { type AdmitDeps, admittedPrompts } from "./admit-prompts.ts";
import { answerCalls } from "./answer-calls.ts";
import { spokenAnswer, withoutWordsBeside } from "./answer-tool.ts";
import type { CallDeps } from "./call-tool.ts";
import { seenMessages, withOldResultsCut } from "./compaction/conversation.ts";
import type { Course, Effect, Iteration } from "./effects/effect.ts";
import { runEffects } from "./effects/run-effects.ts";
import type { Guide, TurnState } from "./guide.ts";
import type { AgentProfile } from "./profile.ts";
import type { StepContext, StepProtocol } from "./step-protocol.ts";
import { madeAnswer } from "./made-answer.ts";
import { madeCalls } from "./made-calls.ts";
import { bestStep } from "./best-step.ts";
import { classify, toAgentEvent } from "./take-step.ts";
import { type InstructionsSource, takeInstructions } from "./take-instructions.ts";
import { saysNothing } from "../../shared/says-nothing.ts";
import type { ToolSpec } from "./tool.ts";
import { turnOf } from "../../shared/turn.ts";

/** One run: everything from a request to its last answer. */
export type RunInput = {
  runId: string;
  sessionId: string;
  /** The call that it is for, where another agent made it. */
  callId?: string;
  agent: AgentTag;
  history: readonly Message[];
  /** What of the history the model sees; missing for all of it. */
  compaction?: Compaction | null;
  /** What is said where the model's answer is empty; null or missing for nothing. */
  defaultResponse?: string | null;
  /** How it answers; by text where it isn't said. */
  reply?: AgentProfile["reply"];
  /** How often the model may be asked. */
  maxSteps: number;
};

export type RunDeps = CallDeps &
  AdmitDeps & {
    protocol: StepProtocol;
    guide: Guide;
    /** Hooks around each request to the model, in this order. */
    effects?: readonly Effect[];
    /** What the model is told of: also tools that this agent hasn't, so that the prompts of all agents begin alike. All it has, if missing. */
    told?: readonly ToolSpec[];
    instructions: InstructionsSource;
  };

/**
 * Asks the model for a step, does it, and asks again until there is an answer. The caller pulls one event at a time, so an
 * event is stored before the step after it begins. Never throws: a run ends with `run-end`.
 */
export async function* runAgent(run: RunInput, deps: RunDeps, signal: AbortSignal): AsyncGenerator<TaggedEvent, void> {
  for await (const event of steps(run, deps, signal)) yield { ...run.agent, ...event };
}

/** All that was said, and what of it the model sees. It only grows; what the model sees changes at a compaction alone. */
type Talk = { messages: Message[]; compaction: Compaction | null };

async function* steps(run: RunInput, deps: RunDeps, signal: AbortSignal): AsyncGenerator<AgentEvent, void> {
  const { runId } = run;
  const { dialect, modelId } = deps.protocol;
  const talk: Talk = { messages: [...run.history], compaction: run.compaction ?? null };
  const { callId } = run;
  yield { type: "run-start", runId, modelId, dialect, ...(callId === undefined ? {} : { callId }) };
  try {
    let told: { instructions: string; fromId: string | null } | null = null;
    for (let step = 0; step < run.maxSteps; step++) {
      signal.throwIfAborted();
      yield* admitPrompts(talk, deps, signal);
      told ??= yield* beginWith(run, talk, deps, signal);
      const { course } = yield* hooks("before", null, run, talk, deps, signal);
      const isAsked = course.answer === undefined;
      if (isAsked && told.fromId !== seenFrom(talk)) told = yield* beginWith(run, talk, deps, signal);
      const { instructions } = told;
      const reply =
        course.answer === undefined
          ? yield* orDefault(
              replyOf(nextReply({ ...talk, instructions }, course, deps, run.maxSteps - step, signal), run),
              run.defaultResponse ?? null,
              deps.newId,
            )
          : yield* ownAnswer(course.answer, deps.newId());
      const isEmpty = saysNothing(reply);
      if (!isEmpty) yield* admit([reply], talk);
      const calls = reply.parts.filter((part) => part.type === "tool-call");
      const results = yield* answerReply(reply, calls, run, deps, talk, signal);
      yield* admit(results, talk);
      const spoken = run.reply === "message-tool" ? spokenAnswer(calls, results) : null;
      if (spoken !== null) yield* admit([yield* ownAnswer(spoken, deps.newId())], talk);
      signal.throwIfAborted();
      const after = yield* hooks("after", reply, run, talk, deps, signal);
      if (isEmpty && !after.course.again) yield* admit([reply], talk);
      if (spoken === null && (calls.length > 0 || (isEmpty && after.course.again))) continue;
      // what the person said meanwhile is a request of its own, with steps of its own
      if (!(yield* admitPrompts(talk, deps, signal))) return yield { type: "run-end", runId, reason: "done" };
      step = -1;
    }
    yield { type: "run-end", runId, reason: "step-limit" };
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code === "cancelled") yield { type: "run-end", runId, reason: "cancelled" };
    else yield { type: "run-end", runId, reason: "failed", error: toWire(error) };
  }
}

/** Runs the effects' hooks. What they change of what the model sees holds from then on. */
async function* hooks(
  hook: "before" | "after",
  reply: AssistantMessage | null,
  run: RunInput,
  talk: Talk,
  deps: RunDeps,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, Iteration> {
  const tools = [...deps.tools.values()].map((tool) => tool.spec);
  const iteration = { ...talk, messages: [...talk.messages], tools, before: run.history.length, reply, course: {} };
  const after = yield* runEffects(hook, deps.effects ?? [], iteration, signal);
  talk.compaction = after.compaction;
  return after;
}

/** A reply as the person gets it, whatever way this agent answers. */
function replyOf(next: AsyncGenerator<AgentEvent, AssistantMessage>, { reply }: RunInput) {
  return reply === "message-tool" ? withoutWordsBeside(next) : next;
}

/** A reply; where the model has nothing to say, what is to be said then. */
async function* orDefault(
  next: AsyncGenerator<AgentEvent, AssistantMessage>,
  text: string | null,
  newId: () => string,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  if (text === null) return yield* next;
  try {
    const reply = yield* next;
    return saysNothing(reply) ? yield* ownAnswer(text, newId()) : reply;
  } catch (cause) {
    if (toAppError(cause).code !== "silent") throw cause;
    return yield* ownAnswer(text, newId());
  }
}

/** What the harness says in place of the model. */
async function* ownAnswer(text: string, id: string): AsyncGenerator<AgentEvent, AssistantMessage> {
  yield { type: "text-delta", messageId: id, text };
  return {
    role: "assistant",
    id,
    parts: [{ type: "text", text }],
    stop: "end",
    origin: "harness",
    kind: null,
    usage: null,
  };
}

/** The message that the model's view begins with behind a summary; null where it sees all. */
const seenFrom = ({ compaction }: Talk) => compaction?.fromId ?? null;

/** What the agent is told before it is asked for anything, and after a summary, behind which nothing has been read yet. */
async function* beginWith(
  run: RunInput,
  talk: Talk,
  deps: RunDeps,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, { instructions: string; fromId: string | null }> {
  const fromId = seenFrom(talk);
  const stand = { hasBegun: run.history.length > 0, fromId };
  const taking = takeInstructions(deps.instructions, stand, deps.protocol, signal);
  let step = await taking.next();
  while (!step.done) {
    const { value } = step;
    // nothing is written yet, so that there is no message for it to be a part of
    yield value.type === "instructions" || value.type === "instructions-outdated" ? value : toAgentEvent(value, "");
    step = await taking.next();
  }
  return { instructions: step.value, fromId };
}

/** The next step: one that the harness makes where it needs no model, else the model's. */
async function* nextReply(
  { instructions, ...talk }: Talk & Pick<StepContext, "instructions">,
  { attempt, narrow }: Course,
  deps: RunDeps,
  stepsLeft: number,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  const { protocol, guide } = deps;
  const messageId = deps.newId();
  const tools = toldOf(deps);
  const messages = seenMessages(talk);
  const shown = withOldResultsCut(messages, talk.compaction);
  const turn = turnOf(messages);
  const kinds = turn.isNew && turn.request ? await guide.kinds(turn.request.text, signal) : [];
  const chance = attempt === undefined ? {} : { attempt };
  const contextFor = async (state: TurnState): Promise<StepContext> => {
    const masks = await guide.masks(state);
    const { grounding } = guide;
    return { tools, instructions, messages: shown, kind: state.kind, kinds, masks, grounding, ...chance };
  };
  let state: TurnState = { tools, messages, kind: turn.kind, stepsLeft, ...(narrow ? { narrow } : {}) };
  if (turn.isNew && turn.request) {
    state = { ...state, kind: yield* classify(protocol, await contextFor(state), messageId, signal) };
  }
  const made = yield* madeCalls(deps, state, messageId, signal);
  if (made.length === 0) {
    const ready = yield* madeAnswer(deps, state, messageId, signal);
    if (ready !== null) return { ...(yield* ownAnswer(ready, messageId)), ...askedFor(deps) };
    return yield* bestStep(deps, await contextFor(state), state, messageId, signal);
  }
  const parts = made.map((call): ToolCallPart => ({ type: "tool-call", callId: deps.newId(), written: null, ...call }));
  const kind = turn.isNew ? state.kind : null;
  const own = {
    role: "assistant",
    id: messageId,
    parts,
    stop: "tool-calls",
    origin: "harness",
    kind,
    usage: null,
  } as const;
  return { ...own, ...askedFor(deps) };
}

/** What the model was asked before a step that the harness made after all. */
function askedFor({ protocol }: RunDeps): Pick<AssistantMessage, "asked"> {
  const asked = protocol.takeUsage?.() ?? null;
  return asked ? { asked } : {};
}

function toldOf({ told, tools }: RunDeps): readonly ToolSpec[] {
  return told ?? [...tools.values()].map((tool) => tool.spec);
}

/** One answer for each call of a reply. */
async function* answerReply(
  reply: AssistantMessage,
  calls: readonly ToolCallPart[],
  run: RunInput,
  deps: RunDeps,
  talk: Talk,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, ToolMessage[]> {
  if (reply.stop === "length") return calls.map((call) => refuseCutOff(call, deps.newId()));
  if (calls.length === 0) return [];
  const messages = seenMessages(talk);
  const { kind } = turnOf(messages);
  const mayChange = kind !== "look" && kind !== "chat";
  const context = { sessionId: run.sessionId, depth: run.agent.depth, mayChange };
  const answers = yield* answerCalls(calls, deps, context, signal);
  const tools = toldOf(deps);
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
async function* admitPrompts(talk: Talk, deps: RunDeps, signal: AbortSignal): AsyncGenerator<AgentEvent, boolean> {
  const admitted = yield* admittedPrompts(deps, seenMessages(talk), signal);
  if (!admitted) return false;
  yield* admit([admitted.message], talk);
  for (const text of admitted.notices) yield { type: "notice", text };
  return true;
}

async function* admit(incoming: readonly Message[], { messages }: Talk): AsyncGenerator<AgentEvent, void> {
  for (const message of incoming) {
    messages.push(message);
    yield { type: "message", message };
  }
}
