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

/** The text around a date that is so many days later, with the weekday that stands right before or behind it. */
export function weekdayShifted(left: string, right: string, days: number): [string, string] {
  const shift = (name: string) => weekdayLater(name, days);
  return [left.replace(before, shift), right.replace(behind, shift)];
}

function weekdayLater(name: string, days: number): string {
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  const week = weeks.find((each) => each.some(isSame)) ?? [];
  const place = (((week.findIndex(isSame) + days) % 7) + 7) % 7;
  const later = week[place] ?? name;
  return name === name.toLowerCase() ? later.toLowerCase() : later;
}
