import type { ReadTable } from "./read-table.ts";

const ruleRow = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

/** The table of a page that is mostly one. */
export function readMarkdown(text: string): ReadTable | null {
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
