/** Says how many tokens are worth guessing now, by how it went before. */
export type DraftPace = {
  /** 0: none now. */
  next(): number;
  /** Tells how a guess went: `accepted` of `guessed` tokens were right, and checking them took so long. */
  checked(guessed: number, accepted: number, ms: number): void;
  /** Tells how long one token takes by itself. */
  single(ms: number): void;
};

/** One guess is checked with one token more than it has: whole blocks of 4, 8 and 16 are cheapest. */
const sizes = [3, 7, 15] as const;
type Size = (typeof sizes)[number];

/** Guessing has to save this much time, or it stops for a while: in tokens. */
const worth = { gain: 1.05, pauseAfterLoss: 8, longestPause: 96 };
/** How much the last time counts against those before it. */
const weight = 0.25;
/** The share of right tokens before the first guess, and how much the last guess says of it: one that is wholly wrong is enough to stop. */
const rightness = { before: 0.67, weight: 0.4 };
/** What a larger block costs for each token against the one before it, until it was tried. */
const cheaper = 0.85;

/**
 * How many tokens are gained by a guess follows from the share of right ones, and what it costs from the times that were seen: the
 * size is chosen at which a token takes least.
 */
export function createDraftPace(): DraftPace {
  const costs = new Map<Size, number>();
  let singleMs: number | null = null;
  let right = rightness.before;
  let pause = 0;
  let nextPause = worth.pauseAfterLoss;

  function costOf(size: Size): number | null {
    const seen = costs.get(size);
    if (seen !== undefined) return seen;
    const smaller = sizes[sizes.indexOf(size) - 1];
    const cost = smaller === undefined ? undefined : costs.get(smaller);
    return smaller === undefined || cost === undefined ? null : (cost * cheaper * (size + 1)) / (smaller + 1);
  }

  /** How many times as quick writing would be with guesses of this size. */
  function gainOf(size: Size): number {
    const cost = costOf(size);
    if (cost === null || singleMs === null) return 0;
    const tokens = right < 1 ? (1 - right ** (size + 1)) / (1 - right) : size + 1;
    return (tokens / cost) * singleMs;
  }

  function best(): Size {
    return sizes.reduce<Size>((one, other) => (gainOf(other) > gainOf(one) ? other : one), sizes[0]);
  }

  return {
    next() {
      if (singleMs === null) return 0;
      if (pause > 0) {
        pause -= 1;
        return 0;
      }
      return best();
    },
    checked(guessed, accepted, ms) {
      const size = sizes.find((each) => each >= guessed) ?? sizes[2];
      const seen = costs.get(size);
      costs.set(size, seen === undefined ? ms : seen + weight * (ms - seen));
      right += rightness.weight * (accepted / (accepted + (accepted < guessed ? 1 : 0)) - right);
      // who is right to the end may just have been asked for too little
      if (accepted === guessed || gainOf(best()) >= worth.gain) {
        nextPause = worth.pauseAfterLoss;
        return;
      }
      pause = nextPause;
      nextPause = Math.min(worth.longestPause, nextPause * 2);
      // the next try has to prove itself, not to make up for those before
      right = rightness.before;
    },
    single(ms) {
      singleMs = singleMs === null ? ms : singleMs + weight * (ms - singleMs);
    },
  };
}
