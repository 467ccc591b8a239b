import { expect, test } from "vitest";
import type { Table } from "../../workspace-view.ts";
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

test.each<[Table, string, string | null, readonly number[]]>([
  [tents, "how many tents have not been returned yet?", "no returned on", [1, 2]],
  [tents, "how many tents are still out?", "no returned on", [1, 2]],
  [tents, "how many tents are lent out at the moment?", "no returned on", [1, 2]],
  [tents, "who hasn't brought their tent back?", "no returned on", [1, 2]],
  [tents, "how many have been returned?", "returned on", [0]],
  [tents, "how many came back, and how many are not back?", null, []],
  [tents, "how many of the tents that went out came back?", "returned on", [0]],
  [tents, "how many tents did Bo have?", null, []],
  [repairs, "Wie viele Geräte sind noch nicht abgeholt?", "no Abgeholt am", [1, 2]],
  [repairs, "Wie viele Geräte stehen noch hier?", "no Abgeholt am", [1, 2]],
  [repairs, "Wie viele Geräte wurden schon abgeholt?", "Abgeholt am", [0]],
  [keys, "how many keys are still out?", "state out", [0, 2]],
  [keys, "how many keys are there?", null, []],
  [books, "まだ返却されていない本は何冊？", "no 返却日", [1]],
  [orders, "how many orders were shipped but not delivered?", null, []],
  [orders, "how many orders haven't been delivered?", "no delivered", [1, 2]],
  [orders, "how many orders are still on their way?", null, []],
  [sums, "how much rope is still left?", null, []],
])("$columns: %s", (table, request, name, places) => {
  const found = openRows(table, request);
  const fitting = table.rows.flatMap((row, place) => (found?.condition.fits(row) ? [place] : []));
  expect([found?.condition.name ?? null, fitting]).toEqual([name, places]);
});
