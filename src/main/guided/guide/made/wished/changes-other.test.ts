import { expect, test } from "vitest";
import { changesOther } from "./changes-other.ts";

const text = 'version = "2.0.1"\nmoss = "moss:main"\n';
const wish = 'Change the version of "moss" from "2.0.1" to "2.1.0"';

test("what has an old value that stands in a text may be changed", () => {
  expect(changesOther(wish, text, text.replace("2.0.1", "2.1.0"))).toBe(false);
});

test.each([
  ["a line without it was changed", wish, text, text.replace("moss:main", "2.1.0")],
  ["a line without it was changed as well", wish, text, text.replace("moss:main", "2.1.0").replace("2.0.1", "2.1.0")],
  ["it is still there as often", wish, text, text.replace("version", "2.1.0")],
  ["the month is there twice", 'Change "fair" from "14" to "21 June"', "Fair: 14 June\n", "Fair: 21 June June\n"],
])("something else was changed where %s", (_, told, before, after) => {
  expect(changesOther(told, before, after)).toBe(true);
});

test.each([
  [
    "in another spelling",
    'Change "fair" from "14 June" to "21 June"',
    "Fair 14 June\n2025-06-14\n",
    "Fair 14 June\n2025-06-21\n",
  ],
  [
    "in a calendar",
    'Change "fair" from "14 June" to "21 June"',
    "14 June!\nDTSTART:20250614T100000\n",
    "14 June!\nDTSTART:20250621T100000\n",
  ],
  [
    "in another form",
    'Change "Chess" from "Herr Pohl" to "Frau Kern"',
    "Herr Pohl\nbei Herrn Pohl\n",
    "Herr Pohl\nbei Frau Kern\n",
  ],
  ["as a state", 'Change "pvp" from "on" to "off"', "# on a server\npvp=true\n", "# on a server\npvp=false\n"],
])("a line that has it %s may be changed", (_, told, before, after) => {
  expect(changesOther(told, before, after)).toBe(false);
});
