import { expect, test } from "vitest";
import { wideDigits } from "./wide-digits.ts";

const program = {
  path: "sum.js",
  text: 'const rows = readFileSync(file, "utf8").split("\\n");\nsum += Number(price) * Number(row[2]);\n',
};
const data = { path: "sales.csv", text: "品名,単価,個数\nりんご,120,3\nみかん,８０,１２\n" };

const request = "sum.js prints NaN for sales.csv, fix it";

test("wide digits are numbers", () => {
  const found = wideDigits(request, { program, data });
  const taken = "品名,単価,個数\nりんご,120,3\nみかん,80,12\n";
  expect(found?.twins).toEqual([
    { given: null, taken },
    { given: "品名,単価,個数\nりんご,１２０,３\nみかん,８０,１２\n", taken },
  ]);
  expect(found?.changes.map(({ input }) => input["new_text"])).toEqual([
    'sum += Number(price.normalize("NFKC")) * Number(row[2].normalize("NFKC"));',
    'const rows = readFileSync(file, "utf8").normalize("NFKC").split("\\n");',
  ]);
});

test.each([
  ["all digits are plain", "品名,単価\nりんご,120\nみかん,80\n"],
  ["they stand in a name", "品名,単価\nりんご２号,120\nみかん,80\n"],
  ["a cell is no number", "品名,単価\nりんご,１２０\nみかん,約８０\n"],
])("nothing is meant where %s", (_, text) => {
  expect(wideDigits(request, { program, data: { ...data, text } })).toBeNull();
});

test("Python knows them by itself", () => {
  expect(wideDigits(request, { program: { ...program, path: "sum.py" }, data })).toBeNull();
});
