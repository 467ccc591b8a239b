import { groupBy } from "../../../../../shared/group-by.ts";
import { csvLines } from "../tables/csv-lines.ts";
import { sectionsAbove } from "../lines/rank-lines.ts";
import { type TextCell, textTables } from "../tables/text-tables.ts";

/** What an entry is called, or stands under; `at` tells apart what is called alike in two places. */
export type EntryLabel = { text: string; kind: "own" | "heading" | "value"; at: number };
/** A text of a line that may have an amount; `column` is empty in lists. */
export type AmountPlace = { line: string; number: number; from: number; text: string; column: string };
/** A row of a table, an item of a list or a record, with its labels and the places of its amounts. */
export type AmountEntry = { labels: readonly EntryLabel[]; places: readonly AmountPlace[] };

/** All of a file that may have amounts which change together, by how it is written. Empty for other files. */
export function amountEntries(path: string, text: string): AmountEntry[] {
  if (/\.(?:csv|tsv)$/i.test(path)) return rowsOf(path, text);
  if (/\.(?:json|ya?ml|toml|ini)$/i.test(path)) return recordsOf(text);
  return /\.(?:md|markdown|txt)$/i.test(path) ? [...rowsOf(path, text), ...itemsOf(text)] : [];
}

const isDrawn = /^\s*\|.*\|\s*$/u;

/** Rows of tables; one with nothing but its first cell is a heading for those below it. */
function rowsOf(path: string, text: string): AmountEntry[] {
  const lines = text.split(/\r?\n/);
  const isCsv = /\.(?:csv|tsv)$/i.test(path);
  if (isCsv && !csvLines(text)) return [];
  const above = isCsv ? [] : sectionsAbove(lines.map((line) => (isDrawn.test(line) ? line.trimStart() : line)));
  return textTables(isCsv ? path : "table.md", text).flatMap(({ columns, rows }) => {
    let group: EntryLabel[] = [];
    return rows.flatMap((row): AmountEntry[] => {
      const cells = isCsv ? row.cells : withText(row.cells, row.line);
      const [first, ...others] = cells;
      if (first && others.length > 0 && others.every((cell) => cell.text === "")) {
        group = first.text === "" ? [] : [{ text: first.text, kind: "heading", at: row.number }];
        return [];
      }
      const headings = (above[row.number - 1] ?? []).map((at) => headingAt(lines, at));
      const own = cells.flatMap(({ text: label }, index): EntryLabel[] =>
        label === "" || !/[\p{L}]/u.test(label)
          ? []
          : [{ text: label, kind: index === 0 ? "own" : "value", at: index === 0 ? row.number : -1 - index }],
      );
      const places = cells.map(({ text: cell, from }, index) => ({
        line: row.line,
        number: row.number,
        from,
        text: cell,
        column: columns[index] ?? "",
      }));
      return [{ labels: [...headings, ...group, ...own], places }];
    });
  });
}

/** Cells without a rest of Markdown in them. */
function withText(cells: readonly TextCell[], line: string): readonly TextCell[] {
  return cells.map(({ from, to }) => ({ text: line.slice(from, to), from, to }));
}

function headingAt(lines: readonly string[], at: number): EntryLabel {
  const text = (lines[at] ?? "").replaceAll(/^\s*(?:#{1,6}\s|[-*+•・]\s|\d+[.)]\s|\[+)?|[\s#\]:：]+$/gu, "");
  return { text: text.replaceAll(/[*_]{1,3}/gu, "").trim(), kind: "heading", at };
}

const item = /^\s*(?:[-*+•・]|\d+[.)])\s+(?:\[[ xX]\]\s+)?(?=\S)/u;
const lead = /^(?![\s|#>-])[^:：]{2,40}[:：]\s*$/u;

/** Items of lists, under their headings, the line before the list and the items that they are indented below. */
function itemsOf(text: string): AmountEntry[] {
  const lines = text.split(/\r?\n/);
  const above = sectionsAbove(lines);
  let before: number | null = null;
  return lines.flatMap((line, row): AmountEntry[] => {
    if (lead.test(line)) before = row;
    else if (line.trim() !== "" && !item.test(line)) before = null;
    const mark = item.exec(line)?.[0];
    if (mark === undefined) return [];
    const parents = [...(above[row] ?? []), ...(before === null ? [] : [before])];
    const headings = parents.map((at) => headingAt(lines, at));
    const own = line.slice(mark.length);
    return [
      {
        labels: [...headings, { text: own, kind: "own", at: row }],
        places: [{ line, number: row + 1, from: mark.length, text: own, column: "" }],
      },
    ];
  });
}

const scalar = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#{}\[\],][^,#{}\[\]]*?`;
const keyed = new RegExp(
  String.raw`(?<=^\s*(?:-\s+)?|[{,]\s*)(?<quote>["']?)(?<key>[\p{L}_][\p{L}\p{N}_. -]*?)\k<quote>(?<sign>\s*[:=]\s*)(?<value>${scalar})(?=\s*(?:[,}]|#|$))`,
  "gu",
);
const open = /^\s*(?:-\s+)?["']?([\p{L}_][\p{L}\p{N}_. -]*?)["']?\s*[:=]\s*(?:[{[]\s*)?$/u;
const mapOfKey = /^\s*["']?([\p{L}_][\p{L}\p{N}_. -]*?)["']?\s*[:=]\s*\{.*\}/u;

type Pair = { key: string; value: string; place: AmountPlace; record: number; parents: readonly number[] };

/** Keys with their values in data: each by itself below its key, and those of one record together where there are several records of one form. */
function recordsOf(text: string): AmountEntry[] {
  const lines = text.split(/\r?\n/);
  const above = sectionsAbove(lines.map((line) => (/^\s*(?:#|;|[}\]],?\s*$)/u.test(line) ? "" : line)));
  const pairs = lines.flatMap((line, row): Pair[] => {
    if (/^\s*[#;]/u.test(line)) return [];
    const parents = above[row] ?? [];
    const isOne = /[{}]/u.test(line) || /^\s*-\s/u.test(line);
    const record = isOne ? row : (parents.at(-1) ?? -1);
    return [...line.matchAll(keyed)].map(({ index, 0: whole, groups = {} }) => {
      const { key = "", value = "" } = groups;
      const quoted = /^["']/u.test(value);
      const from = index + whole.length - value.length + (quoted ? 1 : 0);
      const place = { line, number: row + 1, from, text: quoted ? value.slice(1, -1) : value, column: key };
      return { key, value: place.text, place, record, parents: isOne ? [...parents, row] : parents };
    });
  });
  const records = groupBy(pairs, ({ record }) => record);
  const isOfSeveral = (record: number, key: string) =>
    [...records].some(([other, own]) => other !== record && own.some((pair) => pair.key === key)) &&
    isSingle(records.get(record) ?? []);
  return [...records].flatMap(([record, own]): AmountEntry[] => {
    const headings = keysAbove(lines, own[0]?.parents ?? []);
    const values = own.filter(({ value }) => /\p{L}/u.test(value) && !/^\d/u.test(value));
    const said = values.map(({ value, key }): EntryLabel => {
      return { text: value, kind: "value", at: -1 - [...new Set(pairs.map((pair) => pair.key))].indexOf(key) };
    });
    if ((said.length > 0 || own.length === 1) && own.some(({ key }) => isOfSeveral(record, key)))
      return [{ labels: [...headings, ...said], places: own.map(({ place }) => place) }];
    return own.map(({ key, place }) => ({
      labels: [...headings, { text: key, kind: "own", at: place.number }],
      places: [{ ...place, column: "" }],
    }));
  });
}

/** A record has each key once. */
function isSingle(pairs: readonly Pair[]): boolean {
  return new Set(pairs.map(({ key }) => key)).size === pairs.length;
}

function keysAbove(lines: readonly string[], parents: readonly number[]): EntryLabel[] {
  return parents.flatMap((at): EntryLabel[] => {
    const line = lines[at] ?? "";
    const key = (open.exec(line) ?? mapOfKey.exec(line))?.[1] ?? /^\s*\[+([^\]]+)\]+\s*$/u.exec(line)?.[1];
    return key === undefined ? [] : [{ text: key, kind: "heading", at }];
  });
}

/** How a cell is told from one that only has a number in its name. */
const isAmountText = (text: string) =>
  /^[€$£¥約]?\s?(?:ca\.?\s)?(?:[\d.,']+|[\d ]*(?:[½¼¾⅓⅔]|\d\/\d))\s?(?:\p{L}{1,8}\.?|[€$£%円個分点本枚])?$/u.test(
    text.trim(),
  );
const isEmpty = /^\s*[-–—?]?\s*$/u;
const isNoAmount =
  /^(?:id|nr|no|#|number|nummer|year|jahr|date|datum|zip|plz|phone|tel\p{L}*|isbn|code|版|年|番号)\.?$/iu;

/** Whether each filled cell of a column is one number, and not the name of something. */
export function isAmountColumn(column: string, all: readonly AmountEntry[]): boolean {
  const cells = all.flatMap(({ places }) => places.filter((place) => place.column === column).map(({ text }) => text));
  const filled = cells.filter((text) => !isEmpty.test(text));
  return (
    !isNoAmount.test(column) &&
    filled.some(isAmountText) &&
    filled.every((text) => isAmountText(text) || !/\d/u.test(text))
  );
}
