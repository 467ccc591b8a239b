import { expect, test } from "vitest";
import { commaNumbers } from "./comma-numbers.ts";

const program = {
  path: "water.py",
  text: 'for row in rows:\n    total += float(row["m3"])\nprint(f"Total: {total:.1f} m3")\n',
};
const data = { path: "water.csv", text: "month;m3;note\nmay;7,5;\njune;1.200,0;pool\njuly;;meter broken\n" };

test("numbers with a comma are read as such, and missing ones are skipped", () => {
  const found = commaNumbers("it dies with a ValueError. Where the number is missing, skip the row.", {
    program,
    data,
  });
  expect(found?.twins).toEqual([
    { given: null, taken: "month;m3;note\nmay;7.5;\njune;1200.0;pool\n" },
    {
      given: `${data.text}may;7,5;\njune;1.200,0;pool\njuly;;meter broken\n`,
      taken: "month;m3;note\nmay;7.5;\njune;1200.0;pool\nmay;7.5;\njune;1200.0;pool\n",
    },
  ]);
  expect(found?.changes.map(({ input }) => input["new_text"])).toEqual([
    '    total += float(row["m3"].replace(".", "").replace(",", ".") or 0)',
  ]);
  expect(found?.inPrint).toBeUndefined();
});

test("what comes out has a comma where the request wants one", () => {
  const request = "Fehlende Werte sollen nicht zählen, und die Summe hätte ich gern mit Komma.";
  const found = commaNumbers(request, { program, data });
  expect(found?.inPrint?.("exit 0\nTotal: 1207.5 m3\n")).toBe("exit 0\nTotal: 1207,5 m3\n");
  expect(found?.changes.at(-1)?.input["new_text"]).toContain('print(f"Total: {total:.1f} m3".replace(".", ","))');
});

test.each<[string, string, string]>([
  ["nothing is said of what is missing", "it dies with a ValueError", data.text],
  ["all numbers are plain", "skip rows with a missing number", "month;m3\nmay;7.5\njune;\n"],
  ["a cell is no number", "skip rows with a missing number", "month;m3\nmay;7,5\njune;?\njuly;\n"],
  ["a comma stands between cells", "skip rows with a missing number", "month,m3\nmay,7\njune,\n"],
])("nothing is meant where %s", (_, request, text) => {
  expect(commaNumbers(request, { program, data: { ...data, text } })).toBeNull();
});
