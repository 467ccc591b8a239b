import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { tablesOf, withColumnChange } from "../../../written/table-columns.ts";
import type { PlainWish } from "../plain-wish.ts";

const isOfColumn = /(?<!\p{L})(?:columns?|fields?|spalten?|feld)(?!\p{L})|列/iu;

/** A text without the column of a table that a wish names; null where it names none, or it isn't clear which, or it is the only one. */
export function withoutColumn(path: string, text: string, wish: Extract<PlainWish, { deed: "remove" }>): string | null {
  if (!isOfColumn.test([...wish.what, ...wish.about].join(" "))) return null;
  const said = wish.what.flatMap((name) => wordsOf(name.replace(isOfColumn, " ")));
  const isNamed = (column: string) => {
    const words = wordsOf(column);
    return words.length > 0 && words.every((word) => said.some((each) => isSameNoun(word, each)));
  };
  const named = tablesOf(path, text).flatMap((table) =>
    table.columns.flatMap((column, index) => (table.columns.length > 1 && isNamed(column) ? [{ index, table }] : [])),
  );
  const [only, ...others] = named;
  return only && others.length === 0
    ? withColumnChange(text, only.table, { deed: "remove", columns: [only.index] })
    : null;
}
