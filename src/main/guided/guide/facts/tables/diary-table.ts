import type { Table } from "../../../workspace-view.ts";
import { monthOf, monthPattern } from "../../request/dates/request-dates.ts";
import { weekdayPlace } from "../../request/dates/weekdays.ts";
import { clockTime } from "../times/clock.ts";

const fewestAmounts = 3;
const bullet = /^\s*(?:[-*+•・]|\d+[.)](?=\s))\s*/u;
const heading = /^#{1,6}\s+(.+?)\s*$|^(?:\[|■|●|◆|【)\s*(.+?)[\]】]?$/u;
/** A day that a line begins with: `Wed 2:`, `2024-05-03`, `3.5.`, `3 May`, `5月3日`. */
const day = new RegExp(
  String.raw`^(\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?|\d{1,2}月\d{1,2}日|\d{1,2}\.? (?:${monthPattern})(?!\p{L})|(?:${monthPattern}) \d{1,2}(?!\d)|\p{L}{1,10}\.?(?:,? \d{1,2}\.?)?)(?:\s*[:：,;–-]\s*|[ \t　]+)(.*)$`,
  "iu",
);
const number = String.raw`(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d{1,2})?|\d{1,3}:\d{2})`;
const unit = String.raw`([€$£¥円]|\p{L}{1,9})?`;
const nameFirst = new RegExp(
  String.raw`^(\p{L}[\p{L} _'’ー-]{0,30}?):?\s*[€$£¥]?${number} ?${unit}(?: ([^\d]*))?$`,
  "u",
);
const numberFirst = new RegExp(String.raw`^${number} ?${unit}(?: of)? (\p{L}[\p{L} _'’ー-]{0,30})$`, "u");

type Amount = { section: string; day: string; what: string; amount: string; unit: string };

/**
 * What a diary has, in which each line begins with a day and tells what was done and how much of it: `- Wed 2: run 8.4 km, rain`. A row for each amount, with the day,
 * what stands above it, and the one unit of all as the name of the last column. Null where a line tells a number in any other way, and for other texts.
 */
export function diaryTable(text: string): Table | null {
  const lines = text.split(/\r?\n/);
  const amounts: Amount[] = [];
  const others: string[] = [];
  let section = "";
  for (const [place, line] of lines.entries()) {
    const own = line.replace(bullet, "").trim();
    const entry = entryOf(own);
    if (own === "") continue;
    if (entry) {
      const found = amountsIn(entry.rest);
      if (!found) return null;
      amounts.push(...found.map((each) => ({ ...each, section, day: dayIn(entry.day, section) })));
    } else if (heading.test(line) || isTitle(lines, place)) section = titleOf(line);
    else others.push(own);
  }
  const units = new Set(amounts.map((each) => each.unit));
  const names = [...new Set(amounts.map(({ what }) => what.toLowerCase()))];
  // an amount that stands elsewhere may be one of them
  const isElsewhere = others.some((line) => /\d/.test(line) && names.some((name) => line.toLowerCase().includes(name)));
  if (amounts.length < fewestAmounts || units.size !== 1 || isElsewhere) return null;
  const name = columnOf(amounts);
  return name === null ? null : tableOf(amounts, name);
}

function entryOf(line: string): { day: string; rest: string } | null {
  const [, said = "", rest = ""] = day.exec(line) ?? [];
  const [, word] = /^(\p{L}+)\.?(?:,? \d{1,2}\.?)?$/u.exec(said) ?? [];
  return said === "" || (word !== undefined && weekdayPlace(word) === null) ? null : { day: said, rest };
}

/** A line that stands behind an empty one, or first, and right above a line with a day. */
function isTitle(lines: readonly string[], place: number): boolean {
  const [before = "", line = "", next = ""] = [lines[place - 1], lines[place], lines[place + 1]];
  const isOfDay = entryOf(next.replace(bullet, "").trim()) !== null;
  return before.trim() === "" && isOfDay && !bullet.test(line) && !/[:：]\s*\S/.test(line);
}

function titleOf(line: string): string {
  const [, marked, signed] = heading.exec(line.trim()) ?? [];
  return (marked ?? signed ?? line.trim()).replace(/[:：]$/, "");
}

/** The amounts of one day, each with what it is of; null where a number is told otherwise. */
function amountsIn(rest: string): Pick<Amount, "what" | "amount" | "unit">[] | null {
  const parts = rest.split(/[,;、]\s+|、| \+ /u).map((part) => part.trim());
  const found = parts.map((part) => (/\d/.test(part) ? amountOf(part) : []));
  return found.every((each) => each !== null) ? found.flat() : null;
}

function amountOf(part: string): Pick<Amount, "what" | "amount" | "unit">[] | null {
  const [, what, amount, of = ""] = nameFirst.exec(part) ?? [];
  if (what !== undefined && amount !== undefined) return [{ what: what.trim(), amount, unit: of.toLowerCase() }];
  const [, much, ofMuch = "", name] = numberFirst.exec(part) ?? [];
  return much === undefined || name === undefined || ofMuch === ""
    ? null
    : [{ what: name.trim(), amount: much, unit: ofMuch.toLowerCase() }];
}

/** The second of a month that stands above it is a date. */
function dayIn(own: string, section: string): string {
  const [, of] = /^\p{L}+\.?,? (\d{1,2})\.?$/u.exec(own) ?? [];
  const isMonth = new RegExp(String.raw`^(?:${monthPattern})(?: \d{4})?$`, "iu").test(section);
  return of !== undefined && isMonth && monthOf(section) !== null ? `${of} ${section}` : own;
}

/** What the amounts are called: by their unit; times have to be stretches of time. Null where they aren't clear. */
function columnOf(amounts: readonly Amount[]): string | null {
  const times = amounts.map(({ amount }) => (amount.includes(":") ? clockTime(amount) : null));
  if (times.every((time) => time === null)) return amounts[0]?.unit || "amount";
  const areShort = times.every((time) => time !== null && time < longestTime);
  // nobody begins so much soon after midnight
  const isStretch = times.filter((time) => time !== null && time < 60).length >= times.length * fewestShort;
  return areShort && isStretch ? "duration" : null;
}

const longestTime = 600;
const fewestShort = 0.3;

function tableOf(amounts: readonly Amount[], name: string): Table {
  // a month is a part of each date
  const isToldByDay = amounts.every(({ section, day: on }) => on.endsWith(` ${section}`));
  const isSectioned = !isToldByDay && new Set(amounts.map(({ section }) => section)).size > 1;
  return {
    columns: [...(isSectioned ? ["section"] : []), "day", "what", name],
    rows: amounts.map(({ section, day: on, what, amount }) => [...(isSectioned ? [section] : []), on, what, amount]),
  };
}
