import { expect, test } from "vitest";
import { tableSaid } from "./table-said.ts";

const page = `# Water

## 2031

| month | m³ |
| --- | ---: |
| May | 12 |
| June | 14 |

## 2032

| month | m³ |
| --- | ---: |
| May | 9 |
| June | 20 |

Read on the last day.
`;

test("of several tables the one is meant whose heading is said", () => {
  expect(tableSaid("water.md", page, "how much was it in 2032?")?.rows).toEqual([
    ["May", "9"],
    ["June", "20"],
  ]);
});

test("else they are one, with what they stand under", () => {
  expect(tableSaid("water.md", page, "how much was it in all?")).toEqual({
    columns: ["section", "month", "m³"],
    rows: [
      ["2031", "May", "12"],
      ["2031", "June", "14"],
      ["2032", "May", "9"],
      ["2032", "June", "20"],
    ],
  });
});

test.each([
  ["a single table", page.replace(/## 2032[^]*/, "")],
  [
    "tables of several kinds",
    page.replace("| month | m³ |\n| --- | ---: |\n| May | 9 |", "| month | kWh |\n| --- | ---: |\n| May | 9 |"),
  ],
  ["a text", "May: 12\nJune: 14\n"],
])("%s is left to others", (_, text) => {
  expect(tableSaid("water.md", text, "how much was it?")).toBeNull();
});

test("a month is said by its name, also one that is a word besides", () => {
  const sheet =
    "# Hours\n\n## April\n\n| day | time |\n| --- | --- |\n| 2 | 3:00 |\n\n## May\n\n| day | time |\n| --- | --- |\n| 5 | 0:45 |\n";
  expect(tableSaid("hours.md", sheet, "how much time was it in may?")?.rows).toEqual([["5", "0:45"]]);
});
