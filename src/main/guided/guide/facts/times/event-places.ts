import { wordsOf } from "../../request/words/words.ts";

/** An event of a calendar with its place; lines are counted from 0. `place` is null where it has none, or one that goes on in the next line. */
export type PlacedEvent = {
  name: string;
  title: readonly string[];
  words: ReadonlySet<string>;
  start: { day: Date };
  /** When it begins, as hours and minutes; null for a whole day, or where that is told in the time of Greenwich. */
  minutes: number | null;
  isRepeated: boolean;
  place: { row: number; lead: string; value: string } | null;
  /** All of it but for the place. */
  rest: string;
};

/** The events of a calendar (RFC 5545) with their places; null where one can't be read. */
export function placedEvents(text: string): PlacedEvent[] | null {
  const lines = text.split(/\r?\n/);
  const events = lines.flatMap((line, from) => {
    if (line !== "BEGIN:VEVENT") return [];
    const to = lines.indexOf("END:VEVENT", from);
    return [to === -1 ? null : eventOf(lines, from, to)];
  });
  return events.includes(null) ? null : events.flatMap((event) => event ?? []);
}

function eventOf(lines: readonly string[], from: number, to: number): PlacedEvent | null {
  const own = lines.slice(from, to);
  const valueOf = (name: string) =>
    own.flatMap((line) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, "u").exec(line)?.[1] ?? []).join(" ");
  const [, year, month, day, hours, minutes, greenwich] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?/u.exec(valueOf("DTSTART")) ?? [];
  if (year === undefined) return null;
  const at = own.findIndex((line) => /^LOCATION[;:]/u.test(line));
  const [, lead = "", value = ""] = /^([^:]+:)(.*)$/u.exec(own[at] ?? "") ?? [];
  const isWhole = at !== -1 && !/^[ \t]/u.test(own[at + 1] ?? "");
  const name = valueOf("SUMMARY");
  return {
    name,
    title: wordsOf(name),
    words: new Set(wordsOf(`${name} ${valueOf("CATEGORIES")}`)),
    start: { day: new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) },
    minutes: hours === undefined || greenwich === "Z" ? null : Number(hours) * 60 + Number(minutes),
    isRepeated: own.some((line) => /^(?:RRULE|RDATE)/u.test(line)),
    place: isWhole ? { row: from + at, lead, value } : null,
    rest: own.filter((_, row) => row !== at).join("\n"),
  };
}
