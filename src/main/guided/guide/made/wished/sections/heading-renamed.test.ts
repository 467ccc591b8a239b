import { describe, expect, test } from "vitest";
import { headingRenamed } from "./heading-renamed.ts";

const renamed = (path: string, text: string, wish: string) => headingRenamed(wish, [{ path, text }])?.text ?? null;

describe("a heading has another name", () => {
  test.each([
    [
      "with a line below it as long as that",
      "club.txt",
      "Rota\n====\n\nKeys\n----\nAsk Mo for the Keys.\n",
      'Rename "Keys" to "Keys and bikes"',
      "Rota\n====\n\nKeys and bikes\n--------------\nAsk Mo for the Keys.\n",
    ],
    [
      "with lines around it",
      "club.rst",
      "======\n Rota\n======\n\nx\n",
      'Rename "Rota" to "Weekly rota"',
      "=============\n Weekly rota\n=============\n\nx\n",
    ],
    [
      "with a line as wide as the page",
      "club.txt",
      `Keys\n${"-".repeat(30)}\nx\n`,
      'Rename "Keys" to "Bikes and more"',
      `Bikes and more\n${"-".repeat(30)}\nx\n`,
    ],
    [
      "with a short line",
      "club.md",
      "Bikes\n---\nx\n",
      'Rename "Bikes" to "Boats and bikes"',
      "Boats and bikes\n---\nx\n",
    ],
    [
      "in signs that are twice as wide",
      "表.txt",
      "鍵箱\n====\n・裏口\n",
      'Rename "鍵箱" to "鍵箱と傘"',
      "鍵箱と傘\n========\n・裏口\n",
    ],
    ["between brackets", "表.txt", "【鍵】\n・鍵の箱\n", 'Rename "鍵" to "傘"', "【傘】\n・鍵の箱\n"],
    [
      "with its capital, and its line's end",
      "club.txt",
      "Keys\r\n----\r\n- none\r\n",
      'Rename "keys" to "bikes"',
      "Bikes\r\n-----\r\n- none\r\n",
    ],
    [
      "with the links to it",
      "club.md",
      "# Club\n\n- [Who's in?](#whos-in)\n- [Keys](#keys) ([again](#keys))\n\n## Who's in?\n\n## Keys\n",
      'Rename "Keys" to "Keys & bikes"',
      "# Club\n\n- [Who's in?](#whos-in)\n- [Keys & bikes](#keys--bikes) ([again](#keys--bikes))\n\n## Who's in?\n\n## Keys & bikes\n",
    ],
    [
      "with a link to it that says something else",
      "club.md",
      "See [who is in](#whos-in).\n\n## Who's in?\n",
      'Rename "Who\'s in?" to "Mitglieder früher"',
      "See [who is in](#mitglieder-früher).\n\n## Mitglieder früher\n",
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(renamed(path, text, wish)).toBe(after);
  });

  test.each([
    ["two are called so", "a.md", "## Keys\n\n## Bikes\n\n### Keys\n", 'Rename "Keys" to "Boats"'],
    ["a link would lead to another one", "a.md", "[Keys](#keys)\n\n## Keys\n\n## Boats\n", 'Rename "Keys" to "Boats"'],
    [
      "something else is called exactly so",
      "a.md",
      "## Price\n\n| price |\n|---|\n| 2 |\n",
      'Rename "price" to "cost"',
    ],
    ["it is the line of a passage", "a.txt", "Keys\nand bikes\n---------\n", 'Rename "Keys" to "Boats"'],
  ])("but not where %s", (_, path, text, wish) => {
    expect(renamed(path, text, wish)).toBeNull();
  });
});
