import { parse } from "yaml";
import { parseToml } from "./read-objects.ts";

/** A record of a file: the keys that it stands under, its own key where it has one, and its values as they are written. A list of values is one of its values. */
export type ReadRecord = {
  above: readonly string[];
  key: string | null;
  fields: readonly { name: string; values: readonly string[] }[];
};

/** A file with more than this is no record that anybody reads. In characters. */
const mostText = 200_000;
const mostRecords = 500;

/** The records of a file of JSON, YAML or TOML, each within others as well as by itself; none of what can't be read. */
export function readRecords(path: string, text: string): ReadRecord[] {
  if (text.length > mostText) return [];
  const root = valueOrNull(() => (/\.toml$/i.test(path) ? parseToml(text) : asWritten(path, text)));
  const records: ReadRecord[] = [];
  const open: Place[] = [{ value: root, above: [], key: null }];
  for (let next = open.shift(); next; next = open.shift()) {
    // of some of them none could be told to be the only one
    if (records.length === mostRecords) return [];
    const { value, above, key } = next;
    if (Array.isArray(value)) {
      const names = key === null ? above : [...above, key];
      open.push(...value.map((item: unknown) => ({ value: item, above: names, key: null })));
    } else if (isRecord(value)) {
      const entries = Object.entries(value);
      const fields = entries.flatMap(([name, held]) => {
        const values = valuesOf(held, text);
        return values === null ? [] : [{ name, values }];
      });
      if (fields.length > 0) records.push({ above, key, fields });
      const names = key === null ? above : [...above, key];
      open.push(...entries.map(([name, held]) => ({ value: held, above: names, key: name })));
    }
  }
  return records;
}

type Place = { value: unknown; above: readonly string[]; key: string | null };

/** JSON is YAML as well. All values stay as they are written: a phone number keeps its zero. */
function asWritten(path: string, text: string): unknown {
  return /\.(?:json|ya?ml)$/i.test(path) ? parse(text, { schema: "failsafe", logLevel: "error" }) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** A value, or the values of a list; null for what has more in it. */
function valuesOf(value: unknown, text: string): string[] | null {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  const written = all.map((each) => writtenAs(each, text));
  return written.every((each) => each !== null) ? written : null;
}

function writtenAs(value: unknown, text: string): string | null {
  if (typeof value === "string") return value === "null" || value === "~" ? null : value;
  if (typeof value === "boolean") return String(value);
  // 20.0 is read as 20
  if (typeof value === "number") return new RegExp(`(?<![\\d.])${value}(?![\\d.])`).test(text) ? String(value) : null;
  // a day of TOML is written as it stands there
  return value instanceof Date ? value.toISOString() : null;
}

function valueOrNull(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return null;
  }
}
