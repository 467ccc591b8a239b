import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { calendarCalls } from "./calendar-of-dates.ts";

const matches = `Chess club, autumn 2031

Wed 10 September  18:00-20:30  Match at home
Wed 24 September  18:00-20:30  Match at home, called off
Sat 4 October     9:30 - 17:00  Tournament, bring a clock
`;

async function written(request: string, text = matches): Promise<string[]> {
  const view = viewOf({ "matches.txt": text, "rules.md": "" });
  const [call] = await calendarCalls(request, await view.files(), view);
  const content = call?.input["content"];
  const lines = typeof content === "string" ? content.split("\r\n") : [];
  return lines.filter((line) => /^(?:DTSTART|DTEND|SUMMARY)/.test(line));
}

const two = [
  "DTSTART:20310910T180000",
  "DTEND:20310910T203000",
  "SUMMARY:Match at home",
  "DTSTART:20311004T093000",
  "DTEND:20311004T170000",
  String.raw`SUMMARY:Tournament\, bring a clock`,
];

test.each([
  "make matches.ics from matches.txt, leave out the one that was called off",
  "I'd love a matches.ics with the dates from matches.txt. One match has been called off, that one shouldn't be in it.",
  "My phone can only take in dates from an ics file, and all I have is matches.txt. A matches.ics with everything that takes place, i.e. without the match that was called off, is what I'm after.",
  "matches.txt as matches.ics please, without the called off match",
])("dates of a text: %s", async (request) => {
  expect(await written(request)).toEqual(two);
});

test.each<[string, string, string[]]>([
  ["Mo 3.2.2031 19:00 Probe\n", "Mach aus matches.txt eine matches.ics", ["DTSTART:20310203T190000", "SUMMARY:Probe"]],
  ["2031-05-01 Feast\n", "matches.ics of matches.txt", ["DTSTART;VALUE=DATE:20310501", "SUMMARY:Feast"]],
  [
    "2031年\n5月1日(木) 22:00〜1:00 演奏会\n",
    "matches.txtからmatches.icsを作って",
    ["DTSTART:20310501T220000", "DTEND:20310502T010000", "SUMMARY:演奏会"],
  ],
])("in its own way: %s", async (text, request, lines) => {
  expect(await written(request, text)).toEqual(lines);
});

test.each<[string, string]>([
  ["nothing is said of what is called off", "make matches.ics from matches.txt"],
  [
    "only some are meant",
    "make matches.ics from matches.txt with only the October ones, leave out what was called off",
  ],
  ["more is to be in it", "matches.ics from matches.txt with a reminder, without the called off one"],
  ["what is to be left out isn't there", "matches.ics from matches.txt without the swimming"],
])("is left to the model where %s", async (_, request) => {
  expect(await written(request)).toEqual([]);
});

test.each([
  ["a year is missing", "Wed 10 September 18:00 Match\n"],
  ["years differ", "since 2029\n10 September 2031 18:00 Match\n"],
  ["the day of the week is another", "2031\nMon 10 September 18:00 Match\n"],
  ["a line has no date", "2031\n10 September 18:00 Match\nand the one after that\n"],
  ["a line has two", "2031\n10 September 18:00 Match, and 12 September\n"],
])("is left to the model where %s", async (_, text) => {
  expect(await written("make matches.ics from matches.txt", text)).toEqual([]);
});
