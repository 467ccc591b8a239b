import { cellsOf, delimiterOf, inPlaceOf, plainCell } from "../facts/tables/csv-lines.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";

/** `to 14`, `auf 2,40` */
const newValue =
  /(?<![\p{L}\p{N}])(?:to|auf)\s+(?:["'`„“]([^"'`“”\n]{1,60})["'`“”]|[€$£]?([\p{N}][\p{N}.,:/-]*[\p{N}]|[\p{N}]))(?=$|[.,;!?)](?:\s|$)|\s+(?:in|im|please|pls|bitte|thanks|danke|now|instead|statt|from|von)(?!\p{L}))/giu;
/** There is more to it than one value. */
const isMore =
  /\b(?:add|append|insert|remove|delete|drop|sort|rename|move|copy|all|every|each|füge?|ergänz\p{L}*|lösch\p{L}*|entfern\p{L}*|sortier\p{L}*|verschieb\p{L}*|alle[nrs]?|jede[nrs]?)\b/iu;

/**
 * The text of a table in which the one cell is changed that a request names by its row, its column and its new value: "set the stock of
 * Basil to 14". Null where it names more or less than that. Of `Basil` and `Thai Basil` small models take either.
 */
export function withSaidCell(text: string, request: string): string | null {
  if (isMore.test(request)) return null;
  const values = [...request.matchAll(newValue)];
  const value = values[0]?.[1] ?? values[0]?.[2];
  const lines = text.split(/(?<=\n)/);
  const [header = ""] = lines;
  const delimiter = delimiterOf(header);
  if (value === undefined || values.length > 1 || delimiter === null) return null;
  const columns = cellsOf(header, delimiter).map(plainCell);
  const said = wordsOf(request);
  const isNamed = (column: string) => {
    const words = wordsOf(column);
    return words.length > 0 && words.every((word) => said.some((other) => isSameNoun(other, word)));
  };
  const [column, ...otherColumns] = columns.flatMap((name, at) => (isNamed(name) ? [at] : []));
  if (column === undefined || otherColumns.length > 0) return null;
  const rows = lines.map((line) => cellsOf(line, delimiter));
  const labels = rows
    .slice(1)
    .flatMap((cells, at) =>
      cells.flatMap((cell, place) =>
        place !== column && isSaid(plainCell(cell), request) ? [{ row: at + 1, label: plainCell(cell) }] : [],
      ),
    );
  const longest = Math.max(0, ...labels.map(({ label }) => label.length));
  const [meant, ...others] = labels.filter(({ label }) => label.length === longest);
  const old = meant && rows[meant.row]?.[column];
  // two rows that are named apart from each other are two wishes
  const isApart = labels.some(({ label }) => meant && !meant.label.toLowerCase().includes(label.toLowerCase()));
  if (
    !meant ||
    old === undefined ||
    others.length > 0 ||
    isApart ||
    /["\n]/.test(value) ||
    value.includes(delimiter) ||
    !isAlike(plainCell(old), value)
  )
    return null;
  const cells = rows[meant.row]?.map((cell, at) => (at === column ? inPlaceOf(cell, value) : cell)) ?? [];
  return lines.map((line, at) => (at === meant.row ? cells.join(delimiter) : line)).join("");
}

/** A number takes the place of a number: `500 g` and `9:00 until 10:00` say more than one. */
function isAlike(old: string, value: string): boolean {
  const isNumber = (text: string) => /^[\p{N}.,:/-]+$/u.test(text);
  return old === "" || isNumber(old) === isNumber(value);
}

function isSaid(label: string, request: string): boolean {
  if (!/\p{L}/u.test(label)) return false;
  const at = request.toLowerCase().indexOf(label.toLowerCase());
  return (
    at !== -1 && !/[\p{L}\p{N}]/u.test(request[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(request[at + label.length] ?? "")
  );
}
