import { htmlEntries } from "../../../written/html-entries.ts";
import { plainEntry, plainHeading } from "../../../written/list-groups.ts";
import { csvLines, plainCell } from "../../../facts/tables/csv-lines.ts";
import { passagesOf } from "../../../facts/lines/passages.ts";
import { sectionsAbove } from "../../../facts/lines/rank-lines.ts";
import { plainTitlesIn, type Title, titlesIn } from "../../../facts/lines/titles.ts";
import { textTables } from "../../../facts/tables/text-tables.ts";
import type { Entry } from "../entry-meant.ts";
import { ignoredLines, isIgnoreList } from "./ignore-lists.ts";
import { withLooseLists } from "./loose-lists.ts";
import { type PlainLine, plainLines } from "./plain-lists.ts";
import { endOfText, titledParts } from "../sections/titled-parts.ts";

/** Lines of a text that go or move as a whole; from `from` to before `to`, counted from 0. Those of one `group` stand side by side. */
export type Block = Entry & { kind: BlockKind; from: number; to: number; group: string };
/** A record is a card, an event, a title with its file, or all that stands under a `[name]`. */
export type BlockKind = "entry" | "row" | "record" | "paragraph" | "section";

/** What a text is made of, smaller things before those that hold them. */
export function blocksOf(path: string, text: string): Block[] {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  if (/\.m3u8?$/i.test(path)) return titledFiles(lines);
  if (/\.(?:vcf|ics)$/i.test(path)) return cards(lines);
  if (/\.(?:csv|tsv)$/i.test(path)) return csvRows(text);
  if (/\.html?$/i.test(path)) return pageEntries(text);
  if (/\.ya?ml$/i.test(path)) return listEntries(lines);
  if (isIgnoreList(path)) return lineEntries(lines, ignoredLines(lines));
  if (/\.(?:ini|toml|cfg|conf)$/i.test(path)) return namedParts(lines);
  if (!/\.(?:md|markdown|txt|text|rst)$/i.test(path)) return [];
  const titles = /\.(?:md|markdown)$/i.test(path) ? titlesIn(lines) : plainTitlesIn(lines);
  return [
    ...listEntries(lines),
    ...(/\.(?:txt|text)$/i.test(path) ? lineEntries(lines, plainLines(lines, titles)) : []),
    ...tableRows(path, text),
    ...paragraphs(lines, titles),
    ...sections(lines, titles),
  ];
}

/** What names the list or the table that a block stands in: the nearest title, and the line right above. */
export function titleOf({ above }: Entry): string {
  return [...new Set(above.split("\n"))].slice(-2).join("\n");
}

/** Those of these blocks that stand in what is called exactly so; all of them where none does. */
export function inCalledSo<Each extends Entry>(blocks: readonly Each[], names: readonly string[]): readonly Each[] {
  const said = names.map((name) => name.trim().toLowerCase());
  const isExact = (block: Each) =>
    titleOf(block)
      .split("\n")
      .some((line) => said.includes(plainHeading(line).toLowerCase()));
  const exact = blocks.filter(isExact);
  return exact.length > 0 ? exact : blocks;
}

/** A song with the title above it. */
function titledFiles(lines: readonly string[]): Block[] {
  return lines.flatMap((line, row) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const from = lines[row - 1]?.startsWith("#EXTINF") === true ? row - 1 : row;
    const title = from < row ? (lines[from]?.replace(/^[^,]*,\s*/, "") ?? "") : "";
    return [blockOf("record", { from, to: row + 1 }, [title || line], title === "" ? [line] : title.split(" - "), "")];
  });
}

function cards(lines: readonly string[]): Block[] {
  const begins = /^BEGIN:(VEVENT|VTODO|VCARD)\s*$/;
  return lines.flatMap((line, from) => {
    const kind = begins.exec(line)?.[1];
    const to = kind === undefined ? 0 : lines.indexOf(`END:${kind}`, from) + 1;
    const own = lines.slice(from, to);
    const names = own.flatMap((each) => /^(?:FN|SUMMARY)[^:]*:(.*)$/.exec(each)?.[1] ?? []);
    return to === 0 ? [] : [blockOf("record", { from, to }, own, names, "")];
  });
}

function csvRows(text: string): Block[] {
  return (csvLines(text)?.body ?? []).map(({ line, cells, number }) =>
    blockOf("row", { from: number - 1, to: number }, [line], cells.map(plainCell), ""),
  );
}

function tableRows(path: string, text: string): Block[] {
  return textTables(path, text).flatMap(({ heading, columns, rows }, index) =>
    // a list of keys is no table
    columns.every((column) => column === "")
      ? []
      : rows.map(({ line, number, cells }) => {
          const names = cells.map((cell) => cell.text);
          return blockOf("row", { from: number - 1, to: number }, [line], names, heading, String(index));
        }),
  );
}

function pageEntries(text: string): Block[] {
  let last = { end: -1, group: 0 };
  return htmlEntries(text).map(({ start, end, cells }) => {
    last = { end, group: last.end === start ? last.group : start };
    return blockOf("entry", { from: start, to: end }, cells, cells, "", String(last.group));
  });
}

const bullet = /^(\s*)(?:[-*+]\s+(?=\S)|[•・]\s*(?=\S)|\d{1,3}[.)]\s+(?=\S)|\[[ xX]\]\s)/u;
/** Entries of lists, each with what is indented below it; a blank line or any other line ends a group. */
function listEntries(lines: readonly string[]): Block[] {
  const above = sectionsAbove(lines);
  const found: Block[] = [];
  let group = { row: -1, indent: 0, title: "" };
  lines.forEach((line, row) => {
    const indent = bullet.exec(line)?.[1]?.length;
    const last = found.at(-1);
    const isNext = last?.to === row;
    if (last && isNext && line.trim() !== "" && indentOf(line) > group.indent) last.to = row + 1;
    if (indent === undefined || (isNext && indent > group.indent)) return;
    if (!isNext || indent !== group.indent) group = { row, indent, title: titleAbove(lines, row) };
    const said = plainEntry(line);
    const parents = (above[row] ?? []).map((at) => lines[at] ?? "");
    const names = [said, ...said.split(/[:–—=(]\s?| - /u)].map((name) => name.trim());
    found.push(
      blockOf(
        "entry",
        { from: row, to: row + 1 },
        [said],
        names,
        [...parents, group.title].join("\n"),
        String(group.row),
      ),
    );
  });
  return withLooseLists(lines, found);
}

/** Lines that are entries without a sign, by all that they say, and by what stands before a comma or a bracket. */
function lineEntries(lines: readonly string[], entries: readonly PlainLine[]): Block[] {
  return entries.map(({ row, title, list }) => {
    const said = (lines[row] ?? "").trim();
    const bare = said.replace(/^\d+\s?(?:[x×]\s*|\s)/u, "");
    const names = [said, bare, bare.split(/,\s|\s[-–—]\s|\s?\(/u)[0] ?? ""].map((name) => name.trim());
    return blockOf("entry", { from: row, to: row + 1 }, [said], names, title, `line ${list}`);
  });
}

/** The line that a list stands right under, or with blank lines between. */
function titleAbove(lines: readonly string[], row: number): string {
  return lines.slice(0, row).findLast((line) => /[\p{L}\p{N}]/u.test(line) && !bullet.test(line)) ?? "";
}

function paragraphs(lines: readonly string[], titles: readonly Title[]): Block[] {
  const above = sectionsAbove(lines);
  const isProse = (line: string) =>
    line.trim() !== "" && !bullet.test(line) && !/^\s*(?:#{1,6}\s|\||```|---)/.test(line);
  return passagesOf(lines).flatMap(({ from, to }) => {
    const own = lines.slice(from, to);
    if (!own.every(isProse) || titles.some(({ row }) => row >= from && row < to)) return [];
    const parents = (above[from] ?? []).flatMap((at) => lines[at] ?? []);
    const names = (own[0] ?? "").split(/[:–—]\s/u).map((name) => name.trim());
    return [blockOf("paragraph", { from, to }, own, names, parents.join("\n"))];
  });
}

/** What stands under a title. One that is only bold or marked, above something else than a list, may be a line by itself: it is called a section where a wish says so. */
function sections(lines: readonly string[], titles: readonly Title[]): Block[] {
  const above = sectionsAbove(lines);
  return titledParts(lines, titles).map(({ title: { name, row, rank, isSoft, to: start }, from, to }) => {
    const parents = (above[row] ?? []).map((at) => lines[at] ?? "").join("\n");
    const isLine = isSoft && !bullet.test(lines.slice(start, to).find((line) => line.trim() !== "") ?? "");
    return blockOf("section", { from, to }, [name], isLine ? [] : [name], parents, `${rank} ${parents}`);
  });
}

/** `[kitchen]` and the keys below it, up to the next one; a comment right above the next one belongs to that. */
function namedParts(lines: readonly string[]): Block[] {
  const title = /^\s*\[([^[\]]+)\]\s*(?:[#;].*)?$/u;
  return lines.flatMap((line, from) => {
    const name = title.exec(line)?.[1];
    if (name === undefined) return [];
    const next = lines.findIndex((other, row) => row > from && /^\s*\[/.test(other));
    let end = next === -1 ? lines.length : next;
    while (next !== -1 && end > from + 1 && /^\s*[#;]/.test(lines[end - 1] ?? "")) end--;
    return [blockOf("record", { from, to: endOfText(lines, from, end) }, [name], [name, ...name.split(".")], "")];
  });
}

function blockOf(
  kind: BlockKind,
  { from, to }: { from: number; to: number },
  own: readonly string[],
  names: readonly string[],
  above: string,
  group = "",
): Block {
  return { kind, from, to, text: own.join("\n"), names, above, group: `${kind} ${group}` };
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0;
}
