import { expect, test } from "vitest";
import { calledAsSaid } from "./called-as-said.ts";
import { filesOfTime } from "./files-of-time.ts";

const days = ["2031-04-12", "2031-05-03", "2031-06-07"].map((day) => ({ path: `walks/${day}.csv`, text: "" }));
const lists = ["loans-spring.csv", "loans-autumn.csv", "loans-2031.csv"].map((path) => ({
  path,
  text: path.includes("spring") ? "A Tale of Gulls" : "spring cleaning, Gulls",
}));

test.each<[string, readonly number[]]>([
  ["in May", [1]],
  ["in april and may together", [0, 1]],
  ["since 3 May 2031", [1, 2]],
  ["in all", [0, 1, 2]],
  // none of them is of then
  ["in October", [0, 1, 2]],
])("files are of the time that is said: %s", (request, places) => {
  expect(filesOfTime(days, request)).toEqual(places.map((place) => days[place]));
});

test.each<[string, readonly number[]]>([
  ["how many in the spring and autumn lists?", [0, 1]],
  ["how many loans in all?", [0, 1, 2]],
  // it is said in others as well
  ["how many in spring?", [0, 1, 2]],
  ["how many in autumn?", [1]],
])("each is called by a word of its own: %s", (request, places) => {
  expect(calledAsSaid(lists, request)).toEqual(places.map((place) => lists[place]));
});
