import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { dateConditions } from "./date-condition.ts";

const hires: Table = {
  columns: ["boat", "asked on", "paid on", "due"],
  rows: [
    ["Gull", "2031-04-28", "2031-05-03", "2031-05-01"],
    ["Tern", "2031-05-02", "", "2031-05-20"],
    ["Swan", "2031-05-09", "2031-06-01", "2031-06-09"],
    ["Rook", "2031-06-02", "2031-06-05", "2031-06-30"],
  ],
};
const log: Table = {
  columns: ["day", "km"],
  rows: [
    ["3.5.31", "4"],
    ["4. Juni 2031", "5"],
    ["Mon 7 July 2032", "6"],
  ],
};

const dues: Table = {
  columns: ["who", "due"],
  rows: [
    ["Ida", "20.5."],
    ["Bo", "9.6."],
  ],
};

const clubs: Table = {
  columns: ["club", "founded"],
  rows: [
    ["Oars", "1998"],
    ["Sails", "2011"],
    ["Nets", ""],
  ],
};

const jobs: Table = {
  columns: ["job", "started", "ended"],
  rows: [
    ["roof", "2030-11-02", "2031-02-01"],
    ["stairs", "2031-01-10", ""],
    ["fence", "2031-03-01", "2031-03-09"],
  ],
};
const käufe: Table = {
  columns: ["was", "kaufdatum", "verkauf"],
  rows: [
    ["rad", "2.3.2030", "1.5.2031"],
    ["zelt", "5.6.2031", "8.8.2032"],
    ["boot", "1.1.2029", "3.4.2030"],
  ],
};

test.each<[string, Table, readonly string[], readonly number[]]>([
  ["how many were asked for in May?", hires, ["asked on in month 5"], [1, 2]],
  // a column that is called like something in the request, though it isn't always filled in
  ["how many did pay in May 2031?", hires, ["paid on in 2031-5"], [0]],
  ["how many paid from 1 to 5 June?", hires, ["paid on from 06-01 to 06-05"], [2, 3]],
  ["which are overdue as of 1 June 2031?", hires, ["due before 2031-06-01"], [0, 1]],
  ["how many are there as of 1 June 2031?", hires, [], [0, 1, 2, 3]],
  // of which year isn't known
  ["which are overdue as of 1 June 2031?", dues, [], [0, 1]],
  ["how far from May to June?", log, ["day in months 5, 6"], [0, 1]],
  // of which year isn't known
  ["how far since June?", log, [], [0, 1, 2]],
  ["how far since June 2031?", log, ["day from 2031-06"], [1, 2]],
  ["how many clubs are there since 2000?", clubs, ["founded from 2000"], [1]],
  ["how many were founded in 1998?", clubs, ["founded in 1998"], [0]],
  ["how many came in May 2011?", clubs, [], [0, 1, 2]],
  // a column is called otherwise than it is said
  ["how many did we finish in 2031?", jobs, ["ended in 2031"], [0, 2]],
  ["how many were begun in 2031", jobs, ["started in 2031"], [1, 2]],
  ["Was wurde 2031 gekauft?", käufe, ["kaufdatum in 2031"], [1]],
  ["was habe ich 2031 verkauft", käufe, ["verkauf in 2031"], [0]],
  ["how far altogether?", log, [], [0, 1, 2]],
])("%s", (request, table, names, places) => {
  const found = dateConditions(table, request);
  const fitting = table.rows.flatMap((row, place) =>
    found.every(({ condition }) => condition.fits(row)) ? [place] : [],
  );
  expect([found.map(({ condition }) => condition.name), fitting]).toEqual([names, places]);
});
