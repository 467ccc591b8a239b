import { valuesIn } from "../../request/values/values.ts";
import { weekdayPlace } from "../../request/dates/weekdays.ts";
import { labelAt } from "./said-labels.ts";
import { monthOf, namedDate } from "../../request/dates/request-dates.ts";
import type { TextRow, TextTable } from "./text-tables.ts";

/** The tables under headings that are said; all of them where none is. */
export function tablesSaid(tables: readonly TextTable[], said: string): readonly TextTable[] {
  // "may" may be a month
  const month = namedDate(said)?.month ?? null;
  const isOfMonth = (heading: string) => month !== null && monthOf(heading.trim().split(" ")[0] ?? "") === month;
  const under = tables.filter(
    ({ heading }) => heading !== "" && (labelAt(heading, "", said) !== null || isOfMonth(heading)),
  );
  return under.length > 0 ? under : tables;
}

/** The columns behind the first one that are said by their names. */
export function columnsSaid({ columns }: TextTable, said: string): number[] {
  return columns.flatMap((name, index) =>
    index > 0 && name !== "" && labelAt(name, "", said) !== null ? [index] : [],
  );
}

/** Rows of a table in the order in which a request says them, and how many labels it says of each. */
export type RowsSaid = { rows: readonly TextRow[]; labels: number };

/** The rows with most labels that are said; what is in question is no label. */
export function rowsSaid({ rows, columns }: TextTable, inQuestion: readonly string[], said: string): RowsSaid {
  const scored = rows.map((row) => {
    const places = row.cells.flatMap(({ text }, index) => {
      const isLabel = index === 0 || weekdayPlace(text) !== null || valuesIn(text)[0]?.kind === "date";
      const at = isLabel && !inQuestion.includes(text) ? labelAt(text, columns[index] ?? "", said) : null;
      return at === null ? [] : [at];
    });
    return { row, count: places.length, at: Math.min(...places) };
  });
  const labels = Math.max(0, ...scored.map(({ count }) => count));
  const best = labels === 0 ? [] : scored.filter(({ count }) => count === labels);
  return { rows: best.toSorted((one, other) => one.at - other.at).map(({ row }) => row), labels };
}
