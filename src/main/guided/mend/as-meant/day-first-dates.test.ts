import { expect, test } from "vitest";
import { dayFirstDates } from "./day-first-dates.ts";

const program = {
  path: "termine.js",
  text: 'for (const zeile of zeilen) {\n  const [datum, termin] = zeile.split(";");\n  const tag = new Date(datum);\n}\n',
};
const data = { path: "termine.csv", text: "Datum;Termin\n03.04.2025;Elternabend\n5.4.2025;Chor\n" };

test("dates that begin with the day are read as such", () => {
  const found = dayFirstDates({ program, data });
  expect(found?.twins).toEqual([{ given: null, taken: "Datum;Termin\n2025/04/03;Elternabend\n2025/04/05;Chor\n" }]);
  expect(found?.changes.map(({ input }) => input["new_text"])).toEqual([
    '  const tag = new Date(datum.split(".").reverse().join("/"));',
  ]);
  expect(found?.inPrint?.("exit 0\n2025/04/05: Chor\n")).toBe("exit 0\n5.4.2025: Chor\n");
});

test.each<[string, typeof program, string]>([
  ["they may begin with the month", program, data.text.replaceAll(".", "/")],
  ["the year comes first", program, "Datum;Termin\n2025-04-03;Elternabend\n"],
  ["no date is read", { ...program, text: "console.log(1);\n" }, data.text],
  ["it is a program of Python", { ...program, path: "termine.py" }, data.text],
])("but not where %s", (_, own, text) => {
  expect(dayFirstDates({ program: own, data: { ...data, text } })).toBeNull();
});
