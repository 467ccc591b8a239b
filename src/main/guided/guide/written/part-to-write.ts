import { lengthOf, linesIn, type Part, passagesOf } from "../facts/passages.ts";
import { meantLines, rankLines, sectionsAbove } from "../facts/rank-lines.ts";
import { meantForms } from "../request/request-intent.ts";

/** A longer file would take a small model minutes to write. In characters. */
const longestWhole = 2_000;
/** So much of a longer file is written. In characters. */
const partRoom = 1_600;

/** What of a file is to be written: all of it, or whole lines of it. `before` and `after` is what stands around it. */
export type PartToWrite = {
  text: string;
  extent: "whole" | "parts";
  before: string;
  after: string;
  /** What the part stands under, and a table's columns. */
  facts: string;
};

/** The part of a file that a change is about; a short file as a whole. Null where it isn't clear which part of a longer one is meant. */
export function partToWrite(path: string, text: string, request: string): PartToWrite | null {
  if (text.length <= longestWhole) return { text, extent: "whole", before: "", after: "", facts: "" };
  const lines = text.split("\n");
  const isTable = /\.(?:csv|tsv)$/i.test(path);
  const isAdding = meantForms(request)[0] === "add";
  const part =
    isTable && isAdding ? lastLines({ from: 1, to: endOf(lines) }, lines) : meantPart(text, request, isAdding);
  if (!part) return null;
  const textOf = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map((line) => `${line}\n`)
      .join("");
  return {
    text: textOf(part.from, part.to),
    extent: "parts",
    before: textOf(0, part.from),
    after: lines.slice(part.to).join("\n"),
    facts: factsOf(part, lines, isTable),
  };
}

/**
 * All lines that a request can mean, with as much around them as belongs to them and has room; where something is added, up to the end of
 * what it belongs to. Null where these lines are too far from each other, or there are none.
 */
function meantPart(text: string, request: string, isAdding: boolean): Part | null {
  const lines = text.split("\n");
  const meant = meantLines(rankLines(text, request)).filter(({ score }) => score > 0);
  const numbers = meant.map(({ number }) => number - 1);
  if (numbers.length === 0) return null;
  const core = { from: Math.min(...numbers), to: Math.max(...numbers) + 1 };
  if (lengthOf(linesIn(core), lines) > partRoom) return null;
  const passages = passagesOf(lines).filter(({ from, to }) => from < core.to && to > core.from);
  const above = sectionsAbove(lines);
  const section = { from: core.from, to: above.findLastIndex((parents) => parents.includes(core.from)) + 1 };
  const all = [core, section, ...passages];
  const whole = { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
  const isTooLong = lengthOf(linesIn(whole), lines) > partRoom;
  return isAdding && isTooLong ? lastLines(whole, lines) : grown(core, whole, lines);
}

function lastLines(within: Part, lines: readonly string[]): Part {
  return grown({ from: Math.max(within.from, within.to - 1), to: within.to }, within, lines);
}

/** Without the empty line that a last line end makes. */
function endOf(lines: readonly string[]): number {
  return lines.at(-1) === "" ? lines.length - 1 : lines.length;
}

/** A part with a line more at either end in turn, as far as there is room and it stays within the other part. */
function grown(core: Part, within: Part, lines: readonly string[]): Part {
  let { from, to } = core;
  let left = partRoom - lengthOf(linesIn(core), lines);
  for (let isUp = true, inVain = 0; inVain < 2; isUp = !isUp) {
    const next = isUp ? from - 1 : to;
    const isIn = next >= within.from && next < within.to;
    const cost = (lines[next] ?? "").length + 1;
    if (!isIn || cost > left) {
      inVain++;
      continue;
    }
    inVain = 0;
    left -= cost;
    if (isUp) from--;
    else to++;
  }
  return { from, to };
}

function factsOf(part: Part, lines: readonly string[], isTable: boolean): string {
  const above = isTable ? [0] : (sectionsAbove(lines)[part.from] ?? []);
  const told = above.filter((line) => line < part.from).map((line) => (lines[line] ?? "").trim());
  if (told.length === 0) return "";
  return isTable ? `The columns are: ${told.join("")}` : `This part stands under: ${told.join(" > ")}`;
}
