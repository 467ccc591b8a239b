import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { itemFacts, textFacts } from "./list-facts.ts";

describe("what is counted in a text", () => {
  test.each([
    [
      "what is ticked and what is open",
      "# Camp\n- [x] tent\n- [ ] stove\n- [ ] lamp\n",
      "Counted: 2 are still open [ ], 1 are done [x].",
    ],
    [
      "what is open, without what was crossed out",
      "- [x] tent\n- [ ] stove\n- [ ] ~~lamp~~ (we have one)\n- [ ] rope\n",
      "Counted: 2 are still open [ ], 1 are done [x].",
    ],
    ["the items of a list", "Bring:\n- tent\n- stove\n- lamp\n", "Counted: 3 list items."],
    ["the items of a numbered list", "1. tent\n2. stove\n3) lamp\n", "Counted: 3 list items."],
  ])("are %s", (_, text, facts) => {
    expect(textFacts(text, "how many are there?")).toBe(facts);
  });

  test("are no items for who asks for something else than how many", () => {
    expect(textFacts("Bring:\n- tent\n- stove\n- lamp\n", "which is the longest?")).toBe("");
  });

  test("are amounts at the ends of lines, with whose the smallest and the largest are", () => {
    expect(textFacts("tent: 120.00 €\nstove: 35.50 €\nlamp: 9.50 €\n", "")).toBe(
      "numbers at the ends of lines: sum 165, average 55, smallest 9.5 (lamp), largest 120 (tent)",
    );
  });

  test.each([
    ["a short text", "one\ntwo\n"],
    ["plain sentences", "It rained.\nWe stayed in.\nThen we went out.\nIt was late.\n"],
    ["nothing", ""],
  ])("are none in %s", (_, text) => {
    expect(textFacts(text, "")).toBe("");
  });

  property.prop([fc.array(fc.boolean(), { minLength: 3, maxLength: 20 })])("ticked and open add up", (ticks) => {
    const done = ticks.filter(Boolean).length;
    const text = ticks.map((tick) => `- [${tick ? "x" : " "}] thing`).join("\r\n");
    expect(textFacts(text, "")).toBe(`Counted: ${ticks.length - done} are still open [ ], ${done} are done [x].`);
  });
});

test("neither the year of a heading nor what adds up the lines above it is an amount", () => {
  const ledger = "LEDGER 2025\n\n05 Jan Mooring 300\n11 Jan Diesel 80\n02 Feb Rope 20\nTotal 400\n";
  expect(textFacts(ledger, "how much?")).toContain("sum 400, average 133.33, smallest 20");
});

describe("the items that are asked for", () => {
  const camp = "- [x] tent\n- [ ] stove\n- [x] rope\n- [ ] lamp\n";
  test.each([
    ["which tasks are not done yet?", "Not done:\n- [ ] stove\n- [ ] lamp"],
    ["what is already done?", "Done:\n- [x] tent\n- [x] rope"],
    ["Was ist noch offen?", "Not done:\n- [ ] stove\n- [ ] lamp"],
    ["what is on the list?", ""],
  ])("%s", (request, told) => {
    expect(itemFacts(camp, request)).toBe(told);
  });

  test("are none where nothing tells them apart", () => {
    expect(itemFacts("- tent\n- stove\n", "what is done?")).toBe("");
  });
});

test.each([
  ["how many are still open?", "Counted: 1 are still open [ ]."],
  ["how many are not done yet?", "Counted: 1 are still open [ ]."],
  ["how many are done?", "Counted: 2 are done [x]."],
  ["how many percent are done?", "Counted: 1 are still open [ ], 2 are done [x]."],
  ["how many are open, and how many done?", "Counted: 1 are still open [ ], 2 are done [x]."],
  ["how many are there?", "Counted: 1 are still open [ ], 2 are done [x]."],
])("%s: %s", (request, told) => {
  expect(textFacts("- [ ] tea\n- [x] rice\n- [x] oats\n", request).split("\n")[0]).toBe(told);
});

test.each([
  ["how many weeks of notice do I have to give?", ""],
  ["how many points are there?", "Counted: 3 list items."],
])("%s: %j", (request, told) => {
  expect(textFacts("- ten weeks for the landlord\n- six weeks for the tenant\n- in writing\n", request)).toBe(told);
});

test("what something counts for isn't a number of items", () => {
  const text = "- essay: 40 %\n- talk: 30 %\n- quiz: 30 %\n";
  expect(textFacts(text, "how much does the essay count for the mark?")).toBe("");
  expect(textFacts(text, "how many parts count?")).toContain("3 list items");
});
