import type { Table } from "../../../workspace-view.ts";
import { toNumber, usesDecimalComma } from "../../request/words/numbers.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { waysToSay } from "../numbers/one-unit.ts";
import type { Condition } from "./row-condition.ts";

/** How a limit is said in front of it, "more than 5", and behind it, "4 or fewer", "4個以下". */
type Comparison = { told: string; before: string; behind: string | null; fits(value: number, limit: number): boolean };

const comparisons: readonly Comparison[] = [
  {
    told: "more than",
    before: "more than|over|above|greater than|larger than|longer than|mehr als|über|größer als|länger als|>",
    behind: "より(?:多|大き|高|長)|を超え|を上回",
    fits: (value, limit) => value > limit,
  },
  {
    told: "less than",
    before: "less than|fewer than|under|below|cheaper than|shorter than|weniger als|unter|kleiner als|kürzer als|<",
    behind: "未満|より(?:少な|小さ|安|低|短)|を下回",
    fits: (value, limit) => value < limit,
  },
  {
    told: "at least",
    before: "at least|no less than|no fewer than|not less than|not fewer than|nicht weniger als|mindestens|>=",
    behind:
      "or (?:more|better|higher|above|over)|and (?:more|better|above|up(?!\\p{L}))|oder (?:mehr|länger|besser|höher)|und (?:mehr|besser)|以上",
    fits: (value, limit) => value >= limit,
  },
  {
    told: "at most",
    before: "at most|no more than|not more than|nicht mehr als|up to|höchstens|maximal|<=",
    behind: "or (?:less|fewer|lower|worse|below|under)|oder (?:weniger|kürzer|schlechter|niedriger)|以下",
    fits: (value, limit) => value <= limit,
  },
];
/** Who needs 50 points is through with more as well. */
const needsInFront = String.raw`\b(?:needs?|requires?|takes?|braucht?|brauchen|benötigt)\s+(?:\p{L}+\s+){0,2}`;
const neededBehind = String.raw`\s?(?:\p{L}+\s+){0,3}(?:needed|required|braucht|brauchen|nötig|erforderlich|benötigt)(?!\p{L})|[^、。\d]{0,6}必要`;
/** The time over 5 km is no time of more than that. */
const plainlyMore = "more than|longer than|mehr als|länger als";
const saysPrice = /\b(?:costs?|kostet|kosten|prices?|preise?|cheaper|expensive)\b/iu;
/** "Between 7 and 21 days" is neither. */
const saysRange =
  /\b(?:between|zwischen|(?:(?:from|von) )?\d+(?:[.,]\d+)?(?: \p{L}+)? (?:to|bis) \d)|(?<![\d-])\d{1,3}(?:[.,]\d+)? ?[-–~〜] ?\d{1,3}(?![\d-])|\d\p{L}{0,2}から/iu;
const number = String.raw`(\d+(?:[.,]\d+)?)`;

/** A column of numbers that is named with one ("qty 0"), or that a limit is said of: "cost more than 15". */
export function numberCondition({ columns, rows }: Table, index: number, request: string): Condition[] {
  const name = columns[index] ?? "";
  const cells = rows.map((row) => row[index]?.trim() ?? "");
  const comma = usesDecimalComma(cells);
  const numbers = cells.map((cell) => toNumber(cell, comma));
  if (numbers.filter((value) => value !== null).length < cells.length * 0.6) return [];
  const own = escapeRegExp(name);
  const isPrice = /price|preis|cost|kosten|amount|betrag/iu.test(name);
  const before = isPrice ? `(?:${own}|${saysPrice.source})` : own;
  const unit = ownUnit(columns, index);
  const holds = (cell: string | undefined, limit: number, fits: Comparison["fits"]) => {
    const value = toNumber(cell?.trim() ?? "", comma);
    return value !== null && fits(value, limit);
  };
  const withNumber = (
    fits: Comparison["fits"],
    said: string | undefined,
    told: (limit: string) => string,
  ): Condition[] => {
    const limit = said === undefined ? null : toNumber(said, said.includes(","));
    if (limit === null || said === undefined) return [];
    return [{ name: `${name} ${told(said)}`, fits: (row) => holds(row[index], limit, fits) }];
  };
  const find = (pattern: string) =>
    new RegExp(pattern, "iu")
      .exec(request)
      ?.slice(1)
      .find((said) => said !== undefined);
  // of one column of numbers it need not be said which is meant
  const isOfYears = (at: number) => rows.every((row) => /^(?:19|20)\d{2}$|^$/.test(row[at]?.trim() ?? ""));
  const isOnlyOne = numericColumns({ columns, rows }).filter((at) => !isOfYears(at)).length === 1 && !isOfYears(index);
  const isOfUnit = find(String.raw`(?<![\d.,:])\d+(?:[.,]\d+)?[\s-]?(${unit})(?!\p{L})`) !== undefined;
  // where words have no borders, the limit stands right behind the name
  const isOfSigns =
    /\p{scx=Han}|\p{scx=Katakana}/u.test(name) && find(String.raw`(${own})(?:の数)?[がはも]?\s?\d`) !== undefined;
  const isMeant =
    isOnlyOne || isOfUnit || isOfSigns || find(`(?<![\\p{L}\\p{N}_])(${before})(?![\\p{L}\\p{N}_])`) !== undefined;
  const isWay = /^(?:km|m|miles?|distance)$/iu.test(name);
  const inFront = comparisons.flatMap(({ told, before: words, fits }) => {
    const notDenied = String.raw`(?<!\b(?:no|not|nicht) )`;
    const ofName = String.raw`(?<![\p{L}\p{N}_])${before}[^.,;\d]{0,20}?(?<![\p{L}])${notDenied}(?:${words})\s*[€$£]?${number}`;
    // "at least 50 points"
    const ofUnit = String.raw`(?<!\p{L})${notDenied}(?:${isWay && told === "more than" ? plainlyMore : words})\s*[€$£]?${number}[\s-]?(?:${unit})(?!\p{L})`;
    return withNumber(fits, find(`${ofName}|${ofUnit}`), (said) => `${told} ${said}`);
  });
  const afterwards = comparisons.flatMap(({ told, behind, fits }) => {
    if (behind === null || !isMeant) return [];
    const pattern = String.raw`(?<![\d.,:])${number}\s?[\p{L}%€$£]{0,8}?\s?(?:${behind})(?!\p{Script=Latin})`;
    return withNumber(fits, find(pattern), (said) => `${told} ${said}`);
  });
  const limits = inFront.length > 0 ? inFront : afterwards;
  if (limits.length > 0) return limits;
  if (saysRange.test(request)) return [];
  const equal = String.raw`(?<![\p{L}\p{N}_])${own}\s*(?:=|:|is|of|ist)?\s*${number}(?![\p{L}\d])`;
  // "km 5" and "5 km"; a time that is over isn't how old something is
  const ofUnit = String.raw`(?<!(?<!\p{L})(?:last|past|next|every|within|letzten|nächsten|alle|than|under|below|als|unter${isWay ? "" : "|over|above|über"}) )(?<![\p{L}\d.,:-])${number}[\s-]?(?:${unit})(?![\p{L}])`;
  const said = find(`${equal}|${ofUnit}`);
  if (said === undefined)
    return asksOnWhichDays.test(request) && saysItFell(name, request) && !saysNone.test(request)
      ? [{ name: `${name} more than 0`, fits: (row) => holds(row[index], 0, (value, limit) => value > limit) }]
      : [];
  if (isNeeded(request, said))
    return withNumber(
      (value, limit) => value >= limit,
      said,
      (limit) => `at least ${limit}`,
    );
  // 06 is another name than 6
  const isName = cells.some((cell) => /^0\d+$/.test(cell));
  if (isName) return [{ name: `${name} ${said}`, fits: (row) => row[index]?.trim() === said }];
  return withNumber(
    (value, limit) => value === limit,
    said,
    (limit) => `= ${limit}`,
  );
}

const asksOnWhichDays =
  /(?<!\p{L})(?:(?:on )?how many (?:days|nights|mornings)|(?:an )?wie ?vielen? (?:tagen?|nächten?))(?!\p{L})|何日/iu;
const saysNone =
  /(?<!\p{L})(?:not|no|without|dry|never|nicht|kein\p{L}*|ohne|trocken\p{L}*)(?!\p{L})|n['’]t(?!\p{L})|ない|なかった|降らな/iu;
/** What falls is measured, and said with a verb: on other days there is a 0. */
const falls: readonly { said: RegExp; column: RegExp }[] = [
  {
    said: /(?<!\p{L})(?:rain(?:ed|ing|y)?|wet|regn\p{L}*|geregnet|regen\p{L}*)(?!\p{L})|雨/iu,
    column: /rain|precip|regen|niederschlag|雨|降水/iu,
  },
  { said: /(?<!\p{L})(?:snow(?:ed|ing|y)?|schneit\p{L}*|geschneit|schnee)(?!\p{L})|雪/iu, column: /snow|schnee|雪/iu },
  { said: /(?<!\p{L})(?:sunshine|sunny|sun|sonn\p{L}*)(?!\p{L})|晴|日照/iu, column: /sun|sonne|日照/iu },
];

/** "On how many days did it rain?": a column of millimetres tells. */
function saysItFell(column: string, request: string): boolean {
  return falls.some((what) => what.said.test(request) && what.column.test(column));
}

/** How the numbers of a column are said: its name, or, where no other column has it as well, the unit or thing that its name ends with. */
function ownUnit(columns: readonly string[], index: number): string {
  const name = columns[index] ?? "";
  const others = columns.filter((_, at) => at !== index).flatMap(wordsOf);
  const words = wordsOf(name).filter(
    (word) => unitWords.test(word) && !others.some((other) => isSameNoun(word, other)),
  );
  const forms = words.length === 1 ? words.flatMap((word) => [word, word.replace(/s$/, ""), `${word}s`]) : [];
  const ways = words.length === 1 ? words.map(waysToSay).filter((way) => way !== "") : [];
  // "5 star reviews" of a column `stars`
  const singular = /^\p{L}{3,}[^s\P{L}]s$/iu.test(name) ? [name.slice(0, -1)] : [];
  return [...[name, ...singular, ...forms].map(escapeRegExp), ...ways].join("|");
}

const unitWords =
  /^(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|points?|pages?|km|kg|g|cm|mm|m|l|ml|kwh|minuten|stunden|tage|wochen|monate|jahre|punkte|seiten)$/iu;

/** "You need 50 points", "50 points are needed". */
function isNeeded(request: string, said: string): boolean {
  const own = escapeRegExp(said);
  return new RegExp(`${needsInFront}${own}(?![\\d.,]\\d)|(?<![\\d.,])${own}(?:${neededBehind})`, "iu").test(request);
}

/** The columns of a table that have mostly numbers. */
export function numericColumns({ columns, rows }: Table): number[] {
  return columns.flatMap((_, index) => {
    const cells = rows.map((row) => row[index]?.trim() ?? "");
    const comma = usesDecimalComma(cells);
    return cells.filter((cell) => toNumber(cell, comma) !== null).length >= cells.length * 0.6 ? [index] : [];
  });
}
