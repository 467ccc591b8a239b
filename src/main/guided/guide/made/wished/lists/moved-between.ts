import { textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { wholeValue } from "../../../request/values/said-spans.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { blocksOf } from "./blocks.ts";
import { blockMeant } from "./block-meant.ts";
import { withElementMoved } from "./inline-lists.ts";
import { movedAsWished } from "./moved-as-wished.ts";
import { listMove, type PlainWish } from "../plain-wish.ts";

type MoveWish = Extract<PlainWish, { deed: "move" }>;

/** A text with something in another list, or in another place by what a cell of its row says: "Move "saw" from "Cellar" to "Shed"". Null where a wish is of another kind, or it isn't clear. */
export function movedBetween(path: string, text: string, line: string, request: string): string | null {
  const wish = listMove(line);
  if (!wish) return null;
  return inInline(path, text, wish) ?? movedAsWished(path, text, wish, request) ?? inCell(path, text, wish, request);
}

/** Whether what something is to be moved from is a title or a label of a text: then that isn't to have another name. A day that becomes another one may. */
export function isFromTitle(text: string, line: string): boolean {
  const { from = null, to = null } = listMove(line) ?? {};
  const [target] = typeof to === "object" ? (to?.what ?? []) : [];
  if (from === null || target === undefined || !isTitle(text, from)) return false;
  return isTitle(text, target) || !/^(?:date|time|weekday)$/u.test(wholeValue(from)?.kind ?? "");
}

function isTitle(text: string, name: string): boolean {
  const mark = String.raw`(?:[-*+•・#■◆●▼【[\s]|\*\*)*`;
  return new RegExp(String.raw`^${mark}${escapeRegExp(name)}(?:\*\*)?\s*(?:[:：\]】]|$|[-–—]\s)`, "imu").test(text);
}

function inInline(path: string, text: string, { what: [name], from, to }: MoveWish): string | null {
  const [target] = typeof to === "object" ? to.what : [];
  return name === undefined || from === null || target === undefined
    ? null
    : withElementMoved(path, text, name, from, target);
}

/** The cell that has the old place has the new one, as others of its column write that. */
function inCell(path: string, text: string, wish: MoveWish, request: string): string | null {
  const [target] = typeof wish.to === "object" ? wish.to.what : [];
  const old = wish.from?.toLowerCase();
  if (old === undefined || target === undefined) return null;
  const rows = blocksOf(path, text).filter(({ kind }) => kind === "row");
  const here = textTables(path, text).flatMap(({ rows: all }) =>
    all.flatMap((row) => {
      const places = row.cells.flatMap((cell, index) => (cell.text.toLowerCase() === old ? [index] : []));
      const [index, ...others] = places;
      return index === undefined || others.length > 0 ? [] : [{ row, all, index }];
    }),
  );
  const block = blockMeant(
    rows.filter(({ from }) => here.some(({ row }) => row.number === from + 1)),
    { what: wish.what, about: [] },
    request,
  );
  const meant = here.find(({ row }) => row.number - 1 === block?.from);
  if (!meant) return null;
  const cells = meant.all.map(({ cells: each }) => each[meant.index]?.text ?? "");
  const before = meant.row.cells[meant.index]?.text ?? "";
  const isLarge = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(wish.from ?? "");
  const plain = isLarge ? target.charAt(0).toUpperCase() + target.slice(1) : target;
  const fresh = cells.find((cell) => cell.toLowerCase() === target.toLowerCase()) ?? plain;
  return text
    .split("\n")
    .with(meant.row.number - 1, withCells(meant.row, new Map([[meant.index, fresh]])))
    .join("\n");
}
