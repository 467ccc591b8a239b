import Papa from "papaparse";

/** A table of cells; each row is as long as `columns`, but where the file itself is uneven. */
export type ReadTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** More than this is no table that anybody reads whole. In characters. */
const mostText = 2_000_000;

/**
 * The table that a file holds: CSV with any delimiter, a JSON list of objects, or a page of Markdown that is mostly one table; null where it
 * holds none.
 */
export function readTable(path: string, text: string): ReadTable | null {
  if (text.length > mostText) return null;
  if (/\.(csv|tsv)$/i.test(path)) return readCsv(text);
  if (/\.(md|markdown)$/i.test(path)) return readMarkdown(text);
  return /\.json$/i.test(path) ? readJsonList(text) : null;
}

const ruleRow = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

function readMarkdown(text: string): ReadTable | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rules = lines.flatMap((line, index) => (ruleRow.test(line) && index > 0 ? [index] : []));
  const [rule] = rules;
  if (rule === undefined || rules.length > 1) return null;
  const rest = lines.slice(rule + 1);
  const end = rest.findIndex((line) => !line.includes("|"));
  const rows = (end === -1 ? rest : rest.slice(0, end)).map(cellsOf);
  const columns = cellsOf(lines[rule - 1] ?? "");
  return columns.length < 2 || rows.length + 2 < lines.length / 2 ? null : { columns, rows };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));
}

function readCsv(text: string): ReadTable | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF|[\r\n]+$/g, ""), { skipEmptyLines: "greedy" });
  const [columns, ...rows] = data;
  if (!columns || columns.length < 2 || rows.length === 0) return null;
  return { columns: columns.map((name) => name.trim()), rows };
}

function readJsonList(text: string): ReadTable | null {
  const list = listIn(parseOrNull(text));
  const objects =
    list?.filter((item): item is Record<string, unknown> => typeof item === "object" && item !== null) ?? [];
  const columns = Object.keys(objects[0] ?? {});
  if (objects.length < 2 || columns.length === 0) return null;
  return { columns, rows: objects.map((item) => columns.map((column) => toCell(item[column]))) };
}

/** The value itself, or the only list in an object. */
function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const lists = typeof value === "object" && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
