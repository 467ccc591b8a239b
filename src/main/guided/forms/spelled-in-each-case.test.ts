import { expect, test } from "vitest";
import { spelledInEachCase } from "./spelled-in-each-case.ts";

const menu = "Mediteranean kitchen\nsmall mediteranean dishes\nMEDITERANEAN NIGHT\n";
const request = "i wrote Mediteranean all over menu.html, its with two r. can you fix that everywhere?";

test("a word is spelled right in each of its cases", () => {
  expect(spelledInEachCase(menu, "Mediteranean", "Mediterranean", request)).toBe(
    "Mediterranean kitchen\nsmall mediterranean dishes\nMEDITERRANEAN NIGHT\n",
  );
});

test.each([
  ["it is about something else", menu, "replace Mediteranean by Mediterranean"],
  ["only a file is called a letter", menu, "replace Mediteranean by Mediterranean in letter.txt"],
  ["it stands there in one form", "Mediteranean kitchen\n", request],
])("but not where %s", (_, text, asked) => {
  expect(spelledInEachCase(text, "Mediteranean", "Mediterranean", asked)).toBeNull();
});
