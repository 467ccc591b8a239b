import { expect, test } from "vitest";
import { fittingLines } from "./fitting-lines.ts";

const line = (path: string, text: string, above = "") => ({ path, line: { above, text } });
const lines = [
  line("garden.md", "- roses: May", "# Pruning"),
  line("garden.md", "- hedge: August", "# Pruning"),
  line("bees.md", "- sugar: 4 kg"),
  line("hedge tools.md", "- shears: in the shed"),
];

test("those are taken that share most, by what they stand under and the names of their files as well, in their order", () => {
  expect(fittingLines(lines, "when does the hedge want pruning?", 3).map(({ line: { text } }) => text)).toEqual([
    "- roses: May",
    "- hedge: August",
    "- shears: in the shed",
  ]);
  expect(fittingLines(lines, "when does the hedge want pruning?", 1)).toEqual([lines[1]]);
});

test("all of a few are taken", () => {
  expect(fittingLines(lines, "sugar", 4)).toEqual(lines);
});

test("of a long text only the lines that share most", () => {
  const things = Array.from({ length: 200 }, (_, number) =>
    line("things.md", `- thing ${number} is ${number === 150 ? "blue" : "red"}`),
  );
  const fitting = fittingLines(things, "which one is blue?", 40);
  expect(fitting).toHaveLength(40);
  expect(fitting).toContain(things[150]);
});
