import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { entryToldIn } from "../entries/entry-told.ts";
import { asksForEdge, edgeOfRows } from "./edge-of-rows.ts";

const tableOf = (text: string): Table => {
  const [columns = [], ...rows] = text.split("\n").map((line) => line.split(","));
  return { columns, rows };
};
const ferries = tableOf(
  "days,from,to,dep,arr\nMon-Fri,Ardle,Brock,18:10,19:00\nSat,Ardle,Brock,09:50,10:40\nSat,Ardle,Brock,16:55,17:45\nSat,Brock,Ardle,19:00,19:50\nSun,Ardle,Brock,14:00,14:50",
);
const züge = tableOf(
  "Tag,von,nach,ab\nMo-Fr,Hall,Weiden,05:10\nSo,Hall,Weiden,12:12\nSo,Hall,Weiden,08:12\nSo,Weiden,Hall,07:30",
);
const pool = tableOf(
  "day,time,what\nTue,11:30,swimming lesson\nTue,08:15,aqua fit\nTue,10:00,swimming lesson\nWed,07:00,swimming lesson",
);
const visits = tableOf("date,who,reason\n2031-02-01,Ida,check\n2031-05-09,Ida,check\n2031-06-01,Jo,check");
const value = (table: Table, request: string, path = "table.csv") =>
  entryToldIn(edgeOfRows(path, table, request))?.value;

test.each<[string, Table, string]>([
  ["when does the last ferry from Ardle to Brock leave on saturdays?", ferries, "16:55"],
  ["what time does the first ferry from Ardle to Brock arrive on Saturday?", ferries, "10:40"],
  ["when's the last ferry from Brock to Ardle on saturday?", ferries, "19:00"],
  ["Wann fährt sonntags der erste Zug von Hall nach Weiden?", züge, "08:12"],
  ["what time is the first swimming lesson on tuesday?", pool, "10:00"],
  ["when was Ida's last check?", visits, "2031-05-09"],
])("the last or the first of the rows that a question means is told: %s", (request, table, told) => {
  expect(value(table, request)).toBe(told);
});

test.each<[string, Table]>([
  ["when does the last ferry from Ardle to Brock leave?", ferries],
  ["when does the last ferry leave on saturdays?", ferries],
  ["when does the last ferry from Ardle to Brock leave on saturdays before 12?", ferries],
  ["when does the last ferry with a café from Ardle to Brock leave on saturdays?", ferries],
  ["when do the first and the last ferry from Ardle to Brock leave on saturdays?", ferries],
  ["how long does the last ferry from Ardle to Brock take on saturdays?", ferries],
  [
    "when does the last bus from Ardle to Brock leave on saturdays?",
    tableOf("days,from,to,dep\nSat,Ardle,Brock,23:10\nSat,Ardle,Brock,00:20\nSun,Ardle,Brock,09:00"),
  ],
  ["when was the last check?", visits],
])("nothing is, where more is said, or it isn't clear which rows are meant: %s", (request, table) => {
  expect(value(table, request)).toBeUndefined();
});

test("a question for when one of two ends is asks for it", () => {
  expect(asksForEdge("when does the last bus go?")).toBe(true);
  expect(asksForEdge("how many buses go?")).toBe(false);
  expect(asksForEdge("when do the first and the last bus go?")).toBe(false);
});
