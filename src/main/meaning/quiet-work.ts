import { type AppError, toAppError } from "../../shared/error.ts";

/** Work that is only done while nobody needs the computer, bit by bit. */
export type QuietWork = {
  /** Says that something goes on, which stops the work, until what this returns is called. */
  use(): () => void;
  /** There is more to do. */
  wake(): void;
  /** Stops it for good, and waits until it has stopped. */
  close(): Promise<void>;
};

export type QuietDeps = {
  /** Does what there is to do, from where it was stopped. */
  work(signal: AbortSignal): Promise<void>;
  /** So long nothing must have been going on, in milliseconds. */
  quietMs: number;
  /** Hears of what went wrong. Nothing is tried again then, until the next start: it would go wrong again. */
  report(error: AppError): void;
};

export function createQuietWork({ work, quietMs, report }: QuietDeps): QuietWork {
  let users = 0;
  let hasMore = true;
  let hasFailed = false;
  let timer: NodeJS.Timeout | null = null;
  let running: { stop: AbortController; finished: Promise<void> } | null = null;

  function plan(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (users > 0 || !hasMore || hasFailed || running) return;
    timer = setTimeout(begin, quietMs);
    timer.unref();
  }

  function begin(): void {
    timer = null;
    const stop = new AbortController();
    hasMore = false;
    const finished = go(stop.signal).finally(() => {
      running = null;
      plan();
    });
    running = { stop, finished };
  }

  async function go(signal: AbortSignal): Promise<void> {
    try {
      await work(signal);
    } catch (cause) {
      if (signal.aborted) {
        hasMore = true;
        return;
      }
      hasFailed = true;
      report(toAppError(cause));
    }
  }

  plan();
  return {
    use() {
      users += 1;
      plan();
      running?.stop.abort();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        users -= 1;
        hasMore = true;
        plan();
      };
    },
    wake() {
      hasMore = true;
      plan();
    },
    async close() {
      users += 1;
      plan();
      running?.stop.abort();
      await running?.finished;
    },
  };
}
