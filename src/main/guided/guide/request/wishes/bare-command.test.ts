import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { bareCommand, bareFileCommand, unquoted } from "./bare-command.ts";

describe("the bare command of a request", () => {
  test.each([
    ["Could you please rename the column price in stock.csv? Thanks!", "rename the column price"],
    ["Hi! I'm tidying up. Please call the qty column amount in stock.csv.", "call the qty column amount"],
    ["stock.csv: drop the qty column", "drop the qty column"],
    [
      "Die Spalte place in stock.csv soll Regal heißen, bitte. Der Rest bleibt so.",
      "Die Spalte place soll Regal heißen",
    ],
    ["stock.csvから「豆」を削除してください", "「豆」を削除"],
    ["choir is at 19:30 now (events.yaml)", "choir is at 19:30 now"],
    ['add "Is it true? Yes." to notes.md', 'add "Is it true? Yes."'],
    ["put a PS in letter.txt: it grows, thank you", "put a PS: it grows, thank you"],
  ])("has none of what stands around it: %s", (request, command) => {
    expect(bareCommand(request)).toBe(command);
  });

  test("keeps the names of files where they are what it is about", () => {
    expect(bareFileCommand("please move a.txt and b.txt to old, thanks")).toBe("move a.txt and b.txt to old");
  });

  test.each([
    "is there a column price in stock.csv?",
    "delete all rows but the first from stock.csv",
    "don't delete the column price from stock.csv",
    "set the price to 3 until June",
    "delete the column price. Add a column cost.",
    "remove the price if it is 0",
  ])("isn't there where more is said: %s", (request) => {
    expect(bareCommand(request)).toBeNull();
  });

  test("has no blank before a sign", () => {
    expect(bareCommand("0 :")).toBe("0:");
  });

  property.prop([fc.string({ maxLength: 300 })])("is part of the request, or nothing", (request) => {
    const command = bareCommand(request);
    // a blank before a sign is no part of it
    const whole = request.replaceAll(/\s/gu, "");
    expect(command === null || command.split(/\s+/u).every((word) => whole.includes(word))).toBe(true);
  });

  property.prop([fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !/["'`„“”「」『』»«]/u.test(text))])(
    "a name comes out of its quotes as it is",
    (name) => {
      expect(unquoted(`"${name}"`)).toBe(name.trim());
    },
  );
});
