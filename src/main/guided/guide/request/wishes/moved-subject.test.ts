import { expect, test } from "vitest";
import { withMovedSubject } from "./moved-subject.ts";

const itself = 'Change "19 July 2025" to "19 July 2025" in the poster, on the website, and in "next.json"';

test.each([
  ["the fete had to be moved to 19 July 2025, please change that in the poster", 'Set "fete" to "19 July 2025"'],
  ["our summer party is on 19 July 2025 now", 'Set "summer party" to "19 July 2025"'],
])("what was moved is set to where it went: %s", (request, wish) => {
  expect(withMovedSubject(itself, request)).toBe(wish);
});

test.each([
  ["nothing is said to have been moved", itself, "19 July 2025 please, in all of them"],
  ["it is a wish already", 'Set "fete" to "19 July"', "the fete had to be moved to 19 July"],
])("but not where %s", (_, wish, request) => {
  expect(withMovedSubject(wish, request)).toBe(wish);
});
