import { expect, test } from "vitest";
import { keepsGoing, whatWorks } from "./keeps-going.ts";

const printing = (outcomes: Readonly<Record<string, string>>) => async (command: string) => outcomes[command] ?? null;

test("what fails now, or prints something else each time, isn't held to", async () => {
  let count = 0;
  const run = async (command: string) =>
    command === "fails" ? "exit 1" : command === "clock" ? `exit 0\n${count++}` : "exit 0\n5";
  const runs = ["fails", "clock", "sum"].map((command) => ({ command, isSame: true }));
  expect(await whatWorks([...runs, { command: "clock", isSame: false }], run)).toEqual([
    { command: "sum", printed: "exit 0\n5" },
    { command: "clock", printed: null },
  ]);
});

test.each([
  ["as before", { sum: "exit 0\n5", clock: "exit 0\n7" }, true],
  ["another sum", { sum: "exit 0\n6", clock: "exit 0\n7" }, false],
  ["one fails", { sum: "exit 0\n5", clock: "exit 1" }, false],
  ["one can't be run", { sum: "exit 0\n5" }, false],
])("%s", async (_, outcomes, isKept) => {
  const working = [
    { command: "sum", printed: "exit 0\n5" },
    { command: "clock", printed: null },
  ];
  expect(await keepsGoing(working, printing(outcomes))).toBe(isKept);
});
