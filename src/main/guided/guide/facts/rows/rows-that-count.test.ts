import { describe, expect, test } from "vitest";
import { rowsThatCount } from "./rows-that-count.ts";

const book = {
  columns: ["date", "text", "kind", "amount", "note"],
  rows: [
    ["08.01.", "Water", "water", "84", ""],
    ["10.01.", "Water", "water", "84", "storniert, doppelt"],
    ["", "Zwischensumme 1. Quartal", "", "84", ""],
    ["12.04.", "Summer party drinks", "feast", "20", ""],
  ],
};
const shifts = {
  columns: ["day", "shift", "status"],
  rows: [
    ["1", "lunch", "done"],
    ["2", "lunch", "cancelled"],
    ["3", "dinner", "swapped"],
  ],
};
const dates = (table: typeof book | typeof shifts, request: string) =>
  rowsThatCount(table, request).table.rows.map(([first]) => first);

describe("rows that count", () => {
  test("are no sums of others, and nothing that was cancelled or booked twice", () => {
    expect(dates(book, "Wie viel hat der Verein für Wasser ausgegeben? Stornos bitte nicht mitrechnen.")).toEqual([
      "08.01.",
      "12.04.",
    ]);
    expect(rowsThatCount(book, "how much water?")).toMatchObject({ sums: 1, void: 1 });
    expect(dates(shifts, "how many shifts were there?")).toEqual(["1", "2", "3"]);
  });

  test("are those that were cancelled where these are asked for", () => {
    expect(dates(shifts, "how many shifts were cancelled?")).toEqual(["1", "2", "3"]);
    expect(dates(shifts, "how many shifts, not the cancelled ones?")).toEqual(["1", "3"]);
  });

  test("are those that really took place where a request says so", () => {
    expect(dates(shifts, "how many shifts were actually worked?")).toEqual(["1"]);
    const party = {
      columns: ["班", "大人", "出欠"],
      rows: [
        ["1班", "2", "出席"],
        ["2班", "1", "欠席"],
      ],
    };
    expect(rowsThatCount(party, "実際に来た人は何人ですか").table.rows).toEqual([["1班", "2", "出席"]]);
  });

  test("are all where nothing tells of the kind", () => {
    const prices = {
      columns: ["what", "price"],
      rows: [
        ["Total Recall", "9"],
        ["Sum 41 shirt", "20"],
      ],
    };
    expect(rowsThatCount(prices, "what's the total?")).toEqual({ table: prices, sums: 0, void: 0 });
  });
});

describe("a row that adds the others up without an empty cell", () => {
  const row = (name: string, ...cells: string[]) => [name, ...cells];
  test.each<[string, readonly (readonly string[])[], number]>([
    ["isn't one of them", [row("May", "20"), row("June", "31"), row("total", "51")], 1],
    [
      "isn't, with an average",
      [row("Mai", "2,5"), row("Juni", "3,5"), row("Summe", "6,0"), row("Durchschnitt", "3,0")],
      1,
    ],
    ["is none where it adds nothing up", [row("May", "20"), row("Total eclipse", "31"), row("June", "4")], 0],
    [
      "is each part's",
      [row("a", "1"), row("b", "2"), row("Summe", "3"), row("c", "4"), row("d", "5"), row("Summe", "9")],
      2,
    ],
  ])("%s", (_, rows, sums) => {
    expect(rowsThatCount({ columns: ["what", "number"], rows }, "how much?").sums).toBe(sums);
  });
});
