import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { quotedCells } from "./quoted-cells.ts";

const program = {
  path: "list.py",
  text: 'import sys\n\nfor line in open(sys.argv[1]):\n    parts = line.strip().split(",")\n    print(parts[0], parts[2])\n',
};
const data = { path: "crew.csv", text: 'name,town,age\nIda,Odense,31\n"Reyes, Mo","Aarhus, north",40\n' };

const request = "python3 list.py crew.csv prints a town instead of an age for mr reyes, fix it";

test("a cell in quotation marks is one cell, and its commas are printed", () => {
  const found = quotedCells(request, { program, data });
  const taken = "name,town,age\nIda,Odense,31\nReyes\u201A Mo,Aarhus\u201A north,40\n";
  expect(found?.twins).toEqual([
    { given: null, taken },
    { given: 'name,town,age\n"Ida","Odense","31"\n"Reyes, Mo","Aarhus, north","40"\n', taken },
  ]);
  expect(found?.inPrint?.("exit 0\nReyes\u201A Mo 40\n")).toBe("exit 0\nReyes, Mo 40\n");
  expect(found?.changes.map(({ input }) => input["new_text"])).toEqual([
    "import csv\nimport sys\n\nfor line in open(sys.argv[1]):\n    parts = next(csv.reader([line.strip()]))",
  ]);
});

test("in JavaScript, and with other separators", () => {
  const script = { path: "list.mjs", text: "for (const row of rows) {\n  const [name, age] = row.split(';');\n}\n" };
  const found = quotedCells("it splits at the semicolon in the quotes", {
    program: script,
    data: { path: "a.csv", text: '"Mo; Ida";3\nUte;4\n' },
  });
  const fresh = found?.changes[0]?.input["new_text"];
  if (typeof fresh !== "string") throw new Error("Nothing is changed.");
  const row = `const row = '"Mo; ""Ida""";;3';${fresh} console.log(JSON.stringify([name, age, row.length])); }`;
  expect(
    execFileSync("node", ["-e", `{ ${row.replace("[name, age]", "[name, empty, age]")}`], { encoding: "utf8" }),
  ).toBe('["Mo; \\"Ida\\"","3",16]\n');
});

test.each([
  ["nothing is in quotation marks", "name,age\nIda,31\n"],
  ["no separator is in them", 'name,age\n"Ida",31\n'],
  ["marks stand within a cell", 'name,age\n"Ida ""Mo"", the elder",31\n'],
  ["a line has other cells", 'name,age\n"Ida, Mo",31\nUte,4,5\n'],
])("nothing is meant where %s", (_, text) => {
  expect(quotedCells(request, { program, data: { ...data, text } })).toBeNull();
});

test("nothing is changed where the program reads them by itself", () => {
  const text = "import csv\nfor row in csv.reader(open('crew.csv')):\n    print(row)\n";
  expect(quotedCells(request, { program: { ...program, text }, data })?.changes).toEqual([]);
});

test("nothing is meant where something else is complained of", () => {
  const other = "python3 list.py crew.csv prints everything twice, fix it";
  expect(quotedCells(other, { program, data })).toBeNull();
});
