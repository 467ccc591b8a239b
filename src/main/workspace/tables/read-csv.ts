import Papa from "papaparse";
import type { ReadTable } from "./read-table.ts";

export function readCsv(text: string): ReadTable | null {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF|[\r\n]+$/g, ""), { skipEmptyLines: "greedy" });
  const [columns, ...rows] = data;
  if (!columns || columns.length < 2 || rows.length === 0) return null;
  return { columns: columns.map((name) => name.trim()), rows };
}
