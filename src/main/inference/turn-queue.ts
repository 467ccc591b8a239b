/** Lets one call at a time to the engine, and one conversation at a time through a step. */
export type TurnQueue = {
  /**
   * Waits for a turn; resolves with what gives it back, and says whether the step is over with it. Calls of the conversation that is in the middle of a step go
   * before others; `isNewStep` says that the former step is over. An aborted waiter leaves at once.
   */
  enter(owner: object, isNewStep: boolean, signal: AbortSignal): Promise<(isStepOver: boolean) => void>;
};

type Waiter = { owner: object; isNewStep: boolean; start(): void };

/**
 * `pauseMs`: how long a conversation may think between two calls of a step before others get their turn. Were they let in
 * between the fields of a step, each would have to read its whole prompt again after the other.
 */
export function createTurnQueue(pauseMs = 250): TurnQueue {
  const waiters: Waiter[] = [];
  let isBusy = false;
  let current: object | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;

  function pump(): void {
    if (isBusy) return;
    const ongoing = waiters.find(({ owner, isNewStep }) => owner === current && !isNewStep);
    const isStepOver = pause === null || waiters.some(({ owner, isNewStep }) => owner === current && isNewStep);
    const next = ongoing ?? (isStepOver ? waiters[0] : undefined);
    if (!next) return;
    waiters.splice(waiters.indexOf(next), 1);
    isBusy = true;
    current = next.owner;
    if (pause) clearTimeout(pause);
    pause = null;
    next.start();
  }

  function leave(isStepOver: boolean): void {
    isBusy = false;
    if (!isStepOver) {
      pause = setTimeout(() => {
        pause = null;
        pump();
      }, pauseMs);
      pause.unref();
    }
    pump();
  }

  return {
    async enter(owner, isNewStep, signal) {
      signal.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const onAbort = (): void => {
          waiters.splice(waiters.indexOf(waiter), 1);
          reject(signal.reason);
          pump();
        };
        const waiter: Waiter = {
          owner,
          isNewStep,
          start() {
            signal.removeEventListener("abort", onAbort);
            resolve();
          },
        };
        signal.addEventListener("abort", onAbort, { once: true });
        waiters.push(waiter);
        pump();
      });
      let hasLeft = false;
      return (isStepOver) => {
        if (hasLeft) return;
        hasLeft = true;
        leave(isStepOver);
      };
    },
  };
}
