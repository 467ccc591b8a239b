import { cellsOf, delimiterOf, plainCell } from "../../../facts/tables/csv-lines.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import type { PlainWish } from "../plain-wish.ts";
import { withoutRecords } from "./without-records.ts";

const isOfAll =
  /(?<!\p{L})(?:all|every|everything|each|alles?|allen|aller|jede[nrs]?|sämtliche\p{L}*)(?!\p{L})|全て|すべて|ぜんぶ|全部/iu;
const plural =
  /(?<!\p{L})(?:songs|entries|rows|lines|items|tasks|events|records|orders|bookings|titles|zeilen|einträge|lieder|aufgaben|termine)(?!\p{L})/iu;

/** A text without all lines or records that have a name as one of their sides, where a wish speaks of several of them; null where it doesn't, or none has it. */
export function withoutAll(
  path: string,
  text: string,
  { what: [name, ...more], about }: Extract<PlainWish, { deed: "remove" }>,
  told: string,
  request: string,
): string | null {
  const said = [...more, ...about, told.replaceAll(/"[^"]*"/g, " ")].join(" ");
  const isForAll = plural.test(said) || isOfAll.test(said) || isOfAll.test(withoutKept(request).wanted);
  if (name === undefined) return null;
  if (/\.json$/i.test(path))
    return more.length + about.length > 0 && !isForAll ? null : withoutRecords(path, text, name, isForAll);
  if (!isForAll) return null;
  if (!/\.(?:csv|tsv|txt|text|md|markdown)$/i.test(path)) return null;
  const lines = text.split("\n");
  const delimiter = /\.(?:csv|tsv)$/i.test(path) ? delimiterOf(lines[0] ?? "") : null;
  const sidesOf = (line: string) =>
    delimiter === null
      ? line.replace(/^\s*[-*+•]\s+/u, "").split(/\t|\||\s{2,}| [-–—] |[:=]\s/u)
      : cellsOf(line, delimiter).map(plainCell);
  const sides = lines.map((line) => sidesOf(line).map((side) => side.trim().toLowerCase()));
  const isIt = called(name);
  const isOf = (side: string | undefined) => side !== undefined && isIt.test(side);
  const rows = sides.filter((own) => own.length > 1);
  const at = placesOf(isOf, rows);
  const isGone = (row: number) => (sides[row]?.length ?? 0) > 1 && at.some((place) => isOf(sides[row]?.[place]));
  const gone = new Set([...lines.keys()].filter((row) => isGone(row) && (delimiter === null || row > 0)));
  // of the blank lines around it one stays
  const isBlank = (row: number) => lines[row]?.trim() === "" && row < lines.length - 1;
  const isDouble = (row: number) => gone.has(row - 1) && isBlank(row) && (row < 2 || isBlank(row - 2));
  const left = lines.filter((_, row) => !gone.has(row) && !isDouble(row));
  return gone.size > 0 ? left.join("\n") : null;
}

/** A name by itself, or before what is said of it: its legal form, a bracket, another part of its place. */
function called(name: string): RegExp {
  const own = escapeRegExp(name.trim()).replace(/^familie(?= )/iu, String.raw`(?:familie|fam\.?)`);
  return new RegExp(
    String.raw`^${own}(?:\s+(?:ltd|gmbh|inc|ag|kg|ug|llc|plc|co|e\.?\s?v|株式会社)\.?)?\s*(?:[,(（/–—:].*)?$`,
    "iu",
  );
}

/** The columns in which a name tells whose it is, or what: the first that has it, so that a title doesn't count as a name, and those that hold the like: who plays at home, and who away. */
function placesOf(isOf: (side: string | undefined) => boolean, rows: readonly (readonly string[])[]): number[] {
  const first = Math.min(...rows.flatMap((own) => (own.some(isOf) ? [own.findIndex(isOf)] : [])));
  const held = (place: number) => new Set(rows.flatMap((own) => (isOf(own[place]) ? [] : (own[place] ?? []))));
  const own = held(first);
  const places = [...(rows[0] ?? []).keys()].filter((place) => rows.some((row) => isOf(row[place])));
  return places.filter((place) => place === first || [...held(place)].some((side) => side !== "" && own.has(side)));
}
