import type { Language } from "./program-file.ts";

/** A program that doesn't run as a request wants it; `failing` are the lines that its failure names, from 1 on. */
export type BrokenProgram = {
  lines: readonly string[];
  language: Language;
  failing: ReadonlySet<number>;
  failure: string;
  request: string;
};
