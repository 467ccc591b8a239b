import { csvLines, plainCell } from "../guide/facts/csv-lines.ts";
import type { BlockChange } from "./block-changes.ts";

/** A file that a program of Python breaks off on, and other tables of the folder. */
export type Tables = { given: string; others: readonly string[] };

const key = String.raw`([A-Za-z_]\w*)(?:\[["']([^"'\n]+)["']\]|\.get\(["']([^"'\n]+)["']\))(?!\s*(?:=(?!=)|[-+*/]=))`;

/**
 * A program that reads a column which a file calls otherwise: all its columns by their new names at once, or by either where another table has the old ones. Numbers
 * that have commas now lose them.
 */
export function renamedColumns(lines: readonly string[], failure: string, { given, others }: Tables): BlockChange[] {
  const missing = /KeyError: ['"]([^'"]+)['"]/u.exec(failure)?.[1];
  const table = csvLines(given);
  if (missing === undefined || !table) return [];
  const text = lines.join("\n");
  const header = table.header.cells.map(plainCell);
  const used = [...text.matchAll(new RegExp(key, "gu"))].flatMap((match) => match[2] ?? match[3] ?? []);
  const gone = [...new Set(used)].filter((name) => !header.includes(name));
  const names = new Map(gone.flatMap((name) => pairOf(name, header)));
  if (!gone.includes(missing) || names.size < gone.length) return [];
  const isOldToo = others.some((other) => csvLines(other)?.header.cells.map(plainCell).includes(missing));
  const hasCommas = (name: string) =>
    table.body.some(({ cells }) =>
      /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(plainCell(cells[header.indexOf(name)] ?? "")),
    );
  const fresh = text.replaceAll(
    new RegExp(String.raw`(\b(?:float|int)\()?${key}(\))?`, "gu"),
    (all, call: string | undefined, row: string, name?: string, got?: string, end?: string) => {
      const old = name ?? got ?? "";
      const other = names.get(old);
      if (other === undefined) return all;
      const read = isOldToo ? `(${row}["${old}"] if "${old}" in ${row} else ${row}["${other}"])` : `${row}["${other}"]`;
      const plain = call !== undefined && hasCommas(other) ? `${read}.replace(",", "")` : read;
      return `${call ?? ""}${plain}${end ?? ""}`;
    },
  );
  return fresh === text ? [] : [{ from: 0, old: text, fresh, rank: -1 }];
}

/** The one column of a header that is called like an old one, but for its case, signs and what stands in brackets. */
function pairOf(name: string, header: readonly string[]): [string, string][] {
  const own = bare(name);
  const equal = header.filter((other) => bare(other) === own);
  const alike =
    equal.length > 0 ? equal : header.filter((other) => isWithin(bare(other), own) || isWithin(own, bare(other)));
  const [only, ...more] = alike;
  return only !== undefined && more.length === 0 && !only.includes('"') ? [[name, only]] : [];
}

function isWithin(part: string, whole: string): boolean {
  return part.length > 2 && (whole.startsWith(part) || whole.endsWith(part));
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
