import type { AgentEvent } from "../../shared/event.ts";
import type { AssistantMessage, ToolCallPart } from "../../shared/message.ts";
import type { Gap } from "./gap.ts";
import type { Guide, Trial, TurnState } from "./guide.ts";
import type { Call, StepContext, StepMasks, StepProtocol } from "./step-protocol.ts";
import { takeStep } from "./take-step.ts";

/** More attempts than this cost a small machine more time than they are worth. */
const mostAttempts = 5;
/** What many small changes haven't mended, a model seldom does. */
const attemptsBesideProposals = 3;

/** A program that takes long, or that a change lets run on and on, isn't tried a hundred times. In milliseconds. */
const longestTrying = 45_000;

/**
 * A model fills in a place in a few seconds: so long it does before all else, as what it writes is seldom right by chance only, and so much
 * longer where nothing else helps. In milliseconds.
 */
const firstFilling = 50_000;
const restFilling = 60_000;

/** So many are tried at once: most of a trial is the start of a program. */
const triedTogether = 3;

function rankOf(trial: Trial): number {
  if (typeof trial === "object") return trial.furtherBy;
  return { passes: Infinity, same: -1, "in-vain": -2, impossible: -3 }[trial];
}

type Deps = {
  protocol: StepProtocol;
  guide: Pick<Guide, "tryOut" | "proposals" | "gaps" | "inVain">;
  newId(): string;
  /** In milliseconds, from any beginning. */
  now(): number;
};

/**
 * The model's next step; where a change can be tried out before it is made, the best of several: the model's first attempt,
 * what the harness proposes, and more attempts. Each is carried out in a throw-away copy and compared by what comes of it, not
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
  const first = yield* takeStep(protocol, context, messageId, signal);
  let trial = await tryStep(first, guide, state, signal);
  if (trial === null || trial === "passes") return first;
  const proposals = await helpFrom(() => guide.proposals(state, signal), signal);
  const filling = createFilling({ protocol, guide, now }, state, signal);
  let found = yield* filling(firstFilling);
  if (found?.by !== Infinity) found = further(found, yield* tryProposals(proposals, { guide, now }, state, signal));
  // of two mistakes one is mended at a time
  found ??= yield* filling(restFilling);
  if (found) {
    const part: ToolCallPart = { type: "tool-call", callId: newId(), written: null, ...found.call };
    return { ...first, parts: [part], origin: "harness" };
  }
  let best: { step: AssistantMessage; trial: Trial } = { step: first, trial };
  let masks = context.masks;
  let last = first;
  const most = proposals.length > 0 ? attemptsBesideProposals : mostAttempts;
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

async function* giveUp(
  { kind, usage }: AssistantMessage,
  text: string,
  id: string,
): AsyncGenerator<AgentEvent, AssistantMessage> {
  yield { type: "text-delta", messageId: id, text };
  return { role: "assistant", id, parts: [{ type: "text", text }], stop: "end", origin: "harness", kind, usage };
}

/** Proposals are a help like trials: where none can be made, the model's attempts are what there is. */
async function helpFrom<Help>(find: () => Promise<readonly Help[]>, signal: AbortSignal): Promise<readonly Help[]> {
  try {
    return await find();
  } catch {
    signal.throwIfAborted();
    return [];
  }
}

/** A change that came further than nothing, and by how much; `Infinity` where it passes. */
type Found = { call: Call; by: number };

/** The first change that the harness proposes and that passes; else the one that comes furthest, and null where none does. */
async function* tryProposals(
  proposals: readonly Call[],
  { guide, now }: Pick<Deps, "guide" | "now">,
  state: TurnState,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, Found | null> {
  const started = now();
  let furthest: Found | null = null;
  for (let from = 0; from < proposals.length && now() - started < longestTrying; from += triedTogether) {
    yield { type: "model-progress", phase: "try", done: from + 1, total: proposals.length };
    furthest = further(furthest, await tryTogether(proposals.slice(from, from + triedTogether), guide, state, signal));
    if (furthest?.by === Infinity) break;
  }
  return furthest;
}

/**
 * The same for what the model writes in places that are left open, for so long at most; each call goes on where the one before ended. It isn't
 * asked again where it can't fill in.
 */
function createFilling(
  { protocol, guide, now }: Pick<Deps, "protocol" | "guide" | "now">,
  state: TurnState,
  signal: AbortSignal,
): (longest: number) => AsyncGenerator<AgentEvent, Found | null> {
  const tried = new Set<string>();
  let gaps: readonly Gap[] | null = null;
  let next = 0;
  return async function* (longest) {
    gaps ??= protocol.fillIn ? await helpFrom(() => guide.gaps(state, signal), signal) : [];
    const started = now();
    let furthest: Found | null = null;
    for (; next < gaps.length && now() - started < longest && furthest?.by !== Infinity; next++) {
      const gap = gaps[next];
      yield { type: "model-progress", phase: "try", done: next + 1, total: gaps.length };
      const text = gap ? await fillIn(protocol, gap, signal) : null;
      if (!gap || text === null) {
        gaps = [];
        break;
      }
      const fresh = gap.changes(text).filter(({ input }) => !tried.has(JSON.stringify(input)));
      for (const { input } of fresh) tried.add(JSON.stringify(input));
      furthest = further(furthest, await tryTogether(fresh, guide, state, signal));
    }
    return furthest;
  };
}

async function fillIn(protocol: StepProtocol, gap: Gap, signal: AbortSignal): Promise<string | null> {
  const filling = protocol.fillIn?.(gap, signal);
  if (!filling) return null;
  let step = await filling.next();
  while (!step.done) step = await filling.next();
  return step.value;
}

function further(one: Found | null, other: Found | null): Found | null {
  return (other?.by ?? 0) > (one?.by ?? 0) ? other : one;
}

/** The best of a few changes, the first of equals; null where none comes further. */
async function tryTogether(
  calls: readonly Call[],
  guide: Deps["guide"],
  state: TurnState,
  signal: AbortSignal,
): Promise<Found | null> {
  const trials = await Promise.all(calls.map((call) => tryCall(call, guide, state, signal)));
  return calls.reduce<Found | null>((best, call, index) => {
    const trial = trials[index] ?? null;
    return further(best, trial === null ? null : { call, by: rankOf(trial) });
  }, null);
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

async function tryCall(call: Call, guide: Deps["guide"], state: TurnState, signal: AbortSignal): Promise<Trial | null> {
  try {
    return await guide.tryOut(call, state, signal);
  } catch {
    signal.throwIfAborted();
    // a trial is a help: where none can be made, such as on a full disk, the step is taken all the same
    return null;
  }
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
