import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type Accepts, grammarAccepts } from "../../../../../test/support/grammar-accepts.ts";
import { jsonGrammar } from "./json-text-grammar.ts";

const accepts: Accepts = await grammarAccepts(jsonGrammar);

describe("the grammar of a JSON file", () => {
  test.each([
    ["an object", '{\n  "name": "a",\n  "list": [\n    1,\n    2\n  ]\n}\n'],
    ["an object in one line", '{"a": 1, "b": [true, false, null]}'],
    ["without blanks", '{"a":1,"b":[]}'],
    ["empty ones", '{\n  "a": {},\n  "b": []\n}'],
    ["numbers", "[0, -1, 12.5, 1e9, 2.5E-3]"],
    ["all signs", '"é 写真 😀 \\" \\\\ \\/ \\n \\t \\u00e9"'],
    ["a value alone", "null"],
  ])("takes %s", (_, text) => {
    expect(accepts(text)).toBe(true);
  });

  test.each([
    ["half a file", '{"a": [1, 2'],
    ["words before it", 'Here it is:\n{"a": 1}'],
    ["words behind it", '{"a": 1}\nThat is all.'],
    ["a fence", '```json\n{"a": 1}\n```'],
    ["a comma too many", '{"a": 1,}'],
    ["single quotes", "{'a': 1}"],
    ["names without quotes", "{a: 1}"],
    ["comments", '{"a": 1} // one'],
    ["a line end in a string", '"a\nb"'],
    ["a number with leading zeros", "[01]"],
    ["nothing", ""],
  ])("refuses %s", (_, text) => {
    expect(accepts(text)).toBe(false);
  });
});

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.string({ unit: "grapheme", maxLength: 6 }),
    fc.integer(),
    fc.double({ min: -1_000, max: 1_000, noNaN: true }).map((number) => Number(number.toFixed(6))),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.string({ unit: "grapheme", maxLength: 4 }), tie("json"), { maxKeys: 3 }),
  ),
}));
const text = fc
  .tuple(json, fc.constantFrom(0, 2, 4, "\t"))
  .map(([value, indent]) => JSON.stringify(value, null, indent));

property.prop([text])("takes any JSON, as people lay it out", (written) => {
  expect(accepts(written)).toBe(true);
  expect(accepts(`${written}\n`)).toBe(true);
});

property.prop([text, fc.nat(), fc.nat(3), fc.constantFrom("", ",", '"', "}", "]", "\n", "\\", "0", "-", "a", " ")])(
  "takes nothing that is no JSON",
  (written, place, length, sign) => {
    const at = place % (written.length + 1);
    const spoilt = written.slice(0, at) + sign + written.slice(at + length);
    if (spoilt.isWellFormed() && accepts(spoilt)) expect(() => JSON.parse(spoilt)).not.toThrow();
  },
);
