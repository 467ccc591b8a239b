import type { Forecast } from "../../shared/message.ts";

/** How quickly a model reads and writes here, as it was lately. */
export type Speed = {
  read(tokens: number, ms: number): void;
  wrote(tokens: number, ms: number): void;
  /** How long it takes to read so many tokens, and then to answer; null while nothing is known. */
  forecast(tokens: number): Forecast | null;
};

/** Fewer tokens say more of what surrounds them than of the model. */
const leastTokens = 16;
/** How much the last time counts against those before it. */
const weight = 0.3;
/** The steps and the words of a usual answer, in tokens: by the tasks of the evaluation. */
const usualAnswer = 150;

/** `known`: tokens a second that were measured before. */
export function createSpeed(known: { readPerSecond: number; writePerSecond: number } | null): Speed {
  let readMs = known ? 1_000 / known.readPerSecond : null;
  let writeMs = known ? 1_000 / known.writePerSecond : null;
  const mixed = (before: number | null, tokens: number, ms: number) =>
    tokens < leastTokens || ms <= 0 ? before : before === null ? ms / tokens : before + weight * (ms / tokens - before);
  return {
    read(tokens, ms) {
      readMs = mixed(readMs, tokens, ms);
    },
    wrote(tokens, ms) {
      writeMs = mixed(writeMs, tokens, ms);
    },
    forecast: (tokens) =>
      readMs === null || writeMs === null
        ? null
        : { readMs: Math.round(tokens * readMs), answerMs: Math.round(usualAnswer * writeMs) },
  };
}
