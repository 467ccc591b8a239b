import { expect, test } from "vitest";
import { markedEncodings, renamedColumns } from "./renamed-columns.ts";

const program = 'for row in rows:\n    total += float(row["weight"])\n    print(row.get("crate"), row["weight"])';
const given = 'Crate No,Weight (kg)\nB1,"1,200.5"\n';
const failure = "exit 1\nKeyError: 'weight'";
const changed = (others: readonly string[], of = given, text = program, said = failure) =>
  renamedColumns(text.split("\n"), said, { given: of, others }).map(({ fresh }) => fresh);

test("all columns are read by their new names, and numbers lose their commas", () => {
  expect(changed([])).toEqual([
    'for row in rows:\n    total += float(row["Weight (kg)"].replace(",", ""))\n    print(row["Crate No"], row["Weight (kg)"])',
  ]);
});

test("or by either, where another table has the old ones", () => {
  const either = '(row["weight"] if "weight" in row else row["Weight (kg)"])';
  expect(changed(["crate,weight\nA1,2\n"])[0]).toContain(`float(${either}.replace(",", ""))`);
});

test.each([
  ["one has no counterpart", "Crate No,Mass\nB1,2\n", program, failure],
  ["one has two", "Crate,Weight net,Weight gross\nB1,2,3\n", program, failure],
  ["another key is missing", given, program, "exit 1\nKeyError: 'B1'"],
  ["nothing is missing", given, program, "exit 1\nValueError: x"],
])("nothing is read otherwise where %s", (_, of, text, said) => {
  expect(changed([], of, text, said)).toEqual([]);
});

test.each([
  ['with open(path, encoding="utf-8", newline="") as f:', 'with open(path, encoding="utf-8-sig", newline="") as f:'],
  ["rows = csv.DictReader(open(sys.argv[1]))", 'rows = csv.DictReader(open(sys.argv[1], encoding="utf-8-sig"))'],
  ["with open(path, 'r') as f:", "with open(path, 'r', encoding=\"utf-8-sig\") as f:"],
])("a column that a file has first, and that isn't known, is read without the mark before it: %s", (line, mended) => {
  const marked = { given: "名前,係\n木村,給食\n", others: [] };
  const failed = "exit 1\nKeyError: '名前'";
  const lines = ["import csv", line, 'out = open("out.csv", "w")'];
  const after = (of: typeof marked, said = failed) => markedEncodings(lines, said, of).map(({ fresh }) => fresh);
  expect(after(marked)).toEqual([mended]);
  expect(after({ ...marked, given: "\uFEFF名前,係\n木村,給食\n" })).toEqual([mended]);
  expect(after({ ...marked, given: "係,名前\n給食,木村\n" })).toEqual([]);
  expect(after(marked, "exit 1\nKeyError: '学年'")).toEqual([]);
});
