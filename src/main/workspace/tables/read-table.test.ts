import { fc, test as property } from "@fast-check/vitest";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const trips = {
  columns: ["town", "km"],
  rows: [
    ["Oslo", "5"],
    ["Moss", "8"],
  ],
};

describe("the table in a file", () => {
  test.each([
    ["with commas", "a.csv", "town,km\nOslo,5\nMoss,8\n"],
    ["with semicolons", "a.csv", "town;km\nOslo;5\nMoss;8\n"],
    ["with tabs", "a.tsv", "town\tkm\nOslo\t5\nMoss\t8\n"],
    ["with blank lines, a mark and other line ends", "a.CSV", "\uFEFFtown, km \r\n\r\nOslo,5\r\nMoss,8\r\n\r\n"],
    ["as a list of objects", "a.json", '[{"town": "Oslo", "km": 5}, {"town": "Moss", "km": 8}]'],
    ["as a list in YAML", "a.yaml", "# of 2031\ntrips:\n  - {town: Oslo, km: 5}\n  - town: Moss\n    km: 8\n"],
    ["as an object in each line", "a.jsonl", '{"town": "Oslo", "km": 5}\n{"town": "Moss", "km": 8}\n'],
    ["in TOML", "a.toml", '[[trips]]\ntown = "Oslo"\nkm = 5\n\n[[trips]]\ntown = "Moss"\nkm = 8\n'],
    ["on a page", "a.md", "# Trips\n\n| town | km |\n|---|--:|\n| Oslo | 5 |\n| Moss | 8 |\n\nBy train.\n"],
    [
      "in HTML",
      "a.html",
      "<h1>Trips</h1><table><tr><th>town</th><th> km</th></tr><tr><td><b>Oslo</b></td><td>5</td></tr><tr><td>Moss<td>8</table>",
    ],
    [
      "as the only list in an object",
      "a.json",
      '{"of": 2031, "trips": [{"town": "Oslo", "km": 5}, {"km": 8, "town": "Moss"}]}',
    ],
  ])("is read %s", (_, file, text) => {
    expect(readTable(file, text)).toEqual(trips);
  });

  test("has what is struck out in HTML as in Markdown", () => {
    const cells = "<td>Lumo</td><td><del>12 May</del> <ins>19 May</ins></td><tr><td><s><b>Tent</b></s><td>1 May";
    expect(readTable("a.html", `<table><tr><th>what<th>until<tr>${cells}</table>`)?.rows).toEqual([
      ["Lumo", "~~12 May~~ 19 May"],
      ["~~Tent~~", "1 May"],
    ]);
  });

  test("has days of TOML as they are written", () => {
    const text = "[[trips]]\nday = 2025-05-01\n[[trips]]\nday = 2025-05-08\n";
    expect(readTable("a.toml", text)?.rows).toEqual([["2025-05-01"], ["2025-05-08"]]);
  });

  test.each([
    ["has another one", "|a|b|\n|-|-|\n|1|2|\n|3|4|\n\n|c|d|\n|-|-|\n|5|6|\n"],
    ["is mostly text", `|a|b|\n|-|-|\n|1|2|\n${"and more\n".repeat(9)}`],
    ["has none", "# Trips\n\na | b\n"],
  ])("isn't that of a page that %s", (_, text) => {
    expect(readTable("a.md", text)).toBeNull();
  });

  test.each([
    ["two of them", "<table><tr><th>a<th>b<tr><td>1<td>2</table><table><tr><th>a<th>b</table>"],
    ["none with headings", "<table><tr><td>a<td>b<tr><td>1<td>2</table>"],
    ["cells over several rows", "<table><tr><th>a<th>b<tr><td rowspan=2>1<td>2<tr><td>3</table>"],
  ])("isn't that of a page of HTML with %s", (_, text) => {
    expect(readTable("a.html", text)).toBeNull();
  });

  test("is looked for in a page that is nested deeper than calls can be", () => {
    const page = `<table>${"<div>".repeat(20_000)}<tr><th>town<th>km<tr><td>Oslo<td>5<tr><td>Moss<td>8</table>`;
    expect(readTable("a.html", page)).toEqual(trips);
  });

  test("is read of lines whose parts stand below each other, without headings and sums", () => {
    const text =
      "LEDGER 2031\n\n05 Jan  Diesel   [fuel]    84.20\n16 Feb  Dues     [income]  + 40.00\n        Total              124.20\n01 Mar  Filter   [parts]   27.90  from Moss\n08 Mar  Diesel   [fuel]    73.80\n20 Mar  cancelled\n";
    expect(readTable("ledger.txt", text)).toEqual({
      columns: ["date", "part 2", "part 3", "amount", "part 5"],
      rows: [
        ["05 Jan", "Diesel", "[fuel]", "84.20", ""],
        ["16 Feb", "Dues", "[income]", "+ 40.00", ""],
        ["01 Mar", "Filter", "[parts]", "27.90", "from Moss"],
        ["08 Mar", "Diesel", "[fuel]", "73.80", ""],
        ["20 Mar", "cancelled", "", "", ""],
      ],
    });
  });

  test("isn't that of a text with a few days in it", () => {
    const text = "05 Jan  Diesel  84.20\nWe went to Moss.\nIt was cold.\n06 Jan  Rope  12.00\nAnd wet.\n";
    expect(readTable("diary.txt", text)).toBeNull();
  });

  test("has a column for what only some objects have", () => {
    const text = "- {name: Ida, paid: yes}\n- {name: Ole, withdrawn: yes}\n";
    expect(readTable("a.yml", text)).toEqual({
      columns: ["name", "paid", "withdrawn"],
      rows: [
        ["Ida", "yes", ""],
        ["Ole", "", "yes"],
      ],
    });
  });

  test("keeps commas and line ends that are quoted", () => {
    expect(readTable("a.csv", 'town,why\nOslo,"sea, sun\nand ""rest"""\n')?.rows).toEqual([
      ["Oslo", 'sea, sun\nand "rest"'],
    ]);
  });

  test("keeps empty cells at the ends of lines", () => {
    expect(readTable("a.tsv", "town\tkm\nOslo\t5\nMoss\t\n")?.rows).toEqual([
      ["Oslo", "5"],
      ["Moss", ""],
    ]);
  });

  test("has a cell for what an object lacks, and the text of what is deeper", () => {
    const text = '[{"town": "Oslo", "tags": ["sea"]}, {"town": null}]';
    expect(readTable("a.json", text)?.rows).toEqual([
      ["Oslo", '["sea"]'],
      ["", ""],
    ]);
  });

  test.each([
    ["a file of another kind", "a.md", "town,km\nOslo,5\n"],
    ["a file without rows", "a.csv", "town,km\n"],
    ["a file with one column", "a.csv", "town\nOslo\nMoss\n"],
    ["an empty file", "a.csv", ""],
    ["JSON that is broken", "a.json", '[{"town": "Oslo"'],
    ["JSON without a list", "a.json", '{"town": "Oslo"}'],
    ["JSON with several lists", "a.json", '{"a": [{"x": 1}, {"x": 2}], "b": [{"x": 1}, {"x": 2}]}'],
    ["a list of words", "a.json", '["Oslo", "Moss"]'],
  ])("is none in %s", (_, file, text) => {
    expect(readTable(file, text)).toBeNull();
  });
});

const cell = fc.stringMatching(/^[a-z0-9 ,;"'写\n-]{0,5}$/).map((text) => `x${text}`);
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));

property.prop([table])("every cell comes back as it was written", (rows) => {
  const columns = (rows[0] ?? []).map((_, index) => `column ${index}`);
  const text = Papa.unparse([columns, ...rows], { quotes: true, delimiter: ",", newline: "\n" });
  expect(readTable("a.csv", text)).toEqual({ columns, rows });
});

property.prop([fc.string({ unit: "grapheme" }), fc.constantFrom("a.csv", "a.tsv", "a.json")])(
  "any text holds a table or none",
  (text, file) => {
    const found = readTable(file, text);
    expect(found === null || found.rows.length > 0).toBe(true);
  },
);
