import { cellsOf, delimiterOf, plainCell } from "../../facts/csv-lines.ts";
import type { NumberedLine } from "../../facts/lines-in-place.ts";
import { isSettings, settingsIn } from "../../facts/setting-lines.ts";
import { linesToChange } from "../../written/narrow-part.ts";
import { withoutLine } from "../../written/without-line.ts";
import { type Entry, entryMeant } from "./entry-meant.ts";
import { plainWish } from "./plain-wish.ts";
import { lineAsWished } from "./slots.ts";

/** A text with what a wish in plain words wants of it; null where the wish is of another kind, or leaves open which line is meant, or what of it. */
export function doneAsWished(path: string, text: string, line: string): string | null {
  const wish = plainWish(line);
  if (!wish || /\.ics$/i.test(path)) return null;
  const entries = entriesOf(path, text);
  if (wish.deed === "remove") {
    const gone = entryMeant(entries, wish.what, wish.about);
    return gone && gone.to - gone.row === 1 ? withoutLine(path, text, { from: gone.row, to: gone.to }) : null;
  }
  const open = entries.flatMap((entry) => {
    const fresh = entry.to - entry.row === 1 ? lineAsWished(path, text, entry.row, wish) : null;
    return fresh === null ? [] : [{ ...entry, fresh }];
  });
  const meant = entryMeant(open, wish.what, wish.about);
  const lines = text.split("\n");
  return meant && meant.fresh !== lines[meant.row] ? lines.with(meant.row, meant.fresh).join("\n") : null;
}

type Placed = Entry & { row: number; to: number };

function entriesOf(path: string, text: string): Placed[] {
  const lines = text.split("\n");
  const delimiter = /\.(?:csv|tsv)$/i.test(path) ? delimiterOf(lines[0] ?? "") : null;
  const settings = isSettings.test(path) ? settingsIn(path, text) : [];
  return linesToChange(path, text).map(({ line, part }: NumberedLine) => {
    const raw = (lines[part.from] ?? "").replace(/\r$/, "");
    const setting = settings.find(({ row }) => row === part.from);
    const cells = delimiter === null ? raw.split(/\||\t| {2,}|[:=–—]\s/u) : cellsOf(raw, delimiter);
    const names = [
      ...cells.map((cell) => plainCell(cell).replace(/^[-*+•・]\s*(?:\[.\]\s*)?/u, "")),
      setting?.key ?? "",
    ];
    const beside = linesBeside(path, lines, part.from);
    const above = [line.above, ...(setting?.parents ?? []), ...beside].join("\n");
    return { text: delimiter === null ? raw : line.text, above, names, row: part.from, to: part.to };
  });
}

/** What stands in the record that a line is a part of: a card, or the keys of one thing. */
function linesBeside(path: string, lines: readonly string[], row: number): string[] {
  const isCard = path.endsWith(".vcf");
  const isOwn = /^\s*(?:- )?[{[]/.test(lines[row] ?? "");
  if (!isCard && (isOwn || !/\.(?:json|ya?ml)$/i.test(path))) return [];
  const depth = depthOf(lines[row] ?? "");
  const isBeside = (at: number) => {
    const line = lines[at];
    return (
      line !== undefined && (isCard ? !/^(?:BEGIN|END):/.test(line) : depthOf(line) >= depth && line.trim() !== "")
    );
  };
  let [from, to] = [row, row + 1];
  while (isBeside(from - 1) && (isCard || !begins.test(lines[from] ?? ""))) from--;
  while (isBeside(to) && (isCard || !begins.test(lines[to] ?? ""))) to++;
  return lines.filter((line, at) => at >= from && at < to && at !== row && (isCard || depthOf(line) === depth));
}

/** In YAML the first key of a record stands behind a dash. */
const begins = /^\s*- /;

function depthOf(line: string): number {
  return /^\s*(?:- )?/.exec(line)?.[0].length ?? 0;
}
