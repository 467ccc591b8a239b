import { csvLines, plainCell } from "../guide/facts/tables/csv-lines.ts";
import type { BlockChange } from "./block-changes.ts";

/** A file that a program of Python breaks off on, and other tables of the folder. */
export type Tables = { given: string; others: readonly string[] };

const key = String.raw`([A-Za-z_]\w*)(?:\[["']([^"'\n]+)["']\]|\.get\(["']([^"'\n]+)["']\))(?!\s*(?:=(?!=)|[-+*/]=))`;

/** The key that a program of Python broke off on, as it wasn't there; nothing where it broke off on something else. */
export function missingKey(failure: string): string | undefined {
  return /KeyError: ['"]([^'"\n]+)['"]/u.exec(failure)?.[1];
}

/**
 * A program that doesn't know the first column of a file that has it: before it stands a mark of the encoding, as Excel writes it, which is read as a part of the
 * name unless the encoding says so.
 */
export function markedEncodings(lines: readonly string[], failure: string, { given }: Tables): BlockChange[] {
  const missing = missingKey(failure);
  const first = csvLines(given.replace(/^\uFEFF/u, ""))?.header.cells[0];
  if (missing === undefined || first === undefined || plainCell(first) !== missing) return [];
  return lines.flatMap((line, from) => {
    const fresh = opensText.test(line)
      ? /encoding=/.test(line)
        ? line.replace(/encoding=(["'])utf-?8\1/iu, "encoding=$1utf-8-sig$1")
        : line.replace(opensText, (call) => `${call}, encoding="utf-8-sig"`)
      : line;
    return fresh === line ? [] : [{ from, old: line, fresh, rank: -1 }];
  });
}

/** A file that is opened to be read as a text. */
const opensText = /\bopen\((?:[^(),]|\([^()]*\))+(?:, ?["']r?t?["'])?(?=[,)])(?!, ?["'][wabx+])/u;

/**
 * A program that reads a column which a file calls otherwise: all its columns by their new names at once, or by either where another table has the old ones. Numbers
 * that have commas now lose them.
 */
export function renamedColumns(lines: readonly string[], failure: string, { given, others }: Tables): BlockChange[] {
  const missing = missingKey(failure);
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
