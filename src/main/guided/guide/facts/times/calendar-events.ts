import ICAL from "ical.js";
import { fallsInto, namedDate, saysSpan } from "../../request/dates/request-dates.ts";
import { weekdayName } from "../../request/dates/weekdays.ts";
import type { Table } from "../../../workspace-view.ts";

const longestDescription = 200;

/** Longer than any event; the parser reckons with a length of thousands of millions of weeks for as long. In seconds. */
const longestEvent = 100 * 366 * 24 * 60 * 60;

/**
 * The events of an iCalendar file (RFC 5545) as people read them, one in a line, in the order of their time:
 * `2025-07-03 (Thursday) 18:00–19:30: Yoga, place: Hall, cancelled`. Times stand as they do in the file, and are in order as they stand. Null where the text is no
 * calendar with events, or one of them can't be read.
 */
export function calendarTold(text: string): string | null {
  return fromEvents(text, (events) => events.map(lineOf).join("\n"));
}

/** What a calendar's table calls the rules by which events come again; it has the column only where some do. */
export const ofRepeats = "repeats";

/**
 * The same events as a table, each in a row: its day, when it begins and ends, what it is, and what else the file says of any. Null where there is no event, or one can't be
 * read.
 */
export function calendarTable(text: string): Table | null {
  return fromEvents(text, (events) => {
    const rows = events.map(rowOf);
    const columns = rowNames.filter((name, index) => always.has(name) || rows.some((row) => row[index] !== ""));
    const places = columns.map((name) => rowNames.indexOf(name));
    return { columns, rows: rows.map((row) => places.map((place) => row[place] ?? "")) };
  });
}

const rowNames: readonly string[] = [
  "date",
  "start",
  "end date",
  "end",
  "summary",
  "location",
  "description",
  ofRepeats,
  "status",
];
const always: ReadonlySet<string> = new Set(["date", "start", "summary"]);

/** What is made of the events of a text in the order of their time; null where there are none, or one can't be read. */
function fromEvents<Made>(text: string, make: (events: readonly ICAL.Event[]) => Made): Made | null {
  if (!/^BEGIN:VCALENDAR\s*$/m.test(text)) return null;
  try {
    const events = eventsOf(text);
    if (events.length === 0 || !events.every(isReadable)) return null;
    return make(events.toSorted((one, other) => one.startDate.compare(other.startDate)));
  } catch {
    // a value is only read where it is asked for, and one that is none is an error then
    return null;
  }
}

/** "28 June to the 3rd", "vom 3. bis 20. Juli", "3–20 July" */
const fromDayToDay =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?(?: (?:of )?\p{L}+)? ?(?:to|until|till|through|bis|[-–]) ?(?:(?:the|zum|dem) )?\d/iu;

/** Of such lines the ones of the month or year that a request names; all of them where it names none, or a span, or none is of that time. */
export function eventsOfSaidTime(told: string, request: string): string {
  const date = saysSpan(request) || fromDayToDay.test(request) ? null : namedDate(request);
  const isMeant = (line: string) => date !== null && fallsInto(line.slice(0, isoLength), { ...date, day: null });
  const events = told.split("\n").filter(isMeant);
  return events.length > 0 ? events.join("\n") : told;
}

/** In characters: `2025-07-03`. */
const isoLength = 10;

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  // to compare times the parser works out all changes of their zones, and by a file's own rules these may be one a second
  calendar.removeAllSubcomponents("vtimezone");
  // otherwise each looks through all for days on which it is another time
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one, { exceptions: [] }));
}

function isReadable({ startDate, component }: ICAL.Event): boolean {
  const length = component.getFirstPropertyValue("duration");
  const isShort = length instanceof ICAL.Duration && Math.abs(length.toSeconds()) <= longestEvent;
  return startDate instanceof ICAL.Time && (length === null || isShort);
}

function rowOf(event: ICAL.Event): string[] {
  const { startDate, component } = event;
  const last = lastDayOf(event);
  const isoDay = (time: ICAL.Time) => time.toString().slice(0, isoLength);
  const hasEnd = !startDate.isDate && event.endDate.compare(startDate) > 0;
  return [
    isoDay(startDate),
    startDate.isDate ? "" : hourOf(startDate),
    isoDay(last) === isoDay(startDate) ? "" : isoDay(last),
    hasEnd ? hourOf(event.endDate) : "",
    event.summary ?? "",
    event.location ?? "",
    event.description ?? "",
    saidBy(component, "rrule"),
    saidBy(component, "status").toLowerCase(),
  ].map((cell) => cell.replaceAll(/\s+/g, " ").trim());
}

function saidBy(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? "").trim();
}

/** The last day of an event; the end of whole days is the day after it. */
function lastDayOf({ startDate, endDate }: ICAL.Event): ICAL.Time {
  if (!startDate.isDate) return endDate;
  const last = endDate.clone();
  last.adjust(-1, 0, 0, 0);
  return last.compare(startDate) > 0 ? last : startDate;
}

function lineOf(event: ICAL.Event): string {
  const said = (name: string) => saidBy(event.component, name);
  const repeats = said("rrule");
  const more = [
    event.location ? `place: ${event.location}` : "",
    (event.description ?? "").replaceAll(/\s+/g, " ").slice(0, longestDescription),
    repeats === "" ? "" : `repeats: ${repeats}`,
    said("status").toLowerCase() === "cancelled" ? "cancelled" : "",
  ];
  return `${whenOf(event)}: ${[event.summary ?? "", ...more].filter((part) => part !== "").join(", ")}`;
}

function whenOf(event: ICAL.Event): string {
  const { startDate, endDate } = event;
  if (startDate.isDate) {
    const last = lastDayOf(event);
    return last.compare(startDate) > 0 ? `${dayOf(startDate)} – ${dayOf(last)}` : dayOf(startDate);
  }
  const [from, to] = [startDate, endDate].map((time) => ({ day: dayOf(time), hour: hourOf(time) }));
  if (!from || !to) return "";
  if (from.day !== to.day) return `${from.day} ${from.hour} – ${to.day} ${to.hour}`;
  return from.hour === to.hour ? `${from.day} ${from.hour}` : `${from.day} ${from.hour}–${to.hour}`;
}

/** Of `2025-07-03T18:00:00` the day, with its name. */
function dayOf(time: ICAL.Time): string {
  return `${time.toString().slice(0, isoLength)} (${weekdayName(time.dayOfWeek(ICAL.Time.MONDAY) - 1)})`;
}

function hourOf(time: ICAL.Time): string {
  const zone = time.zone?.tzid === "UTC" ? " UTC" : "";
  return `${time.toString().slice(isoLength + 1, isoLength + "T18:00".length)}${zone}`;
}
