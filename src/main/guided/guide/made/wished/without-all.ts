import { cellsOf, delimiterOf, plainCell } from "../../facts/tables/csv-lines.ts";
import { withoutKept } from "../../request/wishes/told-wishes.ts";
import type { PlainWish } from "./plain-wish.ts";

const isOfAll =
  /(?<!\p{L})(?:all|every|each|alle|allen|aller|jede[nrs]?|sämtliche\p{L}*)(?!\p{L})|全て|すべて|ぜんぶ|全部/iu;
const plural =
  /(?<!\p{L})(?:songs|entries|rows|lines|items|tasks|events|records|orders|bookings|titles|zeilen|einträge|lieder|aufgaben|termine)(?!\p{L})/iu;

/** A text without all lines that have a name as one of their sides, where a wish speaks of several of them; null where it doesn't, or none has it. */
export function withoutAll(
  path: string,
  text: string,
  { what: [name, ...more], about }: Extract<PlainWish, { deed: "remove" }>,
  request: string,
): string | null {
  const said = [...more, ...about].join(" ");
  if (name === undefined || !(plural.test(said) || isOfAll.test(said) || isOfAll.test(withoutKept(request).wanted)))
    return null;
  if (!/\.(?:csv|tsv|txt|text|md|markdown)$/i.test(path)) return null;
  const lines = text.split("\n");
  const delimiter = /\.(?:csv|tsv)$/i.test(path) ? delimiterOf(lines[0] ?? "") : null;
  const sidesOf = (line: string) =>
    delimiter === null
      ? line.replace(/^\s*[-*+•]\s+/u, "").split(/\t|\||\s{2,}| [-–—] |[:=]\s/u)
      : cellsOf(line, delimiter).map(plainCell);
  const sides = lines.map((line) => sidesOf(line).map((side) => side.trim().toLowerCase()));
  const wanted = name.trim().toLowerCase();
  // whose it is, or what: in one column, so that a title doesn't count as a name
  const at = Math.min(...sides.flatMap((own) => (own.length > 1 && own.includes(wanted) ? [own.indexOf(wanted)] : [])));
  const isGone = (row: number) => (sides[row]?.length ?? 0) > 1 && sides[row]?.[at] === wanted;
  const left = lines.filter((_, row) => !isGone(row) || (delimiter !== null && row === 0));
  return left.length < lines.length ? left.join("\n") : null;
}
