import { csvLines, writtenCell } from "../../../facts/tables/csv-lines.ts";
import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { best } from "../entry-meant.ts";
import type { SetWish } from "../slots.ts";

type Part = "street" | "town" | "postcode";
const partWords: Readonly<Record<Part, readonly string[]>> = {
  street: ["street", "road", "strasse", "straße", "adresse", "address", "通り", "番地"],
  town: ["town"],
  postcode: ["postcode"],
};
const code = String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{4})?|〒?\d{3}-\d{4}|\d{4} ?[A-Z]{2}|\d{4}`;
const isCode = new RegExp(`^(?:${code})$`, "iu");
const codeAhead = new RegExp(`^(${code})\\s+(\\p{L}.*)$`, "u");
const codeBehind = new RegExp(`^(\\p{L}.*?)\\s+(${code})$`, "u");
/** They say who somebody is to the one who writes, and no table has them. */
const isTitle =
  /^(?:aunt|auntie|uncle|gran|granny|grandma|grandpa|cousin|mr|mrs|ms|miss|dr|tante|onkel|oma|opa|herr|herrn|frau|family|familie)$/u;

/** A table in which somebody has another address, where it has a column each for the street, the town and the postcode. Null where it isn't clear who, or which part goes where. */
export function addressAsWished(path: string, text: string, wish: SetWish, request: string): string | null {
  if (wish.from !== null || !isFieldOfAny("address", wish.about)) return null;
  const parts = partsOf(wish.to);
  const [only, ...others] = textTables(path, text).flatMap((table) => {
    const places = parts && columnsOf(table, parts);
    return places ? [{ table, places }] : [];
  });
  const row = only && others.length === 0 ? rowMeant(only.table.rows, wish.what, request) : null;
  if (!only || !row) return null;
  const delimiter = /\.(?:csv|tsv)$/i.test(path) ? csvLines(text)?.delimiter : undefined;
  const cells = [...only.places].map(([index, put]): [number, string] => [
    index,
    delimiter === undefined || isQuoted(row, index) ? put : writtenCell(put, delimiter),
  ]);
  const line = withCells(row, new Map(cells));
  return line === row.line
    ? null
    : text
        .split("\n")
        .with(row.number - 1, line + (text.split("\n")[row.number - 1]?.endsWith("\r") ? "\r" : ""))
        .join("\n");
}

function isQuoted({ line, cells }: TextRow, index: number): boolean {
  return line[(cells[index]?.from ?? 0) - 1] === '"';
}

/** "14 Larch Close, Denby, DE5 8QR", "Am Hang 3, 12345 Neustadt": what is before the town is the street. */
function partsOf(said: string): ReadonlyMap<Part, string> | null {
  const pieces = said
    .split(/\s*[,、]\s*/u)
    .flatMap((piece) => codeAhead.exec(piece)?.slice(1) ?? codeBehind.exec(piece)?.slice(1) ?? [piece])
    .map((piece) => piece.trim());
  const codes = pieces.filter((piece) => isCode.test(piece));
  const rest = pieces.filter((piece) => !isCode.test(piece));
  const town = rest.at(-1);
  const street = rest.slice(0, -1).join(", ");
  const [postcode, ...more] = codes;
  if (postcode === undefined || more.length > 0 || town === undefined || street === "") return null;
  // a state, or more of the street
  if (/\d|^\p{Lu}{2}$/u.test(town)) return null;
  return new Map([
    ["street", street],
    ["town", town],
    ["postcode", postcode],
  ]);
}

/** The new text of each column that an address has a part for; null unless each part has one, and no two are called so. */
function columnsOf({ columns }: TextTable, parts: ReadonlyMap<Part, string>): ReadonlyMap<number, string> | null {
  const places = [...parts].map(([part, put]) => {
    const found = columns.flatMap((column, index) => (isFieldOfAny(column, partWords[part]) ? [index] : []));
    return found.length === 1 ? found.map((index): [number, string] => [index, put]) : [];
  });
  const fresh = new Map(places.flat());
  return fresh.size === parts.size ? fresh : null;
}

/** The only row with all of a name, or the one of those with more of what the request says besides. */
function rowMeant(rows: readonly TextRow[], what: readonly string[], request: string): TextRow | null {
  const words = what.flatMap(wordsOf).filter((word) => !isCommonWord(word));
  const own = words.filter((word) => !isTitle.test(word));
  const wordsIn = (row: TextRow) => row.cells.flatMap(({ text }) => wordsOf(text));
  const has = (row: TextRow, word: string) => wordsIn(row).some(sameNounAs([word]));
  const named = rows.filter((row) => own.length > 0 && own.every((word) => has(row, word)));
  const shared = new Set(named.flatMap(wordsIn).filter((word) => named.every((row) => has(row, word))));
  const said = wordsOf(withoutKept(request).wanted).filter((word) => /\p{L}{3}/u.test(word) && !shared.has(word));
  const [only, ...others] = best(named, (row) => said.filter((word) => wordsIn(row).includes(word)).length);
  return only && others.length === 0 ? only : null;
}
