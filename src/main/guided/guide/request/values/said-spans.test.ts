import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { isOfOneShape, isTelling, saidSpans, wholeValue } from "./said-spans.ts";

test.each([
  ["red bike", "done on the board"],
  ["月謝", "6,500円になります"],
  ["12 EUR", "the day ticket"],
])("'%s' isn't to become '%s'", (find, put) => {
  expect(isOfOneShape(find, put)).toBe(false);
});

describe("the texts that a request says", () => {
  test("are runs of words without the signs around them", () => {
    const spans = saidSpans('We are "Blue Barn" now (not The Old Mill), as of 3 June!');
    expect(spans).toEqual(expect.arrayContaining(["Blue Barn", "The Old Mill", "3 June"]));
    expect(spans.filter((span) => /["(),!]/.test(span))).toEqual([]);
  });

  test("neither begin nor end with a particle", () => {
    const spans = saidSpans("メニューの抹茶を580円に変更してください");
    expect(spans).toContain("メニューの抹茶");
    expect(spans.filter((span) => /^[のをに]|[のをに]$/u.test(span))).toEqual([]);
  });

  test("end where a sentence does, or where something is told besides", () => {
    expect(saidSpans("call it Barn. It is new, and big")).not.toContain("Barn. It");
    expect(saidSpans("call it Barn. It is new, and big")).not.toContain("new, and");
  });

  test("are words in scripts without blanks, too", () => {
    expect(saidSpans("場所が第2会議室から第3会議室に変わりました")).toEqual(
      expect.arrayContaining(["第2会議室", "第3会議室"]),
    );
  });

  property.prop([fc.string({ unit: "grapheme", maxLength: 120 })])("stand in it to the letter", (request) => {
    for (const span of saidSpans(request)) expect(request).toContain(span);
  });
});

test.each(["Blue Barn", "book_court", "12", "Dienstag", "第2会議室"])("'%s' says what to look for", (span) => {
  expect(isTelling(span)).toBe(true);
});

test.each(["the", "is now", "of"])("'%s' stands everywhere", (span) => {
  expect(isTelling(span)).toBe(false);
});

test("a value may have its unit or its day beside it, and nothing else", () => {
  expect(wholeValue("14 EUR")).toMatchObject({ kind: "number", amount: 14 });
  expect(wholeValue("Wed 21 May")).toMatchObject({ kind: "date" });
  expect(wholeValue("12 and 14")).toBeNull();
  expect(wholeValue("Room 204")).toBeNull();
});

test.each([
  ["12", "14 EUR", true],
  ["12", "3 June", true],
  ["12", "Blue Barn", false],
  ["TEA-07", "TEA-17", true],
  ["TEA-07", "TEA-17/250", false],
  ["getRows", "loadRows", true],
  ["getRows", "everything here", false],
  ["The Old Mill", "Blue Barn", true],
  ["The Old Mill", "goes to guests", false],
  ["0431 55 20 18", "0431 607 741", true],
  ["佐々木ゆき", "高橋ゆき", true],
])("'%s' and '%s' may take each other's place: %s", (find, put, may) => {
  expect(isOfOneShape(find, put)).toBe(may);
});
