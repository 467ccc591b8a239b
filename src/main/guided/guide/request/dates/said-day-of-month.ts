import { weekdayNamed, weekdayPattern } from "./weekdays.ts";

/** A day of which no month is said; Monday is 0 among the weekdays, null where none is said. */
export type DayOfMonth = { day: number; weekday: number | null };

/** Where the words about a day are over: "on the 3rd did we …", and not "on the 3rd floor". */
const over = String.raw`(?=\s*(?:[.,;:?!)]|$|(?:in total|altogether|and|did|do|does|was|were|is|are|have|has|had|at|from|by|insgesamt|und|hat|haben|hatte|hatten|war|waren|ist|sind|wurden?|lief|liefen|gab|kamen)(?!\p{L})))`;
const ways: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:${weekdayPattern}),? (?:the )?(\d{1,2})(?:st|nd|rd|th)(?!\p{L})`, "iu"),
  new RegExp(String.raw`(?<!\p{L})on the (\d{1,2})(?:st|nd|rd|th)${over}`, "iu"),
  new RegExp(String.raw`(?<!\p{L})(?:${weekdayPattern}),? (?:dem |den )?(\d{1,2})\.(?!\d| ?(?:\d|\p{Lu}))`, "iu"),
  new RegExp(String.raw`(?<!\p{L})am (\d{1,2})\.${over}`, "iu"),
  /(?<![\d月〜~-])(\d{1,2})日(?:[(（][月火水木金土日][)）])?(?:に|は|の(?!間|うち)|、)/u,
];

/** The one day that a request names without its month, "on the 11th", "Dienstag, den 11."; null where it names none, or several. */
export function saidDayOfMonth(request: string): DayOfMonth | null {
  const days = new Set(
    ways.flatMap((way) => [...request.matchAll(new RegExp(way.source, `g${way.flags}`))].map(([, day]) => Number(day))),
  );
  const [day, ...others] = days;
  return day === undefined || others.length > 0 || day < 1 || day > 31 ? null : { day, weekday: weekdayNamed(request) };
}
