import type { AgentEvent } from "../../shared/event.ts";
import type { AssistantMessage, ToolCallPart } from "../../shared/message.ts";
import { createChangeSearch } from "./find-change.ts";
import type { Guide, Trial, TurnState } from "./guide.ts";
import type { Call, StepContext, StepMasks, StepProtocol } from "./step-protocol.ts";
import { takeStep } from "./take-step.ts";
import { rankOf, tryCall } from "./try-call.ts";

/** More attempts than this cost a small machine more time than they are worth. */
const mostAttempts = 5;
/** What many other changes haven't mended, a model seldom does. */
const attemptsBesideChanges = 3;
/** The forms of a step that change lines of a program. */
const changing: readonly string[] = ["edit", "fix"];

type Deps = {
  protocol: StepProtocol;
  guide: Pick<Guide, "tryOut" | "proposals" | "gaps" | "inVain">;
  newId(): string;
  /** In milliseconds, from any beginning. */
  now(): number;
};

/**
 * The model's next step; where a change can be tried out before it is made, the best of several: what the harness knows as a mistake in any program, for
 * which the model isn't asked, the model's first attempt, what else is found, and more attempts. Each is carried out in a throw-away copy and compared by what comes of it, not
 * by what the model thinks of it. Only the first attempt is shown while it is written. Where all are in vain none is made, and
 * the turn ends by saying so: a program that fails otherwise than before is harder to mend for its user, too.
 */
export async function* bestStep(
  { protocol, guide, newId, now }: Deps,
  context: StepContext,
  state: TurnState,
  messageId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  const search = createChangeSearch({ protocol, guide, now }, state, signal);
  const partOf = (call: Call): ToolCallPart => ({ type: "tool-call", callId: newId(), written: null, ...call });
  const mayChange = context.masks.allowed.some((form) => changing.includes(form));
  const sure = mayChange ? yield* search.sure() : null;
  if (sure) return ownStep(partOf(sure), context, messageId);
  const first = yield* takeStep(protocol, context, messageId, signal);
  // a call that ran out of room says nothing of whether there is something to mend
  const isCutOff = first.stop === "length" && first.parts.some(({ type }) => type === "tool-call");
  let trial = isCutOff ? "impossible" : await tryStep(first, guide, state, signal);
  if (trial === null || trial === "passes") return first;
  const { call, hasTried } = yield* search.others();
  if (isCutOff && !hasTried) return first;
  // the model's reply may have been cut off, this call isn't
  if (call) return { ...first, parts: [partOf(call)], stop: "tool-calls", origin: "harness" };
  let best: { step: AssistantMessage; trial: Trial } = { step: first, trial };
  let masks = context.masks;
  let last = first;
  const most = hasTried ? attemptsBesideChanges : mostAttempts;
  for (let attempt = 2; attempt <= most && best.trial !== "passes"; attempt++) {
    yield { type: "model-progress", phase: "try", done: attempt, total: most };
    // every other attempt looks elsewhere, the others look for other words
    if (attempt % 2 === 1 || trial === "impossible") masks = withoutTried(masks, last);
    last = yield* unseen(takeStep(protocol, { ...context, masks, attempt }, messageId, signal));
    trial = (await tryStep(last, guide, state, signal)) ?? "impossible";
    if (rankOf(trial) > rankOf(best.trial)) best = { step: last, trial };
  }
  return best.trial === "in-vain" ? yield* giveUp(best.step, guide.inVain(state), messageId) : best.step;
}

/** A step that the model wasn't asked for. */
function ownStep(part: ToolCallPart, { kind, messages }: StepContext, id: string): AssistantMessage {
  const own = messages.at(-1)?.role === "user" ? kind : null;
  return { role: "assistant", id, parts: [part], stop: "tool-calls", origin: "harness", kind: own, usage: null };
}

async function* giveUp(
  { kind, usage }: AssistantMessage,
  text: string,
  id: string,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  yield { type: "text-delta", messageId: id, text };
  return { role: "assistant", id, parts: [{ type: "text", text }], stop: "end", origin: "harness", kind, usage };
}

async function tryStep(
  step: AssistantMessage,
  guide: Deps["guide"],
  state: TurnState,
  signal: AbortSignal,
): Promise<Trial | null> {
  const calls = step.parts.filter((part) => part.type === "tool-call");
  const [call] = calls;
  return !call || calls.length !== 1 || step.stop === "length" ? null : tryCall(call, guide, state, signal);
}

/** The line that was tried isn't chosen again. */
function withoutTried(masks: StepMasks, { parts }: AssistantMessage): StepMasks {
  const tried = parts.flatMap((part) => {
    const line = part.type === "tool-call" ? part.input["old_text"] : undefined;
    return typeof line === "string" ? [line] : [];
  });
  const exclude = ["edit", "fix"].map((tool) => ({ tool, field: "old", values: tried }));
  return { ...masks, exclude: [...masks.exclude, ...exclude] };
}

/** What an attempt says of itself while it is made is of no use to anybody: it may never be done. What it asks is. */
async function* unseen(
  steps: AsyncGenerator<AgentEvent, AssistantMessage>,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  let step = await steps.next();
  while (!step.done) {
    if (step.value.type === "permission-request" || step.value.type === "permission-response") yield step.value;
    step = await steps.next();
  }
  return step.value;
}
