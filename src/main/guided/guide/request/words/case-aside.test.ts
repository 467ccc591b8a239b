import { expect, test } from "vitest";
import { caseAside } from "./case-aside.ts";

test.each([
  ["capitals don't matter in an address", "address"],
  ["upper and lower case make no difference", null],
  ["ignore case", null],
  ["do it regardless of capitalization", null],
  ["compare them case-insensitively", null],
  ["Groß- und Kleinschreibung ist egal", null],
  ["Groß-/Kleinschreibung spielt dabei keine Rolle", null],
  ["auf Groß- und Kleinschreibung kommt es nicht an", null],
  ["egal ob groß oder klein geschrieben", null],
  ["大文字と小文字は区別しないで", null],
])("capitals make no difference: %s", (request, of) => {
  expect(caseAside(request)?.of).toBe(of);
});

test("what else is said is left", () => {
  expect(caseAside("drop the doubles, ignoring case, in a.txt")?.rest).toBe("drop the doubles , in a.txt");
});

test.each([
  "capitals matter",
  "write it in capitals",
  "in this case it doesn't matter",
  "Groß- und Kleinschreibung beachten",
  "大文字と小文字は区別して",
  "ignore capitals in the names, ignore case in the towns",
])("it isn't said: %s", (request) => {
  expect(caseAside(request)).toBeNull();
});
