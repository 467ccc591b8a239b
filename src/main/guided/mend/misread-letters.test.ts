import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { encodingChanges, readRightly, saysMisread } from "./misread-letters.ts";

test.each([
  ["exit 0\nKÃ¶ln\nBonn\n", "exit 0\nKöln\nBonn\n"],
  ["exit 0\nStraÃŸe 5 â‚¬", "exit 0\nStraße 5 €"],
])("%j was written as %j", (printed, written) => {
  expect(readRightly(printed)).toBe(written);
});

test.each(["exit 0\nKöln", "exit 0\nplain", "exit 0\nKÃ¶ln 東京", "exit 0\nÃ¶ Ã"])("%j was written so", (printed) => {
  expect(readRightly(printed)).toBeNull();
});

test("what was read byte by byte comes back", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("ä", "ö", "ü", "ß", "é", "ñ"),
      fc.string({ unit: "grapheme-ascii" }),
      (letter, rest) => {
        const written = letter + rest;
        expect(readRightly(Buffer.from(written, "utf8").toString("latin1"))).toBe(written);
      },
    ),
  );
});

test.each([
  ["towns.py shows Köln as KÃ¶ln", true],
  ["die Umlaute sind kaputt in towns.py", true],
  ["文字化けを直して", true],
  ["the total is wrong", false],
])("%s: %s", (request, is) => {
  expect(saysMisread(request)).toBe(is);
});

test("a file is read as it was written", () => {
  expect(encodingChanges('open(p, encoding="latin-1")', "python").map(({ line }) => line)).toEqual([
    'open(p, encoding="utf-8")',
  ]);
  expect(encodingChanges('fs.readFileSync(p, "latin1")', "javascript").map(({ line }) => line)).toEqual([
    'fs.readFileSync(p, "utf8")',
  ]);
  expect(encodingChanges('open(p, encoding="utf-8")', "python")).toEqual([]);
});
