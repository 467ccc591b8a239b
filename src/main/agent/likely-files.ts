import type { Message } from "../../shared/message.ts";

/**
 * `fit`: how much of the question a file shares in its words, from 0 to 1 for the one that shares most; `lineFit`: how much the best line of it does. `day`: when it was
 * written, as far as that is known, such as `2024-05`.
 */
export type CandidateFile = {
  path: string;
  text: string;
  extent: "whole" | "parts";
  fit: number;
  lineFit: number;
  day: string;
};

/** A question that is answered by a file which it doesn't name, and the files that may, each with what tells of it. */
export type FilesQuestion = {
  question: string;
  files: readonly CandidateFile[];
  /** What was said before, which the question may go on from. */
  messages: readonly Message[];
};
