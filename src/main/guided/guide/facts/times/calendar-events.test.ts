import { expect, test } from "vitest";
import { calendarTold, eventsOfSaidTime } from "./calendar-events.ts";

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

test("events stand in the order of their time, each in a line", () => {
  const text = calendar(
    ["DTSTART:20250719T190000", "DTEND:20250719T223000", "SUMMARY:Folk dance", "STATUS:CANCELLED"],
    ["DTSTART;TZID=Europe/Berlin:20250703T180000", "DTEND;TZID=Europe/Berlin:20250703T193000", "SUMMARY:Yoga"],
  );
  expect(calendarTold(text)).toBe(
    "2025-07-03 (Thursday) 18:00–19:30: Yoga\n2025-07-19 (Saturday) 19:00–22:30: Folk dance, cancelled",
  );
});

test.each([
  [["DTSTART;VALUE=DATE:20250801", "SUMMARY:Closed"], "2025-08-01 (Friday): Closed"],
  [
    ["DTSTART;VALUE=DATE:20250801", "DTEND;VALUE=DATE:20250804", "SUMMARY:Camp"],
    "2025-08-01 (Friday) – 2025-08-03 (Sunday): Camp",
  ],
  [
    ["DTSTART:20250801T220000", "DTEND:20250802T020000", "SUMMARY:Night walk"],
    "2025-08-01 (Friday) 22:00 – 2025-08-02 (Saturday) 02:00: Night walk",
  ],
  [["DTSTART:20250801T080000Z", "SUMMARY:Call"], "2025-08-01 (Friday) 08:00 UTC: Call"],
  [
    [
      "DTSTART:20250801T080000",
      "SUMMARY:Zahnarzt\\, Kontrolle",
      "LOCATION:Markt 9\\, 2. Stock",
      "DESCRIPTION:Karte\\nmitnehmen",
    ],
    "2025-08-01 (Friday) 08:00: Zahnarzt, Kontrolle, place: Markt 9, 2. Stock, Karte mitnehmen",
  ],
  [
    ["DTSTART:20250801T080000", "SUMMARY:Lesson", "RRULE:FREQ=WEEKLY;BYDAY=FR"],
    "2025-08-01 (Friday) 08:00: Lesson, repeats: FREQ=WEEKLY;BYDAY=FR",
  ],
  [
    ["DTSTART:20250801T080000", "SUMMARY:A name that is broken over", "  two lines"],
    "2025-08-01 (Friday) 08:00: A name that is broken over two lines",
  ],
])("%j", (event, told) => {
  expect(calendarTold(calendar(event))).toBe(told);
});

test.each([
  ["DTSTART:20250801T080000", "DTEND:later"],
  ["DTSTART:20250801T080000", "DTEND;VALUE=TEXT:later"],
  ["DTSTART:20250801T080000", "DURATION:long"],
  ["DTSTART:20250801T080000", "DURATION;VALUE=TEXT:long"],
  ["DTSTART:20250801T080000", "DURATION:P99999999999W"],
  ["DTSTART;VALUE=TEXT:soon"],
  ["DTSTART;VALUE=PERIOD:20250801T080000Z/PT5H"],
  ["DTSTART:20250801T080000", "DESCRIPTION;VALUE=INTEGER:5"],
])("%j can't be read", (...event) => {
  expect(calendarTold(calendar(event, ["DTSTART:20250719T190000", "SUMMARY:Folk dance"]))).toBeNull();
});

test("a zone that changes each second takes no time", () => {
  const zone = [
    "BEGIN:VTIMEZONE",
    "TZID:Here",
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0100",
    "RRULE:FREQ=SECONDLY",
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
  const events = calendar(["DTSTART;TZID=Here:20250801T080000", "SUMMARY:b"], ["DTSTART;TZID=Here:20250719T190000"]);
  expect(calendarTold(events.replace("VERSION:2.0", ["VERSION:2.0", ...zone].join("\r\n")))).toBe(
    "2025-07-19 (Saturday) 19:00: \n2025-08-01 (Friday) 08:00: b",
  );
});

test.each(["", "no calendar", calendar(), "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x", calendar(["SUMMARY:whenever"])])(
  "%j is told as it is",
  (text) => {
    expect(calendarTold(text)).toBeNull();
  },
);

const told = ["2025-06-28 (Saturday) 09:00: Sale", "2025-07-03 (Thursday) 18:00: Yoga", "2025-07-19 (Saturday): Dance"];

test.each([
  ["a table of what is on in July", [1, 2]],
  ["eine Liste für den 3. Juli", [1, 2]],
  ["a list from 28 June to the 3rd", [0, 1, 2]],
  ["7月の予定表を作って", [1, 2]],
  ["what is on between June and July", [0, 1, 2]],
  ["what is on from the 3rd of July until the 20th of July", [0, 1, 2]],
  ["a table of what is on in August", [0, 1, 2]],
  ["a table of all events", [0, 1, 2]],
])("%s", (request, places) => {
  expect(eventsOfSaidTime(told.join("\n"), request)).toBe(places.map((place) => told[place]).join("\n"));
});
