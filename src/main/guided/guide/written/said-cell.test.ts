import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { withSaidCell } from "./said-cell.ts";

const stock = 'name;stock;price;note\nBasil;9;2,40;\nThai Basil;9;2,90;"good; sells well"\nMint;14;2,10;\n';

describe("the cell that a request names", () => {
  test.each([
    ["set the stock of Basil to 14 in stock.csv pls", stock.replace("Basil;9", "Basil;14")],
    ["set the stock of thai basil to 4", stock.replace("Thai Basil;9", "Thai Basil;4")],
    ["Setz den price von Mint auf 2,30", stock.replace("2,10", "2,30")],
    ["change Mint's note to 'by the door'", stock.replace("2,10;", "2,10;by the door")],
  ])("is changed, and nothing else: %s", (request, after) => {
    expect(withSaidCell(stock, request)).toBe(after);
  });

  test.each([
    ["no column", "set Basil to 14"],
    ["two rows", "set the stock of Basil and Mint to 14"],
    ["two values", "set the stock of Basil to 14 and the price to 3"],
    ["two columns", "set stock and price of Mint to 3"],
    ["no row", "set all of the stock to 0"],
    ["more to do", "set the stock of Basil to 14 and add a row for Dill"],
    ["a unit", "set the stock of Basil to 14 kg"],
    ["half of a date", "set the note of Mint to 14 May"],
    ["a time with more to it", "change the stock of Mint to 3 pm"],
    ["a span", "set the stock of Mint to 10 until 14"],
    ["a share", "set the stock of Mint to 21%"],
    ["no value", "raise the price of Mint"],
    ["what would be two cells", "set the note of Mint to 'a;b'"],
  ])("isn't one where it names %s", (_, request) => {
    expect(withSaidCell(stock, request)).toBeNull();
  });

  test("keeps its quotes, blanks and line end", () => {
    expect(withSaidCell('name, age\r\n"Bea", "4"\r\n', "set the age of Bea to 5")).toBe('name, age\r\n"Bea", "5"\r\n');
  });

  property.prop([fc.string(), fc.string()])("never throws", (text, request) => {
    expect(() => withSaidCell(`${text};a\n${text}`, `${request} a to 1`)).not.toThrow();
  });
});
