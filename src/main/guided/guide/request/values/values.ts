import { weekdayLater, weekdayPattern, weekdayPlace } from "../dates/weekdays.ts";

/** A value as people write it, and where: `kind` and `amount` tell which ones are the same. */
export type Value = { kind: ValueKind; amount: number; text: string; from: number; to: number };

/** Versions as one number of their parts; weekdays from Monday on, being 0; dates without their year, in days of a leap year; times in minutes since midnight. */
export type ValueKind = "version" | "date" | "weekday" | "time" | "number";

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthNames = [
  "january jan januar jänner",
  "february feb februar",
  "march mar märz maerz",
  "april apr",
  "may mai",
  "june jun juni",
  "july jul juli",
  "august aug",
  "september sep sept",
  "october oct oktober okt",
  "november nov",
  "december dec dezember dez",
].map((names) => names.split(" "));
const month = monthNames
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join("|");
/** Scripts without blanks don't show where a word ends. */
const letter = String.raw`[^\P{L}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`;
const edge = `(?!${letter}|\\p{N})`;
/** What has more points or blanks, such as a version, an address, a range or a phone number, has no values. */
const start = String.raw`(?<!${letter}[./_-]?|[\p{N}_][.,:/-]?|\d )`;
/** A time may end a span. */
const timeStart = String.raw`(?<!${letter}[./_-]?|[\p{N}_][.,:/]?)`;
/** "12EUR" and "250g" are numbers, "3a" is none. */
const unit = String.raw`(?:eur|euros?|usd|chf|gbp|[km]?g|[kcm]?m|[cm]?l|min|h|s|ct)`;
const end = String.raw`(?! \d)(?!(?!${unit}(?!${letter}))${letter}|[.,:/-]?[\p{N}_])`;

const ofYear = (sign: string) => String.raw`(?:${sign} (?:19|20)\d{2}(?![\p{N}:]|[.,]\d))?`;

const spellings: readonly { kind: ValueKind; pattern: RegExp }[] = [
  {
    kind: "version",
    pattern: /(?<![\p{L}\p{N}_.-])v?(?<major>\d{1,3})\.(?<minor>\d{1,3})\.(?<patch>\d{1,3})(?![\p{L}\p{N}_-]|\.\d)/giu,
  },
  { kind: "date", pattern: new RegExp(String.raw`${start}\d{4}-(?<month>\d{2})-(?<day>\d{2})${edge}`, "giu") },
  {
    kind: "date",
    pattern: new RegExp(String.raw`${start}(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?:\d{4}|\d{2})?(?!\d)`, "giu"),
  },
  {
    kind: "date",
    pattern: new RegExp(
      String.raw`${start}(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? (?<name>${month})${edge}${ofYear("")}`,
      "giu",
    ),
  },
  {
    kind: "date",
    pattern: new RegExp(
      String.raw`${start}(?<name>${month})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?![:.]?\d)${edge}${ofYear(",?")}`,
      "giu",
    ),
  },
  { kind: "date", pattern: /(?<!\d)(?:\d{4}年)?(?<!\d)(?<month>\d{1,2})月(?<day>\d{1,2})日/gu },
  {
    kind: "weekday",
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])|(?<=\p{scx=Hiragana})(?=[月火水木金土日]曜))(?<name>${weekdayPattern})`,
      "giu",
    ),
  },
  {
    kind: "time",
    pattern: new RegExp(
      String.raw`${timeStart}(?<hours>[01]?\d|2[0-4])[:.](?<minutes>[0-5]\d) ?(?<half>[ap]\.?m\.?|uhr|h)${edge}`,
      "giu",
    ),
  },
  {
    kind: "time",
    pattern: new RegExp(String.raw`${timeStart}(?<hours>[01]?\d|2[0-4]):(?<minutes>[0-5]\d)(?!:?\d)${edge}`, "giu"),
  },
  {
    kind: "time",
    pattern: new RegExp(
      String.raw`${timeStart}(?<hours>[01]?\d|2[0-4]) ?(?<half>[ap]\.?m\.?|uhr|o['’]clock)${edge}`,
      "giu",
    ),
  },
  {
    kind: "time",
    pattern: /(?<half>午前|午後)?(?<!\d)(?<hours>\d{1,2})時(?:(?<minutes>\d{1,2})分|(?<thirty>半))?(?!間|半)/gu,
  },
  { kind: "number", pattern: new RegExp(String.raw`${start}\d{1,3}(?:[.,']\d{3})+(?:[.,]\d{1,2})?${end}`, "giu") },
  { kind: "number", pattern: new RegExp(String.raw`${start}\d+(?:[.,]\d{1,2})?${end}`, "giu") },
];

/** From a digit to the same one as wide as a Japanese sign. */
const wide = "０".charCodeAt(0) - "0".charCodeAt(0);

/** A text with wide digits where `like` has them. */
export function asWideAs(like: string, text: string): string {
  if (!/[０-９]/.test(like)) return text;
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + wide));
}

/** The values of a text in their order: dates, times of day and numbers; what is a part of another isn't one. */
export function valuesIn(given: string): Value[] {
  const text = given.replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - wide));
  const found: Value[] = [];
  for (const { kind, pattern } of spellings) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const amount = amountOf(kind, match);
      if (amount !== null && found.every((other) => to <= other.from || from >= other.to)) {
        found.push({ kind, amount, text: match[0], from, to });
      }
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}

function amountOf(kind: ValueKind, { 0: text, groups = {} }: RegExpExecArray): number | null {
  if (kind === "number") return numberIn(text);
  if (kind === "time") return timeIn(groups);
  if (kind === "weekday") return weekdayPlace(groups["name"] ?? "");
  if (kind === "version") {
    return ["major", "minor", "patch"].reduce((sum, part) => sum * 1_000 + Number(groups[part]), 0);
  }
  const number = groups["name"] === undefined ? Number(groups["month"]) : monthCalled(groups["name"]) + 1;
  return dayOfYear(number, Number(groups["day"]));
}

function numberIn(text: string): number {
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`);
}

function timeIn({ hours, minutes, thirty, half = "" }: Record<string, string | undefined>): number | null {
  const hour = Number(hours);
  const isPm = /^(?:p|午後)/i.test(half) && hour < 12;
  const isMidnight = /^(?:a|午前)/i.test(half) && hour === 12;
  const isPossible = hour <= (/^(?:[ap]|午)/i.test(half) ? 12 : 24);
  return isPossible
    ? (hour + (isPm ? 12 : 0) - (isMidnight ? 12 : 0)) * 60 + Number(minutes ?? (thirty ? 30 : 0))
    : null;
}

function monthCalled(name: string): number {
  return monthNames.findIndex((names) => names.includes(name.toLowerCase()));
}

function dayOfYear(number: number, day: number): number | null {
  const length = monthLengths[number - 1];
  if (length === undefined || day < 1 || day > length) return null;
  return monthLengths.slice(0, number - 1).reduce((sum, days) => sum + days, 0) + day;
}

/** Another amount in the spelling of a value: 14 for `12,00` is `14,00`, half past seven for `7 pm` is `7:30 pm`. `said` is how the new one was said. */
export function writtenLike(value: Value, amount: number, said: string): string {
  if (value.kind === "number") return numberLike(value.text, amount, said);
  if (value.kind === "weekday") return weekdayLater(value.text, amount - value.amount);
  if (value.kind === "version") return versionLike(value.text, amount);
  return value.kind === "time" ? timeLike(value.text, amount) : dateLike(value.text, amount, said);
}

function versionLike(text: string, amount: number): string {
  const lead = /^v/i.exec(text)?.[0] ?? "";
  return `${lead}${Math.floor(amount / 1_000_000)}.${Math.floor(amount / 1_000) % 1_000}.${amount % 1_000}`;
}

function numberLike(text: string, amount: number, said: string): string {
  const sign = /[.,](?=\d{1,2}$)/.exec(text)?.[0];
  const saidSign = /[.,](?=\d{1,2}$)/.exec(said)?.[0];
  const places = /[.,](\d{1,2})$/.exec(text)?.[1]?.length ?? 0;
  const wanted = Math.max(places, Number.isInteger(amount) ? 0 : (/[.,](\d{1,2})$/.exec(said)?.[1]?.length ?? 0));
  const [whole = "", decimals] = amount.toFixed(wanted).split(".");
  const group = /(?<=\d)[.,'](?=\d{3}(?!\d))/.exec(text)?.[0];
  const grouped = group === undefined ? whole : whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${sign ?? saidSign ?? "."}${decimals}`;
}

function timeLike(text: string, amount: number): string {
  const isHalfDay = /[ap]\.?m|^午/i.test(text);
  const [hour, minute] = [Math.floor(amount / 60), amount % 60];
  const isTwoDigits = /^0\d/.test(text) || (!isHalfDay && /^\d{2}/.test(text) && /[:.]/.test(text));
  const shown = isHalfDay ? hour % 12 || 12 : hour;
  const hours = String(shown).padStart(isTwoDigits ? 2 : 1, "0");
  const minutes = String(minute).padStart(2, "0");
  if (text.includes("時")) return japaneseTime(text, hours, minute, hour % 24 < 12 ? "午前" : "午後");
  const sign = /\d([:.])\d/.exec(text)?.[1];
  const digits =
    sign === undefined && minute === 0 ? hours : `${hours}${sign ?? (/uhr/i.test(text) ? "." : ":")}${minutes}`;
  const tail = /(?:\s?[\p{L}.'’]+)?$/u.exec(text)?.[0] ?? "";
  return digits + (isHalfDay ? tail.replace(/[ap]/i, (letter) => halfLike(letter, hour)) : tail);
}

function japaneseTime(text: string, hours: string, minute: number, half: string): string {
  const lead = text.startsWith("午") ? half : "";
  if (minute === 30 && text.includes("半")) return `${lead}${hours}時半`;
  const isFull = minute === 0 && !text.includes("分");
  return `${lead}${hours}時${isFull ? "" : `${String(minute).padStart(2, "0")}分`}`;
}

function halfLike(letter: string, hour: number): string {
  const half = hour % 24 < 12 ? "a" : "p";
  return letter === letter.toUpperCase() ? half.toUpperCase() : half;
}

function dateLike(text: string, amount: number, said: string): string {
  let [rest, index] = [amount, 0];
  while (rest > (monthLengths[index] ?? 31)) rest -= monthLengths[index++] ?? 31;
  const year = yearIn(said);
  const iso = yearIn(/^\d{4}-/.exec(text)?.[0] ?? "");
  if (iso !== null) return `${year ?? iso}-${String(index + 1).padStart(2, "0")}-${String(rest).padStart(2, "0")}`;
  if (text.includes("月")) {
    const own = yearIn(text);
    return `${own === null ? "" : `${year ?? own}年`}${index + 1}月${rest}日`;
  }
  const numeric = /^(\d{1,2})(\.\s?)(\d{1,2})(\..*)$/.exec(text);
  if (numeric) {
    const [, day = "", point, number = "", tail = ""] = numeric;
    const width = day.startsWith("0") || number.startsWith("0") ? 2 : 1;
    return `${String(rest).padStart(width, "0")}${point}${String(index + 1).padStart(width, "0")}${inYear(tail, year)}`;
  }
  return inYear(text, year)
    .replace(
      /\d+(st|nd|rd|th)?/i,
      (found, ending: string | undefined) =>
        `${String(rest).padStart(found.startsWith("0") ? 2 : 1, "0")}${ending ? ordinal(rest) : ""}`,
    )
    .replace(/\p{L}{3,}/u, (name) => monthLike(name, index, said));
}

/** A text with the year that was said, where it tells one in full. */
function inYear(text: string, year: string | null): string {
  return year === null ? text : text.replace(/(?<!\d)(?:19|20)\d{2}(?!\d)/, year);
}

function yearIn(text: string): string | null {
  return /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? null;
}

function ordinal(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

/** The month in the length of another one's name, and in the language of that or of what was said. */
function monthLike(name: string, index: number, said: string): string {
  const old = monthCalled(name);
  if (old === index) return name;
  const own = name.toLowerCase();
  const [english = name, ...others] = monthNames[index] ?? [];
  const german = others.find((other) => germanMonth.test(other)) ?? english;
  const long = germanMonth.test(own) || germanMonth.test(/\p{L}{3,}/u.exec(said)?.[0] ?? "") ? german : english;
  const isShort = own !== monthNames[old]?.[0] && !germanMonth.test(own);
  const wanted = isShort ? long.slice(0, 3) : long;
  return name === own ? wanted : wanted.charAt(0).toUpperCase() + wanted.slice(1);
}

/** What isn't called so in English. */
const germanMonth = /^(?:januar|februar|jänner|märz|mai|juni|juli|oktober|dezember)$/iu;
