import { expect, test } from "vitest";
import { withSaidTabs } from "./said-tabs.ts";

test.each([
  ["cards.txt", "each line the Swedish word, a tab, the English word"],
  ["karten.txt", "pro Zeile das Wort, ein Tab und die Übersetzung"],
  ["cards.tsv", "tab-separated please: word and meaning"],
  ["語.txt", "単語と意味をタブで区切ってください"],
])("a tab stands where one is wanted: %s, %s", (path, request) => {
  expect(withSaidTabs(path, "bord\\ttable\nsol\\tsun\n", request)).toBe("bord\ttable\nsol\tsun\n");
});

test.each([
  ["gaffel  fork\ngod natt  good night\n", "gaffel\tfork\ngod natt\tgood night\n"],
  ["gaffel = fork\n\ngod natt = good night\n", "gaffel\tfork\n\ngod natt\tgood night\n"],
  ["a - b - c\nd - e - f", "a\tb\tc\nd\te\tf"],
  ["gaffel  fork\ngod natt good night\n", "gaffel  fork\ngod natt good night\n"],
  ["a = b\nc = d = e\n", "a = b\nc = d = e\n"],
])("what parts all lines in the same way becomes one: %j", (written, meant) => {
  expect(withSaidTabs("cards.txt", written, "the word, a tab, the meaning")).toBe(meant);
});

test.each([
  ["cards.txt", "each line the Swedish word, a comma, the English word"],
  ["split.py", "it splits its input at each tab"],
  ["cards.json", "the words of the tab separated list"],
  ["cards.txt", "the words of table.csv, one per line"],
  ["shop.txt", "it says which tabs the app has"],
  ["readme.txt", "a page about how to close tabs"],
  ["keys.md", "a table of what the keys do: a tab jumps to the next field"],
])("nothing else is made of it: %s, %s", (path, request) => {
  expect(withSaidTabs(path, "bord\\ttable\n", request)).toBe("bord\\ttable\n");
});

test("a text that has tabs is left alone", () => {
  expect(withSaidTabs("a.txt", "bord\ttable \\t\n", "a tab between them")).toBe("bord\ttable \\t\n");
});
