import { cellsOf, delimiterOf } from "../../../facts/tables/csv-lines.ts";
import type { ValueChange } from "../../../request/values/said-value.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { type Value, valuesIn } from "../../../request/values/values.ts";
import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import type { Place } from "../../../written/lines-about.ts";

/** An amount of money is told by what stands before or behind its number, as a pattern. */
export const money = String.raw`(?:[€$£円]|(?<!\p{L})(?:eur|euros?|usd|chf)(?!\p{L}))`;
/** What stands behind a number of anything else. */
export const measure = String.raw`(?:[%人名個分]|(?<!\p{L})(?:percent|prozent|kg|g|km|m|cm|mm|ml|l|h|hours?|stunden?|min|minutes?|minuten?|days?|tage?n?|weeks?|wochen?|months?|monate?n?|years?|jahre?n?|people|persons?|personen|kids|children|kinder)(?!\p{L}))`;
const isOfMoney = new RegExp(
  String.raw`${money}|(?<!\p{L})(?:prices?|costs?|fees?|rent|preise?|kostet|gebühr|beitrag|miete)(?!\p{L})`,
  "iu",
);
const moneyBeside = [new RegExp(String.raw`${money}\s?$`, "iu"), new RegExp(String.raw`^\s?${money}`, "iu")] as const;
const measureBehind = new RegExp(String.raw`^\s?${measure}`, "iu");

/** `"cents": 420` */
const cents = /(?<!\p{L})cents?(?!\p{L})/iu;
const behindCents = /\bcents?["']?\s*[:=]\s*$/iu;

function isInCents(line: string, from: number, header: string): boolean {
  const delimiter = delimiterOf(header);
  if (delimiter === null) return behindCents.test(line.slice(0, from));
  const column = cellsOf(line.slice(0, from), delimiter).length - 1;
  return cents.test(cellsOf(header, delimiter)[column] ?? "");
}

/** Whether a value of a line is an amount of money. */
export function isMoney({ from, to }: Value, line: string): boolean {
  return moneyBeside[0].test(line.slice(0, from)) || moneyBeside[1].test(line.slice(to));
}

/** The old value in a line: 12 EUR isn't there in 12 minutes, and of two those 12 that are money. */
function oldValues(
  values: readonly Value[],
  line: string,
  header: string,
  { old, about, fresh, beside, denied }: ValueChange,
): Value[] {
  const equal = values.filter(({ kind, amount, from, to }) => {
    const isCents = kind === "number" && isInCents(line, from, header);
    const isBeside = line.slice(0, from).endsWith(beside[0]) && line.slice(to).startsWith(beside[1]);
    // a column has its unit in its heading, or none
    const isCell =
      delimiterOf(header) !== null &&
      /(?:^|[,;\t"])$/.test(line.slice(0, from)) &&
      /^(?:[,;\t"]|$)/.test(line.slice(to));
    return kind === old.kind && amount === old.amount * (isCents ? 100 : 1) && (isBeside || isCell);
  });
  // "Tuesday, 5 March" is that one day
  if (old.kind === "version") return equal.filter(({ from }) => !isOtherVersion(line.slice(0, from), about, denied));
  if (old.kind === "weekday") return equal.filter((value) => !isBesideDate(value, values));
  if (old.kind !== "number") return equal;
  // "it's 3.10 now" may be a price
  const isPrice = isOfMoney.test(`${about} ${fresh.text}`) || /^\d+[.,]\d{2}$/.test(fresh.text);
  if (!isPrice) return equal.filter((value) => !isMoney(value, line));
  const spelled = equal.filter((value) => isMoney(value, line));
  return spelled.length > 0 ? spelled : equal.filter(({ to }) => !measureBehind.test(line.slice(to)));
}

/** `tablib>=1.4.2`, `"left-pad": "^1.4.2"`, "since version 1.4.2": the version of something that a request says nothing of, or of the past. */
function isOtherVersion(before: string, about: string, denied: readonly string[]): boolean {
  if (denied.some((word) => new RegExp(`(?<!\\p{L})${escapeRegExp(word)}\\s$`, "iu").test(before))) return true;
  if (/(?<!\p{L})(?:since|from|until|introduced in|added in|seit|ab|bis)(?: version| v)?\s*$/iu.test(before))
    return true;
  const name =
    /([\p{L}\p{N}_.-]+)["']?\s*(?:[=<>~!]=|\^|@|[:=]\s*["'][~^]?|[<>~^])\s*$/u.exec(before)?.[1] ??
    /(?<!\S)(\p{L}+[-_][\p{L}\p{N}_-]+) $/u.exec(before)?.[1];
  return name !== undefined && !/version|^release$/iu.test(name) && !wholeWord(name, "iu").test(about);
}

/** A line with its values, and those of them that are the old one. `mayHave` tells that it has its signs, perhaps within something else. */
export type ValuePlace = Place & { values: readonly Value[]; old: readonly Value[]; mayHave: boolean; isPort: boolean };

/** The first line of each table, which names its columns. */
export function headersOf(all: readonly Place[]): ReadonlyMap<string, string> {
  return new Map(all.flatMap(({ path, row, text }) => (row === 0 && /\.csv$/i.test(path) ? [[path, text]] : [])));
}

/** A place with its values, and those of them that a change means by their old one; `header` is the first line of its table, or empty. */
export function withValues(place: Place, change: ValueChange, header: string): ValuePlace {
  const { text, path } = place;
  const ports = isAboutPort(change) ? portsIn(text, change.old) : [];
  const values = valuesOf(text, path);
  // what is written so but is no such value by itself, such as a part of a version
  const isValue = values.some(({ kind, amount }) => kind === change.old.kind && amount === change.old.amount);
  const mayHave = !isValue && wholeWord(change.old.text).test(text);
  if (ports.length === 0)
    return { ...place, values, old: oldValues(values, text, header, change), mayHave, isPort: false };
  const words = { ...place.words, own: new Set([...place.words.own, "port"]) };
  return { ...place, words, values, old: ports, mayHave, isPort: true };
}

/** Whether a change is about the port that something listens at. */
export function isAboutPort({ old, about }: ValueChange): boolean {
  return old.kind === "number" && /(?<!\p{L})ports?(?!\p{L})|ポート/iu.test(about);
}

/** `localhost:3000` and `3000:3000` */
function portsIn(text: string, old: Value): Value[] {
  const number = new RegExp(`(?<=[\\p{L}\\d]:)${old.text}(?!\\d)|(?<!\\d)${old.text}(?=:\\d)`, "gu");
  return [...text.matchAll(number)].map(({ 0: own, index }) => ({
    ...old,
    text: own,
    from: index,
    to: index + own.length,
  }));
}

function isBesideDate({ from, to }: Value, values: readonly Value[]): boolean {
  return values.some(
    (other) => other.kind === "date" && (Math.abs(other.from - to) < 7 || Math.abs(from - other.to) < 4),
  );
}

/** The values of a line, in a table those of each cell. */
export function valuesOf(text: string, path: string): Value[] {
  if (!/\.csv$/i.test(path)) return valuesIn(text);
  const cells = text.matchAll(text.includes(";") ? /(?:"[^"]*"|[^;])+/g : /(?:"[^"]*"|[^,])+/g);
  return [...cells].flatMap(({ 0: cell, index }) => {
    const day = weekdayPlace(cell.trim());
    const short: Value[] =
      day === null ? [] : [{ kind: "weekday", amount: day, text: cell, from: index, to: index + cell.length }];
    return short.length > 0
      ? short
      : valuesIn(cell).map((value) => ({ ...value, from: value.from + index, to: value.to + index }));
  });
}
