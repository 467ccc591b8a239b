import type { QueryColumn } from "../../../agent/query.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words/words.ts";
import { quoted } from "./select-statement.ts";
import { literal, type TypedTable } from "./typed-table.ts";

/** Of a column with more different values only some are shown: what they are like. */
const mostShown = 8;
const someShown = 3;
/** In characters. */
const longestShown = 40;
/** A column with no more different values tells states apart, which people say in other words. */
const mostStates = 4;

/** The columns of a table with the values that a query for this request may compare them with: a small model likes to compare with whatever else it sees. */
export function queryColumns({ columns, rows }: TypedTable, request: string): readonly QueryColumn[] {
  return columns.map(({ name, kind }, index) => {
    const values = [...new Set(rows.map((row) => literal(row[index] ?? null)))];
    const filled = values.filter((value) => value !== "NULL");
    const isAll =
      kind === "text" && values.length <= mostShown && values.every((value) => value.length <= longestShown);
    const some = filled.filter((value) => value.length <= longestShown).slice(0, someShown);
    const shown = isAll ? values : [...values.filter((value) => value === "NULL"), ...some];
    return { name: quoted(name), kind, isAll, values: shown, comparable: comparableIn(kind, filled, request) };
  });
}

function comparableIn(kind: QueryColumn["kind"], values: readonly string[], request: string): readonly string[] {
  switch (kind) {
    case "date":
      return [];
    case "number":
      return [
        ...new Set(["0", ...(request.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(",", "."))]),
      ];
    case "text":
      return values.length <= mostStates
        ? values
        : values.filter((value) => isMark(value) || isSaid(value.slice(1, -1), request));
    default:
      return kind satisfies never;
  }
}

/** "-", "x", "?": a sign in place of a value. */
function isMark(value: string): boolean {
  return !/[\p{L}\p{N}]{2}/u.test(value);
}

function isSaid(value: string, request: string): boolean {
  if (request.toLowerCase().includes(value.toLowerCase())) return true;
  const said = wordsOf(request);
  return wordsOf(value).some((word) => !isCommonWord(word) && said.some((other) => isSameNoun(other, word)));
}
