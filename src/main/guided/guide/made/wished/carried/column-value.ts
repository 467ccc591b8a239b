import { valueInPlace, valueOf } from "../../../facts/numbers/value-in-place.ts";
import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { valuesIn } from "../../../request/values/values.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { plainWish } from "../plain-wish.ts";

/** What is to stand in a column of a new row, as the others of it are written, and the wish that says so, if one does. */
export type ColumnValue = { text: string; wish: string | null };

/**
 * The value of a column that one of these wishes sets, else the only one of its kind in these texts where they call the column. Null where none says it, or several do, or the others are of another
 * kind.
 */
export function columnValue(
  column: string,
  others: readonly string[],
  wishes: readonly string[],
  texts: readonly string[],
): ColumnValue | null {
  const filled = others.filter((cell) => cell !== "");
  const told = wishes.flatMap((wish) => {
    const set = plainWish(wish);
    const isOfColumn = set?.deed === "set" && isFieldOfAny(column, [...set.what.flatMap(wordsOf), ...set.about]);
    const text = isOfColumn ? valueLikeOthers(set.to, filled) : null;
    return text === null ? [] : [{ text, wish }];
  });
  const [only, ...more] = told;
  if (only) return more.length === 0 ? only : null;
  const calling = texts.filter((text) => isFieldOfAny(column, wordsOf(text)));
  const kind = valueOf(filled.at(-1) ?? "")?.kind;
  const said = calling.flatMap((text) => valuesIn(text).filter((value) => value.kind === kind));
  const amounts = new Set(said.map(({ amount }) => amount));
  const fresh = amounts.size === 1 ? valueLikeOthers(said[0]?.text ?? "", filled) : null;
  return fresh === null ? null : { text: fresh, wish: null };
}

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** A value as others are written; a date without its year is in the year of all of them. */
function valueLikeOthers(said: string, others: readonly string[]): string | null {
  const last = others.at(-1);
  if (last === undefined) return null;
  const years = new Set(others.flatMap((other) => year.exec(other)?.[0] ?? []));
  if (years.size > 1 && !year.test(said) && valueOf(said)?.kind === "date") return null;
  return valueInPlace(last, said);
}
