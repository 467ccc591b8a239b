import { expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const settings =
  '{\n  "printer": {\n    "dpi": 203,\n    "previewDpi": 203\n  },\n  "legacyExport": false,\n  "legacyImport": false\n}\n';

test.each([
  [
    "the last one, with the comma before it",
    'Remove "legacyImport"',
    '  "legacyExport": false,\n  "legacyImport": false\n',
    '  "legacyExport": false\n',
  ],
  ["one that others follow", 'Remove "dpi"', '    "dpi": 203,\n', ""],
  ["the only other one", 'Remove "legacyExport"', '  "legacyExport": false,\n', ""],
])("a key of JSON goes: %s", (_, wish, before, after) => {
  const fresh = doneAsWished("app.json", settings, wish);
  expect(fresh).toBe(settings.replace(before, after));
  expect(() => JSON.parse(fresh ?? "")).not.toThrow();
});

test.each([
  ["with more below it", settings, 'Remove "printer"'],
  ["below a blank line, with a comma above that", '{\n  "a": 1,\n\n  "b": 2\n}\n', 'Remove "b"'],
])("what is left is JSON where a key goes %s, or nothing is done", (_, text, wish) => {
  const fresh = doneAsWished("app.json", text, wish);
  expect(() => JSON.parse(fresh ?? text)).not.toThrow();
});
