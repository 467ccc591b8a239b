import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { fieldReader } from "./field-reader.ts";

function readAll(pieces: readonly string[]): Map<string, string> {
  const read = fieldReader();
  const fields = new Map<string, string>();
  for (const { field, text } of pieces.flatMap(read)) fields.set(field, (fields.get(field) ?? "") + text);
  return fields;
}

test("a field is told as it grows", () => {
  const read = fieldReader();
  expect(read('{"path": "no')).toEqual([{ field: "path", text: "no" }]);
  expect(read('tes.md", "content": "# T')).toEqual([
    { field: "path", text: "tes.md" },
    { field: "content", text: "# T" },
  ]);
  expect(read("ea\\")).toEqual([{ field: "content", text: "ea" }]);
  expect(read('n- green"}')).toEqual([{ field: "content", text: "\n- green" }]);
});

test("what lies deeper is passed over", () => {
  const input = { list: [{ path: "no" }, "{"], deep: { path: 'n"o' }, path: "yes", offset: 3 };
  expect(readAll([JSON.stringify(input)])).toEqual(new Map([["path", "yes"]]));
});

const texts = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.oneof(fc.string({ unit: "binary", minLength: 1 }), fc.jsonValue()),
);

property.prop([texts, fc.array(fc.nat(40), { minLength: 1 }), fc.boolean()])(
  "however the input is cut, its texts come out whole",
  (input, cuts, isEscaped) => {
    const plain = JSON.stringify(input);
    const json = isEscaped
      ? plain.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      : plain;
    const pieces: string[] = [];
    for (let at = 0, turn = 0; at < json.length; turn++) {
      const length = 1 + (cuts[turn % cuts.length] ?? 0);
      pieces.push(json.slice(at, at + length));
      at += length;
    }
    const expected = Object.entries(input).filter(([, value]) => typeof value === "string" && value !== "");
    expect(readAll(pieces)).toEqual(new Map(expected));
  },
);

property.prop([fc.array(fc.string())])("nothing that arrives makes it fail", (pieces) => {
  expect(() => readAll(pieces)).not.toThrow();
});
