import { expect, test } from "vitest";
import { askedFact, askedNumberIn } from "./asked-number.ts";
import { rowsThatFit } from "../rows/rows-that-fit.ts";
import type { Table } from "../../../workspace-view.ts";

const stall: Table = {
  columns: ["ware", "price", "made", "sold"],
  rows: [
    ["Rye loaf", "4.20", "10", "8"],
    ["Bun", "0.60", "40", "31"],
    ["Rye loaf", "4.20", "12", "12"],
  ],
};
const dues: Table = {
  columns: ["name", "fee", "paid"],
  rows: [
    ["Ada", "30", "30"],
    ["Bo", "30", "10"],
    ["Cy", "30", ""],
  ],
};
const boats: Table = {
  columns: ["day", "boat", "from", "to"],
  rows: [
    ["2031-05-02", "Swan", "10:00", "12:15"],
    ["2031-05-03", "Gull", "09:00", "10:00"],
    ["2031-06-02", "Swan", "10:00", "11:00"],
  ],
};
const trips: Table = {
  columns: ["place", "from", "to"],
  rows: [
    ["Bergen", "2031-02-09", "2031-02-12"],
    ["Ghent", "2031-05-17", "2031-05-20"],
    ["York", "2032-03-07", "2032-03-10"],
  ],
};
const guests: Table = {
  columns: ["name", "coming", "plus"],
  rows: [
    ["Ada", "yes", "2"],
    ["Bo", "no", "1"],
    ["Cy", "yes", ""],
  ],
};
const drives: Table = {
  columns: ["day", "km at start", "km at end"],
  rows: [
    ["2031-05-02", "100", "180"],
    ["2031-05-03", "180", "200"],
    ["2031-06-02", "200", "290"],
  ],
};
const fuel: Table = {
  columns: ["day", "litres", "weight"],
  rows: [
    ["2031-05-02", "40", "3"],
    ["2031-05-03", "31.5", "8"],
    ["2031-06-02", "20", "5"],
  ],
};

function asked(table: Table, request: string, isOfDate = false): string | undefined {
  const found = askedNumberIn(askedFact(table, rowsThatFit(table, request), request, isOfDate));
  return found ? `${found.value} ${found.what} of ${found.of}` : undefined;
}

test.each<[string, Table, string | undefined]>([
  // a unit is the same in another language
  ["Wie viele Liter waren es im Mai?", fuel, "71.5 sum of litres"],
  // what a counter rises by is nothing that is owed
  ["how much do they still owe us in all?", drives, undefined],
  ["what do they weigh together?", fuel, "16 sum of weight"],
  ["how many rye loaves... I mean Rye loaf did we sell?", stall, "20 sum of sold"],
  ["Wie viele Rye loaf haben wir verkauft?", stall, "20 sum of sold"],
  ["how many buns did we make?", stall, "40 sum of made"],
  ["how many did we sell altogether?", stall, "51 sum of sold"],
  // some of it may be meant
  ["how many did we sell?", stall, undefined],
  ["how many buns did we sell per day?", stall, undefined],
  ["which bun sold the most?", stall, undefined],
  // nothing tells which rows are of that month
  ["how many buns did we sell in May?", stall, undefined],
  ["how much are we still owed?", dues, "50 sum of fee less paid"],
  ["who still owes us something?", dues, undefined],
  ["how many people have paid?", dues, undefined],
  ["how many nights were we away altogether?", trips, "9 sum of nights, from to to"],
  ["how many hours was the Swan out in May?", boats, "2:15 h (2.25 hours) sum of from to to"],
  ["how many times was the Swan out in May?", boats, undefined],
  ["how many people are coming, with everybody they bring?", guests, "4 number of people, with plus"],
  ["how many people are coming?", guests, undefined],
])("%s", (request, table, told) => {
  expect(asked(table, request)).toBe(told);
});

test("a table that is of the date as a whole needs no column of dates", () => {
  expect(asked(stall, "how many Bun did we sell in May?", true)).toBe("31 sum of sold");
});

test("the average is told of the column that is named, and not of one that tells the rows apart", () => {
  const rows = [
    ["A", "7", "20"],
    ["A", "28", "30"],
    ["A", "28", "41"],
    ["B", "28", "90"],
  ];
  const tests = { columns: ["kind", "age_days", "load_kn"], rows };
  expect(asked(tests, "what's the average 28 day load of kind A?")).toBe("35.5 average of load_kn");
});

test("what is measured may be told by the unit that a column is called by", () => {
  const catches: Table = {
    columns: ["boat", "grams", "note"],
    rows: [
      ["Swan", "410", ""],
      ["Gull", "300", ""],
      ["Swan", "", "lost"],
      ["Swan", "430", ""],
    ],
  };
  expect(asked(catches, "average weight of the Swan's fish? the lost ones have no weight, leave those out")).toBe(
    "420 average of grams",
  );
  expect(asked(catches, "Wie viel wiegen die der Swan insgesamt?")).toBe("840 sum of grams");
  expect(asked(catches, "what is the average length of the Swan's fish?")).toBeUndefined();
  const bags: Table = {
    columns: ["kind", "kg", "grams"],
    rows: [
      ["a", "1", "5"],
      ["b", "4", "9"],
      ["a", "2", "7"],
    ],
  };
  expect(asked(bags, "average weight of kind a?")).toBeUndefined();
});

test("songs take minutes and seconds, and work takes hours", () => {
  const told = (columns: string[], request: string) => {
    const table = {
      columns,
      rows: [
        ["a", "3:45"],
        ["b", "4:10"],
      ],
    };
    return askedNumberIn(askedFact(table, null, request, false))?.value;
  };
  expect(told(["title", "length"], "how long are all the songs together?")).toBe("7:55");
  expect(told(["task", "duration"], "how long did all of it take together?")).toBe("7:55 h (7.92 hours)");
});
