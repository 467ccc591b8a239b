import type { Call } from "../../../agent/step-protocol.ts";

/** Data as a program may get it, null for as it is, and as the program should take it: for both it is to print the same. */
export type Twin = { given: string | null; taken: string };

/**
 * How a request means a program to take its data, where it says so in words only: what is in the data and the program takes otherwise. The first
 * of the twins is about the data as it is. `changes`: what would make a program take it so. `inPrint`: how the request wants what comes out to be printed, where it
 * wants it otherwise.
 */
export type DataReading = {
  path: string;
  twins: readonly Twin[];
  changes: readonly Call[];
  inPrint?: (outcome: string) => string;
  /** What makes two outcomes the same that differ in a way which nothing is said of. */
  alike?: (outcome: string) => string;
  /** The command for the data as the program should take it, where that says something of the data. */
  command?: string;
  /** What a request may quote without wanting it printed: the data as it is written. */
  quoted?: string;
};

/** A program and the file that it reads. */
export type ProgramWithData = { program: { path: string; text: string }; data: { path: string; text: string } };

/** The same, with the command that runs the one on the other. */
export type RunOnData = ProgramWithData & { command: string };
