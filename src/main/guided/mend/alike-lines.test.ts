import { expect, test } from "vitest";
import { alikeChange } from "./alike-lines.ts";

const lines = ["print(km / litres * 100)", "x = 1", "print(all_km / all_litres * 100)", "print(km / days)"];

test("the same change is made in a line like it", () => {
  expect(alikeChange(lines, 0, "print(litres / km * 100)")).toEqual({
    from: 0,
    old: lines.slice(0, 3).join("\n"),
    fresh: ["print(litres / km * 100)", "x = 1", "print(all_litres / all_km * 100)"].join("\n"),
    rank: 0,
  });
});

test.each([
  ["what goes on otherwise", ["a(km / l * 100)", "b(all_km / all_l * 10)"], "a(l / km * 100)"],
  ["other names", ["a(km / l * 100)", "b(price / count * 100)"], "a(l / km * 100)"],
  ["what isn't reckoned with", ["a(d.day())", "b(d.month())"], "a((d.day() + 1))"],
  ["a number only", ["a(km * 10)", "b(km * 10)"], "a(km * 100)"],
])("no change of %s", (_, all, fresh) => {
  expect(alikeChange(all, 0, fresh)).toBeNull();
});
