import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { writeClock } from "./clock.ts";
import { asksForTime, timeFacts } from "./time-facts.ts";

describe("times in a text", () => {
  test("are told from one to the other, and together", () => {
    expect(timeFacts("# Week\n- Mon 9:00–12:30 desk\n- Tue 22:00 - 1:15 night shift\nnothing else")).toBe(
      "Counted: 2 times: Mon 9:00–12:30 desk: 3:30; Tue 22:00 - 1:15 night shift: 3:15; together 6:45 h (6.75 hours)",
    );
  });

  test("are taken with am and pm, also where only the second one says it", () => {
    expect(timeFacts("Sat 1-4pm\nSun 11am to 1:30 pm")).toContain("together 5:30 h (5.5 hours)");
  });

  test("are added up where they stand at the ends of lines", () => {
    expect(timeFacts("1. Dawn 3:45\n2. Rain (4:30)\n3. Home  10:05")).toContain("together 18:20");
  });

  test("are those of a playlist's tracks", () => {
    const list = "#EXTM3U\n#EXTINF:213,Dawn\ndawn.mp3\n#EXTINF:187,Rain\nrain.mp3\n# out: 204,Fog\n";
    expect(timeFacts(list)).toBe("Counted: 2 times: Dawn: 3:33; Rain: 3:07; together 6:40");
  });

  test.each([
    ["numbers that are no times", "rows 3-4\nrows 5-9"],
    ["days", "2024-05-01 to 2024-06-01\n2025-05-01 to 2025-06-01"],
    ["a single one", "Mon 9:00–12:30"],
    ["minutes beside hours", "1. Dawn 3:45\n2. All of it 1:03:45"],
  ])("aren't told of %s", (_, text) => {
    expect(timeFacts(text)).toBe("");
  });

  test.each([
    ["how long did I practise in total?", true],
    ["what's the total playing time?", true],
    ["Wie viele Stunden waren das insgesamt?", true],
    ["what time does it start?", false],
    ["how many chairs do we have?", false],
  ])("are what is asked for: %s", (request, is) => {
    expect(asksForTime(request)).toBe(is);
  });
});

property.prop([fc.nat(100_000)])("a time is written as it was read", (value) => {
  expect(timeFacts(`a ${writeClock(value, true)}\nb 0:00:00`)).toContain(
    value < 3_600_000 ? `together ${writeClock(value, true)}` : "",
  );
});
