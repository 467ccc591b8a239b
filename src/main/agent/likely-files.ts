import type { Message } from "../../shared/message.ts";

/** `fit`: how much of the question a file shares in its words, from 0 to 1 for the one that shares most. */
export type CandidateFile = { path: string; text: string; extent: "whole" | "parts"; fit: number };

/** A question that is answered by a file which it doesn't name, and the files that may, each with what tells of it. */
export type FilesQuestion = {
  question: string;
  files: readonly CandidateFile[];
  /** What was said before, which the question may go on from. */
  messages: readonly Message[];
};
