import { expect, test } from "vitest";
import { saidRowCalls } from "./table-of-said-rows.ts";

async function written(request: string): Promise<unknown> {
  const [call] = await saidRowCalls(request, [{ path: "old.txt", size: 9 }]);
  return call?.input["content"];
}

const table = "day,shift,name\n2026-03-01,early,Dana\n2026-03-02,night,Omar\n";

test.each([
  "make a file duty.csv with the columns day,shift,name and these rows: 2026-03-01 early Dana, 2026-03-02 night Omar",
  "Create duty.csv. Columns: day, shift and name. Rows:\n2026-03-01, early, Dana\n2026-03-02, night, Omar",
  "Leg eine duty.csv an mit den Spalten day, shift, name und diesen Zeilen: 2026-03-01, early, Dana; 2026-03-02, night, Omar.",
])("as it is said: %s", async (request) => expect(await written(request)).toBe(table));

test.each([
  [
    "a row has a cell too many",
    "make duty.csv with the columns day,shift,name and these rows: 2026-03-01 early Dana Lee",
  ],
  ["more is wanted", "make duty.csv with the columns day,name and these rows: 2026-03-01 Dana, please sort"],
  ["the file is there", "add to old.txt the columns day,name and these rows: 2026-03-01 Dana"],
  ["no rows are said", "make duty.csv with the columns day,shift,name and 5 rows"],
])("is left open where %s", async (_, request) => expect(await written(request)).toBeUndefined());
