const weeks = [
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
  "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
  "Mon Tue Wed Thu Fri Sat Sun",
  "Mo Di Mi Do Fr Sa So",
  "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日",
  "月 火 水 木 金 土 日",
].map((names) => names.split(" "));
const names = weeks
  .flat()
  .filter((name) => name.length > 1)
  .toSorted((one, other) => other.length - one.length)
  .join("|");

const before = new RegExp(`(?<![\\p{L}])(${names})(?=[.,]? (?:the |den |dem )?$|[.,]?$)`, "iu");
const behind = new RegExp(`(?<=^,? ?[(（]?)(${names}|[月火水木金土日](?=[)）]))(?![\\p{L}])`, "iu");

/** The day that a request names, Monday being 0: "on fridays", "freitags", "金曜日". Null where it names none, or several. */
export function weekdayNamed(request: string): number | null {
  const found = [...request.matchAll(named)].map(([name]) => placeOf(name.replace(/s$/i, "")));
  const [day] = found;
  return day !== undefined && found.every((other) => other === day) ? day : null;
}

/** Whether a cell such as `Fri`, `Mon-Thu` or `Sat, Sun` has a day in it, Monday being 0; null where it is no such cell. */
export function hasWeekday(cell: string, day: number): boolean | null {
  const parts = cell.trim().split(/\s*[,/;+&、・]\s*|\s+(?:and|und)\s+/iu);
  const spans = parts.map((part) => part.split(/\s*[-–—~〜]\s*|\s+(?:to|bis)\s+/iu).map(placeOf));
  if (cell.trim() === "" || spans.some((span) => span.length > 2 || span.includes(-1))) return null;
  return spans.some(([from = 0, to = from]) => (from <= to ? from <= day && day <= to : day >= from || day <= to));
}

const ofWeekend = ["weekend", "weekends", "wochenende", "wochenenden", "土日", "週末", "休日"];
const ofWeek = ["weekday", "weekdays", "workday", "workdays", "werktag", "werktage", "werktags", "wochentags", "平日"];

/** What days are called that one of the week belongs to, Monday being 0, in small letters: `weekend` for Sunday. */
export function kindsOfDay(day: number): readonly string[] {
  return day < 5 ? ofWeek : ofWeekend;
}

/** Monday for 0. */
export function weekdayName(day: number): string {
  return weeks[0]?.[day] ?? "";
}

/** Names of weekdays that can't be other words, as a pattern. */
export const weekdayPattern = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)(?!\p{L})|[月火水木金土日]曜日?`;

const named = new RegExp(`(?<!\\p{L})(?:${weekdayPattern})`, "giu");

/** Which day of the week it is, Monday being 0; null for none. */
export function weekdayPlace(name: string): number | null {
  const place = Math.max(placeOf(name), placeOf(name.replace(/s$/i, "")));
  return place === -1 ? null : place;
}

/** Where a weekday stands in its week; -1 for what is none. */
function placeOf(name: string): number {
  const own = name
    .trim()
    .replace(/[.]$/, "")
    .replace(/^([月火水木金土日])曜$/u, "$1")
    .toLowerCase();
  const places = weeks.map((week) => week.findIndex((other) => other.toLowerCase() === own));
  return Math.max(...places);
}

/** The text around a date that is so many days later, with the weekday that stands right before or behind it. */
export function weekdayShifted(left: string, right: string, days: number): [string, string] {
  const shift = (name: string) => weekdayLater(name, days);
  return [left.replace(before, shift), right.replace(behind, shift)];
}

/** The name of the day that is so many days later, in the same language, length and case. */
export function weekdayLater(name: string, days: number): string {
  // "dienstags"
  if (/..s$/i.test(name) && placeOf(name) === -1) return `${weekdayLater(name.slice(0, -1), days)}s`;
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  const week = weeks.find((each) => each.some(isSame)) ?? [];
  const place = (((week.findIndex(isSame) + days) % 7) + 7) % 7;
  const later = week[place] ?? name;
  return name === name.toLowerCase() ? later.toLowerCase() : later;
}
