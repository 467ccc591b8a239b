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
const buses = tableOf(
  "days,from,to,dep,note\nSun,bridge,station,08:10,school days only\nSun,bridge,station,16:55,\nSun,bridge,station,21:15,cancelled\nSun,station,bridge,22:00,\nSat,bridge,station,23:00,",
);
const courses = tableOf("day,time,what\nMon,09:00,yoga\nMon,11:00,yoga\nMon,18:00,yoga (cancelled)\nTue,10:00,dance");
const swims = tableOf(
  "date,time,who\n2031-02-01,18:30,Ida\n2031-05-09,06:30,Ida\n2031-05-08,19:00,Ida\n2031-06-01,07:00,Jo",
);
const value = (table: Table, request: string, path = "table.csv") =>
  entryToldIn(edgeOfRows(path, table, request))?.value;

test.each<[string, Table, string]>([
  ["when does the last ferry from Ardle to Brock leave on saturdays?", ferries, "16:55"],
  ["what time does the first ferry from Ardle to Brock arrive on Saturday?", ferries, "10:40"],
  ["when's the last ferry from Brock to Ardle on saturday?", ferries, "19:00"],
  ["Wann fährt sonntags der erste Zug von Hall nach Weiden?", züge, "08:12"],
  ["what time is the first swimming lesson on tuesday?", pool, "10:00"],
  ["when was Ida's last check?", visits, "2031-05-09"],
  ["when does the last bus from the bridge to the station go on sundays?", buses, "16:55"],
  ["when is the last yoga on monday?", courses, "11:00"],
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
  ["when does the first bus from the bridge to the station go on sundays?", buses],
  [
    "when does the last bus from the bridge to the station go on sundays?",
    tableOf(
      "days,from,to,dep,note\nSun,bridge,station,16:55,school days only\nSun,bridge,station,21:15,cancelled\nSun,station,bridge,22:00,",
    ),
  ],
  [
    "when does the last bus from the bridge to the station go on sundays?",
    tableOf(
      "days,from,to,dep,note\nSun,bridge,station,08:10,moved to the evening\nSun,bridge,station,16:55,\nSun,station,bridge,22:00,",
    ),
  ],
  [
    "when is the last yoga on monday?",
    tableOf("day,time,what\nMon,09:00,yoga\nMon,17:00,yoga for kids\nMon,18:00,yoga (cancelled)\nTue,10:00,dance"),
  ],
  ["when is the last swim of Ida?", swims],
  ["when was Ida's last run?", tableOf("date,who,what\n2031-02-01,Ida,run\n2031-03-01,Ida,swim\n2031-04-01,Jo,run")],
])("nothing is, where more is said, or it isn't clear which rows are meant: %s", (request, table) => {
  expect(value(table, request)).toBeUndefined();
});

test.each([
  ["when did Ida last swim?", "2031-05-09, 06:30"],
  ["at what time did Ida last swim?", "06:30"],
  ["on which day did Ida last swim?", "2031-05-09"],
  ["when does Ida swim last?", undefined],
])("of several days the day is told as well, where it is over: %s", (request, told) => {
  expect(value(swims, request, "swims.csv")).toBe(told);
});

test("a question for when one of two ends is asks for it", () => {
  expect(asksForEdge("when does the last bus go?")).toBe(true);
  expect(asksForEdge("how many buses go?")).toBe(false);
  expect(asksForEdge("when do the first and the last bus go?")).toBe(false);
});
