import { describe, expect, test } from "vitest";
import { plainTitlesIn, titlesIn } from "./titles.ts";

const told = (text: string) => titlesIn(text.split("\n")).map(({ name, rank }) => `${rank} ${name}`);
const toldPlain = (text: string) => plainTitlesIn(text.split("\n")).map(({ name }) => name);

describe("a title", () => {
  test.each([
    ["is underlined", "Ferry times\n===========\n\nSummer\n------\n\n- 9:00\n", ["1 Ferry times", "2 Summer"]],
    ["is underlined as another is within it", "Summer\n------\n\nMay\n~~~~\nx\n", ["1 Summer", "2 May"]],
    ["has lines around it", "======\nFerry\n======\n\nSummer\n======\n", ["1 Ferry", "2 Summer"]],
    [
      "ranks as Markdown has it beside others of that",
      "# Ferry\n\nSummer\n---\n\n### May\n",
      ["1 Ferry", "2 Summer", "3 May"],
    ],
    ["begins with a sign, or stands between two", "■朝食\n・パン\n\n【昼食】\n・そば\n", ["6 朝食", "6.1 昼食"]],
    ["stands in brackets or in bold letters", "[ Cellar ]\n- jam\n\n**Attic:**\n- skis\n", ["1 Cellar", "7 Attic"]],
  ])("%s", (_, text, titles) => {
    expect(told(text)).toEqual(titles);
  });

  test.each([
    ["a line above another text of the same file", "name: a\n---\nname: b\n"],
    ["the keys of a page", "---\ntitle: x\n---\nWe met.\n"],
    ["the end of a passage", "We met at nine\nand left at ten\n-----\nAnn\n"],
    ["a sentence", "It rained all day long, all of it.\n---\nThen it stopped.\n"],
    ["the names of columns", "Name      Price\n---------------\nTea       2.50\n"],
    ["an item", "- milk\n------\n"],
    ["an item that begins with such a sign", "●りんご\n●みかん\n"],
    ["a sentence behind a sign", "■ 明日は休みです。\n"],
    ["what stands in a program", "```\n# build\nmake\n```\n"],
  ])("is not %s", (_, text) => {
    expect(told(text)).toEqual([]);
  });
});

describe("in plain text a title is also a short line", () => {
  test.each([
    ["right above a list", "Camping\n\nTo buy\n- gas\n\nTo pack:\n- tent\n", ["To buy", "To pack"]],
    [
      "but none within a letter",
      "Dear Ann,\n- bring the keys\n\nWe need these things from the shop in town on Monday morning:\n- gas\n",
      [],
    ],
    ["but none that goes on behind a colon", "When: Monday\n- gas\n", []],
    ["but none that ends a passage", "It was late.\nWe had\n- gas\n", []],
  ])("%s", (_, text, titles) => {
    expect(toldPlain(text)).toEqual(titles);
  });
});
