import { describe, expect, test } from "vitest";
import { formsInProse } from "./forms-in-prose.ts";

const forms = (path: string, text: string, find: string, put: string) => [...formsInProse(path, text, { find, put })];

describe("a word in small letters stands in a text as well", () => {
  test.each([
    ["where a sentence begins", "a.txt", "We take the ferry. Ferry tickets are cheap.\n", [["Ferry", "Boat"]]],
    ["in bold, and where an item begins", "a.md", "**Ferry**: slow.\n\n- Ferry at 9\n", [["Ferry", "Boat"]]],
    ["in a title", "a.md", "# To the Ferry\n\nThe ferry is slow.\n", [["Ferry", "Boat"]]],
    ["in a cell", "a.md", "| Ferry | 9:00 |\n|---|---|\n", [["Ferry", "Boat"]]],
    ["in the plural", "a.txt", "no ferry, two ferries\n", [["ferries", "boats"]]],
    [
      "in the plural, where a line begins",
      "a.txt",
      "Two.\nFerries are slow.\n",
      [
        ["ferries", "boats"],
        ["Ferries", "Boats"],
      ],
    ],
    ["in German with a capital", "a.md", "Ferry ist das hier. Und die Insel ist weit.\n", [["Ferry", "Boat"]]],
  ])("%s", (_, path, text, expected) => {
    expect(forms(path, text, "ferry", "boat")).toEqual(expected);
  });

  test("behind a word that depends on how it begins", () => {
    expect(forms("a.txt", "A ferry is a ferry, not a ferryman.\n", "ferry", "island")).toEqual([
      ["a ferry", "an island"],
      ["A ferry", "An island"],
    ]);
    expect(forms("a.txt", "an island, a ferry\n", "ferry", "hour")).toEqual([]);
  });

  test.each([
    ["in a name", "a.txt", "Ask Ferry Lund for the ferry.\n"],
    ["in a name within a sentence", "a.txt", "the ferry. Then ask Ferry about it.\n"],
    ["where a broken line goes on", "a.txt", `${"on and on ".repeat(6)}and then\nFerry came\n`],
    ["in a program", "a.py", "Ferry = 1\nferries = 2\n"],
    ["in the name of a folder", "a.md", "see `ferries` and ferries/old\n"],
    ["in the plural of German", "a.md", "die ferry und die ferries sind für uns nicht da\n"],
  ])("but not %s", (_, path, text) => {
    expect(forms(path, text, "ferry", "boat")).toEqual([]);
  });

  test.each([
    ["is told in capitals", "Ferry", "Boat"],
    ["has a plural of its own", "child", "kid"],
    ["becomes what has none", "euro", "money"],
  ])("but not where it %s", (_, find, put) => {
    expect(forms("a.txt", "Two children, two childs, two euros, the Ferrys\n", find, put)).toEqual([]);
  });
});
