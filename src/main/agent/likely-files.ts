import type { Message } from "../../shared/message.ts";

/** A file that may answer a question. */
export type CandidateFile = { path: string; text: string };

/** A question that is answered by a file which it doesn't name, and the files that may. */
export type FilesQuestion = {
  question: string;
  files: readonly CandidateFile[];
  /** What was said before, which the question may go on from. */
  messages: readonly Message[];
};
