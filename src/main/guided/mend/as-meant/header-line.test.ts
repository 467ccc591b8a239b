import { expect, test } from "vitest";
import { headerLine } from "./header-line.ts";

const program = {
  path: "rain.py",
  text: "with open(path) as file:\n    reader = csv.reader(file)\n    rows = list(reader)\nprint(sum(float(row[1]) for row in rows))\n",
};
const data = { path: "rain.csv", text: "day,mm\nmon,4\ntue,6\n" };

test("a program that breaks off at the name of a column is to skip the names", () => {
  const found = headerLine({ program, data }, "exit 1\nValueError: could not convert string to float: 'mm'");
  expect(found?.twins).toEqual([
    { given: null, taken: "mon,4\ntue,6\n" },
    { given: "day,mm\nmon,4\ntue,6\nmon,4\ntue,6\n", taken: "mon,4\ntue,6\nmon,4\ntue,6\n" },
  ]);
  expect(found?.changes.map(({ input }) => input["new_text"])).toEqual([
    "    next(reader, None)\n    rows = list(reader)",
  ]);
});

test.each([
  ["it breaks off at a value", "exit 1\nValueError: could not convert string to float: 'n/a'", data.text],
  ["a column is only unknown", "exit 1\nKeyError: 'mm'", data.text],
  ["nothing is wrong", "exit 0\n10", data.text],
])("nothing is meant where %s", (_, failure, text) => {
  expect(headerLine({ program, data: { ...data, text } }, failure)).toBeNull();
});
