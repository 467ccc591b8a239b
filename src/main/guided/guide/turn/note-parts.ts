import { isLanguageNote } from "../request/words/answer-language.ts";

/** The words by which a part of a note is known. */
export const requestAgain = "The request was: ";
export const bestPart = "The part that fits best:";
export const newestPart = "The newest that is said of it, and what counts, is from";
export const stillThere = "is still in";
export const notRunnable = "It can't be run by its name.";
export const notChanged = "is named in the request and not changed yet";
export const nothingMoved = "Nothing was moved or copied";
export const notMoved = "Not moved";
/** What a request still wants. Small models write it on, into the file that they are writing. */
export const stillToDo = "Still to do: ";

/** What a note says beyond what was read and asked: the facts that the harness found out. */
export function factsIn(note: string): string {
  const repeated = [bestPart, requestAgain, stillToDo].map((words) => note.indexOf(words)).filter((at) => at !== -1);
  const facts = note.slice(0, Math.min(note.length, ...repeated));
  return facts
    .split("\n")
    .filter((line) => !isLanguageNote(line))
    .join("\n")
    .trim();
}

/** What a note says of the part of a result that fits the request best; nothing where none stands out. */
export function bestPartIn(note: string): string {
  const from = note.indexOf(bestPart);
  if (from === -1) return "";
  const ends = [requestAgain, stillToDo].map((words) => note.indexOf(words, from)).filter((at) => at !== -1);
  const lines = note.slice(from, Math.min(note.length, ...ends)).split("\n");
  return lines
    .filter((line) => !isLanguageNote(line))
    .join("\n")
    .trim();
}

/** True where a result says that something which the request names is still to be done. */
export function saysUnfinished(note: string): boolean {
  return [stillThere, notChanged, notRunnable, nothingMoved, notMoved].some((phrase) => note.includes(phrase));
}
