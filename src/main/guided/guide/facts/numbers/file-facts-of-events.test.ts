import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { calendarTable } from "../times/calendar-events.ts";
import { fileFacts } from "./file-facts.ts";

type Event = readonly [start: string, summary: string, ...more: string[]];

const events: readonly Event[] = [
  ["20250218T180000", "Training"],
  ["20250304T180000", "Training"],
  ["20250311T180000", "Training"],
  ["20250312T193000", "Board meeting: new goals for training"],
  ["20250318T180000", "Training", "STATUS:CANCELLED"],
  ["20250401T180000", "Training"],
];

function calendarOf(all: readonly Event[]): string {
  const lines = all.flatMap(([start, summary, ...more]) => [
    "BEGIN:VEVENT",
    `DTSTART:${start}`,
    "DURATION:PT1H30M",
    `SUMMARY:${summary}`,
    ...more,
    "END:VEVENT",
  ]);
  return ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\n");
}

async function factsOf(request: string, all: readonly Event[] = events): Promise<string> {
  const text = calendarOf(all);
  const table = calendarTable(text);
  return fileFacts("team.ics", request, viewOf({ "team.ics": text }, table ? { "team.ics": table } : {}));
}

test.each([
  ["how many trainings do we have in march?", "2 of them with date in month 3 and summary training"],
  ["How many training sessions were there in March 2025?", "2 of them with date in 2025-3"],
  ["number of trainings in april", "1 of them with date in month 4 and summary training"],
  ["Wie viele Trainings haben wir im März?", "2 of them with date in month 3 and summary training"],
  ["how many trainings were cancelled", "1 of them with"],
])("%s", async (request, facts) => {
  expect(await factsOf(request)).toContain(facts);
});

test("what didn't take place is told, and not counted", async () => {
  expect(await factsOf("how many trainings do we have in march?")).toContain("Not counted: 1 that was cancelled");
});

test("events that come again aren't counted by how often they stand there", async () => {
  const weekly: readonly Event[] = [...events, ["20250305T180000", "Yoga", "RRULE:FREQ=WEEKLY"]];
  expect(await factsOf("how many trainings do we have in march?", weekly)).toBe("");
});
