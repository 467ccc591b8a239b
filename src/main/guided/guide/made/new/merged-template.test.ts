import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { mergedTemplateCalls } from "./merged-template.ts";

const files = {
  "guests.csv": "name,table,coming\nAnna Keller,1,yes\nBoris Tran,2,no\nJürgen Öhm,2,yes\n",
  "template.txt": "Welcome, {name}!\nTable {table}\n",
};

async function written(request: string, own: Record<string, string> = files) {
  const [head = [], ...rows] = (own["guests.csv"] ?? "")
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  const view = viewOf(own, { "guests.csv": { columns: head, rows } });
  const calls = await mergedTemplateCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["content"]]);
}

const ofAnna = "Welcome, Anna Keller!\nTable 1\n";

test("a template is filled in for each row that is meant, in files that are called as the example", async () => {
  const request =
    "a card text for everyone who's coming (guests.csv). One file per guest in a folder cards, named like anna-keller.txt, with the text of template.txt and name and table filled in";
  expect(await written(request)).toEqual([
    ["cards/anna-keller.txt", ofAnna],
    ["cards/juergen-oehm.txt", "Welcome, Jürgen Öhm!\nTable 2\n"],
  ]);
});

test("and for all rows where no condition is said", async () => {
  const request = "for each guest of guests.csv fill in template.txt, as out/card_Anna_Keller.txt and so on";
  expect((await written(request)).map(([path]) => path)).toEqual([
    "out/card_Anna_Keller.txt",
    "out/card_Boris_Tran.txt",
    "out/card_Jürgen_Öhm.txt",
  ]);
});

test.each<[string, string, Record<string, string>]>([
  ["the example is of no row", "one file per guest of guests.csv from template.txt, like paul-may.txt", files],
  [
    "a mark has no value",
    "one file per guest of guests.csv from template.txt, like anna-keller.txt",
    { ...files, "template.txt": "{name}, {room}" },
  ],
  ["only one is wanted", "fill in template.txt for Anna Keller of guests.csv as anna-keller.txt", files],
  [
    "it isn't clear which rows",
    "one file per guest of guests.csv who likes fish from template.txt, like anna-keller.txt",
    files,
  ],
  [
    "two have one name",
    "one file per guest of guests.csv from template.txt, like anna-keller.txt",
    { ...files, "guests.csv": "name,table\nAnna Keller,1\nAnna Keller,2\n" },
  ],
])("but not where %s", async (_, request, own) => {
  expect(await written(request, own)).toEqual([]);
});
