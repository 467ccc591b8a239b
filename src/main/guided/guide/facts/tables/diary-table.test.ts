import { expect, test } from "vitest";
import { diaryTable } from "./diary-table.ts";

test("each amount of a diary is a row with its day, what it is of, and what stands above it", () => {
  const text = "# Swimming 2031\n\n## May\n\nGoal: 9 km\n\n- Sat 3: crawl 1.2 km, cold\n- Sun 4: nothing, ill\n";
  expect(diaryTable(`${text}\n## June\n- Mon 2: crawl 1.5 km, back 0.4 km\n- Tue 3: walk 3 km with Jo\n`)).toEqual({
    columns: ["day", "what", "km"],
    rows: [
      ["3 May", "crawl", "1.2"],
      ["2 June", "crawl", "1.5"],
      ["2 June", "back", "0.4"],
      ["3 June", "walk", "3"],
    ],
  });
  expect(diaryTable("KW 3\nMo  Geige 0:40, Theorie 0:20\nMi  Geige 1:05\n\nKW 4\nDo  Geige 0:35\n")).toEqual({
    columns: ["section", "day", "what", "duration"],
    rows: [
      ["KW 3", "Mo", "Geige", "0:40"],
      ["KW 3", "Mo", "Theorie", "0:20"],
      ["KW 3", "Mi", "Geige", "1:05"],
      ["KW 4", "Do", "Geige", "0:35"],
    ],
  });
  expect(diaryTable("5月3日 紅茶 620円\n5月8日 牛乳 238円、パン 180円\n")?.rows).toEqual([
    ["5月3日", "紅茶", "620"],
    ["5月8日", "牛乳", "238"],
    ["5月8日", "パン", "180"],
  ]);
});

test.each([
  ["times of day are none", "Mon choir 19:00\nTue dentist 10:30\nWed choir 19:00\n"],
  ["two units are no one column", "Mon: run 5 km\nTue: swim 30 min\nWed: run 6 km\n"],
  ["a number without what it is of", "Mon: run in the rain, 5 km\nTue: run 6 km\nWed: run 7 km\nThu: run 7 km\n"],
  ["a number that says something else", "Mon: run 5 km\nTue: run 6 km in 40 min\nWed: run 7 km\n"],
  ["an amount of it elsewhere", "Mon: run 5 km\nTue: run 6 km\nWed: run 7 km\nand I run 4 km to work\n"],
  ["no days", "Ada: 5 km\nBo: 6 km\nCy: 7 km\n"],
])("no table is made where a diary isn't all of one shape: %s", (_, text) => {
  expect(diaryTable(text)).toBeNull();
});
