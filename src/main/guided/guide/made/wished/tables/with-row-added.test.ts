import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const rota =
  "| Name | Station | Shift | Ext. |\n|---|---|---|---|\n| Priya N. | A | early | 402 |\n| Tomas H. | B | night | 407 |\n";
const firms =
  "name,desk,contact,phone\nArden Timber,sales,Owen Pryce,0555 1180\nHolm Paints,accounts,Ana Reis,0555 4417\n";

test.each([
  ["table", "rota.md", rota, 'Add "Noor K., station C, late, ext 418"', "| Noor K. | C | late | 418 |"],
  [
    "file of rows",
    "firms.csv",
    firms,
    'Add "Toller, accounts, Greta Moll, 0555 2210" at the end',
    "Toller,accounts,Greta Moll,0555 2210",
  ],
  [
    "file of rows, by their own sign",
    "firms.csv",
    firms,
    'Add "Toller,accounts,Greta Moll,0555 2210"',
    "Toller,accounts,Greta Moll,0555 2210",
  ],
  [
    "file of rows, with their capital",
    "firms.csv",
    firms,
    'Add "toller, accounts, Greta Moll, 0555 2210"',
    "Toller,accounts,Greta Moll,0555 2210",
  ],
  [
    "table with a column for ticks",
    "plan.md",
    "| KW | Wer | erledigt |\n|---|---|---|\n| 23 | Anna | x |\n| 24 | Jonas | |\n",
    'Add "KW 25, Mehmet" at the end',
    "| 25 | Mehmet | |",
  ],
])("a row that is said in one goes into the columns of a %s", (_, path, text, wish, row) => {
  const after = doneAsWished(path, text, wish);
  expect(after?.split("\n").map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    ...text.trimEnd().split("\n"),
    row,
    "",
  ]);
});

test("a row goes right behind the one that is said", () => {
  const after = doneAsWished("firms.csv", firms, 'Add "Fels, sales, Ida Brok, 0555 9" after "Arden Timber"');
  expect(after?.split("\n")[2]).toBe("Fels,sales,Ida Brok,0555 9");
});

test.each([
  ["has fewer sides than the table has columns", 'Add "Noor K., station C"'],
  ["has a word where the others have numbers", 'Add "Noor K., station C, late, ext none"'],
])("nothing is added where it %s", (_, wish) => {
  expect(doneAsWished("rota.md", rota, wish)).toBeNull();
});
