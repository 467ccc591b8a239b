import { expect, test } from "vitest";
import { filesOfTime } from "./files-of-time.ts";

const days = ["2031-04-12", "2031-05-03", "2031-06-07"].map((day) => ({ path: `walks/${day}.csv`, text: "" }));
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
