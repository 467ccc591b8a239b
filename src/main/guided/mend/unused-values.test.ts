import { expect, test } from "vitest";
import { unusedChanges } from "./unused-values.ts";

const likeliest = (lines: string[], language: "python" | "javascript") =>
  unusedChanges(lines, language)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ fresh }) => fresh);

test("a value that nobody uses stands in the place of one that stands there twice", () => {
  const lines = ["w = float(a)", "h = float(b)", 'print(f"{w * w:.1f} m")'];
  expect(likeliest(lines, "python")).toContain('print(f"{w * h:.1f} m")');
});

test("what is added up is taken as often as is said", () => {
  const lines = ['name, count, price = line.split(";")', "total += float(price)"];
  expect(likeliest(lines, "python")).toContain("total += int(count) * float(price)");
  const others = ['const [count, price] = row.split(";");', "total += Number(price);"];
  expect(likeliest(others, "javascript")).toContain("total += Number(count) * Number(price);");
});

test("where every value is used nothing changes", () => {
  expect(unusedChanges(["w = 1", "h = 2", "print(w * h)", "print(h)"], "python")).toEqual([]);
});
