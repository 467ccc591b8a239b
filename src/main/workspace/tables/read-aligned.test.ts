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
