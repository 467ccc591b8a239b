import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createLoopGuard } from "./loop-guard.ts";

const loops = (text: string, read = ""): boolean => createLoopGuard(read).isLooping(text);

describe("createLoopGuard", () => {
  it("stops five equal lines, and forty in which only numbers differ", () => {
    expect(loops("- milk\n".repeat(5))).toBe(true);
    const rows = (count: number) => Array.from({ length: count }, (_, n) => `row ${n},${n * 7}\n`).join("");
    expect(loops(rows(40))).toBe(true);
    expect(loops(rows(31))).toBe(false);
    expect(loops("- milk\n".repeat(4))).toBe(false);
  });

  it("stops a block of two to four lines that comes three times", () => {
    for (const block of ["a\nb\n", "a\nb\nc\n", "a\nb\nc\nd\n"]) {
      expect(loops(block.repeat(3))).toBe(true);
      expect(loops(block.repeat(2))).toBe(false);
    }
  });

  it("stops a phrase that comes again and again without a line end", () => {
    expect(loops("It was good. " + "It is a text file. ".repeat(4))).toBe(true);
    expect(loops("It is a text file. ".repeat(3))).toBe(false);
  });

  it("lets rows of signs and numbers, empty lines and tables be", () => {
    expect(loops("-".repeat(200))).toBe(false);
    expect(loops("0,0,0,0,".repeat(40))).toBe(false);
    expect(loops("\n".repeat(10))).toBe(false);
    expect(loops("| --- | --- | --- | --- | --- | --- | --- | --- |")).toBe(false);
  });

  it("stops an endless line of blanks, dots or brackets, and endless empty lines", () => {
    for (const sign of [" ", ".", "\t", "[", "[[", ". ", "0,", "│ "]) expect(loops(sign.repeat(800))).toBe(true);
    expect(loops(`a,b\n${"\n".repeat(50)}`)).toBe(true);
    expect(loops(`${"=".repeat(300)}\n${"-".repeat(300)}\n`)).toBe(false);
  });

  it("stops rows that only count on, alone or in blocks", () => {
    const rows = (row: (n: number) => string) => Array.from({ length: 40 }, (_, index) => row(index + 1)).join("");
    expect(loops(rows((n) => `${n}. Item ${n}\n`))).toBe(true);
    expect(loops(rows((n) => `## Part ${n}\n- see part ${n + 1}\n`))).toBe(true);
    expect(loops(rows((n) => `<tr>\n<td>${n}</td>\n<td>${n * n}</td>\n</tr>\n`))).toBe(true);
  });

  it("lets rows be whose numbers stand in what was read, but not the same ones again and again", () => {
    const rows = (name: string) => Array.from({ length: 50 }, (_, n) => `${name}${n} = ${8_000 + n * 13}\n`).join("");
    expect(loops(rows("quay"), `Write this again:\n${rows("port")}`)).toBe(false);
    expect(loops(rows("quay"), "Write some rows.")).toBe(true);
    expect(loops("port1 = 8013\n".repeat(5), rows("port"))).toBe(true);
  });

  it("lets the same few settings be for several times of a day", () => {
    const meals = ["07:00", "12:30", "18:15"].map((time) => `[[meal]]\n  time = "${time}"\n  grams = 40\n`);
    expect(loops(meals.join(""))).toBe(false);
  });

  it("lets a list be whose items differ in words", () => {
    const items = ["milk", "bread", "eggs", "salt", "tea", "jam", "rice", "oil"];
    expect(loops(items.map((item, index) => `${index + 1}. ${item}\n`).join(""))).toBe(false);
  });

  it("finds the same however the text is cut", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("a", "b", "1", "\n"), maxLength: 9 }), { maxLength: 12 }),
        (pieces) => {
          const letters = createLoopGuard("");
          const whole = createLoopGuard("");
          const byLetter = [...pieces.join("")].some((letter) => letters.isLooping(letter));
          const byLine = pieces
            .join("")
            .split(/(?<=\n)/)
            .some((line) => whole.isLooping(line));
          expect(byLetter).toBe(byLine);
        },
      ),
    );
  });

  it("forgets lines that are long past", () => {
    const guard = createLoopGuard("");
    for (let index = 0; index < 200; index += 1) {
      expect(guard.isLooping(`${String.fromCodePoint(0x4e00 + index)}\n`)).toBe(false);
    }
    expect(guard.isLooping("x\n".repeat(5))).toBe(true);
  });
});
