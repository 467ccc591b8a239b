import * as z from "zod";
import type { RequestKind } from "./message.ts";

const count = z.int().nonnegative();
const score = z.object({ passed: count, of: count });
const share = z.number().min(0).max(1);
const kinds = { chat: share, look: share, edit: share, make: share, run: share } satisfies Record<RequestKind, unknown>;

/** What a model showed on this computer, in requests of the test's own: how it is best asked for steps, and what to expect. */
export const fitnessSchema = z.object({
  /** The sha256 of a local file, or a server's digest of its model. With `engineVersion` it says what was tested. */
  modelHash: z.string().min(1),
  engineVersion: z.string().min(1),
  /** Milliseconds since 1970. */
  testedAt: z.number().nonnegative(),
  dialect: z.enum(["guided-text", "guided-json", "native"]),
  /** `full`: all it is asked for. `small`: single steps; the harness makes several attempts where it can compare them. `talk`: no tools. */
  tier: z.enum(["full", "small", "talk"]),
  /** Calls in its own way, without help; null where it knows none. The test stops when it is decided, so `of` may be less than all. */
  native: score.nullable(),
  /** What it did in `dialect`, with all the help there is. What wasn't tried any more is 0 of 0. */
  guided: z.object({ steps: score, edits: score, plans: score }),
  /** What it takes every request for, and how much of that to take off; null where its kinds can't be weighed. */
  gate: z.object({ prior: z.object(kinds), gamma: share }).nullable(),
  /** It thinks before it speaks. */
  thinks: z.boolean(),
  hasOwnTemplate: z.boolean(),
  /** Tokens; 0 where it couldn't be measured. */
  readPerSecond: z.number().nonnegative(),
  writePerSecond: z.number().nonnegative(),
  /** What it changed a file with more often as was asked: a new line for an old one, or new words for old ones. */
  editForm: z.enum(["line", "replace"]),
  /** It failed to mend something at the first attempt, and managed at a later one. */
  triesSeveral: z.boolean(),
  /** What the test took. */
  seconds: z.number().nonnegative(),
});

export type Fitness = z.output<typeof fitnessSchema>;
export type Score = z.output<typeof score>;

/** How far a test is: of `total` requests `done` are made. `what` says which ones come now: "single steps". */
export type FitnessProgress = { done: number; total: number; what: string };

/** What a person sees of it. */
export type FitnessView = Pick<Fitness, "tier" | "dialect" | "testedAt"> & { words: string };

export function viewOf(fitness: Fitness): FitnessView {
  const { tier, dialect, testedAt } = fitness;
  return { tier, dialect, testedAt, words: fitnessWords(fitness) };
}

/** What a model is good for, in sentences. */
export function fitnessWords(fitness: Fitness): string {
  return [ability(fitness), manner(fitness), speed(fitness)].filter((sentence) => sentence !== "").join(" ");
}

function ability({ tier, guided: { steps, edits, plans } }: Fitness): string {
  if (tier === "talk") return `For talking only: it got ${outOf(steps)} single steps right.`;
  const told = [
    `Does single steps ${grade(steps)} (${outOf(steps)})`,
    `edits ${grade(edits)} (${outOf(edits)})`,
    `plans ${grade(plans)} (${outOf(plans)})`,
  ];
  return `${told.join(", ")}.`;
}

function manner({ tier, dialect, thinks }: Fitness): string {
  if (tier === "talk") return "";
  const ways: Readonly<Record<Fitness["dialect"], string>> = {
    native: "It calls tools by itself",
    "guided-text": "Hearth leads it through each step",
    "guided-json": "Hearth gives it forms to fill in",
  };
  return `${ways[dialect]}${thinks ? ", and it thinks first" : ""}.`;
}

function speed({ readPerSecond, writePerSecond }: Fitness): string {
  if (readPerSecond === 0 || writePerSecond === 0) return "";
  return `It reads ${rate(readPerSecond)} and writes ${rate(writePerSecond)} tokens a second here.`;
}

/** From four fifths on it is well, from half on fairly well. */
function grade({ passed, of }: Score): string {
  const part = of === 0 ? 0 : passed / of;
  if (part >= 0.8) return "well";
  return part >= 0.5 ? "fairly well" : "poorly";
}

function outOf({ passed, of }: Score): string {
  return `${passed} of ${of}`;
}

function rate(perSecond: number): string {
  return perSecond < 10 ? String(Math.round(perSecond * 10) / 10) : String(Math.round(perSecond));
}
