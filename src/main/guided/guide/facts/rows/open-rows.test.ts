import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { openRows } from "./open-rows.ts";

const tents: Table = {
  columns: ["tent", "who", "given out", "returned on"],
  rows: [
    ["T1", "Ada", "2031-05-02", "2031-05-09"],
    ["T2", "Bo", "2031-05-02", ""],
    ["T3", "Cy", "2031-05-10", "-"],
  ],
};
const repairs: Table = {
  columns: ["Gerät", "Eingang", "Abgeholt am"],
  rows: [
    ["Radio", "3.5.", "10.5."],
    ["Mixer", "4.5.", ""],
    ["Lampe", "4.5.", ""],
  ],
};
const keys: Table = {
  columns: ["key", "state"],
  rows: [
    ["hall", "out"],
    ["barn", "back"],
    ["gate", "out"],
  ],
};
const books: Table = {
  columns: ["本", "返却日"],
  rows: [
    ["月の船", "2031-05-02"],
    ["星の道", ""],
  ],
};
const orders: Table = {
  columns: ["order", "shipped", "delivered"],
  rows: [
    ["A", "2031-05-02", "2031-05-04"],
    ["B", "2031-05-02", ""],
    ["C", "", ""],
  ],
};
const sums: Table = {
  columns: ["what", "left"],
  rows: [
    ["rope", "3"],
    ["tape", ""],
  ],
};

test.each<[string, Table, string | null, readonly number[]]>([
  ["how many tents have not been returned yet?", tents, "no returned on", [1, 2]],
  ["how many tents are still out?", tents, "no returned on", [1, 2]],
  ["how many tents are lent out at the moment?", tents, "no returned on", [1, 2]],
  ["who hasn't brought their tent back?", tents, "no returned on", [1, 2]],
  ["how many have been returned?", tents, "returned on", [0]],
  ["how many came back, and how many are not back?", tents, null, []],
  ["how many of the tents that went out came back?", tents, "returned on", [0]],
  ["how many tents did Bo have?", tents, null, []],
  ["Wie viele Geräte sind noch nicht abgeholt?", repairs, "no Abgeholt am", [1, 2]],
  ["Wie viele Geräte stehen noch hier?", repairs, "no Abgeholt am", [1, 2]],
  ["Wie viele Geräte wurden schon abgeholt?", repairs, "Abgeholt am", [0]],
  ["how many keys are still out?", keys, "state out", [0, 2]],
  ["how many keys are there?", keys, null, []],
  ["まだ返却されていない本は何冊？", books, "no 返却日", [1]],
  ["how many orders were shipped but not delivered?", orders, null, []],
  ["how many orders haven't been delivered?", orders, "no delivered", [1, 2]],
  ["how many orders are still on their way?", orders, null, []],
  ["how much rope is still left?", sums, null, []],
])("%s", (request, table, name, places) => {
  const found = openRows(table, request);
  const fitting = table.rows.flatMap((row, place) => (found?.condition.fits(row) ? [place] : []));
  expect([found?.condition.name ?? null, fitting]).toEqual([name, places]);
});
