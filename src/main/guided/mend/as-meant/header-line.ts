import { changeTo } from "./changed-program.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";
import { rowsOf } from "./rows-of.ts";

/**
 * The names of the columns, at which a program breaks off since it takes them for values: without their line the data is what it can take. Null where the failure
 * says none of them.
 */
export function headerLine({ program, data }: ProgramWithData, failure: string): DataReading | null {
  const table = rowsOf(data.text);
  const [header = "", ...rows] = data.text.split("\n");
  const isAtHeader = (name: string) =>
    name !== "" && [`'${name}'`, `"${name}"`].some((said) => failure.includes(`: ${said}`));
  const isFirst =
    table?.columns.join() ===
    header
      .trim()
      .split(table?.separator ?? ",")
      .map((cell) => cell.trim())
      .join();
  if (!table || !isFirst || !/\bValueError\b/u.test(failure) || !table.columns.some(isAtHeader)) return null;
  const filled = rows.filter((row) => row.trim() !== "");
  const twice = [...filled, ...filled, ""];
  return {
    path: data.path,
    twins: [
      { given: null, taken: rows.join("\n") },
      { given: [header, ...twice].join("\n"), taken: twice.join("\n") },
    ],
    changes: changeTo(program.path, program.text, program.text.replace(readsRows, "$1\n$2next($3, None)")),
  };
}

/** Where Python gets the rows one by one. */
const readsRows = /^(([ \t]*)(\w+) = csv\.reader\([^\n]*\))[ \t]*$/mu;
