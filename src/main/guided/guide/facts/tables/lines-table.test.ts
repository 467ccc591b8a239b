import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { linesTable } from "./lines-table.ts";

test("the entries of a log are rows with their day and level", () => {
  const log = "2025-05-02 08:14:11 INFO start\n2025-05-02 08:14:15 ERROR db timeout\n2025-05-03T10:00:00Z WARN: slow\n";
  expect(linesTable("app.log", log)).toEqual({
    columns: ["date", "level", "message"],
    rows: [
      ["2025-05-02", "INFO", "start"],
      ["2025-05-02", "ERROR", "db timeout"],
      ["2025-05-03", "WARN", "slow"],
    ],
  });
});

test("amounts in one unit of a day each are rows", () => {
  expect(linesTable("runs.md", "# Runs\n\n- 2025-06-02: 5.2 km\n- 2025-06-05: 7 km\n- 2025-07-01: 8.1 km\n")).toEqual({
    columns: ["date", "km"],
    rows: [
      ["2025-06-02", "5.2"],
      ["2025-06-05", "7"],
      ["2025-07-01", "8.1"],
    ],
  });
});

test.each([
  ["in two units", "runs.md", "- 2025-06-02: 5.2 km\n- 2025-06-05: 7 km\n- 2025-07-01: 50 min\n"],
  ["with a remark", "runs.md", "- 2025-06-02: 5.2 km\n- 2025-06-05: 7 km\n- 2025-07-01: 8 km\nJune 5 was a race.\n"],
  ["without days", "runs.md", "- Ada: 5 km\n- Bo: 7 km\n- Cy: 8 km\n"],
  ["of a log without levels", "app.log", "start\nstop\nstart\n"],
])("lines %s are none", (_, path, text) => {
  expect(linesTable(path, text)).toBeNull();
});

property.prop([fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.nat(999)), { minLength: 3, maxLength: 20 })])(
  "no amount is lost",
  (runs) => {
    const lines = runs.map(([day, km]) => `* 2025-06-${String(day).padStart(2, "0")}: ${km} km`);
    expect(linesTable("runs.md", lines.join("\n"))?.rows.map(([, km]) => Number(km))).toEqual(runs.map(([, km]) => km));
  },
);
