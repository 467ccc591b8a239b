import type { Call } from "./step-protocol.ts";

/** A place in a text, for a model to fill in from what stands around it: not from what stands there, which may be wrong. */
export type Gap = {
  /** The file, and what it holds before the place and behind it, whole lines both. */
  path: string;
  before: string;
  after: string;
  /** What else is to be known, such as the test that fails. */
  beside: readonly { path: string; text: string }[];
  /** From 1 on. Later ones are made with some chance. */
  attempt: number;
  /** The changes that put `text` there, the likelier first. Empty where they would change nothing. */
  changes(text: string): readonly Call[];
};
