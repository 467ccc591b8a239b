import { expect, test } from "vitest";
import { type Mission, missionTable } from "./mission-table.ts";
import { testTitles } from "./test-titles.ts";

const mission = (more: Partial<Mission> = {}): Mission => ({
  specifications: {
    "000": {
      title: "zoo",
      abilities: [
        { wording: "counts lions", lives: "src/lions.ts" },
        { wording: "counts owls", lives: "src", open: "it is dark" },
      ],
    },
  },
  beyond: { title: "more", abilities: [] },
  files: [{ name: "test/mission/000-zoo.test.ts", titles: ["counts lions"] }],
  isThere: () => true,
  ...more,
});
const titled = (name: string, ...titles: string[]) => ({ files: [{ name: `test/mission/${name}`, titles }] });

test("an ability is told with its place and its test, one without with the reason", () => {
  const { text, wrong } = missionTable(mission());
  expect(wrong).toEqual([]);
  expect(text).toContain("1 of 2 have one");
  expect(text).toContain("| counts lions | `src/lions.ts` | `test/mission/000-zoo.test.ts` |");
  expect(text).toContain("| counts owls | `src` | open: it is dark |");
});

test.each([
  ["an ability without a test", titled("000-zoo.test.ts"), "No test has this title: counts lions"],
  ["an open one with a test", titled("000-zoo.test.ts", "counts lions", "counts owls"), "said to be open: counts owls"],
  [
    "a test under another name",
    titled("000-zoo.test.ts", "counts lions", "counts cats"),
    "worded like this: counts cats",
  ],
  ["a test of another specification", titled("001-zoo.test.ts", "counts lions"), "worded like this: counts lions"],
  ["a place that isn't there", { isThere: (path: string) => path === "src" }, "src/lions.ts isn't there"],
])("it is wrong: %s", (_, more, reason) => {
  expect(missionTable(mission(more)).wrong).toEqual([expect.stringContaining(reason)]);
});

test("files that are no specification's have titles as they like", () => {
  const specifications = { "000": { title: "zoo", abilities: [] } };
  expect(missionTable(mission({ specifications, ...titled("zoo.test.ts", "feeds lions") })).wrong).toEqual([]);
});

test("titles are found wherever a test is written, and nowhere else", () => {
  const source = [
    'describe("zoo", () => { test("one", () => { call("no"); }); });',
    'test.each([["no"]])("two %s", () => {});',
    "test.only(`three`, async () => {}); test(title, () => {});",
    '// test("no")\nconst text = \'test("no")\';',
  ].join("\n");
  expect(testTitles("x.test.ts", source)).toEqual(["one", "two %s", "three"]);
});
