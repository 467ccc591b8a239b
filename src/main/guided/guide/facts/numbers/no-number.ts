import { csvLines, plainCell } from "../tables/csv-lines.ts";
import { escapeRegExp, wholeWord } from "../../request/words/word-pattern.ts";
import type { FileText } from "../../../workspace-view.ts";

/** A value that a program calculates with, and that is no number; null where the record has none. */
export type NoNumber = { path: string; record: string; field: string; value: string | null };

type Data = { path: string; fields: Readonly<Record<string, unknown>> };

/**
 * What a program takes for a number and isn't one in one record of its data, while it is in most others: the reason for a NaN. Of several records it is that of
 * which the request speaks. Null where there is none, or more than one may be meant.
 */
export function noNumber(program: FileText, data: readonly FileText[], request: string): NoNumber | null {
  const read = data.filter(({ path }) => program.text.includes(path.slice(path.lastIndexOf("/") + 1)));
  const found = read.flatMap((file) => {
    const records = recordsIn(file);
    return records.flatMap((one) => offending(one, records, program.text));
  });
  const spoken = found.filter(({ record }) => record !== "" && wholeWord(record, "iu").test(request));
  const [only, ...others] = spoken.length > 0 ? spoken : found;
  return only && others.length === 0 ? only : null;
}

function recordsIn({ path, text }: FileText): Data[] {
  if (/\.(?:csv|tsv)$/iu.test(path)) {
    const table = csvLines(text);
    const columns = table?.header.cells.map(plainCell) ?? [];
    return (table?.body ?? []).map(({ cells }) => ({
      path,
      fields: Object.fromEntries(
        columns.map((column, at) => [column, cells[at] === undefined ? "" : plainCell(cells[at])]),
      ),
    }));
  }
  if (!path.endsWith(".json")) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.flatMap((one) => (isRecord(one) ? [{ path, fields: one }] : [])) : [];
  } catch {
    return [];
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function offending({ path, fields }: Data, records: readonly Data[], program: string): NoNumber[] {
  const named = Object.values(fields).find(
    (value) => typeof value === "string" && /\p{L}/u.test(value) && !/\d/u.test(value),
  );
  const names = new Set(records.flatMap((one) => Object.keys(one.fields)));
  return [...names].flatMap((field) => {
    const own = records.map((one) => one.fields[field]);
    const isOfNumbers = own.filter(isNumber).length > own.length / 2;
    const value = fields[field];
    if (!isOfNumbers || isNumber(value) || !isCalculatedWith(field, program)) return [];
    const isMissing = value === undefined || value === null || value === "";
    // a list or an object is neither, and needs more words
    if (!isMissing && typeof value !== "string" && typeof value !== "boolean") return [];
    const shown = isMissing ? null : `${value}`;
    return [{ path, record: typeof named === "string" ? named : "", field, value: shown }];
  });
}

/** As JavaScript takes it when it calculates. */
function isNumber(value: unknown): boolean {
  if (typeof value === "number") return true;
  return typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value));
}

/** A program takes it beside a sign of calculation, and doesn't read the number out of a text first. */
function isCalculatedWith(field: string, program: string): boolean {
  const name = String.raw`(?:\.${escapeRegExp(field)}(?!\w)|\[["']${escapeRegExp(field)}["']\])`;
  const isRead = new RegExp(String.raw`parse(?:Int|Float)\([^()]*${name}`, "u").test(program);
  const signs = String.raw`[-*/+]`;
  const isUsed = new RegExp(
    String.raw`${name}\)?\s*${signs}=?\s*[\w(]|(?:[\w)\]]\s*${signs}=?\s*(?:Number\()?)[A-Za-z_$][\w$]*${name}`,
    "u",
  ).test(program);
  return isUsed && !isRead;
}
