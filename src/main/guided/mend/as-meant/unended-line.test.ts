import { expect, test } from "vitest";
import { unendedLine } from "./unended-line.ts";

const data = { path: "march.txt", text: "Mon 45\nWed 60\nSun 35" };

const request = "it forgets my last day";

function changed(path: string, text: string): unknown {
  return unendedLine(request, { program: { path, text }, data })?.changes[0]?.input["new_text"];
}

test("the last line counts, whether it has an end or not", () => {
  const program = { path: "sum.sh", text: 'while read -r day minutes; do\n  sum=$((sum + minutes))\ndone < "$1"\n' };
  const found = unendedLine(request, { program, data });
  expect(found?.twins).toEqual([
    { given: null, taken: "Mon 45\nWed 60\nSun 35\n" },
    { given: "Mon 45\nWed 60", taken: "Mon 45\nWed 60\n" },
  ]);
  expect(found?.changes.map(({ input }) => input["new_text"])).toEqual([
    'while read -r day minutes || [ -n "$day" ]; do',
  ]);
});

test.each([
  ["sum.sh", "while IFS=, read -r name count\ndo", 'while IFS=, read -r name count || [ -n "$name" ]\ndo'],
  ["sum.sh", "while IFS= read -r line; do", 'while IFS= read -r line || [ -n "$line" ]; do'],
  ["sum.sh", "while read; do", 'while read || [ -n "$REPLY" ]; do'],
  ["sum.sh", "while IFS=';' read -ra cells; do", "while IFS=';' read -ra cells || [ -n \"$cells\" ]; do"],
  ["sum.py", "    day = line[:-1]", String.raw`    day = line.rstrip("\n")`],
  [
    "sum.js",
    String.raw`const rows = text.split("\n").slice(0, -1);`,
    String.raw`const rows = text.trimEnd().split("\n");`,
  ],
])("%s: %s", (path, line, fresh) => {
  expect(changed(path, `${line}\n`)).toBe(fresh.split("\n")[0]);
});

test.each([
  ["it knows of it", 'while read -r day || [ -n "$day" ]; do\n'],
  ["what it reads are no lines", "while IFS= read -r -d '' file; do\n"],
])("nothing is changed where %s", (_, text) => {
  expect(changed("sum.sh", text)).toBeUndefined();
});

test("nothing is meant where the last line has its end", () => {
  const program = { path: "sum.sh", text: "while read -r day; do\n" };
  expect(unendedLine(request, { program, data: { ...data, text: `${data.text}\n` } })).toBeNull();
  expect(unendedLine(request, { program, data: { ...data, text: "" } })).toBeNull();
});

test("nothing is meant where something else is complained of", () => {
  const program = { path: "sum.sh", text: "while read -r day; do\n" };
  expect(unendedLine("it prints the sum twice", { program, data })).toBeNull();
});
