import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { grammarAccepts } from "../../../../../test/support/grammar-accepts.ts";
import { gbnfLiteral, gbnfOneOf, writeGrammar } from "./gbnf.ts";

test("what is read is what was written, whatever its characters", async () => {
  const text = 'say "hi"\\ [^-] \n\t 日本語 🎉';
  const accepts = await grammarAccepts(writeGrammar(new Map([["root", gbnfLiteral(text)]])));
  expect([text, `${text} `, text.slice(1)].map(accepts)).toEqual([true, false, false]);
});

test("texts with one beginning share it", () => {
  expect(gbnfOneOf(["src/app.ts", "src/app.tsx", "notes.md"])).toBe('("src/app.ts" ("x")? | "notes.md")');
});

property.prop(
  [fc.uniqueArray(fc.string({ unit: "binary", minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 30 })],
  {
    numRuns: 40,
  },
)("exactly the texts on offer are taken", async (texts) => {
  const offered = texts.map((text) => text.toWellFormed()).filter((text) => !text.includes("\0"));
  fc.pre(offered.length > 0);
  const accepts = await grammarAccepts(writeGrammar(new Map([["root", gbnfOneOf(offered)]])));
  expect(offered.filter((text) => !accepts(text))).toEqual([]);
  const others = offered.flatMap((text) => [`${text}x`, text.slice(0, -1)]).filter((text) => !offered.includes(text));
  expect(others.filter((text) => text.isWellFormed() && accepts(text))).toEqual([]);
});
