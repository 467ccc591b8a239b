/** Says how many tokens are worth guessing now, by how it went before. */
export type DraftPace = {
  /** 0: none now. */
  next(): number;
  /** Tells how a guess went: `accepted` of `guessed` tokens were right, and checking them took so long. */
  checked(guessed: number, accepted: number, ms: number): void;
  /** Tells how long one token takes by itself. */
  single(ms: number): void;
};

/** One guess is checked with one token more than it has: whole blocks of 8 are cheapest. */
const sizes = [3, 7, 15];
/** Guessing has to save this much time, or it stops for a while: in tokens. */
const worth = { gain: 1.1, pauseAfterLoss: 8, longestPause: 64 };
/** How much the last time counts against those before it. */
const weight = 0.25;

export function createDraftPace(): DraftPace {
  let size = 0;
  let pause = 0;
  let nextPause = worth.pauseAfterLoss;
  let singleMs: number | null = null;
  /** Time that the same tokens would have taken one by one, against the time that they took. */
  let gain = worth.gain;

  return {
    next() {
      if (singleMs === null) return 0;
      if (pause > 0) {
        pause -= 1;
        return 0;
      }
      return sizes[size] ?? 0;
    },
    checked(guessed, accepted, ms) {
      if (singleMs !== null && ms > 0) gain += weight * (((accepted + 1) * singleMs) / ms - gain);
      if (accepted === guessed && size < sizes.length - 1) size += 1;
      else if (accepted < guessed / 2 && size > 0) size -= 1;
      if (gain >= worth.gain) {
        nextPause = worth.pauseAfterLoss;
        return;
      }
      pause = nextPause;
      nextPause = Math.min(worth.longestPause, nextPause * 2);
      // the next try has to prove itself, not to make up for those before
      gain = worth.gain;
      size = 0;
    },
    single(ms) {
      singleMs = singleMs === null ? ms : singleMs + weight * (ms - singleMs);
    },
  };
}
