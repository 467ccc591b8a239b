import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { cellsOf, csvLines, inPlaceOf, plainCell } from "./csv-lines.ts";

test("the rows of a table are told with their lines, whatever parts their cells", () => {
  const table = csvLines('name;note\r\n"Lee; Ann";x\r\n\r\nBo;\r\n');
  expect(table?.delimiter).toBe(";");
  expect(table?.body.map(({ cells, number }) => [number, ...cells.map(plainCell)])).toEqual([
    [2, "Lee; Ann", "x"],
    [4, "Bo", ""],
  ]);
});

test("a mark within a cell stands for itself", () => {
  const table = csvLines('ware;preis\nSchirm 27";39\n"Lee; ""Ann""";2\n');
  expect(table?.body.map(({ cells }) => cells)).toEqual([
    ['Schirm 27"', "39"],
    ['"Lee; ""Ann"""', "2"],
  ]);
});

test.each([['a,b\n"x\ny",1\n'], ["no table\n"], [""]])("there are none in %j", (text) => {
  expect(csvLines(text)).toBeNull();
});

test("a value takes the quotes of the cell in whose place it comes", () => {
  expect(inPlaceOf(' "old" ', "new")).toBe(' "new" ');
});

property.prop([fc.string({ unit: fc.constantFrom("a", '"', ",", " ") })])("cells make the line again", (line) => {
  expect(cellsOf(line, ",").join(",")).toBe(line);
});
