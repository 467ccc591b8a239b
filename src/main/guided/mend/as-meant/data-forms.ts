import { rowsOf, withCells } from "./rows-of.ts";

/** The values of data, one kind of them: a column, the lines, or what stands under one key of JSON. */
export type Values = {
  /** The name of the column or key; null where each line is a value. */
  column: string | null;
  values: readonly string[];
  /** The data with its values in another way, and all of it once more behind where that is given. */
  written(of: (value: string, place: number) => string, again?: (value: string, place: number) => string): string;
};

/** All kinds of values that data has. */
export function valuesOf(path: string, text: string): Values[] {
  if (/\.json$/iu.test(path)) return jsonValues(text);
  const table = rowsOf(text);
  if (!table) return /[{}"]/u.test(text) ? [] : [lineValues(text)];
  return table.columns.map((column, at) => ({
    column,
    values: table.rows.map(({ cells }) => cells[at] ?? ""),
    written(of, again) {
      const put = (way: typeof of) =>
        withCells(text, table, (cell, place, row) => (place === at ? way(cell, row) : cell));
      if (!again) return put(of);
      const head = table.rows[0]?.at ?? 0;
      const all = put(of);
      return `${all}${all.endsWith("\n") ? "" : "\n"}${put(again).split("\n").slice(head).join("\n")}`;
    },
  }));
}

function lineValues(text: string): Values {
  const lines = text.split("\n");
  const values = lines.filter((line) => line.trim() !== "");
  return {
    column: null,
    values,
    written(of, again) {
      let place = 0;
      const all = lines.map((line) => (line.trim() === "" ? line : of(line, place++))).join("\n");
      return again ? `${all}${all.endsWith("\n") ? "" : "\n"}${values.map(again).join("\n")}\n` : all;
    },
  };
}

/** What stands under a key of each entry of a list, or a list of texts itself. */
function jsonValues(text: string): Values[] {
  const list = listIn(text);
  if (list === null) return [];
  const keys = [...new Set(list.flatMap((one) => (isRecord(one) ? Object.keys(one) : [])))];
  const inKey = (key: string | null): Values => {
    const valueOf = (one: unknown) => (key === null ? one : isRecord(one) ? one[key] : null);
    const put = (of: (value: string, place: number) => string) =>
      list.map((one, place) => {
        const value = valueOf(one);
        if (typeof value !== "string") return one;
        return key === null || !isRecord(one) ? of(value, place) : { ...one, [key]: of(value, place) };
      });
    return {
      column: key,
      values: list.map(valueOf).filter((value) => typeof value === "string"),
      written: (of, again) => JSON.stringify([...put(of), ...(again ? put(again) : [])], null, 2),
    };
  };
  return [...(list.every((one) => typeof one === "string") ? [null] : []), ...keys].map(inKey);
}

function listIn(text: string): unknown[] | null {
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
