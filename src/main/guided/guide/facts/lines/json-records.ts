import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json.ts";
import { namedCells } from "../entries/best-row.ts";
import type { LineInPlace } from "./lines-in-place.ts";

/**
 * The records of a JSON file that is a list of them, or has lists of them in it, each in one line with what is nested in it, under what is told of all that they belong to: the branches of a town. What
 * stands in no record has a line of its own. Null where it has no such list, or can't be read.
 */
export function jsonRecords(text: string): LineInPlace[] | null {
  const parsed = parse(text);
  const lines = parsed === null ? [] : linesOf(parsed, []);
  return lines.some(({ isRecord }) => isRecord) ? lines.map(({ line }) => line) : null;
}

type Told = { line: LineInPlace; isRecord: boolean };

function parse(text: string): Json {
  try {
    const parsed: Json = JSON.parse(text);
    return parsed;
  } catch {
    return null;
  }
}

function linesOf(value: Json, above: readonly string[]): Told[] {
  if (isRecords(value)) return value.flatMap((record) => recordLines(record, above));
  if (!isJsonObject(value)) return [];
  const own = told(value);
  const lines = Object.entries(value).flatMap(([key, inner]) =>
    isRecords(inner) || isJsonObject(inner) ? linesOf(inner, [...above, own, `${key}:`].filter(Boolean)) : [],
  );
  return own === "" ? lines : [{ line: { above: above.join("\n"), text: own }, isRecord: false }, ...lines];
}

/** A record that has others in it stands above these. */
function recordLines(record: JsonObject, above: readonly string[]): Told[] {
  const inner = Object.entries(record).filter(([, value]) => isRecords(value));
  if (inner.length === 0) return [{ line: { above: above.join("\n"), text: told(flat(record)) }, isRecord: true }];
  return linesOf(record, above);
}

function isRecords(value: Json | undefined): value is JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every(isJsonObject);
}

/** What an object says itself, without what is nested in it. */
function told(record: JsonObject): string {
  const own = Object.entries(record).filter(([, value]) => !isJsonObject(value) && !isRecords(value));
  return namedCells(
    own.map(([key]) => key),
    own.map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value))),
  );
}

/** `hours sat` for what is nested. */
function flat(record: JsonObject): JsonObject {
  const pairs = Object.entries(record).flatMap(([key, value]): [string, Json][] =>
    isJsonObject(value) ? Object.entries(flat(value)).map(([inner, own]) => [`${key} ${inner}`, own]) : [[key, value]],
  );
  return Object.fromEntries(pairs);
}
