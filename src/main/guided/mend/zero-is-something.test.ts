import { expect, test } from "vitest";
import type { Language } from "./program-file.ts";
import { zeroIsSomething } from "./zero-is-something.ts";

const request = 'a team that gave 0 points shows up as "no answer". 0 is an answer! only null is none';

function changed(lines: readonly string[], language: Language, asked = request): string[] {
  const program = { lines, language, failing: new Set<number>(), failure: "exit 0\n", request: asked };
  return zeroIsSomething(program).map(({ fresh }) => fresh);
}

test("what 0 is taken for is put right wherever the value is asked for", () => {
  const lines = ['console.log(`${points || "no answer"}`);', "if (points) {", "  sum += points;", "}"];
  expect(changed(lines, "javascript")).toEqual(['console.log(`${points ?? "no answer"}`);\nif (points != null) {']);
});

test("in Python as well", () => {
  const lines = ['print(row["points"] or "none")', 'if not row["points"]:', "    continue"];
  expect(changed(lines, "python")).toEqual([
    'print(row["points"] if row["points"] is not None else "none")\nif row["points"] is None:',
  ]);
});

test("but not where nothing is said of it", () => {
  expect(changed(['print(points or "none")'], "python", "it prints none, that's wrong")).toEqual([]);
});
