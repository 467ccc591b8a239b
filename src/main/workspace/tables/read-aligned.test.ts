import { expect, test } from "vitest";
import { readAligned } from "./read-aligned.ts";

const rows = `2031-01-02  north   12   ok
2031-01-09  south   8    late
2031-01-16  north   10   ok
2031-01-23  south   9    ok
2031-01-30  north   11   late
`;

test("aligned lines are named by the line right above them", () => {
  const table = readAligned(`Deliveries        (see the office)\n\ndate        gate    crates  state\n${rows}`);
  expect(table?.columns).toEqual(["date", "gate", "crates", "state"]);
  expect(table?.rows[1]).toEqual(["2031-01-09", "south", "8", "late"]);
});

test("a heading that hasn't a name for each column names none", () => {
  expect(readAligned(`Deliveries in January\n${rows}`)?.columns).toEqual(["date", "part 2", "amount", "part 4"]);
  expect(readAligned(rows)?.columns).toEqual(["date", "part 2", "amount", "part 4"]);
});

test("what each cell of a column says before its number is the column's name", () => {
  const days = ["01.04.", "02.04.", "03.04.", "04.04.", "05.04."];
  const text = (more: string) =>
    days.map((day, at) => `${day}  erzeugt ${at + 4},2 kWh  ${at === 4 ? more : "used"} ${at + 1} l\n`).join("");
  const table = readAligned(text("used"));
  expect(table?.columns).toEqual(["date", "erzeugt (kWh)", "used (l)"]);
  expect(table?.rows[0]).toEqual(["01.04.", "4,2", "1"]);
  // where they aren't all of one thing they stay as they are written
  expect(readAligned(text("lost"))?.rows[4]).toEqual(["05.04.", "8,2", "lost 5 l"]);
});
