import { fc, test as property } from "@fast-check/vitest";
import type { Token } from "node-llama-cpp";
import { expect, test } from "vitest";
import { createDraftLookup } from "./draft-lookup.ts";

/** Letters stand for tokens. */
const tokens = (letters: string) => [...letters].map((letter) => (letter.codePointAt(0) ?? 0) as Token);
const letters = (list: readonly Token[]) => list.map((token) => String.fromCodePoint(token)).join("");
const guess = (text: string, most = 4) => letters(createDraftLookup().guess(tokens(text), most));

test.each([
  ["what followed the same tokens before", "abcdefgh-abc", "defg"],
  ["what followed the longest run", "xxabcde1 yyabcde2 yyabcde", "2 yy"],
  ["what followed the last of equal runs", "abcX abcY abc", "Y ab"],
  ["nothing, where too little is the same", "abcdef-bc", ""],
  ["nothing, where nothing is", "abcdef", ""],
  ["nothing, where there is nothing", "", ""],
  ["no more than there is", "abcd-abc", "d-ab"],
  ["what goes on repeating", "ababab", "ab"],
])("%s", (_, text, expected) => {
  expect(guess(text)).toBe(expected);
});

test("of equal runs the one that goes on with what was copied last", () => {
  const source = "a1=4;x a2=5;x a3=6;x ";
  const lookup = createDraftLookup();
  const next = (written: string) => letters(lookup.guess(tokens(`${source}Z${written}`), 4));
  expect(next("a1=")).toBe("4;x ");
  expect(next("a1=4;x ")).toBe("a2=5");
  // by itself the run ";x " would lead to what follows its last place
  expect(next("a1=4;x b2=5;x ")).toBe("a3=6");
});

test("behind a change the copy goes on, before there is a run of its own", () => {
  const lookup = createDraftLookup();
  const source = "port=1;name=2;end";
  const next = (written: string, most = 6) => letters(lookup.guess(tokens(`${source}|${written}`), most));
  expect(next("port")).toBe("=1;nam");
  expect(next("port=1;n")).toBe("ame=2;");
  expect(next("port=1;nX")).toBe("me=2;e");
});

property.prop([fc.array(fc.constantFrom("a", "b", "c")), fc.nat(20)])(
  "never more than asked, and only what was seen",
  (list, most) => {
    const found = guess(list.join(""), most);
    expect(found.length).toBeLessThanOrEqual(most);
    expect(list.join("")).toContain(found);
  },
);
