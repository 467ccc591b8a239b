import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { scanJson } from "./scan-json.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const sign = fc.constantFrom(...'{}[],:"\\ \n\t0123.eE+-truefalsn/*u', "null", "true", '"a"', "\\u00e9", "\u0001");

property.prop([fc.array(sign, { maxLength: 14 }).map((signs) => signs.join(""))], { numRuns: 5_000 })(
  "it finds fault exactly where JSON.parse does",
  (text) => {
    expect(scanJson(text, false) === null).toBe(isJson(text));
  },
);

property.prop([fc.json({ maxDepth: 4 }), fc.nat(), sign], { numRuns: 1_000 })(
  "one sign too many is judged as JSON.parse judges it",
  (json, place, extra) => {
    const at = place % (json.length + 1);
    const text = json.slice(0, at) + extra + json.slice(at);
    expect(scanJson(json, false)).toBeNull();
    expect(scanJson(text, false) === null).toBe(isJson(text));
  },
);

property.prop([fc.jsonValue()])("what JSON.stringify makes is fine, with and without tolerance", (value) => {
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    expect(scanJson(text, false)).toBeNull();
    expect(scanJson(text, true)).toBeNull();
  }
});

test("very deep nesting is no trouble", () => {
  const deep = 200_000;
  expect(scanJson("[".repeat(deep) + "]".repeat(deep), false)).toBeNull();
});

test.each([
  ['{"a": 1\n "b": 2}', 9, 'expected a comma or }, but there is "b"'],
  ["[1, 2", 5, "the text ends, but ] is still missing"],
  ["{'a': 1}", 1, `expected a name in double quotes, but there is "'"`],
  ['{"a": foo}', 6, 'expected a value, but there is "foo"'],
  ['{"a" 1}', 5, 'expected a colon, but there is "1"'],
  ["{} x", 3, 'nothing more was expected, but there is "x"'],
  ["", 0, "the text ends, but a value is still missing"],
])("%j is at fault at %i", (text, offset, message) => {
  expect(scanJson(text, false)).toEqual({ offset, message });
});

test("comments and a last comma are for those who tolerate them", () => {
  const text = '// about\n{ "a": [1, 2,], /* why */ "b": {}, }\n';
  expect(scanJson(text, true)).toBeNull();
  expect(scanJson(text, false)).not.toBeNull();
  expect(scanJson("[,]", true)).not.toBeNull();
  expect(scanJson("[1,,2]", true)).not.toBeNull();
});
