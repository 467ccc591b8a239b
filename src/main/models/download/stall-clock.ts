/** Ends a wait in which nothing comes. */
export type StallClock = {
  /** Aborts with the caller's signal, and when nothing came for too long. */
  signal: AbortSignal;
  restart(ms: number): void;
  stop(): void;
  hasStalled(): boolean;
};

export function stallClock(signal: AbortSignal): StallClock {
  const own = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([own.signal, signal]),
    restart(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(), ms);
    },
    stop: () => clearTimeout(timer),
    hasStalled: () => own.signal.aborted,
  };
}
