import { describe, expect, test } from "vitest";
import { replacedInEachForm } from "./replaced-in-each-form.ts";

describe("words take the place of others", () => {
  test.each([
    [
      'Replace "customer" by "guest"',
      "DEAR CUSTOMERS!\nCustomers come first. A customer's coat. It is customary.\n",
      "DEAR GUESTS!\nGuests come first. A guest's coat. It is customary.\n",
    ],
    [
      'Replace "12 Station Street" by "27 Foundry Road"',
      "SPOKE & CHAIN\n12 STATION STREET\nor 12 Station Street\n",
      "SPOKE & CHAIN\n27 FOUNDRY ROAD\nor 27 Foundry Road\n",
    ],
    ['Replace "box" by "crate"', "Boxes and a box\n", "Crates and a crate\n"],
  ])("in the plural and in capital letters too: %s", (wish, before, after) => {
    expect(replacedInEachForm("a.md", before, wish)).toBe(after);
  });

  test.each([
    ["a.md", "one customer\n", 'Replace "customer" by "guest"'],
    ["shop.py", "CUSTOMERS = 1\ncustomer = 2\n", 'Replace "customer" by "guest"'],
    ["a.md", "butter, Butter\n", 'Replace "Butter" by "Margarine"'],
    ["a.md", "see customer-list.csv and CUSTOMER@shop.example\n", 'Replace "customer" by "guest"'],
  ])("but only where there is such a form, and no name of a program or a file: %s %s", (path, text, wish) => {
    expect(replacedInEachForm(path, text, wish)).toBeNull();
  });
});
