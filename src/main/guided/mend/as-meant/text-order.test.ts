import { expect, test } from "vitest";
import { textOrderOf } from "./text-order.ts";

test.each<[string, string[], string[]]>([
  ["whole numbers", ["9", "120", "31"], ["9", "31", "120"]],
  ["signs and points", ["+4", "-12", "3.5", "-2"], ["-12", "-2", "3.5", "+4"]],
  ["days with points", ["3.2.2025", "14.01.2025", "20.12.2024"], ["20.12.2024", "14.01.2025", "3.2.2025"]],
  ["months first", ["12/20/24", "01/14/25"], ["12/20/24", "01/14/25"]],
])("%s stand in their order as texts, and come back as they were", (_, cells, sorted) => {
  const order = textOrderOf(cells, []);
  const written = cells.map((cell) => order?.write(cell) ?? "").toSorted();
  expect(written.map((text) => order?.read(`(${text})`))).toEqual(sorted.map((text) => `(${text})`));
});

test("equal numbers stand side by side, and many take no time", () => {
  const many = Array.from({ length: 20_000 }, (_, place) => `${(place * 7919) % 20_000}.5`);
  const order = textOrderOf(["7.50", "7.5", "-0", ...many], []);
  const sorted = [...many, "7.50", "-0"].map((cell) => order?.write(cell) ?? "").toSorted();
  expect(sorted.slice(0, 2).map((text) => order?.read(text))).toEqual(["-0", "0.5"]);
  expect(sorted.slice(8, 10).map((text) => order?.read(text))).toEqual(["7.50", "7.5"]);
});

test("a value in a command is written as those of the table are, and nothing else is", () => {
  const order = textOrderOf(["9", "120"], ["20", "50.5x"]);
  expect(["20", "low.py", "50.5x"].map((word) => order?.write(word))).toEqual(["020", "low.py", "50.5x"]);
});

test("what is compared with a number as it stands is less, the same or more as its value is", () => {
  const order = textOrderOf(["950", "10500", "2000"], [], ["2000"]);
  const written = ["950", "10500", "2000"].map((cell) => order?.write(cell) ?? "");
  expect(written.map((text) => [text < "2000", text > "2000"])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(written.map((text) => order?.read(`${text} left`))).toEqual(["950 left", "10500 left", "2000 left"]);
});

test.each<[string, string[]]>([
  ["words", ["ash", "oak"]],
  ["one value", ["4", "4"]],
  ["a number that is no number", ["4", "n/a"]],
  ["days that may be months", ["01/02/2025", "03/04/2025"]],
  ["days in two ways", ["14.01.2025", "01/20/2025"]],
])("%s: nothing is known", (_, cells) => {
  expect(textOrderOf(cells, [])).toBeNull();
});

test("a date is read with what it needs", () => {
  const order = textOrderOf(["14.01.2025", "03.02.2025"], []);
  const [fresh, known] = ["import csv\n\nx = 1\n", "from datetime import date, datetime\n"].map((program) =>
    order?.asValue("python", program)?.prepare(program),
  );
  expect(fresh).toBe("import csv\nfrom datetime import datetime\n\nx = 1\n");
  expect(known).toBe("from datetime import date, datetime\n");
  expect(order?.asValue("python", "")?.wrap('row["day"]')).toBe('datetime.strptime(row["day"], "%d.%m.%Y")');
});
