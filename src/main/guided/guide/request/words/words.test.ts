import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isCommonWord, wordsOf } from "./words.ts";

test.each([
  ["Buy Milk, please!", ["buy", "milk", "please"]],
  ["fontSize = font_size", ["font", "size", "font", "size"]],
  ["max-width: 1,200 px", ["max", "width", "1,200", "px"]],
  ["opens at 09:30, costs 3.50", ["opens", "at", "09:30", "costs", "3.50"]],
  ["Größe der Tür", ["größe", "der", "tür"]],
  ["卵を買う", ["卵を", "を買", "買う", "卵", "買"]],
  ["月", ["月"]],
  ["list.csvのItalian", ["list", "csv", "の", "italian"]],
  ["*** -- !", []],
  ["", []],
])("the words of '%s'", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test("a number is the same word with and without an empty fraction", () => {
  expect(wordsOf("3.00")).toEqual(wordsOf("3"));
});

test.each([["the"], ["file"], ["please"], ["und"], ["bitte"]])("'%s' says nothing of what is meant", (word) => {
  expect(isCommonWord(word)).toBe(true);
});

test.each([["invoice"], ["zahnarzt"], ["42"], ["卵"]])("'%s' says what is meant", (word) => {
  expect(isCommonWord(word)).toBe(false);
});

property.prop([fc.string({ unit: "grapheme" })])("any text has words without blanks, in small letters", (text) => {
  expect(wordsOf(text).filter((word) => word === "" || /\s/.test(word) || word !== word.toLowerCase())).toEqual([]);
});
