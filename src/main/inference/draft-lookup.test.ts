import { fc, test as property } from "@fast-check/vitest";
import type { Token } from "node-llama-cpp";
import { expect, test } from "vitest";
import { guessNext } from "./draft-lookup.ts";

/** Letters stand for tokens. */
const tokens = (letters: string) => [...letters].map((letter) => (letter.codePointAt(0) ?? 0) as Token);
const letters = (list: readonly Token[]) => list.map((token) => String.fromCodePoint(token)).join("");
const guess = (text: string, most = 4) => letters(guessNext(tokens(text), most));

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

property.prop([fc.array(fc.constantFrom("a", "b", "c")), fc.nat(20)])(
  "never more than asked, and only what was seen",
  (list, most) => {
    const found = guess(list.join(""), most);
    expect(found.length).toBeLessThanOrEqual(most);
    expect(list.join("")).toContain(found);
  },
);
