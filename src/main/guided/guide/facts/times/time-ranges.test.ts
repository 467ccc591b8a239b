import { describe, expect, test } from "vitest";
import { timeRangesIn, writtenTime } from "./time-ranges.ts";

test.each([
  ["- 18:30–20:30 Judo", ["18:30", "20:30"]],
  ["Lunch 12h00 – 13h, both days", ["12h00", "13h"]],
  ["9–11 Uhr", ["9", "11 Uhr"]],
  ["von 19 Uhr bis 20.30 Uhr im Saal", ["19 Uhr", "20.30 Uhr"]],
  ["6 to 7:30 pm", ["6", "7:30 pm"]],
  ["朝礼　8:30〜9:00（毎日）", ["8:30", "9:00"]],
  ["午後1時半から3時まで", ["午後1時半", "3時"]],
])("a range in: %s", (line, sides) => {
  expect(timeRangesIn(line).flatMap(({ start, end }) => [start.text, end.text])).toEqual(sides);
});

test.each([
  "pages 12-14",
  "2025-10-12",
  "10.12.-14.12.",
  "call 555 18:30",
  "at 18:30, then 20:30",
  "25:00–26:00",
  "3:2-1:4:5",
  "1-2-3:30",
])("no range in: %s", (line) => {
  expect(timeRangesIn(line)).toEqual([]);
});

describe("another time is written as the old one", () => {
  test.each([
    ["18:30–20:30", "start", 9 * 60, "09:00"],
    ["18:30–20:30; 8:15–9:00", "start", 9 * 60, "9:00"],
    ["9h00–10h30", "end", 11 * 60 + 15, "11h15"],
    ["13h–15h", "start", 13 * 60 + 45, "13h45"],
    ["9–11 Uhr", "end", 11 * 60 + 30, "11.30 Uhr"],
    ["9–11 Uhr", "end", 12 * 60, "12 Uhr"],
    ["9 am–11 am", "end", 13 * 60 + 30, "1:30 pm"],
    ["6–7:30 pm", "start", 18 * 60 + 15, "6:15"],
    ["6–7:30 pm", "start", 11 * 60, null],
    ["9時〜10時", "start", 8 * 60 + 45, "8時45分"],
    ["9時〜10時半", "end", 11 * 60 + 30, "11時半"],
    ["9時〜10時30分", "end", 11 * 60, "11時00分"],
    ["午前9時〜午前11時", "end", 13 * 60, "午後1時"],
  ] as const)("%s: %s at %i", (line, side, minutes, written) => {
    const all = timeRangesIn(line);
    const [range] = all;
    const other = side === "start" ? "end" : "start";
    expect(range && writtenTime(range[side], range[other], minutes, all)).toBe(written);
  });
});
