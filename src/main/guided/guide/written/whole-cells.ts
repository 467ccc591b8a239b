import { cellsOf, plainCell, writtenCell } from "../facts/tables/csv-lines.ts";

const fewestRows = 3;
/** Only a part of each is wanted. */
const takesParts = /(?<!\p{L})(?:only|just|short\p{L}*|first|nur|bloß|kurz\p{L}*)(?!\p{L})|だけ|のみ/iu;

/** The cells of a row where they stand in a line of a source, in their order; `gaps` is what stands behind each of them up to the next. */
type Found = { cells: readonly string[]; gaps: readonly string[] };

/**
 * A table whose rows are made of one line of a source each, with the whole of each cell: what stands between two cells is the same in most of the lines, and what is
 * more belongs to the cell. A small model writes "buy seeds" for "buy seeds, pots and labels".
 */
export function withWholeCells(written: string, lines: readonly string[], request: string): string {
  if (takesParts.test(request)) return written;
  const [header = "", ...body] = written.trimEnd().split("\n");
  const before = body.map((line) => cellsOf(line, ",").map((cell) => plainCell(cell).replaceAll('""', '"')));
  const rows = withoutColumnNames(lines, cellsOf(header, ",").map(plainCell), before);
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
  const isSame = fresh.every((row, place) => row.join("\n") === before[place]?.join("\n"));
  return isSame
    ? written
    : `${[header, ...fresh.map((cells) => cells.map((cell) => writtenCell(cell, ",")).join(","))].join("\n")}\n`;
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
