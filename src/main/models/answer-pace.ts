/** How long the first words of a server's answers take, and so how long to wait for the next ones. */
export type AnswerPace = {
  /** The first words of an answer to a request of so many characters came after so many milliseconds. */
  came(characters: number, ms: number): void;
  /** Milliseconds. */
  patienceFor(characters: number): number;
};

/** Another program may have taken the processor since, and what was read before may have to be read again. */
const slack = 10;
const leastMs = 60_000;

/** `mostMs`: for as long as nothing is known, and never more; a server loads a model for minutes. */
export function createAnswerPace(mostMs: number): AnswerPace {
  let slowest: number | null = null;
  return {
    came(characters, ms) {
      if (characters > 0) slowest = Math.max(slowest ?? 0, ms / characters);
    },
    patienceFor: (characters) =>
      slowest === null ? mostMs : Math.min(mostMs, Math.max(leastMs, slack * slowest * characters)),
  };
}
