import { passagesOf } from "../../../facts/lines/passages.ts";
import type { Title } from "../../../facts/lines/titles.ts";

/** All that stands under a title, itself included; from `from` to before `to`. */
export type TitledPart = { title: Title; from: number; to: number };

/** The parts of a text, each up to the next title of its rank or a higher one; none for the title of the whole, nor where it isn't clear where a part ends. */
export function titledParts(lines: readonly string[], titles: readonly Title[]): TitledPart[] {
  return titles.flatMap((title, index) => {
    if (isOfWhole(lines, titles, title)) return [];
    const next = titles.slice(index + 1).find(({ rank }) => rank <= title.rank);
    const to = endOfText(lines, title.from, next?.from ?? lines.length);
    if (title.isSoft && !next && endsInProse(lines.slice(title.to, to))) return [];
    return [{ title, from: title.from, to }];
  });
}

/** Without the blank lines at its end. */
export function endOfText(lines: readonly string[], from: number, to: number): number {
  let end = to;
  while (end > from + 1 && lines[end - 1]?.trim() === "") end--;
  return end;
}

function isOfWhole(lines: readonly string[], titles: readonly Title[], { from, row, rank, isSoft }: Title): boolean {
  if (/^#\s/u.test(lines[row] ?? "")) return true;
  const isFirst = lines.slice(0, from).every((line) => line.trim() === "");
  const others = titles.filter((other) => other.row !== row);
  return !isSoft && isFirst && others.length > 0 && others.every((other) => other.rank > rank);
}

const bullet = /^\s*(?:[-*+•・]|\d{1,3}[.)])/u;

/** Whether more than one passage stands here, and the last is no list: that may belong to all of the text. */
function endsInProse(lines: readonly string[]): boolean {
  const passages = passagesOf(lines);
  const last = passages.at(-1);
  return (
    last !== undefined && passages.length > 1 && !lines.slice(last.from, last.to).some((line) => bullet.test(line))
  );
}
