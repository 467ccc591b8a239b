import type { AgentEvent } from "../../shared/event.ts";
import { resultOf } from "../../shared/result-of.ts";
import type { Gap } from "./gap.ts";
import type { Guide, Proposal, TurnState } from "./guide.ts";
import type { Call, StepProtocol } from "./step-protocol.ts";
import { rankOf, tryCall } from "./try-call.ts";

/** A program that takes long, or that a change lets run on and on, isn't tried a hundred times. In milliseconds. */
const longestTrying = 45_000;

/**
 * A model fills in a place in a second or a few: so long it does before what is only likely is tried, as what it writes is seldom right by chance only, and so much
 * longer where nothing else helps. In milliseconds.
 */
const firstFilling = 50_000;
const restFilling = 60_000;

/** What helps in part is gone on from, unless something that helps altogether is found this soon. In milliseconds. */
const lookingFurther = 12_000;

/** So many are tried at once: most of a trial is the start of a program. */
const triedTogether = 3;

type Deps = {
  protocol: Pick<StepProtocol, "fillIn">;
  guide: Pick<Guide, "tryOut" | "proposals" | "gaps">;
  /** In milliseconds, from any beginning. */
  now(): number;
};

/** Where a change is looked for: what is a mistake in any program first, by itself. */
export type ChangeSearch = {
  /** Such a change that makes pass what failed in this turn, or else comes furthest; null for none. */
  sure(): AsyncGenerator<AgentEvent, Call | null>;
  /**
   * The same for what the model writes in places that are left open, then for what else the harness proposes, then for more places where nothing has helped. `hasTried`:
   * there was something to try.
   */
  others(): AsyncGenerator<AgentEvent, { call: Call | null; hasTried: boolean }>;
};

export function createChangeSearch(deps: Deps, state: TurnState, signal: AbortSignal): ChangeSearch {
  const { guide } = deps;
  let proposed: Promise<readonly Proposal[]> | null = null;
  const proposals = () => (proposed ??= helpFrom(() => guide.proposals(state, signal), signal));
  return {
    async *sure() {
      const sure = (await proposals()).filter(({ isSure }) => isSure);
      return (yield* tryProposals(sure, deps, state, signal))?.call ?? null;
    },
    async *others() {
      const all = await proposals();
      const gaps = deps.protocol.fillIn ? await helpFrom(() => guide.gaps(state, signal), signal) : [];
      const filling = createFilling(gaps, deps, state, signal);
      let found = yield* filling(firstFilling);
      const others = all.filter(({ isSure }) => !isSure);
      if (found?.by !== Infinity) found = further(found, yield* tryProposals(others, deps, state, signal));
      // of two mistakes one is mended at a time
      found ??= yield* filling(restFilling);
      return { call: found?.call ?? null, hasTried: all.length + gaps.length > 0 };
    },
  };
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
  proposals: readonly Proposal[],
  { guide, now }: Deps,
  state: TurnState,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, Found | null> {
  const calls = proposals.map(({ call }) => call);
  let furthest: Found | null = null;
  const isOver = untilOver(longestTrying, now);
  for (let from = 0; from < proposals.length && !isOver(furthest); from += triedTogether) {
    yield { type: "model-progress", phase: "try", done: from + 1, total: proposals.length };
    furthest = further(furthest, await tryTogether(calls.slice(from, from + triedTogether), guide, state, signal));
  }
  return furthest;
}

/** Whether enough was tried: what passes was found, what helps in part was found a while ago, or the time is up. */
function untilOver(longest: number, now: () => number): (found: Found | null) => boolean {
  let until = now() + longest;
  let hasFound = false;
  return (found) => {
    if (found && !hasFound) until = Math.min(until, now() + lookingFurther);
    hasFound = found !== null;
    return found?.by === Infinity || now() >= until;
  };
}

/**
 * The same for what the model writes in places that are left open, for so long at most; each call goes on where the one before ended. It isn't
 * asked again where it can't fill in.
 */
function createFilling(
  gaps: readonly Gap[],
  { protocol, guide, now }: Deps,
  state: TurnState,
  signal: AbortSignal,
): (longest: number) => AsyncGenerator<AgentEvent, Found | null> {
  const tried = new Set<string>();
  let left = [...gaps];
  return async function* (longest) {
    const isOver = untilOver(longest, now);
    let furthest: Found | null = null;
    for (let gap = left.shift(); gap; gap = left.shift()) {
      yield { type: "model-progress", phase: "try", done: gaps.length - left.length, total: gaps.length };
      const filling = protocol.fillIn?.(gap, signal);
      const text = filling ? await resultOf(filling) : null;
      if (text === null) {
        left = [];
        break;
      }
      const fresh = gap.changes(text).filter(({ input }) => !tried.has(JSON.stringify(input)));
      for (const { input } of fresh) tried.add(JSON.stringify(input));
      furthest = further(furthest, await tryTogether(fresh, guide, state, signal));
      if (isOver(furthest)) break;
    }
    return furthest;
  };
}

function further(one: Found | null, other: Found | null): Found | null {
  return (other?.by ?? 0) > (one?.by ?? 0) ? other : one;
}

/** The best of a few changes, the first of equals; null where none comes further. */
async function tryTogether(
  calls: readonly Call[],
  guide: Pick<Guide, "tryOut">,
  state: TurnState,
  signal: AbortSignal,
): Promise<Found | null> {
  const trials = await Promise.all(calls.map((call) => tryCall(call, guide, state, signal)));
  return calls.reduce<Found | null>((best, call, index) => {
    const trial = trials[index] ?? null;
    return further(best, trial === null ? null : { call, by: rankOf(trial) });
  }, null);
}
