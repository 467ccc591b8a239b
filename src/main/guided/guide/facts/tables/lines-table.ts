import type { Table } from "../../../workspace-view.ts";
import { dayOf } from "./day-of-cell.ts";

const fewestLines = 3;
/** A log may have lines that go on with the one before. */
const mostlyEntries = 0.7;
const entry =
  /^\[?(\d{4}-\d{2}-\d{2})[T ,]?(?:\d{2}:\d{2}(?::\d{2})?)?[.,\d]*\S*\s+\[?(ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|NOTICE)\]?:?\s+(.+)$/u;
/** `- 2025-06-02: 5.2 km` */
const dated = /^\s*(?:[-*+•・]\s+)?(\S[^:：,;–—]*?)(?:\s*[:：,;]\s*|\s+[-–—]\s+)(\d+(?:[.,]\d+)?)\s?(\p{L}{1,12})$/u;

/** The table that lines of one shape are: the entries of a log with their days and levels, or amounts in one unit of one day each. Null for others. */
export function linesTable(path: string, text: string): Table | null {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== "");
  if (/\.log$/iu.test(path)) return logTable(lines);
  return amountsTable(lines.filter((line) => !/^#{1,6}\s/u.test(line)));
}

function logTable(lines: readonly string[]): Table | null {
  const rows = lines.flatMap((line) => {
    const [, day, level = "", message = ""] = entry.exec(line) ?? [];
    return day === undefined ? [] : [[day, level, message]];
  });
  return rows.length < fewestLines || rows.length < lines.length * mostlyEntries
    ? null
    : { columns: ["date", "level", "message"], rows };
}

function amountsTable(lines: readonly string[]): Table | null {
  const found = lines.flatMap((line) => {
    const [, day = "", amount = "", unit = ""] = dated.exec(line) ?? [];
    return dayOf(day.trim()) === null ? [] : [{ day: day.trim(), amount, unit }];
  });
  const [first, ...others] = found;
  const isWhole = first !== undefined && found.length === lines.length && found.length >= fewestLines;
  return isWhole && others.every(({ unit }) => unit === first.unit)
    ? { columns: ["date", first.unit], rows: found.map(({ day, amount }) => [day, amount]) }
    : null;
}
