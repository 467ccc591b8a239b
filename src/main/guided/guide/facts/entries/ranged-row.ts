import type { Table } from "../../../workspace-view.ts";
import { saidDays } from "../../request/values/said-days.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameNoun } from "../../request/words/words.ts";
import { columnsNamed, cellTold, questionIn } from "./asked-cell.ts";
import { namedCells } from "./best-row.ts";
import { unitNamed } from "../numbers/one-unit.ts";

/** What a cell such as `6 to 11 years`, `from 12` or `under 2 kg` takes in, and in which unit. */
type Range = { from: number; to: number; isOpenFrom: boolean; isOpenTo: boolean; unit: string };

const number = String.raw`(\d+(?:[.,]\d+)?)`;
const unit = String.raw`\s*(\p{L}[\p{L}.]*|[€$£%°]+\p{L}?)?`;
const days = /^(?:days?|tage?n?|日|日目|日間)$/iu;
/** "1. bis 7. Tag", "from the 29th day", "Tag 1–7": which day it is in a row of days. */
const ordinal = /(?<=\d)(?:\.|st|nd|rd|th)(?=\s|$)/giu;
const leadsToDay = /(?<=^|\s)(?:dem|den|der|the) (?=\d)/giu;
const dayAhead = /^(?:days?|tage?) (\d.*)$/iu;
const years = /^(?:years?|yrs?|yo|jahren?|jährig\p{L}*|j|歳|才)$/iu;
const forms: readonly { pattern: RegExp; isFrom: boolean; isTo: boolean; isOpen: boolean }[] = [
  {
    pattern: new RegExp(
      `^(?:from |von |age[sd]? )?${number}${unit}\\s*(?:-|–|—|~|〜|to|up to|until|bis(?: zu)?|から)\\s*${number}${unit}$`,
      "iu",
    ),
    isFrom: true,
    isTo: true,
    isOpen: false,
  },
  {
    pattern: new RegExp(
      `^(?:from|at least|ab|mindestens|≥|>=)\\s*${number}${unit}(?: on| onwards?| and (?:over|older|more|up)| upwards| und (?:mehr|älter))?$|^${number}${unit}\\s*(?:\\+${unit}|and (?:over|older|more|up)|or (?:older|more)|und (?:mehr|älter)|以上|以降)$`,
      "iu",
    ),
    isFrom: true,
    isTo: false,
    isOpen: false,
  },
  {
    pattern: new RegExp(`^(?:over|above|more than|older than|über|mehr als|>)\\s*${number}${unit}$`, "iu"),
    isFrom: true,
    isTo: false,
    isOpen: true,
  },
  {
    pattern: new RegExp(
      `^(?:up to|at most|to|max\\.?|bis(?: zu)?|höchstens|≤|<=)\\s*${number}${unit}$|^${number}${unit}\\s*以下$`,
      "iu",
    ),
    isFrom: false,
    isTo: true,
    isOpen: false,
  },
  {
    pattern: new RegExp(
      `^(?:under|below|less than|younger than|unter|weniger als|<)\\s*${number}${unit}$|^${number}${unit}\\s*未満$`,
      "iu",
    ),
    isFrom: false,
    isTo: true,
    isOpen: true,
  },
];
/** An amount with its unit, or how old somebody is. */
const saidAmount = new RegExp(`(?<![\\p{L}\\p{N}.,:/-])${number}(?:\\s*-?\\s*(\\p{L}+))?`, "giu");
const saidAge =
  /\((\d{1,3})\)|(?<!\p{L})(?:aged?|(?:s?he|i|who)['’][sm]|(?:s?he|i|who|son|daughter|child|kid|boy|girl|er|sie|ich|sohn|tochter|kind|junge|mädchen) (?:is|am|turns|ist|bin|wird))\s+(?:now |just |jetzt |gerade )?(\d{1,3})(?=\s*(?:[,.;:?!)](?!\d)|$|(?:and|und|in|now|jetzt|years? old|jahre alt)(?!\p{L})))|(\d{1,3})[- ]?(?:years?[- ]old|yo|jährig\p{L}*|jahre alt|歳|才)/giu;
/** Two of them are compared, or something is added up. */
const asksForOther =
  /(?<!\p{L})(?:not|or|than|both|each|together|total|nicht|oder|als|beide|zusammen|insgesamt|jede\p{L}*)(?!\p{L})|[^.?!]n['’]t(?!\p{L})|合計|より/iu;

/**
 * What a table has for an amount that falls into the range of one of its rows: for a child of seven the row "6 to 11 years". Its one cell as a fact where the request names
 * a column, else the row. Null where the amount falls into none or several, or isn't clear.
 */
export function rangedRow(table: Table, request: string): { cell: string } | { row: string } | null {
  const text = questionIn(withoutPaths(request));
  const ranges = table.rows.map(([first = ""]) => rangeIn(first));
  if (table.columns.length < 2 || ranges.length < 2 || ranges.includes(null) || asksForOther.test(text)) return null;
  const [unitOfAll, ...units] = new Set(
    ranges.map((range) => plainUnit(range?.unit ?? "")).filter((each) => each !== ""),
  );
  if (units.length > 0) return null;
  const [said, ...others] = amountsIn(text, unitOfAll ?? "");
  if (!said || others.length > 0) return null;
  const [row, ...more] = table.rows.filter((_, place) => isWithin(said.amount, ranges[place] ?? null));
  if (!row || more.length > 0) return null;
  const [column, ...columns] = columnsNamed(table, text).filter((index) => index > 0);
  const value = row[column ?? -1]?.trim() ?? "";
  const name = table.columns[column ?? -1]?.trim() ?? "";
  return columns.length === 0 && value !== "" && name !== ""
    ? { cell: cellTold({ value, column: name, row: `${row[0]?.trim() ?? ""} (${said.text})` }) }
    : { row: namedCells(table.columns, row) };
}

function rangeIn(cell: string): Range | null {
  const plain = cell
    .trim()
    .replaceAll(/[*_]/g, "")
    .replaceAll(ordinal, "")
    .replaceAll(leadsToDay, "")
    .replace(dayAhead, "$1 days");
  for (const { pattern, isFrom, isTo, isOpen } of forms) {
    const found = pattern.exec(plain)?.slice(1);
    if (!found) continue;
    const numbers = found.filter((each) => each !== undefined && /^\d/.test(each)).map(toNumber);
    const units = found.filter((each) => each !== undefined && !/^\d/.test(each));
    const [first = 0, second = first] = numbers;
    return {
      from: isFrom ? first : -Infinity,
      to: isTo ? second : Infinity,
      isOpenFrom: isFrom && isOpen,
      isOpenTo: isTo && isOpen,
      unit: units.at(-1) ?? "",
    };
  }
  return null;
}

function toNumber(said: string): number {
  return Number(said.replace(",", "."));
}

function isWithin(amount: number, range: Range | null): boolean {
  if (!range) return false;
  const isAbove = range.isOpenFrom ? amount > range.from : amount >= range.from;
  return isAbove && (range.isOpenTo ? amount < range.to : amount <= range.to);
}

function plainUnit(said: string): string {
  const word = said.replace(/\.$/, "").toLowerCase();
  if (years.test(word)) return "years";
  return days.test(word) ? "days" : (unitNamed(word) ?? word);
}

/** The amounts that a request says in a unit; of years, how old somebody is. */
function amountsIn(text: string, wanted: string): { amount: number; text: string }[] {
  if (wanted === "years")
    return [...text.matchAll(saidAge)].map(([, ...found]) => {
      const said = found.find((each) => each !== undefined) ?? "";
      return { amount: Number(said), text: said };
    });
  if (wanted === "days") return saidDays(text);
  if (wanted === "") return [];
  return [...text.matchAll(saidAmount)].flatMap(([, said = "", word = ""]) => {
    const isSame = plainUnit(word) === wanted || isSameNoun(word.toLowerCase(), wanted);
    return isSame ? [{ amount: toNumber(said), text: said }] : [];
  });
}
