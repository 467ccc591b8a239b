import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedShare } from "./asked-share.ts";

const choir: Table = {
  columns: ["name", "voice", "paid", "age group", "trip"],
  rows: [
    ["Ada", "alto", "yes", "adult", "Bergen"],
    ["Ben", "bass", "no", "adult", ""],
    ["Cem", "bass", "yes", "teenager", "Lund"],
    ["Dana", "soprano", "yes", "teenager", "Bergen"],
    ["Ella", "alto", "no", "adult", "Bergen"],
    ["Finn", "tenor", "yes", "adult", ""],
    ["Gus", "bass", "yes", "adult", "Lund"],
    ["Hal", "alto", "yes", "adult", "Lund"],
  ],
};
const orders: Table = {
  columns: ["order", "town", "amount"],
  rows: [
    ["A1", "Lund", "20.50"],
    ["A2", "Bergen", "7.00"],
    ["A3", "Lund", "13.25"],
    ["A4", "Visby", "9.00"],
  ],
};

test.each<[string, string]>([
  ["what percentage of the members have paid?", "75% (6 of 8)"],
  ["what percentage of the adults has paid?", "66.7% (4 of 6)"],
  ["Of the teenagers, what percentage sings bass?", "50% (1 of 2)"],
  ["Wie viel Prozent der Mitglieder singen alto?", "37.5% (3 of 8)"],
  ["of those who answered, what percentage wants the trip to Bergen?", "50% (3 of 6)"],
  ["what share of the adults who answered chose Lund?", "50% (2 of 4)"],
  ["bassの人は全体の何%ですか", "37.5% (3 of 8)"],
])("a part is told of those that are named: %s", (request, value) => {
  expect(askedShare(choir, request)?.value).toBe(value);
});

test.each<[string, Table]>([
  ["what percentage of the members wants the trip to Bergen?", choir],
  ["what percentage of the members sings alto and has paid?", choir],
  ["how many percent more altos than basses are there?", choir],
  ["what percentage of each voice has paid?", choir],
  ["what percentage of our sales came from Lund?", orders],
  ["what percentage of it came from Lund?", orders],
  ["what percentage of the members is new?", choir],
  ["how many altos have paid?", choir],
  ["what percentage of the regular members have paid?", choir],
  ["what percentage of the new members have paid?", choir],
])("and of no others: %s", (request, table) => {
  expect(askedShare(table, request)).toBeNull();
});
