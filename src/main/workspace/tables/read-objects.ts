import { parse as parseTomlText } from "smol-toml";
import { parse } from "yaml";
import type { ReadTable } from "./read-table.ts";

/** The table that a list of objects is, in JSON, YAML or TOML, by itself or as the only list in an object. */
export function readObjects(text: string, read: (text: string) => unknown): ReadTable | null {
  const list = listIn(valueOrNull(() => read(text)));
  const objects =
    list?.filter((item): item is Record<string, unknown> => typeof item === "object" && item !== null) ?? [];
  const columns = [...new Set(objects.flatMap((item) => Object.keys(item)))];
  if (objects.length < 2 || columns.length === 0) return null;
  return { columns, rows: objects.map((item) => columns.map((column) => toCell(item[column]))) };
}

export function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** One value in each line. */
export function parseJsonLines(text: string): unknown {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): unknown => JSON.parse(line));
}

export function parseToml(text: string): unknown {
  return parseTomlText(text);
}

/** What people write as `yes` stays what they wrote. */
export function parseYaml(text: string): unknown {
  return parse(text, { schema: "core", logLevel: "error" });
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const lists = typeof value === "object" && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  // a day of TOML is written as it stands there
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}

function valueOrNull(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
