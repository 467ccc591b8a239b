import { groupBy } from "../../../../../shared/group-by.ts";
import { type Setting, settingsIn, valueLike, withSetting } from "../../facts/programs/setting-lines.ts";
import { isFieldOfAny } from "../../facts/tables/alike-fields.ts";
import { statesOfColumn } from "../../facts/tables/states-of-column.ts";
import { type TextRow, textTables, withCells } from "../../facts/tables/text-tables.ts";
import { longNumbersIn } from "../../request/words/numbers.ts";
import { valueInPlace, valueOf, withoutUnit } from "../../facts/numbers/value-in-place.ts";
import { valuesIn, writtenLike } from "../../request/values/values.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { sameNounAs, wordsOf } from "../../request/words/words.ts";
import type { PlainWish } from "./plain-wish.ts";

export type SetWish = Extract<PlainWish, { deed: "set" }>;

/** A line, and what it is: settings, or a row of a table with the names of its columns. */
export type Slotted = {
  line: string;
  settings: readonly Setting[];
  row: TextRow | null;
  columns: readonly string[];
  /** All rows of its table. */
  rows: readonly TextRow[];
};

/** The lines of a text as slots are looked for in them. */
export function slottedLines(path: string, text: string): Slotted[] {
  const settings = groupBy(settingsIn(path, text), ({ row }) => row);
  const tables = textTables(path, text).flatMap(({ columns, rows }) => rows.map((row) => ({ row, columns, rows })));
  const rows = new Map(tables.map((each) => [each.row.number - 1, each]));
  return text.split("\n").map((line, index) => ({
    line,
    settings: settings.get(index) ?? [],
    row: rows.get(index)?.row ?? null,
    columns: rows.get(index)?.columns ?? [],
    rows: rows.get(index)?.rows ?? [],
  }));
}

/** A line as a wish has it; null where it has no one place for what is to stand there. */
export function lineAsWished({ line, settings, row, columns, rows }: Slotted, wish: SetWish): string | null {
  if (wish.from !== null) return withReplaced(line, wish.from, wish, row);
  const named = settings.filter(({ key }) => isAbout(key, wish));
  const [setting] = settings.length === 1 ? settings : named.length === 1 ? named : [];
  if (setting) {
    const { value } = setting;
    const ofKind = valueInPlace(value, wish.to) ?? withNewValue(value, wish);
    // what is called otherwise holds something else
    const isOther = named.length === 0 && !isSaidIn(setting.key, wish);
    const fresh = ofKind ?? (isOther ? null : valueLike(value, withoutUnit(wish.to) ?? wish.to));
    return fresh === null || isCalled(value, wish) ? null : withSetting(setting, fresh);
  }
  return row
    ? (stateAsWished(row, rows, wish) ?? rowAsWished(row, columns, wish))
    : (withPair(line, wish) ?? withNewValue(line, wish));
}

/** The cell whose column the wish names, or the only one that holds what it could become. */
function rowAsWished(row: TextRow, columns: readonly string[], wish: SetWish): string | null {
  const cells = row.cells.map(({ text }, index) => ({ text, index, fresh: valueInPlace(text, wish.to) }));
  const free = cells.filter(({ text }) => !isCalled(text, wish));
  const called = free.filter(({ index }) => isAbout(columns[index] ?? "", wish));
  const [cell, ...others] = called.length === 1 ? called : free.filter(({ fresh }) => fresh !== null);
  return cell && others.length === 0 ? withCells(row, new Map([[cell.index, cell.fresh ?? wish.to]])) : null;
}

/** The cell of the only column in which other rows have the very word that is wished: "Cara is lead now". */
function stateAsWished(row: TextRow, rows: readonly TextRow[], wish: SetWish): string | null {
  if (wish.about.length > 0 || !/^\p{L}[\p{L} -]*$/u.test(wish.to)) return null;
  const states = row.cells.flatMap(({ text }, index) => {
    const fresh = statesOfColumn(rows, index).find((state) => state.toLowerCase() === wish.to.toLowerCase());
    return fresh !== undefined && fresh !== text && !isCalled(text, wish) ? [{ index, fresh }] : [];
  });
  const [only, ...others] = states;
  return only && others.length === 0 ? withCells(row, new Map([[only.index, only.fresh]])) : null;
}

function isAbout(field: string, { about }: SetWish): boolean {
  return isFieldOfAny(field, about);
}

function isSaidIn(key: string, { what }: SetWish): boolean {
  return wordsOf(key).every(sameNounAs(what.flatMap(wordsOf)));
}

const pair = /(["']?)([\p{L}_][\p{L}\p{N}_ -]*)\1\s*[:=]\s*("[^"]*"|'[^']*'|[^\s,;}\]]+)/gu;

/** A record in one line: the value of the one key that the wish names. */
function withPair(line: string, wish: SetWish): string | null {
  const pairs = [...line.matchAll(pair)];
  const [named, ...others] = pairs.filter(({ 2: key = "" }) => isAbout(key, wish));
  if (pairs.length < 2 || !named || others.length > 0) return null;
  const { 0: whole, 3: value = "", index } = named;
  const fresh = valueLike(value, withoutUnit(wish.to) ?? wish.to);
  const from = index + whole.length - value.length;
  return fresh === null ? null : line.slice(0, from) + fresh + line.slice(from + value.length);
}

/** The one value of a line's own, or of a part of it, that is of the kind of the new one becomes that. */
function withNewValue(line: string, { what, to }: SetWish): string | null {
  const names = what.map((name) => wholeWord(name, "iu").exec(line)).filter((found) => found !== null);
  const isOutside = (from: number, end: number) =>
    names.every(({ 0: name, index }) => end <= index || from >= index + name.length);
  const phones = longNumbersIn(line);
  if (longNumbersIn(to).length > 0) {
    const [phone, ...more] = phones;
    return phone !== undefined && more.length === 0 ? line.replace(phone, () => asGrouped(phone, to)) : null;
  }
  const fresh = valueOf(to);
  const [old, ...others] = valuesIn(line).filter(
    (value) => fresh !== null && value.kind === fresh.kind && isOutside(value.from, value.to),
  );
  if (!old || !fresh || others.length > 0 || phones.length > 0) return null;
  return line.slice(0, old.from) + writtenLike(old, fresh.amount, fresh.text) + line.slice(old.to);
}

/** What stands there once, as it stands or in another spelling, with the new text in its place. */
function withReplaced(line: string, from: string, { what, to }: SetWish, row: TextRow | null): string | null {
  const cell = row?.cells.findIndex(({ text }) => text.toLowerCase() === from.toLowerCase()) ?? -1;
  if (row && cell !== -1) return withCells(row, new Map([[cell, to]]));
  const places = [...line.matchAll(wholeWord(from, "giu"))];
  const [place, ...more] = places;
  if (places.length === 0 && longNumbersIn(from)[0] === from) return withPhone(line, from, to);
  if (place && more.length === 0) return atPlace(line, place.index, place[0], to);
  if (more.length > 0) return inOwnClause(line, from, what, to);
  const [old, fresh] = [valueOf(from), valueOf(to)];
  const [value, ...others] = valuesIn(line).filter(({ kind, amount }) => kind === old?.kind && amount === old.amount);
  if (!value || others.length > 0 || !fresh || fresh.kind !== value.kind) return null;
  return line.slice(0, value.from) + writtenLike(value, fresh.amount, fresh.text) + line.slice(value.to);
}

/** A line with a new text at one place. The whole value that the old one is a part of is meant where that is of the kind of the new one: "14" of "14 June" by "21 June". */
function atPlace(line: string, at: number, old: string, to: string): string | null {
  const [around, fresh] = [
    valuesIn(line).find(({ from, to: end }) => from <= at && at + old.length <= end),
    valueOf(to),
  ];
  const isPart = around !== undefined && around.to - around.from > old.length && /^\d+$/.test(old) && !/^\d+$/.test(to);
  if (!isPart) return line.slice(0, at) + to + line.slice(at + old.length);
  if (fresh?.kind !== around.kind) return null;
  return line.slice(0, around.from) + writtenLike(around, fresh.amount, fresh.text) + line.slice(around.to);
}

/** Of several places in a line that of the one clause which has a word of what the wish is about, where it stands once in it. */
function inOwnClause(line: string, from: string, what: readonly string[], to: string): string | null {
  const isAbout = sameNounAs(what.flatMap(wordsOf));
  const clauses = [...line.matchAll(/[^,;.!?()]*(?:[.,](?=\d)[^,;.!?()]*)*[,;.!?()]*/gu)].map(([clause]) => clause);
  const isOwn = (clause: string) => clause.split(wholeWord(from, "giu")).length === 2 && wordsOf(clause).some(isAbout);
  const [own, ...others] = clauses.filter(isOwn);
  if (own === undefined || others.length > 0) return null;
  const fresh = own.replace(wholeWord(from, "iu"), () => to);
  return clauses.map((clause) => (clause === own ? fresh : clause)).join("");
}

/** A phone number with the signs between its digits that another one of as many has. */
function asGrouped(like: string, number: string): string {
  const digits = number.replaceAll(/\D/g, "");
  if (number.startsWith("+") || like.replaceAll(/\D/g, "").length !== digits.length) return number;
  let at = 0;
  return like.replaceAll(/\d/g, () => digits.charAt(at++));
}

/** A phone number that the line has in another spelling becomes the new one in that: with the country's number, without blanks. */
function withPhone(line: string, from: string, to: string): string | null {
  const own = (number: string) => number.replaceAll(/\D/g, "").replace(/^0+/, "");
  const [phone, ...others] = longNumbersIn(line).filter((number) => own(number).endsWith(own(from)));
  if (phone === undefined || others.length > 0 || longNumbersIn(to)[0] !== to) return null;
  const country = own(phone).slice(0, -own(from).length);
  const fresh = phone.startsWith("+") && to.startsWith("0") ? `+${country} ${to.replace(/^0+/, "")}` : to;
  return line.replace(phone, () => (/^\+?\d+$/.test(phone) ? fresh.replaceAll(/[^\d+]/g, "") : fresh));
}

/** A new value in the spelling of an old one; null where they are of different kinds. */
/** Whether a text is what the wish is about, rather than what becomes another. */
function isCalled(text: string, { what }: SetWish): boolean {
  const words = wordsOf(text);
  return what.some((name) => wholeWord(name, "iu").test(text) || wordsOf(name).every((word) => words.includes(word)));
}
