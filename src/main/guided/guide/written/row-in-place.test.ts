import { expect, test } from "vitest";
import { withRowInPlace } from "./row-in-place.ts";

const table = "date,what\n2024-03-02,tea\n2024-03-21,rice\n2024-05-09,oats\n";
const row = "2024-04-11,beans";

test.each([
  [
    "a row goes where it belongs by its date",
    "add the beans to it",
    `${table}${row}\n`,
    table.replace("2024-05", `${row}\n2024-05`),
  ],
  ["it stays where it is said to go", "add the beans at the end", `${table}${row}\n`, `${table}${row}\n`],
  ["what is there isn't put in once more", "add the tea", `${table}2024-03-02,tea\n`, table],
  ["unless it is said so", "add the tea once more", `${table}2024-03-02,tea\n`, `${table}2024-03-02,tea\n`],
  [
    "of two rows nothing is known",
    "add both",
    `${table}${row}\n2024-01-01,nuts\n`,
    `${table}${row}\n2024-01-01,nuts\n`,
  ],
  [
    "what else was changed stays so",
    "add the beans",
    `${table.replace("tea", "coffee")}${row}\n`,
    `${table.replace("tea", "coffee")}${row}\n`,
  ],
])("%s", (_, request, written, expected) => {
  expect(withRowInPlace("stock.csv", table, written, request)).toBe(expected);
});

test("what is in no order, the newest first, and what has names at the beginning", () => {
  const mixed = "date,what\n2024-03-21,rice\n2024-03-02,tea\n2024-05-09,oats\n";
  expect(withRowInPlace("a.csv", mixed, `${mixed}${row}\n`, "add beans")).toBe(`${mixed}${row}\n`);
  const newest = "tag;was\n09.05.2024;Hafer\n21.03.2024;Reis\n02.03.2024;Tee\n";
  expect(withRowInPlace("a.csv", newest, `${newest}11.04.2024;Bohnen\n`, "Bohnen eintragen")).toBe(
    newest.replace("21.03", "11.04.2024;Bohnen\n21.03"),
  );
  const names = "name,day\nAda,Mo\nBo,Tu\nEli,We\n";
  expect(withRowInPlace("a.csv", names, `${names}Cy,Th\n`, "add Cy")).toBe(`${names}Cy,Th\n`);
  expect(withRowInPlace("a.md", table, `${table}${row}\n`, "add beans")).toBe(`${table}${row}\n`);
});
