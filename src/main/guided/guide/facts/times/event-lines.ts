import { wordsOf } from "../../request/words/words.ts";

/** An event of a calendar, from its first line up to the one behind its last; lines are counted from 0. */
export type Event = {
  name: string;
  title: readonly string[];
  words: ReadonlySet<string>;
  start: When;
  end: When | null;
  from: number;
  to: number;
};
/** A time as a calendar writes it (RFC 5545): its line up to the value, the day, and the minutes since midnight; null for a whole day. */
export type When = { row: number; line: string; lead: string; day: Date; minutes: number | null };

/** The events of a calendar that are at one time. */
export function eventsIn(text: string): Event[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, from) => {
    if (line !== "BEGIN:VEVENT") return [];
    const to = lines.indexOf("END:VEVENT", from);
    const own = lines.slice(from, to === -1 ? lines.length : to);
    const start = whenIn(own, "DTSTART", from);
    // what comes again and again has more than one time
    if (!start || own.some((other) => other.startsWith("RRULE"))) return [];
    const said = own.flatMap((other) => /^(?:SUMMARY|LOCATION|CATEGORIES)[^:]*:(.*)$/.exec(other)?.[1] ?? []);
    const name = own.flatMap((other) => /^SUMMARY[^:]*:(.*)$/.exec(other)?.[1] ?? []).join(" ");
    const words = new Set(said.flatMap(wordsOf));
    return [{ name, title: wordsOf(name), words, start, end: whenIn(own, "DTEND", from), from, to: from + own.length }];
  });
}

/** A time of an event; null where it has none, or tells it in the time of Greenwich. */
function whenIn(lines: readonly string[], name: string, from: number): When | null {
  const at = lines.findIndex((line) => line.startsWith(name));
  const line = lines[at] ?? "";
  const [, lead = "", year, month, day, hours, minutes] =
    /^([^:]+:)(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2})?$/.exec(line) ?? [];
  if (year === undefined) return null;
  return {
    row: from + at,
    line,
    lead,
    day: new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
    minutes: hours === undefined ? null : Number(hours) * 60 + Number(minutes),
  };
}
