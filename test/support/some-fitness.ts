import type { Fitness } from "../../src/shared/fitness.ts";

/** A model that does single steps. */
export function someFitness(more: Partial<Fitness> = {}): Fitness {
  return {
    modelHash: "ab".repeat(32),
    engineVersion: "engine 1",
    testedAt: 1_700_000_000_000,
    dialect: "guided-text",
    tier: "small",
    native: { passed: 1, of: 3 },
    guided: { steps: { passed: 6, of: 6 }, edits: { passed: 3, of: 3 }, plans: { passed: 0, of: 2 } },
    gate: { prior: { chat: 0.2, look: 0.2, edit: 0.2, make: 0.2, run: 0.2 }, gamma: 0 },
    thinks: false,
    hasOwnTemplate: true,
    readPerSecond: 51.4,
    writePerSecond: 12.9,
    editForm: "line",
    triesSeveral: false,
    seconds: 80,
    ...more,
  };
}
