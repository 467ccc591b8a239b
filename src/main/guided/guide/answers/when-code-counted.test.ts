import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenCodeCounted } from "./when-code-counted.ts";

const note = "Counted: 2 functions: area, turn";

function answered(request: string, facts = note): string | null {
  return answerWhenCodeCounted(viewedTurn(request, [["geometry.py", facts]]));
}

test.each([
  [
    "geometry.py got quite long. How many functions are in there by now? The commented out ones don't count",
    "2 functions in geometry.py: area, turn.",
  ],
  ["how many functions does geometry.py have?", "2 functions in geometry.py: area, turn."],
  [
    "how many functions are there in geometry.py, without the commented-out ones?",
    "2 functions in geometry.py: area, turn.",
  ],
  [
    "Wie viele Funktionen sind in geometry.py? Auskommentierte zählen nicht.",
    "2 Funktionen in geometry.py: area, turn.",
  ],
  ["geometry.pyの関数はいくつありますか。コメントアウトされたものは除く", "geometry.pyの関数は2個です: area, turn"],
])("%s", (request, answer) => {
  expect(answered(request)).toBe(answer);
});

test.each([
  ["how many functions in geometry.py have a docstring and which ones don't?", note],
  ["how many functions are longer than 20 lines?", note],
  ["how many functions are there, the commented out ones included?", note],
  ["how many functions does geometry.py have?", `${note}\nBesides them: 3 methods.`],
  ["how many functions does geometry.py have?", ""],
])("it is left to the model: %s", (request, facts) => {
  expect(answered(request, facts)).toBeNull();
});

test("programs that were counted together are told so, whatever each has", () => {
  const viewed = [
    ["tests/test_a.py", "Counted: 2 tests: test_one, test_two"],
    ["tests/test_b.py", "Counted: 1 tests: test_three"],
  ] as const;
  const together = "Files: …\ntests together: Counted: 3 tests: tests/test_a.py 2, tests/test_b.py 1";
  const asked = (request: string, context: string) => answerWhenCodeCounted(viewedTurn(request, viewed, context));
  expect(asked("how many tests are in the tests folder now? commented out ones dont count", together)).toBe(
    "3 tests in tests: tests/test_a.py 2, tests/test_b.py 1.",
  );
  expect(asked("how many tests are in the tests folder now?", "")).toBeNull();
  expect(asked("how many tests are in the tests folder that take a fixture?", together)).toBeNull();
});
