import { expect, test } from "vitest";
import { calledAsSaid } from "./called-as-said.ts";

const lists = ["loans-spring.csv", "loans-autumn.csv", "loans-2031.csv"].map((path) => ({
  path,
  text: path.includes("spring") ? "A Tale of Gulls" : "spring cleaning, Gulls",
}));

test.each<[string, readonly number[]]>([
  ["how many in the spring and autumn lists?", [0, 1]],
  ["how many loans in all?", [0, 1, 2]],
  // it is said in others as well
  ["how many in spring?", [0, 1, 2]],
  ["how many in autumn?", [1]],
])("each is called by a word of its own: %s", (request, places) => {
  expect(calledAsSaid(lists, request)).toEqual(places.map((place) => lists[place]));
});
