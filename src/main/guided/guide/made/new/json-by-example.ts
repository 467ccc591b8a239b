import type { Json, JsonObject } from "../../../../../shared/json.ts";
import { isJsonObject } from "../../../../../shared/json.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { rowsThatFit } from "../../facts/rows/rows-that-fit.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { newFromOne } from "./new-from-one.ts";

/** More is wanted than some rows, each as the example. */
const saysMore =
  /(?<!\p{L})(?:sort\p{L}*|order\p{L}*|group\p{L}*|except|without|top|first|last|instead|unless|sum|total|average|plus|ohne|außer|sortier\p{L}*|summe|gesamt)(?!\p{L})|以外|除|順/iu;

/**
 * The rows of a table that a request means as a list of objects like the one that it gives: `{"name": "Osprey", "seen": 3}` says by its keys, or by the row that
 * has its values, which column is called how. Empty where any of that isn't clear.
 */
export async function jsonByExampleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.json$/iu.test(found.path)) return [];
  const shown = exampleIn(request);
  const table = shown && (await view.table(found.source.path));
  if (!shown || !table) return [];
  const rest = withoutPaths(request.replace(shown.text, " "));
  const places = saysMore.test(rest) ? null : placesOf(shown.example, table);
  const rows = places && rowsMeant(table, rest);
  const objects = rows?.map((row) => objectOf(row, shown.example, places ?? new Map()));
  if (!objects || objects.includes(null)) return [];
  return [{ tool: "write", input: { path: found.path, content: `${JSON.stringify(objects, null, 2)}\n` } }];
}

function exampleIn(request: string): { text: string; example: JsonObject } | null {
  const [text, ...others] = request.match(/\{[^{}]*\}/gu) ?? [];
  if (text === undefined || others.length > 0) return null;
  try {
    const parsed: Json = JSON.parse(text);
    const isPlain =
      isJsonObject(parsed) && Object.values(parsed).every((value) => /^(?:string|number)$/.test(typeof value));
    return isPlain && Object.keys(parsed).length > 1 ? { text, example: parsed } : null;
  } catch {
    return null;
  }
}

/** Which column each key of the example stands for: by the row that has all its values, else by its name; null where one has none. */
function placesOf(example: JsonObject, { columns, rows }: Table): ReadonlyMap<string, number> | null {
  const keys = Object.keys(example);
  const row = rows.find((cells) => keys.every((key) => cells.some((cell) => isValue(cell, example[key]))));
  const placeOf = (key: string) =>
    row
      ? row.findIndex((cell) => isValue(cell, example[key]))
      : columns.findIndex((column) =>
          wordsOf(column).some((word) => wordsOf(key).some((own) => isSameNoun(own, word))),
        );
  const places = new Map(keys.map((key) => [key, placeOf(key)]));
  const all = [...places.values()];
  return all.includes(-1) || new Set(all).size < all.length ? null : places;
}

function isValue(cell: string, value: Json | undefined): boolean {
  return cell.trim() === (typeof value === "number" ? `${value}` : value);
}

function rowsMeant(table: Table, request: string): readonly (readonly string[])[] | null {
  const fitting = rowsThatFit(table, request, "take");
  if (fitting) return fitting.places.flatMap((place) => [table.rows[place] ?? []]);
  return asksForAll(request) ? table.rows : null;
}

/** A row as the example; null where a number is wanted, and there stands none. */
function objectOf(row: readonly string[], example: JsonObject, places: ReadonlyMap<string, number>): JsonObject | null {
  const entries = [...places].map(([key, place]) => {
    const cell = row[place]?.trim() ?? "";
    return [key, typeof example[key] === "number" ? Number(cell) : cell] as const;
  });
  const isWhole = row.length > 0 && entries.every(([, value]) => value !== "" && !Number.isNaN(value));
  return isWhole ? Object.fromEntries(entries) : null;
}
