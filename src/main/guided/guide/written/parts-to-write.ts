import { type Choice, chosenParts, leftOut, textOf } from "../facts/lines/excerpts.ts";
import type { Part } from "../facts/lines/passages.ts";
import { meantForms } from "../request/wishes/request-intent.ts";
import { withoutNewPhrases } from "../request/words/search-words.ts";

/** A longer file would take a small model minutes to write. In characters. */
const longestWhole = 2_000;
/** In a larger one nothing is looked for: that would take longer than a person waits. In characters. */
const longestSearched = 100_000;
/** So much of a longer file is written; where the model then leaves all as it is, only what fits best. In characters. */
const rooms = [1_200, 400] as const;
const [tableRoom] = rooms;
/** A part that shares less of a request than the best one isn't meant as well. */
const worthWriting = 0.6;
/** More parts than this a small model loses on the way. */
const mostParts = 6;

/** What of a file is to be written anew: all of it, or some parts of it, with a mark between them. */
export type PartToWrite = { text: string; extent: "whole" | "parts"; parts: readonly Part[] };

/**
 * The parts of a file that a change is about, and less of it for who leaves them as they are; a short file as a whole. None where nothing in
 * a longer one fits the request.
 */
export function partsToWrite(path: string, text: string, request: string): PartToWrite[] {
  if (text.length <= longestWhole) return [{ text, extent: "whole", parts: [] }];
  const lines = text.split("\n");
  if (text.length > longestSearched || lines.some((line) => line.trim() === leftOut)) return [];
  const ways = rooms
    .map((room) => partsOf(path, text, request, room))
    .filter((parts) => parts.length > 0 && parts.length <= mostParts)
    .map((parts) => ({ text: `${textOf(lines, parts)}\n`, extent: "parts" as const, parts }));
  return ways.filter((way, index) => ways.findIndex((other) => other.text === way.text) === index);
}

/** The whole text with its parts as they are written now; null where a part is missing or there are more of them. */
export function withWritten(text: string, { parts, extent }: PartToWrite, written: string): string | null {
  if (extent === "whole") return written;
  const fresh = written
    .replaceAll("\r\n", "\n")
    .replace(/\n+$/, "")
    .split(/\n[ \t]*\[…\][ \t]*\n/u);
  if (fresh.length !== parts.length) return null;
  return parts
    .reduceRight((all, { from, to }, index) => all.toSpliced(from, to - from, fresh[index] ?? ""), text.split("\n"))
    .join("\n");
}

function partsOf(path: string, text: string, request: string, room: number): Part[] {
  const isAdding = meantForms(request)[0] === "add";
  const choice: Choice = { room, worth: worthWriting, isLastFirst: isAdding };
  if (!isAdding || !/\.(?:csv|tsv)$/i.test(path)) return chosenParts(text, withoutNewPhrases(request, text), choice);
  // a row is added behind the others
  const lines = text.split("\n");
  const to = lines.at(-1) === "" ? lines.length - 1 : lines.length;
  let from = to;
  for (let left = tableRoom; from > 1 && left > 0; left -= lines[from - 1]?.length ?? 0) from--;
  return [
    { from: 0, to: 1 },
    { from, to },
  ];
}
