import type { Language } from "../request/words/answer-language.ts";
import { writeNumber } from "../request/words/numbers.ts";
import type { SelectStatement } from "./select-statement.ts";
import type { TypedCell } from "./typed-table.ts";

/** What came of a query: its rows, those of the table that it is about, and which these are, in words. */
export type QueryResult = {
  path: string;
  parts: SelectStatement;
  rows: readonly (readonly TypedCell[])[];
  meant: readonly (readonly TypedCell[])[];
  /** How many rows the table has. */
  all: number;
  which: string;
};

/** More are no answer any more. */
const mostTold = 12;

/** What a query found, with the rows that it is about, so that anybody can see whether they are the right ones; null where it found nothing. */
export function toldResult(result: QueryResult, language: Language): string | null {
  const { rows, meant, parts, which } = result;
  const told = rows.map((row) => row.map((cell) => (cell === null ? null : written(cell))));
  if (told.length === 0 || told.length > mostTold || told.some((row) => row.includes(null))) return null;
  const [first = []] = told;
  const about = texts[language](result) + namesOf(meant);
  if (parts.items === "COUNT ( * )" && which !== "" && told.length === 1) return `${about}.`;
  if (told.length === 1 && first.length === 1) return `${first[0]}: ${about}.`;
  if (told.length === 1) return `${first.join(", ")}: ${about}.`;
  return `${told.map(([name, ...values]) => `- ${name}${values.length > 0 ? `: ${values.join(", ")}` : ""}`).join("\n")}\n\n(${about})`;
}

function written(cell: string | number): string {
  return typeof cell === "number" ? writeNumber(cell) : cell;
}

/** The rows by what they are called, as long as that can be read at a glance. */
function namesOf(rows: readonly (readonly TypedCell[])[]): string {
  const names = rows.flatMap((row) => row.find((cell) => typeof cell === "string" && /\p{L}/u.test(cell)) ?? []);
  const isTelling = names.length === rows.length && new Set(names).size === names.length;
  return isTelling && names.length <= mostTold ? ` (${names.join(", ")})` : "";
}

const summed = /^(SUM|AVG) \( "?([^"*/+-]+?)"? \)$/;

const texts: Readonly<Record<Language, (result: QueryResult) => string>> = {
  en: ({ path, parts, meant, all, which }) => {
    const [, how, column] = summed.exec(parts.items) ?? [];
    const of = column === undefined ? "" : `the ${how === "SUM" ? "sum" : "average"} of ${column} in `;
    return which === ""
      ? `${of}all ${all} rows of ${path}`
      : `${of}${meant.length} of the ${all} rows of ${path}, with ${which}`;
  },
  de: ({ path, parts, meant, all, which }) => {
    const [, how, column] = summed.exec(parts.items) ?? [];
    const of = column === undefined ? "" : `${how === "SUM" ? "die Summe" : "der Durchschnitt"} von ${column} in `;
    return which === ""
      ? `${of}allen ${all} Zeilen von ${path}`
      : `${of}${meant.length} von ${all} Zeilen in ${path}, mit ${which}`;
  },
  ja: ({ path, parts, meant, all, which }) => {
    const [, how, column] = summed.exec(parts.items) ?? [];
    const of = column === undefined ? "" : `、${column}の${how === "SUM" ? "合計" : "平均"}`;
    return which === "" ? `${path}の全${all}行${of}` : `${path}の${all}行のうち${meant.length}行(${which})${of}`;
  },
};
