import { expect, test } from "vitest";
import { doneAsWished } from "./done-as-wished.ts";

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
])("a row that is said in one goes into the columns of a %s", (_, path, text, wish, row) => {
  const after = doneAsWished(path, text, wish);
  expect(after?.split("\n").map((line) => line.replaceAll(/ +/g, " "))).toEqual([
    ...text.trimEnd().split("\n"),
    row,
    "",
  ]);
});

test.each([
  ["has fewer sides than the table has columns", 'Add "Noor K., station C"'],
  ["has a word where the others have numbers", 'Add "Noor K., station C, late, ext none"'],
])("nothing is added where it %s", (_, wish) => {
  expect(doneAsWished("rota.md", rota, wish)).toBeNull();
});
