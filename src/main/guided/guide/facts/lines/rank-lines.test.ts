import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { meantLines, rankLines } from "./rank-lines.ts";

const best = (text: string, request: string) =>
  rankLines(text, request).reduce((top, line) => (line.score > top.score ? line : top)).number;

const settings = `[database]
host = db.example
port = 5432

[website]
host = www.example
port = 80
`;

const house = `# Garden
- water the roses
- mend the fence

# Kitchen
- clean the oven
- mend the tap
`;

describe("the line that fits best", () => {
  test.each([
    ["has the words of the request", house, "the roses are watered", 2],
    ["stands under the section that is named", settings, "what port does the website use?", 7],
    ["stands under the heading that is named", house, "what is to be mended in the kitchen? mend", 7],
    ["belongs to the parent it is indented under", "cat:\n  age: 4\ndog:\n  age: 9\n", "how old is the dog? age", 4],
    ["isn't the one that is ruled out", "red roof\nred fence\n", "paint what is red, not the fence", 1],
    ["has the words together", "Tom said that Lake is wet\nTom Lake, Hill Street\n", "call Tom Lake", 2],
  ])("%s", (_, text, request, line) => {
    expect(best(text, request)).toBe(line);
  });

  test("has the rarer word", () => {
    expect(best("blue cup\nblue mug\nblue jug\nwhite jar\n", "the blue and the white one")).toBe(4);
  });
});

test("lines that share nothing have no score", () => {
  expect(rankLines("apples\npears\n", "violin").map(({ score }) => score)).toEqual([0, 0]);
});

describe("the lines that can be meant", () => {
  test("are all where none stands out", () => {
    const lines = rankLines("apples\npears\n", "violin");
    expect(meantLines(lines)).toEqual(lines);
  });

  test("are only the best where one does", () => {
    const lines = rankLines(settings, "the host of the database");
    expect(meantLines(lines).map(({ number }) => number)).toContain(2);
    expect(meantLines(lines).map(({ number }) => number)).not.toContain(7);
  });
});

const words = fc.array(fc.constantFrom("roof", "fence", "# a", "[b]", "  red", "\t7", "", " ", "not"), {
  maxLength: 12,
});

property.prop([words.map((lines) => lines.join("\n")), words.map((said) => said.join(" "))])(
  "every line that says something is there, in order and as it is, with a score",
  (text, request) => {
    const ranked = rankLines(text, request);
    const lines = text.split("\n");
    expect(ranked.map(({ number }) => number)).toEqual(
      lines.flatMap((line, index) => (line.trim() === "" ? [] : [index + 1])),
    );
    expect(ranked.every((line) => line.text === lines[line.number - 1])).toBe(true);
    expect(ranked.filter(({ score }) => !Number.isFinite(score) || score < 0)).toEqual([]);
    expect(meantLines(ranked).length > 0).toBe(ranked.length > 0);
  },
);
