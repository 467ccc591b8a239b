import { freemem, totalmem } from "node:os";
import type { EngineClient } from "./engine-client.ts";

/**
 * Sees to the engine while nobody uses it: what was read is kept on the disk, it is measured how a new model computes best, and
 * memory that is needed elsewhere goes back to the computer.
 */
export type IdleEngine = {
  /** Something uses the engine, until what this returns is called. */
  use(): () => void;
  close(): void;
};

export type IdleRules = {
  keepAfterMs: number;
  /** Null: the memory is only freed when it gets short. */
  restAfterMs: number | null;
  everyMs: number;
  /** True where other programs are running out of memory. */
  isMemoryShort(): boolean;
};

/** A tenth of the memory, or one gigabyte on a large machine: below that computers begin to move programs out to the disk. */
const least = { share: 0.1, bytes: 1024 ** 3 };

export const idleRules = (restAfterMinutes: number): IdleRules => ({
  keepAfterMs: 30_000,
  restAfterMs: restAfterMinutes === 0 ? null : restAfterMinutes * 60_000,
  everyMs: 10_000,
  isMemoryShort: () => freemem() < Math.min(least.bytes, totalmem() * least.share),
});

export function createIdleEngine(
  engine: Pick<EngineClient, "keep" | "rest" | "tune">,
  { keepAfterMs, restAfterMs, everyMs, isMemoryShort }: IdleRules,
  now: () => number = () => performance.now(),
): IdleEngine {
  let users = 0;
  let idleSince: number | null = null;
  let isKept = true;

  const timer = setInterval(() => {
    if (users > 0 || idleSince === null) return;
    const idleMs = now() - idleSince;
    if ((restAfterMs !== null && idleMs >= restAfterMs) || isMemoryShort()) {
      idleSince = null;
      isKept = true;
      engine.rest().catch(() => undefined); // a process that is gone holds no memory
    } else if (!isKept && idleMs >= keepAfterMs) {
      isKept = true;
      // both only save time later
      engine
        .keep()
        .then(engine.tune)
        .catch(() => undefined);
    }
  }, everyMs);
  timer.unref();

  return {
    use() {
      users += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        users -= 1;
        idleSince = now();
        isKept = false;
      };
    },
    close: () => clearInterval(timer),
  };
}
