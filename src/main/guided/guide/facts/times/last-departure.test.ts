import { expect, test } from "vitest";
import { askedCellIn } from "../entries/asked-cell.ts";
import { lastDeparture } from "./last-departure.ts";

const board = `Mill Lane

## Harbour (weekdays)
 6 | 05 40
22 | 10 55

## Harbour (Saturday)
 7 | 20
21 | 15

## Zoo (weekdays)
 8 | 00 30
19 | 45 *only in summer
`;
const bus =
  "■ 大学行き(平日)\n 6 | 10 40\n22 | 05\n\n■ 大学行き(土曜)\n 7 | 00\n20 | 15 50\n\n■ 港行き(土曜)\n 8 | 30\n";

const marked =
  "Oak Street\nno mark = to the station, z = to the zoo only\n\n## Weekdays\n 6 | 05 z40\n21 | 08 38 z52\n22 | z10\n\n## Saturday\n 7 | 20\n20 | 15z 55z\n\nOn Easter Monday as on Saturday.\n";
const 停留所 =
  "緑台\n無印=港行き 空=空港行き\n\n【平日】\n6時  空05 15\n20時  10 空40\n21時  空02\n\n【土日・祝日】\n8時  10\n19時  空30\n";

test.each<[string, string, string]>([
  ["when does the last bus to the station go on Tuesdays?", marked, "21:38"],
  ["what time is the last bus to the zoo on weekdays?", marked, "22:10"],
  ["When is the first bus to the zoo on a Friday", marked, "6:40"],
  ["平日の港行きの最終バスは何時ですか", 停留所, "20:10"],
  ["平日の空港行きの始発バスは何時何分?", 停留所, "6:05"],
  ["when does the last bus to the harbour go on Saturday?", board, "21:15"],
  ["What time is the first tram to the harbour on Tuesdays?", board, "6:05"],
  ["土曜日の大学行きの最終バスは何時ですか", bus, "20:50"],
  ["水曜日の大学行きの始発のバスは何時?", bus, "6:10"],
])("the last and the first departure are told: %s", (request, text, time) => {
  expect(askedCellIn(lastDeparture(text, request))?.value).toBe(time);
});

test.each<[string, string]>([
  ["when does the last bus to the zoo go on Saturday?", marked],
  ["when does the last bus go on Tuesdays?", marked],
  ["when does the last bus to the harbour go on Tuesdays?", marked],
  ["when does the last bus to the station go on Tuesdays?", marked.replace("no mark = to the station, ", "")],
  ["平日の最終バスは何時ですか", 停留所],
  ["日曜日の港行きの最終バスは何時ですか", 停留所],
  ["when does the last bus to the harbour go?", board],
  ["when does the last bus to the zoo go on Monday?", board],
  ["when does the last bus to the airport go on Saturday?", board],
  ["when does the last bus to the harbour go on Sunday?", board],
  ["when was the last time that we went to the harbour on Saturday?", board],
  ["when does the bus before the last one to the harbour go on Saturday?", board],
  ["土曜日の最終バスは何時ですか", bus],
])("nothing is told where it is open which is meant: %s", (request, text) => {
  expect(lastDeparture(text, request)).toBe("");
});
