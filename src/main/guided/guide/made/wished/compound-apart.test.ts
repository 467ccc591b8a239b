import { expect, test } from "vitest";
import { withCompoundApart } from "./compound-apart.ts";

const wish = 'Change "Mannschaftssitzung" from "Montag" to "Dienstag"';

test("a German name is called by its two parts where a text has these only, in whichever form", () => {
  const text = "# Die Mannschaft\n\nUnsere Sitzungen sind montags.\n";
  expect(withCompoundApart(wish, text)).toBe('Change "mannschaft sitzung" from "Montag" to "Dienstag"');
});

test.each([
  ["as it stands there", "Mannschaftssitzung: Montag\nSitzung der Mannschaft\n"],
  ["where one of its parts is missing", "Die Mannschaft kommt montags.\n"],
])("a German name is called by itself %s", (_, text) => {
  expect(withCompoundApart(wish, text)).toBe(wish);
});

test("what is to stand there is left as it is", () => {
  const text = "Chor und Probe\n";
  expect(withCompoundApart('Change "Singen" to "Chorprobe"', text)).toBe('Change "Singen" to "Chorprobe"');
});
