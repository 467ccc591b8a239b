import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { readRecords } from "./read-records.ts";

test.each([
  ["JSON", "a.json", '{"return": {"train": "IC 239", "seats": [{"name": "Priya", "seat": 81}]}}'],
  ["YAML", "a.yaml", "return:\n  train: IC 239\n  seats:\n    - name: Priya\n      seat: 81\n"],
  ["TOML", "a.toml", '[return]\ntrain = "IC 239"\n[[return.seats]]\nname = "Priya"\nseat = 81\n'],
])("the records of %s are read, however deep they stand", (_, path, text) => {
  expect(readRecords(path, text)).toEqual([
    { above: [], key: "return", fields: [{ name: "train", values: ["IC 239"] }] },
    {
      above: ["return", "seats"],
      key: null,
      fields: [
        { name: "name", values: ["Priya"] },
        { name: "seat", values: ["81"] },
      ],
    },
  ]);
});

test.each([
  ["a.yaml", "nas:\n  phone: 055512\n  temp: 20.0\n  runs: [a, b]\n  off: null\n", ["055512"], ["20.0"], ["a", "b"]],
  [
    "a.toml",
    '[nas]\nphone = "055512"\nday = 2025-05-01\nruns = ["a", "b"]\ntemp = 20.0\n',
    ["055512"],
    ["2025-05-01"],
    ["a", "b"],
  ],
])("values stay as they are written in %s, and what can't is left out", (path, text, ...values) => {
  expect(readRecords(path, text).flatMap(({ fields }) => fields.map((field) => field.values))).toEqual(values);
});

test.each([
  ["a.json", '{"a": '],
  ["a.yaml", "a: [1\nb: 2"],
  ["a.toml", "a = "],
  ["a.json", '{"a": {"b": 1}, "a": {"b": 2}}'],
  ["a.txt", "a: 1\n"],
])("there are none in %s: %s", (path, text) => {
  expect(readRecords(path, text)).toEqual([]);
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);

property.prop([fc.array(fc.dictionary(word, word, { minKeys: 1, noNullPrototype: true }), { minLength: 1 })])(
  "each record of a list is found with all its values",
  (list) => {
    const records = readRecords("a.json", JSON.stringify({ list }));
    const written = list.map((item) => Object.entries(item).filter(([, value]) => value !== "null"));
    expect(records.map(({ fields }) => fields.map(({ name, values }) => [name, values[0]]))).toEqual(
      written.filter((entries) => entries.length > 0),
    );
  },
);

property.prop([fc.string()])("no text makes it fail", (text) => {
  for (const path of ["a.json", "a.yaml", "a.toml"]) expect(Array.isArray(readRecords(path, text))).toBe(true);
});
