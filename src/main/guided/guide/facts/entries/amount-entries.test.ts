import { expect, test } from "vitest";
import { type AmountEntry, amountEntries, isAmountColumn } from "./amount-entries.ts";

function told(entries: readonly AmountEntry[]): string[] {
  return entries.map(({ labels, places }) => {
    const amounts = places.filter(({ text }) => /\d/.test(text)).map(({ column, text }) => `${column}=${text}`);
    return `${labels.map(({ text }) => text).join(" > ")}: ${amounts.join(" ")}`;
  });
}

test("the rows of a table stand under its headings, and under rows that are one", () => {
  const text =
    "## Drinks\n\n| Name | Price |\n|---|---|\n| **Hot** | |\n| Tea | 2.50 |\n| **Cold** | |\n| Cola | 3 |\n";
  expect(told(amountEntries("a.md", text))).toEqual([
    "Drinks > Hot > Tea: Price=2.50",
    "Drinks > Cold > Cola: Price=3",
  ]);
});

test("the items of a list stand under their headings, the line before them and what they are indented below", () => {
  const text = "# Week\n\nMonday:\n- Run 5 km\n- Gym\n  - Squats: 20\n\nAll of it.\n\n- Swim 1 km\n";
  expect(told(amountEntries("a.md", text))).toEqual([
    "Week > Monday > Run 5 km: =Run 5 km",
    "Week > Monday > Gym: ",
    "Week > Gym > Monday > Squats: 20: =Squats: 20",
    "Week > Swim 1 km: =Swim 1 km",
  ]);
});

test("the cells of a row name it", () => {
  expect(told(amountEntries("a.csv", 'item,kind,price\n"Pears, ripe",fruit,2.5\n'))).toEqual([
    "Pears, ripe > fruit: price=2.5",
  ]);
});

test("keys of data stand below others, and those of one record together", () => {
  expect(told(amountEntries("a.yaml", "fruit:\n  apples: 12 # fresh\n  pears: 7\nmax: 3\n"))).toEqual([
    "fruit > apples: =12",
    "fruit > pears: =7",
    "max: =3",
  ]);
  const records =
    '{\n  "teas": [\n    {\n      "name": "Assam",\n      "price": 4\n    },\n    { "name": "Mint", "price": 3 }\n  ]\n}\n';
  expect(told(amountEntries("a.json", records))).toEqual(["teas > Assam: price=4", "teas > Mint: price=3"]);
});

test("a column has amounts where each of its cells is one", () => {
  const all = amountEntries("a.csv", "id,name,price,size\n1,Tea 3,2.50,500 g\n2,Cola,free,\n");
  expect(["id", "name", "price", "size"].filter((column) => isAmountColumn(column, all))).toEqual(["price", "size"]);
});
