import { isRule } from "../../../facts/lines/titles.ts";
import { plainHeading } from "../../../written/list-groups.ts";
import type { Block } from "../lists/blocks.ts";

/** A text with lines right under the one title that is called exactly so and has nothing below it, apart from it as what stands under the others is. Null where there is none, or several. */
export function withSectionFilled(
  text: string,
  blocks: readonly Block[],
  names: readonly string[],
  own: readonly string[],
): string | null {
  const lines = text.split("\n");
  const said = names.map((name) => name.trim().toLowerCase());
  const sections = blocks.filter(({ kind }) => kind === "section");
  const called = sections.filter(({ text: title }) => said.includes(plainHeading(title).toLowerCase()));
  const [section, ...others] = called;
  if (!section || others.length > 0) return null;
  const at = belowTitle(lines, section);
  if (lines.slice(at, section.to).some((line) => line.trim() !== "")) return null;
  const areApart = sections.some(
    (other) => other.to > belowTitle(lines, other) && lines[belowTitle(lines, other)] === "",
  );
  const end = lines[section.from]?.endsWith("\r") === true ? "\r" : "";
  // the blank line that stands there already
  const isThere = areApart && at < lines.length - 1 && (lines[at] ?? "").trim() === "";
  const from = isThere ? at + 1 : at;
  const isClose = from < lines.length && (lines[from] ?? "").trim() !== "";
  const fresh = [...(areApart && !isThere ? [end] : []), ...own, ...(isClose ? [end] : [])];
  return lines.toSpliced(from, 0, ...fresh).join("\n");
}

/** The row behind a title and what underlines it. */
function belowTitle(lines: readonly string[], { from }: Block): number {
  let at = from;
  while (isRule(lines[at] ?? "")) at++;
  at++;
  while (isRule((lines[at] ?? "").replace(/\r$/u, ""))) at++;
  return at;
}
