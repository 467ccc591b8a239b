import { describe, expect } from "vitest";
import { fc, test } from "@fast-check/vitest";
import { totalsToKeep } from "./kept-totals.ts";

const marks = ["name,test 1,test 2,total", "Mila,12,11,23", "Milo,14,11,25", "Pia,17,20,37", ""].join("\n");
const till = ["Tag;bar;Karte;Summe", "Mo;10,50;20,00;30,50", "Di;5,25;1,00;6,25", "Summe;15,75;21,00;36,75", ""].join(
  "\n",
);

describe("a total follows an amount of it that was changed", () => {
  test("in its row", () => {
    expect(totalsToKeep(marks, marks.replace("Milo,14,11", "Milo,14,17"))).toEqual([
      { line: 3, old: "Milo,14,17,25", fresh: "Milo,14,17,31" },
    ]);
  });

  test("and below its columns, in the signs of the table", () => {
    expect(totalsToKeep(till, till.replace("Di;5,25", "Di;6,00"))).toEqual([
      { line: 3, old: "Di;6,00;1,00;6,25", fresh: "Di;6,00;1,00;7,00" },
      { line: 4, old: "Summe;15,75;21,00;36,75", fresh: "Summe;16,50;21,00;37,50" },
    ]);
  });

  test.each([
    ["where it was changed itself", marks, marks.replace("Milo,14,11,25", "Milo,14,17,30")],
    [
      "where it came to something else before",
      marks.replace("37", "38"),
      marks.replace("37", "38").replace("14", "15"),
    ],
    ["where a row has gone", marks, marks.replace("Mila,12,11,23\n", "")],
    ["where a cell is empty", marks.replace("17,20", ",20"), marks.replace("17,20", ",20").replace("14", "15")],
    ["where nothing is called so", marks.replace("total", "best"), marks.replace("total", "best").replace("14", "15")],
    ["where nothing has changed", till, till],
    ["of what is no table", "total 3\n1\n2\n", "total 3\n1\n3\n"],
  ])("but not %s", (_, before, after) => {
    expect(totalsToKeep(before, after)).toEqual([]);
  });

  test.prop([fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { minLength: 1 }), fc.nat(), fc.nat(999)])(
    "and is right in all rows then",
    (rows, place, amount) => {
      const written = (all: readonly (readonly [number, number])[], sums: readonly number[]) =>
        ["a,b,total", ...all.map(([one, other], at) => `${one},${other},${sums[at]}`)].join("\n");
      const sumsOf = (all: readonly (readonly [number, number])[]) => all.map(([one, other]) => one + other);
      const at = place % rows.length;
      const after = rows.map(([one, other], index) => [one, index === at ? amount : other] as const);
      const changed = totalsToKeep(written(rows, sumsOf(rows)), written(after, sumsOf(rows)));
      const lines = written(after, sumsOf(rows)).split("\n");
      for (const { line, old, fresh } of changed) {
        expect(lines[line - 1]).toBe(old);
        lines[line - 1] = fresh;
      }
      expect(lines.join("\n")).toBe(written(after, sumsOf(after)));
    },
  );
});
