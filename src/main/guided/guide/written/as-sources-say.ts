import { cellsOf, plainCell } from "../facts/csv-lines.ts";

/** Shorter texts stand in others for other reasons. In characters. */
const shortest = 8;
const fewestRows = 3;

/**
 * A new file as its sources have it: a line of theirs in their own capitals, and in a table of a list's lines the whole of each cell. A small model writes
 * "Fluffy Pancakes" for "Fluffy pancakes", and "buy seeds" for "buy seeds, pots and labels".
 */
export function asSourcesSay(path: string, written: string, sources: readonly string[], request: string): string {
  const lines = sources.flatMap((source) => source.split(/\r?\n/));
  const whole = /\.csv$/i.test(path) && !takesParts.test(request) ? withWholeCells(written, lines) : written;
  return saysCapitals.test(request) ? whole : inOwnCapitals(whole, lines);
}

const saysCapitals =
  /(?<!\p{L})(?:capital\p{L}*|upper ?case|lower ?case|title case|small letters|großbuchstaben|kleinbuchstaben|groß ?geschrieben|klein ?geschrieben)(?!\p{L})|大文字|小文字/iu;

/** Only a part of each is wanted. */
const takesParts = /(?<!\p{L})(?:only|just|short\p{L}*|first|nur|bloß|kurz\p{L}*)(?!\p{L})|だけ|のみ/iu;

function inOwnCapitals(written: string, lines: readonly string[]): string {
  const own = lines.map((line) => line.replace(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/u, "").trim());
  const telling = [...new Set(own)].filter(
    (text) =>
      text.length >= shortest &&
      /\p{L}\S* \S*\p{L}/u.test(text) &&
      // who writes all in small letters or in capitals means nothing by it
      text !== text.toLowerCase() &&
      text !== text.toUpperCase(),
  );
  return telling.reduce((text, line) => {
    const found = text.toLowerCase().indexOf(line.toLowerCase());
    if (found === -1 || text.includes(line)) return text;
    const as = text.slice(found, found + line.length);
    // a whole line, a cell, or what stands between two tags
    const isAlone =
      /(?:^|[\n>|,"#*-] ?)$/u.test(text.slice(0, found)) && /^ ?(?:$|[\n<|,"])/u.test(text.slice(found + line.length));
    // a sentence begins with a capital
    const isStart = as.slice(1) === line.slice(1);
    return isAlone && !isStart ? text.slice(0, found) + line + text.slice(found + line.length) : text;
  }, written);
}

/** The cells of a row where they stand in a line of a source, in their order; `gaps` is what stands behind each of them up to the next. */
type Found = { cells: readonly string[]; gaps: readonly string[] };

/** Rows that are made of one line of a source each: what stands between two cells is the same in most of them, and what is more belongs to the cell. */
function withWholeCells(written: string, lines: readonly string[]): string {
  const [header = "", ...body] = written.trimEnd().split("\n");
  const rows = withoutColumnNames(
    lines,
    cellsOf(header, ",").map(plainCell),
    body.map((line) => cellsOf(line, ",").map((cell) => plainCell(cell).replaceAll('""', '"'))),
  );
  const found = rows.map((cells) => foundIn(cells, lines));
  const known = found.filter((row) => row !== null);
  const width = cellsOf(header, ",").length;
  if (known.length < fewestRows || known.length < rows.length || rows.some((cells) => cells.length !== width))
    return written;
  const usual = Array.from({ length: width }, (_, place) => mostCommon(known.map(({ gaps }) => gaps[place] ?? "")));
  const fresh = known.map(({ cells, gaps }) =>
    cells.map((cell, place) => {
      const [gap, own] = [gaps[place] ?? "", usual[place] ?? ""];
      const isMore = own !== "" && gap !== own && gap.endsWith(own) && /^[, ]+(?:\p{L}|\p{N})/u.test(gap);
      return isMore ? cell + gap.slice(0, gap.length - own.length).trimEnd() : cell;
    }),
  );
  return `${[header, ...fresh.map((cells) => cells.map(quoted).join(","))].join("\n")}\n`;
}

/** "until 2 May" under "until" says it twice. */
function withoutColumnNames(
  lines: readonly string[],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[][] {
  const isOwn = (cell: string) => lines.some((line) => line.includes(cell) && !/\(/u.test(line));
  const isTwice = columns.map((name) =>
    rows.every((cells) => {
      const cell = cells[columns.indexOf(name)] ?? "";
      // "Team A" is what it is called
      return cell.toLowerCase().startsWith(`${name.toLowerCase()} `) && !isOwn(cell);
    }),
  );
  return rows.map((cells) =>
    cells.map((cell, place) => (isTwice[place] ? cell.slice((columns[place]?.length ?? 0) + 1) : cell)),
  );
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function foundIn(cells: readonly string[], lines: readonly string[]): Found | null {
  const ways = lines.flatMap((line): Found[] => {
    let at = 0;
    const places: { from: number; to: number }[] = [];
    for (const cell of cells) {
      const from = cell === "" ? -1 : line.indexOf(cell, at);
      if (from === -1) return [];
      at = from + cell.length;
      places.push({ from, to: at });
    }
    return [{ cells, gaps: places.map(({ to }, place) => line.slice(to, places[place + 1]?.from ?? line.length)) }];
  });
  const [only, ...others] = ways;
  return only && others.length === 0 ? only : null;
}

/** The text that more than half of these are; empty where none is. */
function mostCommon(texts: readonly string[]): string {
  return texts.find((text) => texts.filter((other) => other === text).length * 2 > texts.length) ?? "";
}
