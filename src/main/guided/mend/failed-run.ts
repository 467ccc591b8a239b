import type { ToldNames } from "./told-names.ts";

/** A run that failed, or printed something else than the request wants. */
export type FailedRun = {
  command: string;
  /** What it printed, with how it ended. */
  text: string;
  /** What the person asked for. */
  request: string;
  /** What it should have printed, with how it ends, where that was found out. */
  wanted?: string;
  /** It ran without an error, and only the request says that what it printed is wrong. */
  isTold?: true;
  /** The names that it should print and doesn't, and those that it prints and shouldn't, where the request says so. */
  names?: ToldNames;
  /** It tests other programs, by what is said of it or what it says: that it goes through is all that is wanted of it. */
  isTest?: true;
  /** The tests that it runs. */
  tests?: readonly string[];
};
