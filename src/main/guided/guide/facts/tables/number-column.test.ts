import { expect, test } from "vitest";
import { numberColumns, numberFacts } from "./number-column.ts";

function columns(cells: Readonly<Record<string, readonly string[]>>) {
  return numberColumns(Object.entries(cells).map(([name, own]) => ({ name, cells: own })));
}

test("numbers of orders and such are no amounts", () => {
  const names = columns({ order: ["31", "33", "34"], "Beleg-Nr": ["7", "3", "9"], qty: ["3", "1", "2"] });
  expect(names.map(({ name }) => name)).toEqual(["qty"]);
});

test("readings of a meter have no sum, but how much they rise", () => {
  const [meter] = columns({ kWh: ["4100", "4180.5", "4250", "4300", "4410"] });
  expect(meter && numberFacts(meter, ["Jan", "Feb", "Mar", "Apr", "May"])).toBe(
    "kWh: first 4100 (Jan), last 4410 (May), which is 310 more",
  );
  const [points] = columns({ points: ["1", "4", "6", "9", "20"] });
  expect(points?.isReading).toBe(false);
});

test("what lies between two readings of a row can be added up", () => {
  const [way] = columns({ "km at start": ["100", "180", "200"], "km at end": ["180", "200", "290"] });
  expect([way?.name, way?.numbers]).toEqual(["km at end less km at start", [80, 20, 90]]);
  expect(columns({ "old price": ["3", "5"], "new price": ["4", "9"] }).map(({ isReading }) => isReading)).toEqual([
    false,
    false,
    false,
  ]);
});

test("of two days in a row it is known how many nights lie between them", () => {
  const trip = { from: ["2024-02-09", "2024-05-30"], to: ["2024-02-12", "2024-06-01"] };
  expect(columns(trip).map(({ name, numbers }) => [name, numbers])).toEqual([["nights, from to to", [3, 2]]]);
  const stay = { Anreise: ["9.2.2024", "30.5.2024"], Abreise: ["12.2.2024", "1.6.2024"] };
  expect(columns(stay).map(({ numbers }) => numbers)).toEqual([[3, 2]]);
  expect(columns({ ...trip, nights: ["3", "2"] }).map(({ name }) => name)).toEqual(["nights"]);
  expect(columns({ from: ["2024-02-09", "2024-06-01"], to: ["2024-02-12", "2024-05-30"] })).toEqual([]);
  expect(columns({ from: ["2024-02-09", ""], to: ["2024-02-12", ""] })).toEqual([]);
});
