import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

function whole(text: string): string {
  const plain = plainText();
  return plain.add(text) + plain.end();
}

test.each([
  ["plain\ttext\n", "plain\ttext\n"],
  ["\u001b[1;31mred\u001b[0m\n", "red\n"],
  ["\u001b]0;title\u0007after\n", "after\n"],
  ["\u001b]8;;https://example.org\u001b\\link\u001b]8;;\u001b\\\n", "link\n"],
  ["\u001b]52;c;ZXZpbA==\u0007x\n", "x\n"],
  ["\u001b(Bx\u001bM\u001b7y\n", "xy\n"],
  ["\u009b31mred\n", "red\n"],
  ["10%\r50%\r100%\n", "100%\n"],
  ["windows\r\nlines\r\n", "windows\nlines\n"],
  ["spinner |\rspinner /\r", "spinner /"],
  ["ab\b\bcd\n", "cd\n"],
  ["m\bma\ban\bn\n", "man\n"],
  ["bell\u0007 null\0 del\u007f\n", "bell null del\n"],
  ["no line end", "no line end"],
  ["cut \u001b[3", "cut "],
])("%j is shown as %j", (text, shown) => {
  expect(whole(text)).toBe(shown);
});

test("lines come as soon as they are finished", () => {
  const plain = plainText();
  expect(plain.add("one\ntw")).toBe("one\n");
  expect(plain.add("o\n")).toBe("two\n");
  expect(plain.end()).toBe("");
});

test("a line without an end doesn't pile up", () => {
  const plain = plainText();
  let shown = 0;
  for (let piece = 0; piece < 1_000; piece++) shown += plain.add("x".repeat(10_000)).length;
  expect(shown + plain.end().length).toBe(10_000_000);
});

test("a line that is overwritten for ever doesn't pile up either", () => {
  const plain = plainText();
  for (let piece = 0; piece < 10_000; piece++) expect(plain.add(`\rworking ${piece}`)).toBe("");
  for (let piece = 0; piece < 10_000; piece++) expect(plain.add(`\rstill working ${piece}\r`)).toBe("");
  expect(plain.end()).toBe("still working 9999");
});

const piece = fc.oneof(
  fc.constantFrom(
    "\u001b[31m",
    "\u001b[0m",
    "\u001b]0;t\u0007",
    "\u001b]8;;x\u001b\\",
    "\u001b",
    "[",
    "\r",
    "\n",
    "\r\n",
    "\b",
    "\u009b",
    "m",
    "0",
  ),
  fc.string({ maxLength: 5 }),
);

property.prop(
  [fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("")), fc.array(fc.nat(40), { maxLength: 6 })],
  { numRuns: 3_000 },
)("it doesn't matter where the text is cut, and nothing is left that steers a terminal", (text, cuts) => {
  const plain = plainText();
  const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b), text.length];
  const pieces = places.slice(1).map((end, index) => plain.add(text.slice(places[index], end)));
  const shown = pieces.join("") + plain.end();
  expect(shown).toBe(whole(text));
  expect(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(shown)).toBe(false);
});
