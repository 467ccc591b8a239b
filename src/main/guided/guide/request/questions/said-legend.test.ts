import { expect, test } from "vitest";
import { saidLegends, withoutLegends, wordsOfLegend } from "./said-legend.ts";

test.each<[string, string, string[]]>([
  ["how many people borrowed something in May (out = somebody borrows it)?", "out", ["borrowed"]],
  ["Wie oft war Ole krank? (k = krank)", "k", ["krank"]],
  ["how many were absent? an x means absent", "x", ["absent"]],
  ["how many were absent? x means excused", "x", []],
  ["Wie viele waren entschuldigt? E steht für entschuldigt", "e", ["entschuldigt"]],
])("a mark is explained: %s", (request, mark, words) => {
  const [legend, ...others] = saidLegends(request);
  expect([legend?.mark, others.length, legend ? wordsOfLegend(legend, request) : null]).toEqual([mark, 0, words]);
});

test.each(["how many have qty = 5?", "what means open here?", "which is more, 5 or 6?", "was heißt das?"])(
  "and isn't in: %s",
  (request) => {
    expect(saidLegends(request)).toEqual([]);
  },
);

test("only what explains a mark that there is goes out of a request", () => {
  const request = "how many were there, status = open, (x = absent)?";
  expect(withoutLegends(request, (mark) => mark === "x")).toBe("how many were there, status = open, ( )?");
});
