import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { joinedTable, wantsSourcesGone } from "./joined-tables.ts";

const weeks = {
  "shop.csv": "day,sold\n2023-01-01,4\n",
  "2031-w1.csv": "day,sold\nMon,3\nTue,5\n",
  "2031-w2.csv": "day,sold\nMon,2",
  "2031-w10.csv": "day,sold\nMon,9\n",
  "2032-w1.csv": "day,sold\nMon,7\n",
  "readme.txt": "the shop",
};
const year = {
  path: "2031.csv",
  content: "day,sold\nMon,3\nTue,5\nMon,2\nMon,9\n",
  sources: ["2031-w1.csv", "2031-w2.csv", "2031-w10.csv"],
};

async function joined(request: string, texts: Readonly<Record<string, string>> = weeks) {
  const view = viewOf(texts);
  return joinedTable(request, await view.files(), view);
}

describe("the tables of a series below each other", () => {
  test.each([
    "2031 is over: make one 2031.csv out of the weeks, in order and with just one header line. Then the week files of 2031 can go.",
    "please merge the weeks into one file 2031.csv and delete the single files",
    "combine the weekly tables to 2031.csv, the header only once",
    "Mach bitte aus den Wochen eine 2031.csv, die Kopfzeile nur einmal. Die einzelnen Dateien können dann weg.",
    "週ごとの表を2031.csvにまとめてください。見出しは1行だけ。",
    "週ごとの表を2031.csvにまとめていただけますか。見出しは1行だけ。",
  ])("%s", async (request) => {
    expect(await joined(request)).toEqual(year);
  });

  test("or those that are named, in that order", async () => {
    const request = "merge 2031-w2.csv and 2031-w1.csv into both.csv";
    expect((await joined(request))?.content).toBe("day,sold\nMon,2\nMon,3\nTue,5\n");
    const inFolder = { "pay/a.csv": "a,b\n1,1\n", "pay/b.csv": "a,b\n2,2\n" };
    const found = await joined("merge b.csv and a.csv into both.csv", inFolder);
    expect(found?.content).toBe("a,b\n2,2\n1,1\n");
  });

  test("or all of a folder, by their months", async () => {
    const texts = { "pay/march.csv": "a,b\n3,3\n", "pay/january.csv": "a,b\n1,1\n", "list.csv": "c,d\n0,0\n" };
    const found = await joined("put all the csv files in pay together into pay-all.csv", texts);
    expect(found?.content).toBe("a,b\n1,1\n3,3\n");
  });
});

test.each<[string, string, Record<string, string>]>([
  ["a table has another header", "merge the weeks into 2031.csv", { "2031-w3.csv": "sold,day\n1,Mon\n" }],
  ["a table has a sum", "merge the weeks into 2031.csv", { "2031-w3.csv": "day,sold\nMon,1\nTotal,1\n" }],
  ["the rows are to be in another order", "merge the weeks into 2031.csv, sorted by day", {}],
  ["only some rows are meant", "make 2031.csv out of the weeks, only the Mondays", {}],
  ["the sum is meant", "make 2031.csv from the weeks with the total per day", {}],
  ["a column is added", "merge the weeks into 2031.csv and add a column for the week", {}],
  ["one of them is to be left out", "merge the weeks into 2031.csv, without 2031-w2.csv", {}],
  ["nothing is put together", "create 2031.csv for the new year", {}],
])("but it is left open where %s", async (_, request, more) => {
  expect(await joined(request, { ...weeks, ...more })).toBeNull();
});

test.each([
  ["make a.csv out of the months. Then the month files can go.", true],
  ["merge the weeks into a.csv and delete the originals", true],
  ["Füg die Monate zu einer a.csv zusammen, die einzelnen Dateien können dann weg", true],
  ["merge the weeks into a.csv, but don't delete the originals", false],
  ["merge the weeks into a.csv, the old files stay", false],
  ["merge the weeks into a.csv", false],
  ["merge the weeks into a.csv, the empty lines can go", false],
])("whether what it is made of goes: %s", (request, isToGo) => {
  expect(wantsSourcesGone(request)).toBe(isToGo);
});
