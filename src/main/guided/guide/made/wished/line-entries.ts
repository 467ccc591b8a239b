import { cellsOf, delimiterOf, plainCell } from "../../facts/tables/csv-lines.ts";
import { linesToChange } from "../../written/narrow-part.ts";
import type { Entry } from "./entry-meant.ts";
import type { Slotted } from "./slots.ts";

/** An entry that is a line by itself, with where it stands. */
export type Placed = Entry & { row: number; slotted: Slotted };

/** What can be changed or go by itself: lines, but for those that go on in another one. */
export function entriesOf(path: string, text: string, slotted: readonly Slotted[]): Placed[] {
  const lines = slotted.map(({ line }) => line.replace(/\r$/, ""));
  const delimiter = /\.(?:csv|tsv)$/i.test(path) ? delimiterOf(lines[0] ?? "") : null;
  return linesToChange(path, text).flatMap(({ line, part: { from: row, to } }) => {
    const own = slotted[row];
    if (!own || to - row > 1) return [];
    const raw = lines[row] ?? "";
    const cells =
      delimiter === null ? raw.split(/\||\t| {2,}|[:=–—]\s|(?:\s*\. ?){3,}|\s*…+/u) : cellsOf(raw, delimiter);
    const [setting] = own.settings;
    const plain = cells.map((cell) => plainCell(cell).replace(sign, ""));
    const names = [...plain, setting?.key ?? ""];
    const short = plain.map((name) => name.replace(detail, ""));
    const above = [line.above, ...(setting?.parents ?? []), ...linesBeside(path, lines, row)].join("\n");
    return [{ text: delimiter === null ? raw : line.text, above, names, short, row, slotted: own }];
  });
}

/** What is said behind a name: what it is counted by, how much of it there is. */
const detail = /(?:[,(（、]|\s+\d[\d.,]*\s?(?:\p{L}{1,4})?\s*$).*$/u;

/** What an item begins with. */
const sign = /^[-*+•・]\s*(?:\[.\]\s*)?/u;

/** A thing has so many keys, a card so many lines, before and behind one of them. */
const longestSide = 30;

/** What stands in the record that a line is a part of: a card, or the keys of one thing. */
function linesBeside(path: string, lines: readonly string[], row: number): string[] {
  const isCard = path.endsWith(".vcf");
  const isOwn = /^\s*(?:- )?[{[]/.test(lines[row] ?? "");
  if (!isCard && (isOwn || !/\.(?:json|ya?ml|toml)$/i.test(path))) return [];
  const depth = depthOf(lines[row] ?? "");
  const isBeside = (at: number) => {
    const line = lines[at];
    return (
      line !== undefined &&
      (isCard ? !/^(?:BEGIN|END):/.test(line) : depthOf(line) >= depth && line.trim() !== "" && !isTable.test(line))
    );
  };
  let [from, to] = [row, row + 1];
  while (row - from < longestSide && isBeside(from - 1) && (isCard || !begins.test(lines[from] ?? ""))) from--;
  while (to - row < longestSide && isBeside(to) && (isCard || !begins.test(lines[to] ?? ""))) to++;
  const others = [...lines.slice(from, row), ...lines.slice(row + 1, to)];
  // what holds more is another thing
  const own = others.filter((line) => isCard || (depthOf(line) === depth && !/[{[:]\s*$/.test(line)));
  // `"name": "Ann",` is called Ann
  return [...own, ...own.flatMap((line) => /[:=]\s*["']?([^"'{}[\],]+)["']?,?\s*$/u.exec(line)?.[1] ?? [])];
}

/** The name of what stands below it, in TOML. */
const isTable = /^\s*\[[^\],]+\]+\s*(?:#.*)?$/;

/** In YAML the first key of a record stands behind a dash. */
const begins = /^\s*- /;

function depthOf(line: string): number {
  return /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
}
