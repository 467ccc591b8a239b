import type { Language } from "../../request/words/answer-language.ts";

/** `9:30` and, in rows of times, `1:05:30`, in the last of their units; null for what is no time. */
export function clockTime(cell: string): number | null {
  const match = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(cell.trim());
  if (!match) return null;
  const [first = 0, second = 0, third] = match.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]));
  const short = first * 60 + second;
  return third === undefined ? short : short * 60 + third;
}

/** The same way back: 95 is `1:35`, and 3725 with seconds `1:02:05`. */
export function writeClock(value: number, hasSeconds: boolean): string {
  const whole = Math.round(value);
  const last = String(whole % 60).padStart(2, "0");
  const rest = Math.floor(whole / 60);
  return hasSeconds ? `${writeClock(rest, false)}:${last}` : `${rest}:${last}`;
}

/** Songs are told in minutes and seconds, where films and work are in hours and minutes. */
export const isOfMusic =
  /(?<!\p{L})(?:songs?|tracks?|tunes?|set ?list|playlist|album|band|lieder|lied|stücke?|musik)(?!\p{L})|曲|セットリスト|アルバム/iu;

/** Minutes from one time of day to another, past midnight where it is earlier; null where one of them is none. */
export function minutesBetween(start: string, end: string): number | null {
  const [from, to] = [start, end].map((time) => timeOfDay(time));
  if (from === undefined || to === undefined || from === null || to === null) return null;
  return to >= from ? to - from : to + minutesOfDay - from;
}

/** Minutes in words of hours: `7:45 h (7.75 hours)`. */
export function writeHours(minutes: number): string {
  return `${writeClock(minutes, false)} h (${Number((minutes / 60).toFixed(2))} hours)`;
}

/** A stretch of time in minutes as people say it: `2 h 55 min`, `2時間55分`. */
export function writeStretch(minutes: number, language: Language): string {
  if (minutes < 0) return `−${writeStretch(-minutes, language)}`;
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  const [hour, minute] = language === "ja" ? ["時間", "分"] : [" h", " min"];
  const parts = [hours > 0 ? `${hours}${hour}` : "", rest > 0 || hours === 0 ? `${rest}${minute}` : ""];
  return parts.filter((part) => part !== "").join(language === "ja" ? "" : " ");
}

const minutesOfDay = 24 * 60;

/** `9:30`, `09.30`, `9:30 pm` and `18h` in minutes. */
export function timeOfDay(text: string): number | null {
  const [, hours = "", minutes = "0", half = ""] =
    /^(\d{1,2})(?:[:.h](\d{2})?)?(?::\d{2})?\s*(am|pm|uhr|h)?$/i.exec(text.trim()) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return null;
  const isAfternoon = /pm/i.test(half) && Number(hours) < 12;
  const isMidnight = /am/i.test(half) && Number(hours) === 12;
  return (Number(hours) + (isAfternoon ? 12 : 0) - (isMidnight ? 12 : 0)) * 60 + Number(minutes);
}
