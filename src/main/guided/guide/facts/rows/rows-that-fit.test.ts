import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { rowsThatFit } from "./rows-that-fit.ts";

const trips = {
  columns: ["date", "town", "vehicle", "km"],
  rows: [
    ["2030-03-02", "Oslo", "train", "500"],
    ["2030-03-09", "Bergen", "bicycle", "40"],
    ["2031-03-20", "Oslo", "train", "510"],
    ["2031-07-01", "Tromsø", "ferry", "90"],
  ],
};

describe("the rows that a request speaks of", () => {
  test.each<[string, string, number[]]>([
    ["have the value that it names", "How many km did I go by ferry?", [3]],
    ["in the plural, too", "how far were the ferries or the bicycles?", [1]],
    ["have one of several", "km by ferry and by bicycle", [1, 3]],
    ["have all that it names", "km to Oslo in March 2031", [2]],
    ["are of the month that it names", "what did I do in March?", [0, 1, 2]],
    ["are of the month in German", "Wie weit im März?", [0, 1, 2]],
    ["are of the month in Japanese", "7月は何キロ？", [3]],
    ["are of the year that it names", "all of 2031", [2, 3]],
  ])("%s", (_, request, places) => {
    expect(rowsThatFit(trips, request)?.places).toEqual(places);
  });

  test.each<[string, number[]]>([
    ["how many members came? guests not counted", [0, 1, 3]],
    ["how many came, without the guests?", [0, 1, 3]],
    ["guests don't count: how many came in March?", [0, 1]],
    ["何人来ましたか。guestは除く", [0, 1, 3]],
    ["how many came? the guests pay nothing, leave them out", [0, 1, 3]],
    ["how many came? the guests are free, leave those out", [0, 1, 3]],
    ["how many guests came?", [2]],
  ])("are without those that don't count: %s", (request, places) => {
    const visits = {
      columns: ["date", "name", "kind"],
      rows: [
        ["2025-03-05", "Ada", "member"],
        ["2025-03-05", "Bo", "member"],
        ["2025-03-12", "Cy", "guest"],
        ["2025-04-02", "Di", "member"],
      ],
    };
    expect(rowsThatFit(visits, request)?.places).toEqual(places);
  });

  test.each<[string, number[]]>([
    ["how many tenors are there, first and second together?", [0, 1]],
    ["how many first tenors?", [0]],
    ["how many are Tenor 2?", [1]],
    ["how many sopranos?", [2, 3]],
  ])("have a value with a number behind what is said: %s", (request, places) => {
    const choir = {
      columns: ["name", "voice"],
      rows: [
        ["Al", "Tenor 1"],
        ["Bo", "Tenor 2"],
        ["Cy", "Soprano 1"],
        ["Di", "Soprano 2"],
        ["Ed", "Bass"],
      ],
    };
    expect(rowsThatFit(choir, request)?.places).toEqual(places);
  });

  test.each<[string, number[] | null]>([
    ["how many juniors still havent paid their fee for 2025?", [2, 3]],
    ["which juniors have paid for 2024?", [0, 1]],
    ["how much of fee_2025 has not been paid yet?", [2, 3, 4]],
    ["how many paid and how many are outstanding for 2025?", null],
  ])("have a state in words in the column that it names: %s", (request, places) => {
    const members = {
      columns: ["name", "group", "fee_2024", "fee_2025"],
      rows: [
        ["Ada", "junior", "paid", "paid"],
        ["Bo", "junior", "paid", "paid"],
        ["Cy", "junior", "open", "open"],
        ["Di", "junior", "", "open"],
        ["Ed", "adult", "paid", "open"],
      ],
    };
    expect(rowsThatFit(members, request)?.places ?? null).toEqual(places);
  });

  test("have a name of two letters, where it is one", () => {
    const costs = {
      columns: ["who", "kind", "amount"],
      rows: [
        ["Jo", "food", "3"],
        ["Jo", "fun", "4"],
        ["Sue", "food", "5"],
        ["Of", "food", "6"],
      ],
    };
    expect(rowsThatFit(costs, "how much did jo spend on food")?.places).toEqual([0]);
    expect(rowsThatFit(costs, "how much of it was food")?.places).toEqual([0, 2, 3]);
  });

  test.each<[string, number[] | null]>([
    ["how many first time donors really gave blood?", [0, 2]],
    ["wie viele haben nicht bezahlt?", [1, 2]],
    ["who hasn't paid yet?", [1, 2]],
    ["how many are unpaid?", [1, 2]],
    ["who has paid?", [0]],
    ["how many donors are there?", null],
    ["how many are there, paid or not?", null],
    ["how many had undone it until now?", null],
  ])("have yes in the column that it names: %s", (request, places) => {
    const donors = {
      columns: ["name", "first time donor", request.includes("bezahlt") ? "bezahlt" : "paid"],
      rows: [
        ["Ada", "yes", "x"],
        ["Bo", "no", ""],
        ["Cy", "yes", ""],
      ],
    };
    expect(rowsThatFit(donors, request)?.places ?? null).toEqual(places);
  });

  test("have the numbers that it names, or that are within its limits", () => {
    const books = {
      columns: ["title", "price", "qty"],
      rows: [
        ["Wolf Hall", "18.50", "0"],
        ["Gruffalo", "7.99", "0"],
        ["Wilding", "21", "3"],
      ],
    };
    const places = (request: string) => rowsThatFit(books, request)?.places ?? null;
    expect(places("how many are sold out (qty 0) and cost more than 15?")).toEqual([0]);
    expect(places("which have a price of at most 18.50?")).toEqual([0, 1]);
    expect(places("wie viele kosten weniger als 10?")).toEqual([1]);
    expect(places("how many cost 2?")).toBeNull();
    expect(places("how many books are there?")).toBeNull();
  });

  test("are the expenses for who asks what was spent", () => {
    const account = {
      columns: ["type", "for", "amount"],
      rows: [
        ["expense", "drinks", "30"],
        ["income", "drinks", "90"],
        ["expense", "rent", "500"],
      ],
    };
    expect(rowsThatFit(account, "what did we spend on drinks?")?.places).toEqual([0]);
    expect(rowsThatFit(account, "what did the drinks earn?")?.places).toEqual([1]);
    expect(rowsThatFit(account, "which amounts are for drinks?")?.places).toEqual([0, 1]);
  });

  test("aren't those with a number that only has the same digit", () => {
    const lending = {
      columns: ["学年", "本の日数", "DVDの日数"],
      rows: [
        ["1・2年", "7日", "3日"],
        ["3・4年", "14日", "5日"],
      ],
    };
    expect(rowsThatFit(lending, "3年生は何日間借りられますか?")).toBeNull();
  });

  test("have what each column is named with, and the day of the week", () => {
    const buses = {
      columns: ["from", "to", "days", "depart"],
      rows: [
        ["School", "Pool", "Fri", "16:40"],
        ["Pool", "School", "Mon-Fri", "10:05"],
        ["Pool", "School", "Mon-Thu", "15:40"],
        ["Pool", "School", "Fri", "13:20"],
        ["Pool", "Station", "Fri", "16:15"],
      ],
    };
    const fitting = rowsThatFit(buses, "when does the last bus go from the pool to school on fridays?");
    expect(fitting).toEqual({ names: ["from pool", "to school", "days on Friday"], places: [1, 3] });
  });

  test("say what they have in common", () => {
    expect(rowsThatFit(trips, "to Oslo in March")?.names).toEqual([expect.stringMatching(/^date /), "town oslo"]);
  });

  test.each([
    ["it names none", "how far is it?"],
    ["no row has all", "to Bergen by ferry"],
    ["every row has it", "Oslo, Bergen, Tromsø"],
    ["a number alone says little", "is it more than 40?"],
  ])("are none where %s", (_, request) => {
    expect(rowsThatFit(trips, request)).toBeNull();
  });
});

const cell = fc.constantFrom("oslo", "train", "2030-03-02", "", " ", "7", "ferry", "constructor");
const table = fc.record({
  columns: fc.array(fc.constantFrom("town", "date", ""), { maxLength: 3 }),
  rows: fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 6 }),
});

property.prop([table, fc.array(cell).map((words) => words.join(" ")), fc.constantFrom("change", "take", "tell")])(
  "are some of the rows but not all, in order, or none, however uneven the table",
  (any, request, purpose) => {
    const found = rowsThatFit(any, request, purpose);
    if (found === null) return;
    expect(found.places).toEqual([...new Set(found.places)].toSorted((one, other) => one - other));
    expect(found.places.every((place) => place in any.rows)).toBe(true);
    expect(found.places.length).toBeGreaterThan(0);
    expect(found.places.length).toBeLessThan(any.rows.length);
    expect(found.names.length).toBeGreaterThan(0);
  },
);

test.each([
  ["在庫が4個以下の商品が何種類あるか", 3],
  ["which have 4 or fewer left?", 3],
  ["how many have 12 or more?", 1],
  ["数量が4未満のもの", 2],
])("a limit is understood in '%s'", (request, expected) => {
  const stock = {
    columns: ["商品", "数量"],
    rows: [
      ["ノート", "12"],
      ["鉛筆", "4"],
      ["のり", "3"],
      ["定規", "8"],
      ["付箋", "0"],
    ],
  };
  expect(rowsThatFit(stock, request)?.places).toHaveLength(expected);
});

test("two limits hold together", () => {
  const tours = {
    columns: ["tour", "km"],
    rows: [
      ["Lake", "12"],
      ["Hill", "4"],
      ["Bay", "8"],
    ],
  };
  expect(rowsThatFit(tours, "tours with km more than 5 but km less than 10")?.places).toEqual([2]);
});

test.each<[string, number[]]>([
  ["who has paid?", [0]],
  ["who has not paid?", [1, 3]],
  ["only walking counts, some ride", [1]],
])("a few between yes and no, and what is said with only: %s", (request, places) => {
  const rows = [
    ["Ada", "yes", "ride"],
    ["Bo", "no", "walk"],
    ["Cy", "part", "ride"],
    ["Di", "no", "ride"],
  ];
  expect(rowsThatFit({ columns: ["name", "paid", "how"], rows }, request)?.places).toEqual(places);
});

test("how many each of them has is no yes or no", () => {
  const rows = [
    ["Ada", "1"],
    ["Bo", "0"],
    ["Cy", "1"],
    ["Di", "0"],
    ["Ed", "1"],
    ["Flo", "0"],
    ["Gus", "3"],
  ];
  expect(rowsThatFit({ columns: ["name", "dogs"], rows }, "how many people with the dogs?")).toBeNull();
});

test.each([
  "how many trips before March?",
  "how many trips since the end of March?",
  "how many trips from March to July?",
  "how many trips until 2031?",
  "Wie viele Fahrten vor dem 2. März?",
  "3月まで",
])("a time before or after a date, or several months, is no date: %s", (request) => {
  expect(rowsThatFit(trips, request)).toBeNull();
});

test.each<[string, number[] | null]>([
  ["how many jobs of Bo are not done?", [1, 2]],
  ["how many jobs are done?", [0]],
  ["how many jobs are neither done nor planned?", [1, 3]],
  ["how many jobs aren't planned yet?", [0, 1, 3]],
  ["Wie viele Aufgaben sind nicht done?", [1, 2, 3]],
])("for a question, a value that is denied is what they don't have: %s", (request, places) => {
  const jobs = {
    columns: ["job", "who", "state"],
    rows: [
      ["roof", "Bo", "done"],
      ["door", "Bo", "begun"],
      ["wall", "Bo", "planned"],
      ["gate", "Cy", "begun"],
    ],
  };
  expect(rowsThatFit(jobs, request, "take")?.places ?? null).toEqual(places);
});

test("capitals that are said so are a name", () => {
  const cables = {
    columns: ["floor", "room", "m"],
    rows: [
      ["KG", "boiler", "9"],
      ["EG", "kitchen", "12"],
      ["OG", "riser from EG", "7"],
    ],
  };
  expect(rowsThatFit(cables, "how much cable for the ground floor (EG)?", "tell")?.places).toEqual([1]);
  expect(rowsThatFit(cables, "how much cable, eg for the kitchen?", "take")?.names).not.toContain("floor eg");
});

test("who is exempt neither owes nor has paid", () => {
  const fees = {
    columns: ["氏名", "部費"],
    rows: [
      ["青木", "済"],
      ["石井", "未"],
      ["上田", "免除"],
    ],
  };
  expect(rowsThatFit(fees, "まだ払ってない部員は?やめた人は数えないで", "tell")?.places).toEqual([1]);
  expect(rowsThatFit(fees, "払った部員は何人?", "tell")?.places).toEqual([0]);
});

const films = {
  columns: ["title", "minutes", "state", "seen"],
  rows: [
    ["Low Tide", "90", "seen", "2030-02-01"],
    ["Seen 2031", "120", "planned", ""],
    ["Part 2", "80", "seen", "2031-03-01"],
    ["Part 3", "85", "planned", ""],
    ["Harvest", "100", "stopped", "2031-05-05"],
  ],
};

test.each<[string, number[] | null]>([
  ["which films were seen in 2031?", [2]],
  ["how long is part no. 2?", [2]],
  ["how long are parts 2 and 3?", [2, 3]],
  ["how many are planned? they're in seen.csv", [1, 3]],
  ["add up the minutes in seen.csv", null],
])("a number belongs to a name only beside it, and a file's name says nothing of its rows: %s", (request, places) => {
  expect(rowsThatFit(films, request, "tell")?.places ?? null).toEqual(places);
});

test("a file that is a row of its own is named by its name", () => {
  const scans = {
    columns: ["file", "pages"],
    rows: [
      ["deed.pdf", "4"],
      ["bill.pdf", "2"],
      ["map.png", "1"],
    ],
  };
  expect(rowsThatFit(scans, "how many pages has deed.pdf?", "tell")?.places).toEqual([0]);
});

test("beside a value that is asked for, one that only a story names isn't meant", () => {
  const story = "We're planning to take the ferry next.";
  expect(rowsThatFit(trips, `${story} How many km did I go by bicycle?`, "tell")?.places).toEqual([1]);
  expect(rowsThatFit(trips, `${story} How many km was that in all?`, "tell")?.places).toEqual([3]);
  expect(
    rowsThatFit(trips, "We took the ferry. How many km did I go by bicycle, and with it?", "tell")?.places,
  ).toEqual([1, 3]);
});

test("a name of two letters counts beside a longer one", () => {
  const paid = {
    columns: ["who", "amount"],
    rows: [
      ["Ana", "20"],
      ["Bo", "30"],
      ["Ana", "60"],
      ["Cleo", "15"],
    ],
  };
  expect(rowsThatFit(paid, "how much did Ana and Bo pay in total?", "tell")?.places).toEqual([0, 1, 2]);
});

describe("of a rota with a column for each shift", () => {
  const rota = {
    columns: ["Datum", "Früh", "Spät", "Nacht"],
    rows: [
      ["29.05.2025", "Selma", "Jonas", "Rieke"],
      ["03.06.2025", "Rieke", "Jonas", "Selma"],
      ["05.06.2025", "Ole", "Rieke", "Jonas"],
      ["11.06.2025", "Selma", "Jonas", "Rieke"],
      ["20.06.2025", "Rieke", "Ole", "Selma"],
    ],
  };

  test.each([
    ["wie oft muss jonas im juni spätdienst machen?", [1, 3]],
    ["wie oft ist jonas im juni dran?", [1, 2, 3]],
  ])("the one is meant that is named, else any: %s", (request, places) => {
    expect(rowsThatFit(rota, request, "tell")?.places).toEqual(places);
  });
});
