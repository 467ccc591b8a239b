import { expect, test } from "vitest";
import { asksOnlyToRun } from "./only-to-run.ts";

test.each([
  ["run test_a.py and tell me which of the tests fail. dont repair anything yet", true],
  ["Lass mal a.py mit 175 Euro laufen und sag mir, was rauskommt. Am Programm nichts ändern", true],
  ["run cakes.js for 6 persons and tell me how much milk I need", true],
  ["a.js を8人分で実行して、結果を教えてください。プログラムは変更しないでください。", true],
  ["run a.py and fix what is wrong, but don't change the test", false],
  ["run a.py, tell me what fails and repair it", false],
  ["a.py prints 3 when I run it, tell me why", false],
  ["don't run a.py, tell me what it does", false],
])("%s: %s", (request, only) => {
  expect(asksOnlyToRun(request)).toBe(only);
});
