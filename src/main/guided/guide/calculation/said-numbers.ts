import { requestLanguage } from "../request/words/answer-language.ts";
import { numberNamed, numberWords } from "../request/words/number-words.ts";

/** What a number of a request is: a time of the day, a stretch of time, or percent, else just a number. Times are in minutes, percent in hundredths. */
export type SaidNumber = { value: number; kind: "number" | "percent" | "clock" | "duration"; text: string };

const halves = "half|halbe|halbes|halben";
const isHalf = new RegExp(`^(?:${halves})$`, "iu");
// one is said of anything
const word = `${halves}|${numberWords(2)}`;
const count = String.raw`(?<count>(?<![\p{L}\d.,:])(?:${word})(?!\p{L})|(?<![\p{Script=Latin}\d])(?<!\d[.,:])(?:\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?))(?<half>[ -]?(?:and a half|einhalb))?`;
const patterns = [
  String.raw`(?<clock>(?<![\d.:])\d{1,2}[:.h]\d{2}(?=\s?(?:uhr|h\b|am\b|pm\b|o'clock))|(?<![\d.,:])\d{1,2}:\d{2}(?![\d:])|\d{1,2}時\d{1,2}分|\d{1,2}(?=\s?(?:uhr|o'clock|am\b|pm\b|時(?!間))))(?:\s?(?<noon>am|pm)\b)?`,
  String.raw`${count}(?:\s?(?<percent>%|percent|per cent|prozent|パーセント|割)|[\s-]?(?<hours>hours?|hrs?|h|stunden?|std|時間(?<also>半)?)(?![\p{Script=Latin}])(?: ?(?:and |und )?(?<more>\d{1,2})(?![\d.,:])(?:\s?(?:minutes?|mins?|minuten?|分))?(?![\p{L}\d%€$£]))?|[\s-]?(?<minutes>minutes?|mins?|minuten?|分)(?!\p{Script=Latin}))?`,
];
const numbers = new RegExp(patterns.join("|"), "giu");

/** The numbers that a request says, in figures or in words. "One" is none: it's said of anything. */
export function saidNumbers(request: string): readonly SaidNumber[] {
  const usesComma = requestLanguage(request) === "de" || /\d,\d{1,2}(?!\d)/.test(request);
  return [...request.matchAll(numbers)]
    .map((found) => numberOf(found, usesComma))
    .filter(({ value }) => !Number.isNaN(value));
}

function numberOf({ 0: text, groups = {} }: RegExpMatchArray, usesComma: boolean): SaidNumber {
  const { clock, noon, percent, hours, also, more, minutes } = groups;
  if (clock !== undefined) return { value: clockOf(clock, noon), kind: "clock", text };
  const value = countOf(groups["count"] ?? "", usesComma) + (groups["half"] ? 0.5 : 0);
  if (percent) return { value: value / (percent === "割" ? 10 : 100), kind: "percent", text };
  if (hours) return { value: value * 60 + (also ? 30 : 0) + Number(more ?? 0), kind: "duration", text };
  return { value, kind: minutes ? "duration" : "number", text };
}

function countOf(said: string, usesComma: boolean): number {
  if (isHalf.test(said)) return 0.5;
  const known = numberNamed(said);
  if (known !== null) return known;
  // "1.200,50" and "1.200", but "12.50" is no German number and still one
  if (usesComma) return Number(said.replaceAll(/\.(?=\d{3}(?!\d))|[' ]/g, "").replace(",", "."));
  return Number(said.replaceAll(/[,' ]/g, ""));
}

function clockOf(said: string, noon: string | undefined): number {
  const [hours = 0, minutes = 0] = (said.match(/\d+/g) ?? []).map(Number);
  const half = noon?.toLowerCase();
  const isMidnight = half === "am" && hours === 12;
  return (half === "pm" && hours < 12 ? hours + 12 : isMidnight ? 0 : hours) * 60 + minutes;
}
