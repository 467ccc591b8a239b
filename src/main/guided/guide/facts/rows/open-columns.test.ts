import { expect, test } from "vitest";
import { conditionsOf, openColumns } from "./open-columns.ts";

const trip = {
  columns: ["name", "comes by", "paid", "age", "remark"],
  rows: [
    ["Nina", "bus", "yes", "9", ""],
    ["Ben", "bus", "no", "10", "sings"],
    ["Carl", "car", "no", "9", ""],
    ["Mina", "bike", "No", "11", "no nuts"],
    ["Luz", "bus", "yes", "10", ""],
    ["Otto", "car", "yes", "9", ""],
  ],
};

test("columns that part the rows are open, names, numbers and remarks aren't", () => {
  expect(openColumns(trip, "how is it going?")).toEqual([
    { column: "comes by", values: ["bus", "car", "bike"] },
    { column: "paid", values: ["yes", "No"] },
  ]);
});

test("nor is one of which the request says what is meant", () => {
  expect(openColumns(trip, "how many come by bus?").map(({ column }) => column)).toEqual(["paid"]);
});

test("a few rows are seen at a glance", () => {
  expect(openColumns({ ...trip, rows: trip.rows.slice(0, 3) }, "how is it going?")).toEqual([]);
});

test("rows have a value whichever way it's written", () => {
  const [condition] = conditionsOf(trip, [{ column: "paid", values: ["No"] }]);
  expect(condition?.name).toBe("paid No");
  expect(trip.rows.filter((row) => condition?.fits(row)).map(([name]) => name)).toEqual(["Ben", "Carl", "Mina"]);
});
