import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { logFacts, rowsAskedFor, tableFacts } from "./data-facts.ts";

const trips = {
  columns: ["town", "vehicle", "km"],
  rows: [
    ["Oslo", "train", "500"],
    ["Bergen", "bicycle", "40"],
    ["Hamar", "train", "120.5"],
    ["Moss", "train", "60"],
  ],
};

describe("what is counted in a table", () => {
  test("are no sub-totals, nothing that was cancelled, and no numbers that are names", () => {
    const book = {
      columns: ["date", "no", "kind", "amount", "note"],
      rows: [
        ["08.01.", "001", "water", "84", ""],
        ["09.01.", "002", "rent", "50", ""],
        ["10.01.", "003", "water", "84", "cancelled"],
        ["", "", "Sub-total", "134", ""],
        ["12.04.", "004", "water", "20", ""],
      ],
    };
    expect(tableFacts(book, "how much did we spend on water?")).toBe(
      [
        "Counted: 3 rows, 2 of them with kind water: amount sum 104.",
        "08.01., 001, water, 84, ",
        "12.04., 004, water, 20, ",
        "Not counted: 1 row of sums, 1 that was cancelled or didn't take place.",
      ].join("\n"),
    );
  });

  test("are different values of the rows that fit", () => {
    const log = {
      columns: ["utc", "band", "call"],
      rows: [
        ["12:01", "20m", "DL4KAX"],
        ["12:04", "40m", "PA3GDN"],
        ["12:15", "40m", "DL4KAX"],
        ["12:31", "40m", "PA3GDN"],
        ["12:40", "80m", "PA3GDM"],
      ],
    };
    const facts = tableFacts(log, "how many different stations did I work on 40m?");
    expect(facts).toContain("Counted: 5 rows, 3 of them with band 40m");
    expect(facts).toContain("Different values: call 2");
    expect(tableFacts(log, "how many different bands?")).toContain("Different values: band 3");
    expect(tableFacts(log, "how many stations on 40m?")).not.toContain("Different");
  });

  test("is the time at work less the breaks, whatever unit the column of breaks names", () => {
    const shifts = {
      columns: ["day", "start", "end", "break_min"],
      rows: [
        ["1", "10:00", "14:00", "30"],
        ["2", "10:00", "13:00", "0"],
      ],
    };
    expect(tableFacts(shifts, "how many hours?")).toContain("start to end less break_min: sum 6:30 h (6.5 hours)");
  });

  test("is its rows, sums, averages, the smallest and the largest with whose they are, and groups", () => {
    expect(tableFacts(trips, "tell me about it")).toBe(
      [
        "Counted: 4 rows.",
        "km: sum 720.5, average 180.13, smallest 40 (Bergen), largest 500 (Oslo)",
        "by vehicle: train: 3 rows, km 680.5; bicycle: 1 row, km 40",
      ].join("\n"),
    );
  });

  test("is who has the most altogether, and what comes most often", () => {
    const rides = {
      columns: ["who", "km"],
      rows: [
        ["Ida", "30"],
        ["Omar", "40"],
        ["Ida", "25"],
      ],
    };
    expect(tableFacts(rides, "who rode the most?")).toContain("\nmost by who: Ida (55)");
    expect(tableFacts(rides, "Wer ist am wenigsten gefahren?")).toContain("\nleast by who: Omar (40)");
    const loans = {
      columns: ["name", "what"],
      rows: [
        ["Holes", "Leon"],
        ["holes", "Noor"],
        ["Matilda", "Sam"],
      ],
    };
    expect(tableFacts(loans, "which book was borrowed the most?")).toContain("\nmost by name: Holes (2 rows)");
    expect(tableFacts(rides, "what was the longest ride?")).not.toContain("most by");
  });

  const market = {
    columns: ["day", "stall", "sold by", "takings"],
    rows: [
      ["Fri", "Honey", "Ruth", "60"],
      ["Fri", "Pots", "Dana", "50"],
      ["Sat", "Pots", "Ruth", "45"],
      ["Sun", "Honey", "Ruth", "10"],
    ],
  };
  const walks = {
    columns: ["Datum", "Gruppe", "Name", "km"],
    rows: [
      ["2031-05-02", "A", "Ole", "8"],
      ["2031-05-03", "B", "Ute", "9"],
      ["2031-05-09", "A", "Ole", "7"],
      ["2031-05-10", "B", "Ute", "2"],
    ],
  };
  const shops = {
    columns: ["店舗", "担当", "売上"],
    rows: [
      ["駅前", "森", "300"],
      ["港", "林", "200"],
      ["港", "森", "150"],
      ["駅前", "林", "20"],
    ],
  };

  test.each<[string, Table, string]>([
    ["which stall made the most money over the whole weekend, and how much?", market, "Pots (95) (most of stall"],
    ["which day had the least takings?", market, "Sun (10) (least of day"],
    ["Welche Gruppe ist im ganzen Monat die meisten Kilometer gegangen?", walks, "A (15) (most of Gruppe"],
    ["wer hat die wenigsten km? die ganze Saison", walks, "Ute (11) (least of Name"],
    ["どの店舗が一番売上が多いですか", shops, "港 (350) (most of 店舗"],
  ])("is the one of a named column that has the most of what is named: %s", (request, table, told) => {
    expect(tableFacts(table, request)).toContain(`What is asked for: ${told} in all 4 rows)`);
  });

  test.each<[string, Table]>([
    ["which stall had the most visitors?", market],
    ["which stall was open the most?", market],
    ["which town made the most money?", market],
    ["Welche Gruppe ist am ganzen Wochenende die meisten Kilometer gegangen?", walks],
    ["which groups have the most members?", walks],
  ])("and isn't told where that is open: %s", (request, table) => {
    expect(tableFacts(table, request)).not.toContain("What is asked for");
  });

  test("is what things at a price each come to together, for who asks about money", () => {
    const stall = {
      columns: ["item", "kind", "sold", "price"],
      rows: [
        ["rye", "bread", "10", "4.20"],
        ["bun", "pastry", "30", "2"],
        ["roll", "bread", "5", "0.80"],
      ],
    };
    expect(tableFacts(stall, "how much money came from bread?")).toContain("\nsold × price: sum 46");
    expect(tableFacts(stall, "what was the whole revenue?")).toContain("\nsold × price: sum 106");
    expect(tableFacts(stall, "how many breads are there?")).not.toContain("×");
    expect(tableFacts(trips, "how much money?")).not.toContain("×");
  });

  test("is the time from one column to another, less the breaks, also past midnight", () => {
    const shifts = {
      columns: ["who", "start", "end", "break"],
      rows: [
        ["Ana", "08:00", "12:30", "30"],
        ["Bert", "22:00", "01:15", "0"],
        ["Ana", "09:15", "10:00", "0"],
      ],
    };
    const facts = tableFacts(shifts, "how many hours in total?");
    expect(facts).toContain("start to end less break: sum 8:00 h (8 hours)");
    expect(facts).toContain("Ana: 2 rows, start to end less break 4:45 h (4.75 hours)");
    expect(tableFacts(shifts, "how long did Bert work?")).toContain("start to end less break sum 3:15 h (3.25 hours)");
  });

  test("is how long things take, and not when they are", () => {
    const rows = [
      ["Dawn", "3:45"],
      ["Rain", "4:30"],
    ];
    expect(tableFacts({ columns: ["track", "length"], rows }, "how long?")).toContain("length: sum 8:15");
    expect(tableFacts({ columns: ["bus", "departure"], rows }, "how long?")).not.toContain("sum");
    const runs = [
      ["5", "28:40"],
      ["10", "1:01:30"],
      ["5", "27:20"],
    ];
    expect(tableFacts({ columns: ["km", "time"], rows: runs }, "average time over 5 km?")).toContain(
      "time sum 56:00, average 28:00",
    );
    const sports = runs.map(([km = "", time = ""], at) => [at === 0 ? "walk" : "run", km, time]);
    expect(tableFacts({ columns: ["what", "km", "time"], rows: sports }, "how far in all? only the runs")).toContain(
      "2 of them with what run: km sum 15",
    );
  });

  test("is told of the rows that the request speaks of, where it speaks of some", () => {
    expect(tableFacts(trips, "how far by train?")).toBe(
      "Counted: 4 rows, 3 of them with vehicle train: km sum 680.5.\nOslo, train, 500\nHamar, train, 120.5\nMoss, train, 60",
    );
  });

  test("groups dates by their months", () => {
    const rows = [
      ["2031-01-05", "7"],
      ["2031-01-09", "3"],
      ["2031-02-01", "8"],
    ];
    expect(tableFacts({ columns: ["day", "eggs"], rows }, "eggs")).toContain(
      "by month of day: 2031-01: 2 rows, eggs 10; 2031-02: 1 row, eggs 8",
    );
  });

  test("takes decimals with a comma as they are meant", () => {
    const rows = [
      ["tea", "2,50"],
      ["rice", "1.001,25"],
    ];
    expect(tableFacts({ columns: ["what", "price"], rows }, "price")).toContain("price: sum 1003.75");
  });

  test.each([
    ["numbers that only name their rows", "id", ["14", "99", "3"]],
    ["rows that are counted through", "place", ["1", "2", "3"]],
    ["words", "town", ["Oslo", "Moss", "Hamar"]],
  ])("isn't a sum of %s", (_, name, cells) => {
    expect(tableFacts({ columns: ["k", name], rows: cells.map((cell) => ["a", cell]) }, "all")).not.toContain("sum");
  });

  test("is told with the day of a row that has no name", () => {
    const rows = ["19", "36.4", "22"].map((high, index) => [`2024-06-0${index + 1}`, high]);
    expect(tableFacts({ columns: ["date", "high"], rows }, "the highest high?")).toContain(
      "highest: 2024-06-02 (36.4)",
    );
  });

  test("is nothing in a single row", () => {
    expect(tableFacts({ columns: ["a", "b"], rows: [["1", "2"]] }, "a")).toBe("");
  });

  property.prop([fc.array(fc.integer({ min: -9_999, max: 9_999 }), { minLength: 3, maxLength: 12 })])(
    "has the right sum, smallest and largest",
    (numbers) => {
      fc.pre(!numbers.every((number, index) => index === 0 || number - (numbers[index - 1] ?? 0) === 1));
      // years aren't added up
      fc.pre(!numbers.every((number) => number >= 1800 && number <= 2100));
      const rows = numbers.map((number, index) => [`plot ${String.fromCodePoint(97 + index)}x`, `${number}`]);
      const facts = tableFacts({ columns: ["plot", "eggs"], rows }, "tell me");
      expect(facts).toContain(`Counted: ${numbers.length} rows.`);
      expect(facts).toContain(`eggs: sum ${numbers.reduce((sum, number) => sum + number, 0)}, average`);
      expect(facts).toContain(`smallest ${Math.min(...numbers)} (`);
      expect(facts).toContain(`largest ${Math.max(...numbers)} (`);
    },
  );

  const cell = fc.constantFrom("", " ", "12", "1,5", "€ 3", "2031-01-05", "train", "=", "Oslo");
  const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 });

  property.prop([rows])("can be told of any table, however uneven", (uneven) => {
    expect(tableFacts({ columns: ["a", "b"], rows: uneven }, "Oslo")).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe("what is counted in a log", () => {
  test("are its entries by level, and those that are bad by day", () => {
    const log = `2031-05-01 10:00:00 INFO start
2031-05-01 10:00:05 ERROR no disk
2031-05-02 11:00:00 ERROR no disk
2031-05-02 11:00:01 WARN slow
2031-05-02 11:00:02 ERROR no net
`;
    expect(logFacts(log, "")).toBe(
      [
        "Counted: 5 entries from 2031-05-01 to 2031-05-02.",
        "by level: INFO 1, ERROR 3, WARN 1",
        "ERROR by day: 2031-05-01: 1, 2031-05-02: 2",
        "WARN by day: 2031-05-02: 1",
      ].join("\n"),
    );
  });

  test.each([
    ["a diary", "2031-05-01\nIt rained.\nWe stayed in.\nI read.\n"],
    ["two entries", "2031-05-01 10:00:00 INFO a\n2031-05-01 10:00:01 INFO b\n"],
    ["nothing", ""],
  ])("are none in %s", (_, text) => {
    expect(logFacts(text, "")).toBe("");
  });
});

describe("who asks by a superlative", () => {
  const shop = {
    columns: ["item", "price", "stock"],
    rows: [
      ["lamp", "35", "9"],
      ["carpet", "240", "2"],
      ["chair", "85", "4"],
    ],
  };
  test.each([
    ["Which is the most expensive by price?", "most expensive: carpet (240)"],
    ["the lowest stock?", "lowest: carpet (2)"],
    ["Was ist das billigste?", "billigste by price: lamp (35)"],
    ["一番高い price は？", "一番高い: carpet (240)"],
  ])("is told by that word: %s", (request, fact) => {
    expect(tableFacts(shop, request).split("\n")).toContain(fact);
  });

  test("and nobody else is", () => {
    expect(tableFacts(shop, "how many rows?")).not.toMatch(/most|lowest/);
    for (const vague of ["the oldest?", "who is best?", "the fastest", "at least 3", "at most 3", "most of them"]) {
      expect(tableFacts(shop, vague)).toBe(tableFacts(shop, "rows"));
    }
    expect(tableFacts(shop, "the cheapest and the dearest")).not.toMatch(/cheapest|dearest/);
  });
});

describe("rows that something is to be made of", () => {
  const members = {
    columns: ["Vorname", "Geburtstag", "Ort"],
    rows: [
      ["Gerda", "14.03.1961", "Aurich"],
      ["Olaf", "03.11.1958", "Norden"],
      ["Sven", "02.03.1987", "Emden"],
    ],
  };
  test.each([
    ["mach eine liste mit allen, die im März Geburtstag haben", ["Gerda", "Sven"]],
    ["make labels for all members from Norden", ["Olaf"]],
    ["make labels for the members", []],
    ["make a list of all members with their towns", []],
    ["make labels for all members who are not from Norden", []],
    ["make labels for all members except those in Norden", []],
  ])("%s: %j", (request, names) => {
    const [, ...rows] = rowsAskedFor(members, request).split("\n");
    expect(rows.map((row) => row.split(",")[0])).toEqual(names);
  });
});

test.each([
  ["how many errors are there on 14 November?", "Counted: 1 ERROR entries of 2024-11-14"],
  ["how many warnings were there on 2024-11-14?", "Counted: 2 WARN entries of 2024-11-14"],
  ["how many entries are there on 14 November?", "Counted: 3 entries of 2024-11-14: WARN 2, ERROR 1"],
  ["how many entries other than errors on 14 November?", "Counted: 3 entries of 2024-11-14: WARN 2, ERROR 1"],
  ["how many errors and warnings on 14 November?", "Counted: 3 entries of 2024-11-14: WARN 2, ERROR 1"],
])("%s: %s", (request, told) => {
  const log = ["13", "14", "14", "14"].map((day, at) => `2024-11-${day} 01:00:00 ${at === 2 ? "ERROR" : "WARN"} slow`);
  expect(logFacts(log.join("\n"), request)).toBe(told);
});

test.each([
  [
    "how many printer errors did it log on 14 May? not the warnings",
    "Counted: 2 ERROR entries of printer of 2031-05-14",
  ],
  ["wie viele ERROR einträge von printer am 14. Mai", "Counted: 2 ERROR entries of printer of 2031-05-14"],
  ["how many errors on 14 May", "Counted: 3 ERROR entries of 2031-05-14"],
])("%s: %s", (request, told) => {
  const entries = [
    "ERROR printer: jam",
    "ERROR printer: no paper",
    "WARN  printer: low",
    "ERROR [scanner] dark",
    "INFO ok",
  ];
  expect(logFacts(entries.map((entry) => `2031-05-14 08:00:02 ${entry}`).join("\n"), request)).toBe(told);
});

test("the longest of the rows that a request speaks of is told with its day", () => {
  const runs = {
    columns: ["date", "part 2", "km"],
    rows: [
      ["30.08.", "Lauf", "20,0 km"],
      ["02.09.", "Lauf", "6,0 km"],
      ["04.09.", "Rad", "22,0 km"],
      ["05.09.", "Lauf", "7,5 km"],
    ],
  };
  const facts = tableFacts(runs, "wie viele km bin ich im september gelaufen? und welcher lauf war der längste");
  expect(facts).toContain("2 of them with date in month 9 and part 2 lauf: km sum 13.5.");
  expect(facts).toContain("längste: 05.09. (7.5)");
});

test("rows that are known to be meant are counted beside what the request says, in the unit that all of it is in", () => {
  const cables = {
    columns: ["floor", "kind", "length", "unit", "note"],
    rows: [
      ["up", "thin", "6", "m", ""],
      ["up", "thick", "50", "cm", ""],
      ["down", "thin", "4", "m", ""],
      ["up", "thin", "9", "m", "cancelled"],
    ],
  };
  const facts = tableFacts(cables, "how much cable in total?", { meant: [{ column: "floor", values: ["up"] }] });
  expect(facts).toContain("Counted: 3 rows, 2 of them with floor up: length (m) sum 6.5.");
  expect(facts).toContain("Not counted: 1 that was cancelled");
});
