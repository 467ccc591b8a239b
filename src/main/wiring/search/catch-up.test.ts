import { expect, test } from "vitest";
import { catchUp } from "./catch-up.ts";

test("goes on until nothing is left, and reports what fails", async () => {
  const reported: string[] = [];
  let left = 3;
  catchUp(
    () => {
      left -= 1;
      if (left === 0) throw new Error("The disk is full.");
      return true;
    },
    (error) => void reported.push(error.message),
  );
  expect(left).toBe(3);
  await expect.poll(() => reported).toEqual(["The disk is full."]);
  expect(left).toBe(0);
});
