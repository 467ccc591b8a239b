import { expect, test } from "vitest";
import { selectRows } from "./select-rows.ts";

const table = {
  name: "stock",
  columns: [
    { name: "item", kind: "text" },
    { name: "price", kind: "number" },
    { name: "sold on", kind: "date" },
  ],
  rows: [
    ["Tea", 2.5, null],
    ["Jam", 4, "2024-05-02"],
    ["Oil", 8, "2024-06-01"],
  ],
};

test("a table of a file is asked in SQL, upper and lower case alike", async () => {
  expect(await selectRows(table, "SELECT SUM(price) FROM stock WHERE item IN ('tea', 'oil')")).toEqual([[10.5]]);
  expect(await selectRows(table, `SELECT item FROM stock WHERE "sold on" LIKE '2024-05-%'`)).toEqual([["Jam"]]);
  expect(await selectRows(table, `SELECT "sold on" FROM stock WHERE "sold on" IS NULL`)).toEqual([[null]]);
});

test.each(["SELECT nothing FROM stock", "SELEC item", "DELETE FROM stock", "SELECT 1; SELECT 2"])(
  "nothing comes of %s",
  async (statement) => {
    expect(await selectRows(table, statement)).toBeNull();
  },
);
