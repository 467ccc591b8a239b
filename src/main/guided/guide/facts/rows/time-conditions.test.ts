import { describe, expect, test } from "vitest";
import { rowsThatFit } from "./rows-that-fit.ts";

test("what is over is of the time when it ended, and what is open of none", () => {
  const keys = {
    columns: ["key", "given out", "returned"],
    rows: [
      ["hall", "2031-05-02", "2031-06-03"],
      ["barn", "2031-05-09", ""],
      ["gate", "2031-06-01", "2031-07-04"],
    ],
  };
  const places = (request: string) => rowsThatFit(keys, request, "take")?.places;
  expect(places("how many keys were returned in June?")).toEqual([0]);
  expect(places("which keys are not returned yet?")).toEqual([1]);
  expect(places("how many keys were given out from 5 May to 2 June?")).toEqual([1, 2]);
});

describe("with a state that has a time", () => {
  const loans = {
    columns: ["item", "out", "returned on"],
    rows: [
      ["drill", "2025-05-30", "2025-06-02"],
      ["saw", "2025-05-03", ""],
      ["tent", "2025-06-10", "2025-07-12"],
      ["rope", "2025-06-11", ""],
    ],
  };

  test.each<[string, number[] | undefined]>([
    ["how many came back in June?", [0]],
    ["how many were returned in July?", [2]],
    ["how many of the items that went out in May are still out?", [1]],
    ["how many were still out on 3 May?", undefined],
    ["how many of those lent out in May came back?", undefined],
    ["how many went out in June and came back in July?", undefined],
    ["how many went out in May but not in June?", undefined],
  ])("it is told by its own column, or left open: %s", (request, places) => {
    expect(rowsThatFit(loans, request, "take")?.places).toEqual(places);
  });
});
