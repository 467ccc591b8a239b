import { describe, expect, test } from "vitest";
import { guardCalendar } from "./guard-calendar.ts";

const calendar = (start: string, end = "END:VEVENT\nEND:VCALENDAR\n") =>
  `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART${start}\nSUMMARY:Choir at 20250306193000\n${end}`;

describe("a calendar", () => {
  test.each([
    [":20250306193000", ":20250306T193000"],
    [";TZID=Europe/Berlin:20250306193000", ";TZID=Europe/Berlin:20250306T193000"],
    [":20250306193000Z", ":20250306T193000Z"],
    [":2025-03-06T19:30:00", ":20250306T193000"],
    [":2025-03-06 19:30", ":20250306T193000"],
    [";VALUE=DATE:2025-03-06", ";VALUE=DATE:20250306"],
  ])("has %s as others read it", (written, right) => {
    const { text, note } = guardCalendar("a.ics", null, calendar(written));
    expect(text).toBe(calendar(right));
    expect(note).toContain("valid calendar");
  });

  test("that is right stays as it is, with its line ends", () => {
    const text = calendar(":20250306T193000").replaceAll("\n", "\r\n");
    expect(guardCalendar("a.ics", null, text)).toEqual({ text, note: "" });
    expect(guardCalendar("a.ics", null, text.replace("06T19", "0619")).text).toBe(text);
  });

  test("that would not close is refused, unless it didn't before", () => {
    const broken = calendar(":20250306T193000", "END:VCALENDAR\n");
    expect(() => guardCalendar("a.ics", calendar(":20250306T193000"), broken)).toThrow(
      "END:VCALENDAR closes what isn't open",
    );
    expect(() => guardCalendar("a.ics", null, calendar(":20250306T193000", ""))).toThrow(
      "BEGIN:VEVENT has no END:VEVENT",
    );
    expect(guardCalendar("a.ics", broken, `${broken}X-A:1\n`).note).toBe("");
  });

  test("keeps what each of its events needs", () => {
    const before = calendar(":20250306T193000").replace("SUMMARY", "UID:choir-1\nLOCATION:Hall\nSUMMARY");
    const without = (line: RegExp) => before.replace(line, "");
    expect(() => guardCalendar("a.ics", before, without(/UID.*\n/))).toThrow("An event would have no UID");
    expect(() => guardCalendar("a.ics", before, without(/SUMMARY.*\n/))).toThrow("An event would have no SUMMARY");
    expect(guardCalendar("a.ics", before, without(/LOCATION.*\n/)).text).not.toContain("Hall");
    expect(guardCalendar("a.ics", before, without(/BEGIN:VEVENT[^]*END:VEVENT\n/)).text).not.toContain("choir");
    expect(guardCalendar("a.ics", null, without(/UID.*\n/)).text).toContain("Choir");
  });
});
