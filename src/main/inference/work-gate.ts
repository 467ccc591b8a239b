/**
 * Lets one piece of work at a time to the processors: two at once would only slow each other down, and neither could say
 * how long it takes. Pieces of different conversations take turns, so that none that writes stands still while another reads.
 */
export type WorkGate = {
  /** For one token, or one question. */
  once<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** For pieces that follow one another. Who enters leaves again, whatever happens. */
  enter(signal: AbortSignal): Promise<Stay>;
};

export type Stay = {
  /** Lets others in where they have waited long enough for it, and comes back. Call it between two pieces. */
  giveWay(signal: AbortSignal): Promise<void>;
  leave(): void;
};

/**
 * So long a reading goes on before it lets one token of another conversation through, in milliseconds. A token takes about
 * a tenth of it, so a reading beside it keeps nine tenths of its speed.
 */
const shareMs = 800;

/**
 * The engine divides its threads among the contexts that work, and counts one as working until a timer that it sets at the end of
 * its piece. Who begins before that gets half of the threads. In milliseconds.
 */
const handOverMs = 2;

export function createWorkGate(now: () => number = () => performance.now()): WorkGate {
  const waiters: (() => void)[] = [];
  let isTaken = false;

  async function take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!isTaken) {
      isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const onAbort = (): void => {
        waiters.splice(waiters.indexOf(start), 1);
        reject(signal.reason);
      };
      const start = (): void => {
        signal.removeEventListener("abort", onAbort);
        resolve();
      };
      signal.addEventListener("abort", onAbort, { once: true });
      waiters.push(start);
    });
  }

  /** Goes over to who waited longest, without a moment between in which a third could slip in. */
  function release(): void {
    if (waiters.length > 0) setTimeout(next, handOverMs);
    else isTaken = false;
  }

  function next(): void {
    const start = waiters.shift();
    if (start) start();
    else isTaken = false;
  }

  return {
    async once(signal, work) {
      await take(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    async enter(signal) {
      await take(signal);
      let isIn = true;
      let since = now();
      return {
        async giveWay(stop) {
          if (waiters.length === 0 || now() - since < shareMs) return;
          isIn = false;
          release();
          await take(stop);
          isIn = true;
          since = now();
        },
        leave() {
          if (isIn) release();
          isIn = false;
        },
      };
    },
  };
}
