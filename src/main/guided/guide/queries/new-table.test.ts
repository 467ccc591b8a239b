import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { selectRows } from "../../../store/select-rows.ts";
import type { Table } from "../../workspace-view.ts";
import { queriedTableCalls, questionForTable } from "./new-table.ts";

const honey: Table = {
  columns: ["name", "year", "grams", "sold", "filled"],
  rows: [
    ["Lime", "2023", "500", "true", "3.6.2023"],
    ["Rape, light", "2024", "250", "false", "1.5.2024"],
    ["Forest", "2024", "500", "false", "9.8.2024"],
  ],
};
const view = viewOf({ "honey.json": "[]" }, { "honey.json": honey });
const request = "make labels.csv from honey.json with the jars that aren't sold yet, columns name,grams,filled";

async function written(statement: string) {
  const reading = { about: "query" as const, path: "honey.json", statement };
  const [call] = await queriedTableCalls({ ...turnWith(request, [], "make"), reading }, view, selectRows);
  return call?.input ?? null;
}

test("a new table of some rows of another one is asked for as a query", async () => {
  expect(await questionForTable(turnWith(request, [], "make"), view)).toMatchObject({
    path: "honey.json",
    table: "honey",
    rows: 3,
  });
  expect(await questionForTable(turnWith("make labels.txt from honey.json", [], "make"), view)).toBeNull();
  expect(await questionForTable(turnWith("make labels.csv for the market", [], "make"), view)).toBeNull();
});

test("its cells are those of the file", async () => {
  expect(await written("SELECT name, grams, filled FROM honey WHERE sold = 'false' ORDER BY name")).toEqual({
    path: "labels.csv",
    content: 'name,grams,filled\nForest,500,9.8.2024\n"Rape, light",250,1.5.2024\n',
  });
});

test.each([
  ["nothing selected", "SELECT name, grams, filled FROM honey WHERE sold = 'lost'"],
  ["a column too few", "SELECT name, grams FROM honey WHERE sold = 'false'"],
  ["a sum", "SELECT name, SUM(grams) FROM honey WHERE sold = 'false'"],
  ["no word of what isn't meant", "SELECT name, grams, filled FROM honey"],
])("%s makes no file", async (_, statement) => {
  expect(await written(statement)).toBeNull();
});
