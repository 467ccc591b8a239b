import { settingsIn, valueLike, withSetting } from "../../facts/setting-lines.ts";
import { type TextRow, textTables, withCells } from "../../facts/text-tables.ts";
import { wholeValue } from "../../request/said-spans.ts";
import { type Value, valuesIn, writtenLike } from "../../request/values.ts";
import { wholeWord } from "../../request/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words.ts";
import type { PlainWish } from "./plain-wish.ts";

type Setting = Extract<PlainWish, { deed: "set" }>;

/** A number with the sign or name of what it counts. */
const withUnit =
  /^(\d[\d.,]*)\s*(?:[€$£%円]|euros?|eur|pounds?|dollars?|min(?:ute)?s?|minuten|sec(?:ond)?s?|sekunden|hours?|stunden|days?|tage|people|l|kg|g|m|cm|km)$/iu;
/** A phone number: digits with blanks and dashes between them. */
const longNumber = /\+?\d(?:[ ()/.-]{0,2}\d){6,}/gu;

/** Line `row` of a text as a wish has it; null where it has no one place for what is to stand there. */
export function lineAsWished(path: string, text: string, row: number, wish: Setting): string | null {
  const line = text.split("\n")[row] ?? "";
  if (wish.from !== null) return withReplaced(line, wish.from, wish.to, rowOf(path, text, row));
  const own = settingsIn(path, text).filter((each) => each.row === row);
  const named = own.filter(({ key }) => isAbout(wordsOf(key), wish));
  const [setting] = own.length === 1 ? own : named.length === 1 ? named : [];
  if (setting) {
    const fresh = likeOld(setting.value, wish.to) ?? valueLike(setting.value, number(wish.to) ?? wish.to);
    return fresh === null || isCalled(setting.value, wish) ? null : withSetting(setting, fresh);
  }
  for (const { columns, rows } of textTables(path, text)) {
    const of = rows.find((each) => each.number === row + 1);
    if (of) {
      const names = columns.map(wordsOf);
      const cells = of.cells.map((cell, index) => ({ ...cell, index, name: names[index] ?? [] }));
      const free = cells.filter((cell) => !isCalled(cell.text, wish));
      const called = free.filter(({ name }) => isAbout(name, wish));
      const fitting = free.filter((cell) => likeOld(cell.text, wish.to) !== null);
      const [cell, ...others] = called.length === 1 ? called : fitting;
      if (!cell || others.length > 0) return null;
      return withCells(of, new Map([[cell.index, likeOld(cell.text, wish.to) ?? wish.to]]));
    }
  }
  return withPair(line, wish) ?? withNewValue(line, wish);
}

function isAbout(words: readonly string[], { about }: Setting): boolean {
  return words.some((word) => about.some((told) => isSameNoun(word, told)));
}

const pair = /(["']?)([\p{L}_][\p{L}\p{N}_ -]*)\1\s*[:=]\s*("[^"]*"|'[^']*'|[^\s,;}\]]+)/gu;

/** A record in one line: the value of the one key that the wish names. */
function withPair(line: string, wish: Setting): string | null {
  const pairs = [...line.matchAll(pair)];
  const [named, ...others] = pairs.filter(({ 2: key = "" }) => isAbout(wordsOf(key), wish));
  if (pairs.length < 2 || !named || others.length > 0) return null;
  const { 0: whole, 3: value = "", index } = named;
  const fresh = valueLike(value, number(wish.to) ?? wish.to);
  const from = index + whole.length - value.length;
  return fresh === null ? null : line.slice(0, from) + fresh + line.slice(from + value.length);
}

/** The one value of the line's own that is of the kind of the new one becomes that. */
function withNewValue(line: string, { what, to }: Setting): string | null {
  const names = what.map((name) => wholeWord(name, "iu").exec(line)).filter((found) => found !== null);
  const isOutside = (from: number, end: number) =>
    names.every(({ 0: name, index }) => end <= index || from >= index + name.length);
  const phones = [...line.matchAll(longNumber)];
  if (to.match(longNumber) !== null) {
    const [phone, ...more] = phones;
    return phone && more.length === 0 ? line.replace(phone[0], () => to) : null;
  }
  const fresh = valueOf(to);
  const [old, ...others] = valuesIn(line).filter(
    (value) => fresh !== null && value.kind === fresh.kind && isOutside(value.from, value.to),
  );
  if (!old || !fresh || others.length > 0 || phones.length > 0) return null;
  return line.slice(0, old.from) + writtenLike(old, fresh.amount, fresh.text) + line.slice(old.to);
}

/** What stands there once, as it stands or in another spelling, with the new text in its place. */
function withReplaced(line: string, from: string, to: string, row: TextRow | null): string | null {
  const cell = row?.cells.findIndex(({ text }) => text.toLowerCase() === from.toLowerCase()) ?? -1;
  if (row && cell !== -1) return withCells(row, new Map([[cell, to]]));
  const places = [...line.matchAll(wholeWord(from, "giu"))];
  const [place, ...more] = places;
  if (place && more.length === 0) return line.slice(0, place.index) + to + line.slice(place.index + place[0].length);
  const [old, fresh] = [valueOf(from), valueOf(to)];
  const [value, ...others] = valuesIn(line).filter(({ kind, amount }) => kind === old?.kind && amount === old.amount);
  if (!value || others.length > 0 || !fresh || fresh.kind !== value.kind) return null;
  return line.slice(0, value.from) + writtenLike(value, fresh.amount, fresh.text) + line.slice(value.to);
}

/** A new value in the spelling of an old one; null where they are of different kinds. */
function likeOld(old: string, fresh: string): string | null {
  const [before, after] = [valueOf(old), valueOf(fresh)];
  if (!before || !after || before.kind !== after.kind) return null;
  return old.slice(0, before.from) + writtenLike(before, after.amount, after.text) + old.slice(before.to);
}

function valueOf(text: string): Value | null {
  return wholeValue(number(text) ?? text);
}

function number(text: string): string | null {
  return withUnit.exec(text.trim())?.[1] ?? null;
}

/** Whether a text is what the wish is about, rather than what becomes another. */
function isCalled(text: string, { what }: Setting): boolean {
  const words = wordsOf(text);
  return what.some((name) => wholeWord(name, "iu").test(text) || wordsOf(name).every((word) => words.includes(word)));
}

function rowOf(path: string, text: string, row: number): TextRow | null {
  const rows = textTables(path, text).flatMap((table) => table.rows);
  return rows.find((each) => each.number === row + 1) ?? null;
}
