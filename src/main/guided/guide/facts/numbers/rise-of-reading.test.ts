import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedNumberIn } from "./asked-number.ts";
import { tableFacts } from "./data-facts.ts";

const power: Table = {
  columns: ["read on", "day (kWh)", "night (kWh)", "by"],
  rows: [
    ["2031-01-02", "8120", "3010", "Lena"],
    ["2031-04-01", "8720", "3310", "Tim"],
    ["2031-07-01", "9010", "3310", "Lena"],
    ["2031-10-01", "9300", "3420", "Tim"],
    ["2032-01-02", "9990", "3700", "Lena"],
  ],
};
const gas: Table = {
  columns: ["Datum", "Zählerstand"],
  rows: [
    ["01.03.2031", "1204,5"],
    ["01.04.2031", "1310,0"],
    ["01.05.2031", "1388,5"],
  ],
};
const meters: Table = {
  columns: ["date", "meter", "reading"],
  rows: ["2031-01-01", "2031-02-01", "2031-03-01"].flatMap((day, at) => [
    [day, "barn", String(100 + 40 * at)],
    [day, "house", String(900 + 10 * at)],
  ]),
};

function asked(table: Table, request: string): string | undefined {
  return askedNumberIn(tableFacts(table, request))?.value;
}

test.each<[string, Table, string]>([
  ["how many kWh did we use at night between 1 April and 1 October 2031?", power, "110"],
  ["how much did the day meter go up from 2031-04-01 to 2032-01-02 in total?", power, "1270"],
  ["Wie viel Gas haben wir zwischen dem 1. März und dem 1. Mai 2031 verbraucht?", gas, "184"],
  ["how much did the barn use between 2031-01-01 and 2031-03-01?", meters, "80"],
  ["how much has the house used in total?", meters, "20"],
  ["how many kWh were it by day since 1 July 2031?", power, "980"],
])("what a meter went on is asked for, and not what its readings add up to: %s", (request, table, told) => {
  expect(asked(table, request)).toBe(told);
});

test.each<[string, Table]>([
  ["how many kWh did we use at night in 2031?", power],
  ["how many kWh did we use at night between 1 May and 1 October 2031?", power],
  ["how much did the day meter show on average in total?", power],
  ["how many kWh did we use between 1 April and 1 October 2031?", power],
  ["how much did they use between 2031-01-01 and 2031-03-01?", meters],
  ["Wie viel Gas haben wir im April 2031 verbraucht?", gas],
  ["how much does the barn cost us in total?", meters],
])("nothing is told where it wasn't read on these days, or it isn't clear which is meant: %s", (request, table) => {
  expect(asked(table, request)).toBeUndefined();
});

test("temperatures that were read go up and down, and have an average", () => {
  const rows = ["12", "9", "14", "8", "13"].map((degrees, at) => [`2031-05-0${at + 1}`, degrees]);
  expect(asked({ columns: ["read on", "degrees"], rows }, "what's the average of the degrees in all?")).toBe("11.2");
});
