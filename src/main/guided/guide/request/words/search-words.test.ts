import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { quotedPhrases, searchWords, withoutNewPhrases } from "./search-words.ts";

test("looks for the words that say something", () => {
  expect(searchWords("What is the port of the Server in config?")).toEqual(["port", "server", "config"]);
  expect(searchWords("Wann ist der Zahnarzt?")).toEqual(["zahnarzt"]);
  expect(searchWords("歯医者の予約は何日だった？スーパーのメモ")).toEqual(["歯医者", "予約", "スーパー", "メモ"]);
});

test("tells what is quoted", () => {
  expect(quotedPhrases(`'recieve' should be "receive", not \`recive\` or „rezieve“; don't touch Tom's`)).toEqual([
    "recieve",
    "receive",
    "recive",
    "rezieve",
  ]);
});

test("an apostrophe within a word ends no quote", () => {
  expect(quotedPhrases("who says 'the tide doesn't wait' and 'no'?")).toEqual(["the tide doesn't wait", "no"]);
});

test("what is quoted and isn't there yet says nothing of where it is to stand", () => {
  const request = 'put "mend the fan" below "feed the cat"';
  expect(withoutNewPhrases(request, "- feed the cat\n- clean the fan\n")).toBe('put " " below "feed the cat"');
});

property.prop([fc.string({ unit: "grapheme" })])("any request can be read", (request) => {
  expect(quotedPhrases(request).every((phrase) => request.includes(phrase))).toBe(true);
  expect(searchWords(request).length).toBeLessThanOrEqual(12);
});
