import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { matchedTableCalls } from "./matched-tables.ts";

const texts = {
  "club.csv": 'name,email,town\n"Tan, Jo",jo@x.example,Ulm\nMira Beck,mira@x.example,Bonn\n',
  "course.csv": "E-Mail;Name;Town\nsam@x.example;Al Ott;Kiel\nJO@x.example;Tan, Jo;Ulm\n",
  "other.csv": "email,name,town\njo@x.example,Jo Tan,Bonn\n",
  "more.csv": "email,name,town,phone\nbo@x.example,Bo,Ulm,1\n",
  "silent.csv": "email,name,town\n,Bo,Ulm\n,Cy,Ulm\n",
  "会.csv": "氏名,メール\n森 愛,ai@x.example\n",
  "教室.csv": "メール,氏名\nai@x.example,森 愛\n",
};

async function written(request: string): Promise<string | null> {
  const view = viewOf(texts);
  const [call] = await matchedTableCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? content : null;
}

const sorted =
  'name,email,town\nAl Ott,sam@x.example,Kiel\nMira Beck,mira@x.example,Bonn\n"Tan, Jo",jo@x.example,Ulm\n';

test.each([
  "merge club.csv and course.csv into all.csv, sorted by name, nobody twice (same mail = same person). The columns are in another order in the two files.",
  "put club.csv and course.csv together into all.csv: columns name,email,town, sorted by name, each person only once (same email means same person)",
  "Bitte club.csv und course.csv zu einer all.csv zusammenführen. Achtung, die Spalten stehen in anderer Reihenfolge. Nach Name sortiert, niemand doppelt (gleiche Mail = gleiche Person).",
  "Could you combine club.csv and course.csv into all.csv? They overlap, so please drop duplicates by email and sort it by name.",
  "club.csv + course.csv -> all.csv, dedupe by mail, sort by name",
  "Please make one list all.csv of club.csv and course.csv, sorted by name, no duplicates (the same mail is the same person). The old files stay.",
  "can you merge club.csv and course.csv into one all.csv? sort by name. if the mail is the same its the same person, keep one",
])("%s", async (request) => {
  expect(await written(request)).toBe(sorted);
});

test("in the order of the files where none is said", async () => {
  expect(await written("merge club.csv and course.csv into all.csv, no duplicates")).toBe(
    'name,email,town\n"Tan, Jo",jo@x.example,Ulm\nMira Beck,mira@x.example,Bonn\nAl Ott,sam@x.example,Kiel\n',
  );
  expect(
    await written("会.csv と 教室.csv をall.csvにまとめてください。列の順番が違います。同じメールの人は1回だけ。"),
  ).toBe("氏名,メール\n森 愛,ai@x.example\n");
});

test.each([
  ["nothing is said of doubles", "merge club.csv and course.csv into all.csv, sorted by name"],
  ["two of one person differ", "merge club.csv and other.csv into all.csv, nobody twice (same mail = same person)"],
  ["a table has another column", "merge club.csv and more.csv into all.csv, nobody twice"],
  ["addresses are missing", "merge club.csv and silent.csv into all.csv, nobody twice (same mail = same person)"],
  ["some are to be left out", "merge club.csv and course.csv into all.csv, nobody twice, only those from Ulm"],
  [
    "only those in both are meant",
    "make all.csv out of club.csv and course.csv with those who are in both, nobody twice",
  ],
  ["it is sorted by something else", "merge club.csv and course.csv into all.csv, nobody twice, sorted by age"],
  ["one of them is to change", "merge course.csv into club.csv, nobody twice (same mail = same person)"],
  ["doubles are told by another column", "merge club.csv and course.csv into all.csv, same phone = same person"],
  [
    "a column is added",
    "merge club.csv and course.csv into all.csv, nobody twice, and add a column for where they are from",
  ],
])("it is left open where %s", async (_, request) => {
  expect(await written(request)).toBeNull();
});
