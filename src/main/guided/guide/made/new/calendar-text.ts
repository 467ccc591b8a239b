/** When something is: its day as in `20250306`, and its times as in `1930`, where they are said. */
export type CalendarEntry = {
  day: string;
  from: string | null;
  to: string | null;
  title: string;
  place: string | null;
};

/** As phones read it (RFC 5545). The stamp is the day itself, so that the same text gives the same calendar. */
export function calendarOf(events: readonly CalendarEntry[], path: string): string {
  const entries = events.flatMap(({ day, from, to, title, place }, at) => [
    "BEGIN:VEVENT",
    `UID:${day}-${at + 1}@${path
      .replace(/^.*\//u, "")
      .replace(/\.ics$/iu, "")
      .replaceAll(/\s/gu, "-")}`,
    `DTSTAMP:${day}T000000Z`,
    from === null ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${day}T${from}00`,
    ...(from === null || to === null ? [] : [`DTEND:${to < from ? dayAfter(day) : day}T${to}00`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    "END:VEVENT",
  ]);
  return [...head, ...entries, "END:VCALENDAR", ""].join("\r\n");
}

const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hearth//Dates//EN"];

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`);
}

function dayAfter(day: string): string {
  const date = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)) + 1));
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}
