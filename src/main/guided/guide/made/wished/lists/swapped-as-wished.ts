import { isFieldOfAny } from "../../../facts/tables/alike-fields.ts";
import { type TextRow, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { type Value, valuesIn } from "../../../request/values/values.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { arranged, besides } from "./arranged.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import type { PlainWish } from "../plain-wish.ts";
import { pageSidesSwapped } from "../records/page-sides-swapped.ts";
import { sidesSwapped } from "../records/sides-swapped.ts";

type SwapWish = Extract<PlainWish, { deed: "swap" }>;

/**
 * A text in which two things have each other's side that a wish names ("the prices of …"), or stand in each other's place where it names none. Null where it isn't clear which two, or
 * which of their sides.
 */
export function swappedAsWished(path: string, text: string, wish: SwapWish, request: string): string | null {
  const sides = sidesSwapped(path, text, wish) ?? pageSidesSwapped(path, text, wish);
  if (sides !== null) return sides;
  const parts = blocksOf(path, text);
  const isPart = (row: number) => parts.some(({ kind, from }) => from === row && (kind === "row" || kind === "entry"));
  const blocks = [...lineBlocks(text).filter(({ from }) => !isPart(from)), ...parts];
  const about = wish.about.filter((word) => !/^(?:order|place|position|reihenfolge|platz)/u.test(word));
  const [one, two] = wish.what.map((name) => blockMeant(blocks, { what: [name], about: wish.about }, request));
  if (!one || !two || one.from === two.from || one.kind !== two.kind) return null;
  const named = () => namedCellsSwapped(path, text, [one, two], wish.what);
  if (about.length === 0) return named() ?? (one.group === two.group ? placesSwapped(path, text, one, two) : null);
  return (
    cellsSwapped(path, text, [one, two], about, wish.what) ??
    (about.every((word) => isTurn.test(word)) ? named() : null) ??
    valuesSwapped(text, [one, two], wish.what)
  );
}

/** "Swap the weeks of Ida and Tom": where a row begins with its week, who has it is what changes. */
const isTurn =
  /^(?:weeks?|days?|dates?|times?|turns?|shifts?|slots?|duties|wochen?|tage?|zeiten|termine?|dienste?|schichten)$/u;

/** Lines by themselves, for what is no list. */
function lineBlocks(text: string): Block[] {
  return text.split("\n").flatMap((line, from): Block[] => {
    const names = line.split(/\s{2,}|\t|[:=–—]\s|\|/u).map((name) => name.trim());
    return line.trim() === "" ? [] : [{ kind: "row", from, to: from + 1, text: line, names, above: "", group: "line" }];
  });
}

function placesSwapped(path: string, text: string, one: Block, two: Block): string | null {
  const all = besides(path, text, one);
  const other = (block: Block) => all.find(({ from }) => from === block.from);
  const [first, second] = [other(one), other(two)];
  if (!first || !second) return null;
  return arranged(
    text,
    all,
    all.map((block) => (block === first ? second : block === second ? first : block)),
  );
}

/** The cells that have the names, where each row begins with something else, such as a day: who has which is what changes, not the order of the rows. */
function namedCellsSwapped(
  path: string,
  text: string,
  [one, two]: readonly [Block, Block],
  names: readonly [string, string],
): string | null {
  for (const { rows } of [...textTables(path, text), { rows: columnedLines(text) }]) {
    const [first, second] = [one, two].map(({ from }) => rows.find(({ number }) => number === from + 1));
    const [own, other] = [cellNamed(first, names[0]), cellNamed(second, names[1])];
    if (!first || !second || !own || !other || own.index !== other.index || own.index === 0) continue;
    const width = rows.some(({ line }) => / {2}\|/.test(line)) ? Math.max(own.text.length, other.text.length) : 0;
    return text
      .split("\n")
      .with(one.from, withCells(first, new Map([[own.index, other.text.padEnd(width)]])))
      .with(two.from, withCells(second, new Map([[other.index, own.text.padEnd(width)]])))
      .join("\n");
  }
  return null;
}

/** Lines of a text whose columns have no names. */
function columnedLines(text: string): TextRow[] {
  return text.split("\n").flatMap((line, index) => {
    const cells = [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: own, index: from }) => ({
      text: own,
      from,
      to: from + own.length,
    }));
    return cells.length > 1 ? [{ line, number: index + 1, cells }] : [];
  });
}

/** The one cell of a row that a name stands in, in whichever order: `Okafor, B.` is "B. Okafor". */
function cellNamed(row: TextRow | undefined, name: string): { index: number; text: string } | null {
  const words = wordsOf(name).map((word) => sameNounAs([word]));
  const isNamed = (text: string) => {
    const own = wordsOf(text);
    return words.length > 0 && words.every((isWord) => own.some(isWord));
  };
  const cells = (row?.cells ?? []).flatMap(({ text }, index) => (isNamed(text) ? [{ index, text }] : []));
  const [only, ...others] = cells;
  return only && others.length === 0 ? only : null;
}

/** The cells of the column that is named; what a row begins with tells which one it is. */
function cellsSwapped(
  path: string,
  text: string,
  [one, two]: readonly [Block, Block],
  about: readonly string[],
  names: readonly [string, string],
): string | null {
  const lines = text.split("\n");
  for (const { columns, rows } of textTables(path, text)) {
    const [first, second] = [one, two].map(({ from }) => rows.find(({ number }) => number === from + 1));
    const own = [cellNamed(first, names[0]), cellNamed(second, names[1])].map((cell) => cell?.index);
    const named = columns.flatMap((column, index) =>
      index > 0 && !own.includes(index) && isFieldOfAny(column, about) ? [index] : [],
    );
    const [index, ...more] = named;
    if (!first || !second || index === undefined || more.length > 0) continue;
    const [put, other] = [second.cells[index]?.text, first.cells[index]?.text];
    if (put === undefined || other === undefined || put === other) return null;
    return lines
      .with(one.from, withCells(first, new Map([[index, put]])))
      .with(two.from, withCells(second, new Map([[index, other]])))
      .join("\n");
  }
  return null;
}

/** The one value that each of the two lines has beside its name. */
function valuesSwapped(
  text: string,
  [one, two]: readonly [Block, Block],
  names: readonly [string, string],
): string | null {
  const lines = text.split("\n");
  const [first, second] = [one, two].map(({ from, to }, index) =>
    to - from === 1 ? valueBeside(lines[from] ?? "", names[index] ?? "") : null,
  );
  if (!first || !second || first.kind !== second.kind || first.text === second.text) return null;
  const withValue = (line: string, { from, to }: Value, put: string) => line.slice(0, from) + put + line.slice(to);
  return lines
    .with(one.from, withValue(lines[one.from] ?? "", first, second.text))
    .with(two.from, withValue(lines[two.from] ?? "", second, first.text))
    .join("\n");
}

function valueBeside(line: string, name: string): Value | null {
  const own = wholeWord(name, "iu").exec(line);
  const isOutside = ({ from, to }: Value) => !own || to <= own.index || from >= own.index + own[0].length;
  const [value, ...others] = valuesIn(line).filter(isOutside);
  return value && others.length === 0 ? value : null;
}
