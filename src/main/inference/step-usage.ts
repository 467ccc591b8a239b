import type { StepUsage } from "../../shared/message.ts";

/** Counts what a step costs, from one reading of a prompt to the next. */
export type UsageMeter = {
  start(read: { evaluated: number; reused: number }): void;
  /** More that was read than the prompt. */
  read(tokens: number): void;
  sampled(tokens: number): void;
  forced(tokens: number): void;
  guessed(tokens: number): void;
  reading<T>(work: () => Promise<T>): Promise<T>;
  writing<T>(work: () => Promise<T>): Promise<T>;
  usage(): StepUsage;
};

export function createUsageMeter(contextSize: number, contextUsed: () => number): UsageMeter {
  let counts = { evaluated: 0, reused: 0, sampled: 0, forced: 0, guessed: 0, readMs: 0, writeMs: 0 };

  async function timed<T>(key: "readMs" | "writeMs", work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      counts[key] += performance.now() - start;
    }
  }

  return {
    start(read) {
      counts = { ...read, sampled: 0, forced: 0, guessed: 0, readMs: 0, writeMs: 0 };
    },
    read(tokens) {
      counts.evaluated += tokens;
    },
    sampled(tokens) {
      counts.sampled += tokens;
    },
    forced(tokens) {
      counts.forced += tokens;
    },
    guessed(tokens) {
      counts.guessed += tokens;
    },
    reading: (work) => timed("readMs", work),
    writing: (work) => timed("writeMs", work),
    usage: () => ({
      ...counts,
      readMs: Math.round(counts.readMs),
      writeMs: Math.round(counts.writeMs),
      contextUsed: contextUsed(),
      contextSize,
    }),
  };
}
