import { describe, expect, test } from "vitest";
import { keptBack } from "./kept-back/index.ts";
import { flawsOf } from "./prove-task.ts";
import { tuned } from "./tuned/index.ts";

test("both halves are equally large, and every group of tasks stands in both", () => {
  expect([tuned.length, keptBack.length]).toEqual([15, 15]);
  const groups = (families: typeof tuned) => new Set(families.map((family) => family.group));
  expect(groups(tuned)).toEqual(groups(keptBack));
  expect(groups(tuned).size).toBe(11);
});

// a task that can be passed by doing nothing, or can't be passed at all, says nothing of a model
describe.each([...tuned, ...keptBack])("$id", ({ variants }) => {
  test.each(variants.map((task, index) => ({ task, number: index + 1 })))(
    "task $number passes when it is done, and fails when it isn't, or wrongly",
    ({ task }) => expect(flawsOf(task)).toEqual([]),
  );
});
