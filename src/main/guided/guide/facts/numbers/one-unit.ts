import type { Table } from "../../../workspace-view.ts";
import { toNumber, usesDecimalComma } from "../../request/words/numbers.ts";
import { wordsOf } from "../../request/words/words.ts";
import { families, type Family } from "./unit-families.ts";

/** A single letter may be anything. */
const isUnit = /^(?:[a-z]{2,}|.*\P{Script=Latin})$/iu;
const written = /^([+-]?\d[\d.,']*)\s?([\p{L}]{1,12})$/u;
const parts = /(\d[\d.,]*)\s?([\p{L}]{1,12})/gu;

/**
 * A table in which amounts of one column that are written in several units, `850 g` and `1.2 kg`, or have these in a column of their own, are all in one: the one that
 * a request asks for, else the largest that is written. As it is where there is no such column.
 */
export function inOneUnit(table: Table, request: string): Table {
  const beside = besideUnits(table);
  const own = beside ?? withUnits(table);
  if (!own) return table;
  const said = wordsOf(request);
  const units = own.family.filter(({ unit }) => own.amounts.some((amount) => amount?.units.includes(unit)));
  const asked = own.family.find((each) => said.some((word) => isUnit.test(word) && each.said.test(word)));
  const target = asked ?? units.at(-1);
  if (!target || units.length < 2) return table;
  const name = table.columns[own.index] ?? "";
  const rows = table.rows.map((row, place) => {
    const amount = own.amounts[place];
    if (!amount) return row;
    const value = String(Number((amount.value / target.size).toFixed(6)));
    return row.map((cell, index) => (index === own.index ? value : index === own.unitIndex ? target.unit : cell));
  });
  const columns = table.columns.map((column, index) => (index === own.index ? `${name} (${target.unit})` : column));
  return { columns, rows };
}

/** How many of the smallest unit it is, and in which units it was written. */
type Amount = { value: number; units: readonly string[] };
type Units = { family: Family; index: number; unitIndex: number | null; amounts: readonly (Amount | null)[] };

/** A column of units beside the one column of numbers. */
function besideUnits({ columns, rows }: Table): Units | null {
  const cells = columns.map((_, index) => rows.map((row) => row[index]?.trim() ?? ""));
  for (const family of families) {
    const unitIndex = cells.findIndex((own) => own.length > 1 && own.every((cell) => unitOf(cell, family) !== null));
    if (unitIndex === -1) continue;
    const isNumbers = (own: readonly string[] | undefined) =>
      own?.every((cell) => cell === "" || toNumber(cell, usesDecimalComma(own)) !== null) === true;
    const index = [unitIndex - 1, unitIndex + 1].find((place) => isNumbers(cells[place]));
    const numbers = cells[index ?? -1];
    if (index === undefined || !numbers) continue;
    const comma = usesDecimalComma(numbers);
    const amounts = numbers.map((cell, row): Amount | null => {
      const [number, unit] = [toNumber(cell, comma), unitOf(cells[unitIndex]?.[row] ?? "", family)];
      return number === null || unit === null ? null : { value: number * unit.size, units: [unit.unit] };
    });
    return { family, index, unitIndex, amounts };
  }
  return null;
}

/** A column of amounts with their units: `850 g`, `1 h 20 min`. */
function withUnits({ columns, rows }: Table): Units | null {
  for (const index of columns.keys()) {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const filled = cells.filter((cell) => cell !== "");
    const comma = usesDecimalComma(cells.map((cell) => written.exec(cell)?.[1] ?? ""));
    const isIn = (family: Family) => filled.every((cell) => amountOf(cell, family, comma) !== null);
    const family = filled.length > 1 ? families.find(isIn) : undefined;
    if (family) return { family, index, unitIndex: null, amounts: cells.map((cell) => amountOf(cell, family, comma)) };
  }
  return null;
}

function amountOf(cell: string, family: Family, comma: boolean): Amount | null {
  const all = [...cell.matchAll(parts)].map(([, number = "", word = ""]) => ({
    number: toNumber(number, comma),
    unit: unitOf(word, family),
  }));
  const rest = cell.replaceAll(parts, "").trim();
  if (all.length === 0 || rest !== "") return null;
  let value = 0;
  for (const { number, unit } of all) {
    if (number === null || unit === null) return null;
    value += number * unit.size;
  }
  return { value, units: all.flatMap(({ unit }) => unit?.unit ?? []) };
}

function unitOf(word: string, family: Family): Family[number] | null {
  return family.find(({ said }) => said.test(word.trim())) ?? null;
}

/** The unit that a word names, in short: `l` for "litres" and for "Liter"; null where it names none. */
export function unitNamed(word: string): string | null {
  return families.flat().find(({ said }) => said.test(word))?.unit ?? null;
}

/** All ways to say a unit, as a pattern: those of "min" for "minutes". Empty for what is none. */
export function waysToSay(unit: string): string {
  const named = families.flat().find(({ said }) => said.test(unit));
  return named?.said.source.replaceAll(/^\^|\$$/g, "") ?? "";
}
