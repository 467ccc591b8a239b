import { expect, test } from "vitest";
import { eventCalls } from "./calendar-of-event.ts";

async function written(request: string): Promise<string[] | undefined> {
  const [call] = await eventCalls(request, [{ path: "dates.txt", size: 9 }]);
  const content = call?.input["content"];
  return typeof content === "string"
    ? content.split("\r\n").filter((line) => /^(?:DTSTART|DTEND|SUMMARY|LOCATION)/.test(line))
    : undefined;
}

const dentist = [
  "DTSTART:20251114T081500",
  "DTEND:20251114T090000",
  "SUMMARY:Zahnarzt Dr. Weide",
  "LOCATION:Lindenstraße 9",
];

test.each<[string, string[]]>([
  [
    "Leg mir bitte eine termin.ics an, die ich in den Kalender importieren kann: Zahnarzt Dr. Weide, Lindenstraße 9, am 14. November 2025 um 8:15 Uhr, dauert eine Dreiviertelstunde",
    dentist,
  ],
  ["Bitte termin.ics erstellen: Zahnarzt Dr. Weide, Lindenstraße 9, Freitag, den 14.11.2025, 8:15-9:00 Uhr", dentist],
  [
    "make choir.ics: Choir rehearsal, in the town hall, on Monday 3 March 2031 at 7:30 pm, an hour and a half. Thanks!",
    ["DTSTART:20310303T193000", "DTEND:20310303T210000", "SUMMARY:Choir rehearsal", "LOCATION:the town hall"],
  ],
  [
    "can i get a swap.ics for my phone: plant swap, 2031-05-01 from 10:00 to 12:30",
    ["DTSTART:20310501T100000", "DTEND:20310501T123000", "SUMMARY:plant swap"],
  ],
  ["create fair.ics: Summer fair, 7 June 2031", ["DTSTART;VALUE=DATE:20310607", "SUMMARY:Summer fair"]],
  [
    "hoken.ics を作ってください:健康診断、2031年6月7日 14時30分から、所要時間は1時間",
    ["DTSTART:20310607T143000", "DTEND:20310607T153000", "SUMMARY:健康診断"],
  ],
])("one event: %s", async (request, lines) => {
  expect(await written(request)).toEqual(lines);
});

test.each([
  "make fair.ics: Summer fair, 7 June",
  "make fair.ics: Summer fair, Monday 7 June 2031",
  "make fair.ics: Summer fair, 7 June 2031, and a reminder a day before",
  "make fair.ics: Summer fair, 7 June 2031, Winter fair, 5 December 2031",
  "make fair.ics: Summer fair, Ida, Mo, 7 June 2031",
  "make fair.ics: Summer fair, 7 June 2031 at 22:00, 5 hours",
  "make fair.ics from dates.txt: Summer fair, 7 June 2031",
  "make fair.ics: Summer fair, 7 June 2031, but not if it rains",
  "make fair.ics: Summer fair, 7 June 2031, in the evening",
  "make fair.ics: Summer fair, at 8, 7 June 2031",
  "Mach eine fest.ics: Sommerfest, am 7. Juni 2031, abends",
  "make fair.txt: Summer fair, 7 June 2031",
  "make choir.ics: choir every Monday from 3 March 2031 at 19:00",
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
