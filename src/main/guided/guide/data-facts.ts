import type { Table } from "../workspace-view.ts";
import { toNumber, usesDecimalComma, writeNumber } from "./numbers.ts";

const columnsTold = 3;
const groupsTold = 12;
const rowsGrouped = 2_000;

type Column = { name: string; cells: readonly string[] };
type NumberColumn = Column & { numbers: readonly (number | null)[] };

/**
 * What can be counted in a table, so that no model has to: rows, sums, averages, the smallest and the largest with whose they
 * are, and the same for each group of rows. Empty where there is nothing to count.
 */
export function tableFacts(table: Table): string {
  if (table.rows.length < 2) return "";
  const columns = table.columns.map((name, index) => ({
    name,
    cells: table.rows.map((row) => row[index]?.trim() ?? ""),
  }));
  const numeric = columns.flatMap(numberColumn).slice(0, columnsTold);
  const numericNames = new Set(numeric.map(({ name }) => name));
  const labels = columns.find(({ name, cells }) => !numericNames.has(name) && areNames(cells))?.cells ?? null;
  const groups = columns
    .flatMap((column) => (numericNames.has(column.name) ? [] : groupings(column)))
    .slice(0, columnsTold);
  return [
    `Counted: ${table.rows.length} rows.`,
    ...numeric.map((column) => numberFacts(column, labels)),
    ...groups.map((column) => groupFacts(column, numeric)),
  ].join("\n");
}

/** The column with its numbers; none where it hasn't mostly numbers, or only numbers its rows. */
function numberColumn(column: Column): NumberColumn[] {
  const usesComma = usesDecimalComma(column.cells);
  const numbers = column.cells.map((cell) => toNumber(cell, usesComma));
  const known = numbers.filter((number) => number !== null);
  const isCounter = known.every((number, index) => index === 0 || number - (known[index - 1] ?? 0) === 1);
  const isName = /^(id|nr|no|year|jahr|plz|zip|phone|tel)\b/i.test(column.name);
  return known.length < 2 || known.length < column.cells.length * 0.6 || isCounter || isName
    ? []
    : [{ ...column, numbers }];
}

function areNames(cells: readonly string[]): boolean {
  return new Set(cells).size > cells.length / 2;
}

function numberFacts({ name, numbers }: NumberColumn, labels: readonly string[] | null): string {
  const known = numbers.filter((number) => number !== null);
  const sum = known.reduce((total, number) => total + number, 0);
  const whose = (value: number) => {
    const rows = numbers.flatMap((number, row) => (number === value ? [labels?.[row] ?? `row ${row + 1}`] : []));
    return `${writeNumber(value)} (${rows.slice(0, 3).join(", ")}${rows.length > 3 ? ", …" : ""})`;
  };
  const extremes = `smallest ${whose(Math.min(...known))}, largest ${whose(Math.max(...known))}`;
  return `${name}: sum ${writeNumber(sum)}, average ${writeNumber(sum / known.length)}, ${extremes}`;
}

/** Columns by which rows can be told apart into a few groups: what they say, or the month of a date. */
function groupings(column: Column): Column[] {
  if (column.cells.length > rowsGrouped) return [];
  const months = column.cells.map(monthOf);
  const isDate = months.filter((month) => month !== null).length >= column.cells.length * 0.8;
  const grouped = isDate ? { name: `month of ${column.name}`, cells: months.map((month) => month ?? "") } : column;
  const distinct = new Set(grouped.cells).size;
  return distinct > 1 && distinct <= groupsTold && distinct < column.cells.length ? [grouped] : [];
}

function monthOf(cell: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/]\d{1,2}/.exec(cell);
  if (iso) return `${iso[1]}-${iso[2]?.padStart(2, "0")}`;
  const german = /^\d{1,2}\.(\d{1,2})\.(\d{4})$/.exec(cell);
  return german ? `${german[2]}-${german[1]?.padStart(2, "0")}` : null;
}

function groupFacts({ name, cells }: Column, numeric: readonly NumberColumn[]): string {
  const groups = [...new Set(cells)].map((group) => {
    const rows = cells.flatMap((cell, row) => (cell === group ? [row] : []));
    const sums = numeric.slice(0, 2).map((column) => {
      const sum = rows.reduce((total, row) => total + (column.numbers[row] ?? 0), 0);
      return `${column.name} ${writeNumber(sum)}`;
    });
    return `${group || "(empty)"}: ${rows.length}${rows.length === 1 ? " row" : " rows"}${sums.length > 0 ? `, ${sums.join(", ")}` : ""}`;
  });
  return `by ${name}: ${groups.join("; ")}`;
}

/** What can be counted in a text: the items of a list, ticked and open, and amounts at the ends of lines. Empty for nothing. */
export function textFacts(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < 3) return "";
  const items = lines.filter((line) => /^\s*([-*+•・]|\d+[.)])\s/.test(line)).length;
  const ticked = lines.filter((line) => /^\s*(?:[-*+]\s+)?\[[xX✓]\]/.test(line)).length;
  const open = lines.filter((line) => /^\s*(?:[-*+]\s+)?\[ \]/.test(line)).length;
  const amounts = lines.flatMap((line) => {
    const match = /^(.*\p{L}.*?)[\s:=：]+([€$£¥]?\s?[+-]?\d[\d.,']*\s?(?:[€$£¥円]|EUR|USD|CHF|kg|g|km|h|min)?)$/u.exec(
      line.trim(),
    );
    return match?.[1] && match[2] ? [[match[1].replace(/^[-*+•]\s/, "").replace(/[:=\s]+$/, ""), match[2]]] : [];
  });
  const counted = amounts.length >= 3 && amounts.length >= lines.length / 2 ? amountFacts(amounts) : "";
  return [
    ticked + open > 0 ? `Counted: ${ticked} ticked [x], ${open} open [ ].` : "",
    ticked + open === 0 && items > 2 ? `Counted: ${items} list items.` : "",
    counted,
  ]
    .filter((fact) => fact !== "")
    .join("\n");
}

function amountFacts(amounts: readonly string[][]): string {
  const column = { name: "numbers at the ends of lines", cells: amounts.map(([, amount]) => amount ?? "") };
  const labels = amounts.map(([label]) => label ?? "");
  return numberColumn(column)
    .map((numbers) => numberFacts(numbers, labels))
    .join("");
}
