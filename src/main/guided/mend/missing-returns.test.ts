import { expect, test } from "vitest";
import { missingReturns } from "./missing-returns.ts";

const body = "    result = price * 0.9";

test("what a function works out is given back", () => {
  const change = { from: 1, old: body, fresh: `${body}\n    return result`, rank: -1 };
  expect(missingReturns(["def cut(price):", body, "print(cut(3))"], "python")).toEqual([change]);
  const js = ["function cut(price) {", "  const result = price * 0.9;", "}", "console.log(cut(3));"];
  expect(missingReturns(js, "javascript").map(({ fresh }) => fresh)).toEqual([`${js[1]}\n  return result;`]);
});

test.each([
  ["it returns", ["def cut(price):", body, "    return result", "print(cut(3))"]],
  ["it prints", ["def cut(price):", body, "    print(result)", "cut(3)"]],
  ["nobody takes what it gives", ["def cut(price):", body, "cut(3)"]],
  ["it fills what it is given", ["def cut(all):", "    all.append(3)", "x = cut(mine)"]],
])("not where %s", (_, lines) => {
  expect(missingReturns(lines, "python")).toEqual([]);
});
