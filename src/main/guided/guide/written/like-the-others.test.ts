import { describe, expect, test } from "vitest";
import { likeTheOthers } from "./like-the-others.ts";

describe("a new entry is in the form of the others", () => {
  test.each([
    ["with a capital", "wash up", ["Tidy up", "Lock up"], "Wash up"],
    ["in small letters", "wash up", ["tidy up", "Lock up"], "wash up"],
    ["as it is beside amounts", "salt", ["5 eggs", "20 g butter"], "salt"],
    ["with a full stop", "wash up", ["Tidy the hall.", "Lock the door."], "Wash up."],
    ["without a full stop", "Wash all the plates.", ["Tidy the hall", "Lock the door"], "Wash all the plates"],
    ["beside the only one that has a full stop", "faster search", ["A bar for the tabs."], "Faster search."],
    ["but for what ends otherwise", "who locks up?", ["Tidy the hall.", "Lock the door."], "Who locks up?"],
    ["but for a word that is cut short", "sugar 3 Pck.", ["Flour 1 Pck.", "Yeast 2 Pck."], "Sugar 3 Pck."],
    ["but for a name of a program", "useState again", ["Read on", "Hooks"], "useState again"],
    ["with their sign", "plums, 3 kg", ["Pears – 2 kg (Mo)", "Figs – 1 kg"], "Plums – 3 kg"],
    ["with their sign, where no comma is said", "plums 3 kg", ["Pears: 2 kg", "Figs: 1 kg"], "Plums: 3 kg"],
    ["with a blank as wide as a sign", "みかん 5個", ["りんご　3個", "柿　2個"], "みかん　5個"],
    [
      "with a sign between each of its parts",
      "Blue Door, Am, 3:10",
      ["Fen - G - 2:50", "Elm - D - 4:00"],
      "Blue Door - Am - 3:10",
    ],
    ["in brackets", "chairs, Ida", ["Tables (Mo)", "Bar (Ann and Ben)"], "Chairs (Ida)"],
    ["with its amount at the beginning", "butter, 80 g", ["200 g flour", "3 eggs"], "80 g butter"],
    ["with how many there are of it", "glue, 2", ["1x  saw", "12x  nails"], "2x  glue"],
    [
      "in bold letters up to its sign",
      "moor, a place to tie up",
      ["**Bow** – the front", "**Stern** – the back"],
      "**Moor** – a place to tie up",
    ],
    [
      "in bold letters with the colon",
      "moor: to tie up",
      ["**Bow:** the front", "**Stern:** the back"],
      "**Moor:** to tie up",
    ],
    ["as a program's", "--fast", ["`--all`", "`--dry-run`"], "`--fast`"],
    [
      "as it is, where its comma parts nothing",
      "sand, oil and paint it",
      ["Order wood (Mo)", "Saw (Ida)"],
      "Sand, oil and paint it",
    ],
  ])("%s", (_, item, others, expected) => {
    expect(likeTheOthers(item, others)).toBe(expected);
  });

  test.each([
    ["they are links", "news", ["[Start](a.md)", "[About](b.md)"]],
    ["they are filled up", "tea, 2.40", ["Cocoa ........ 3.10", "Milk ......... 1.90"]],
    ["they stand in columns", "tea, 2.40", ["Cocoa     3.10", "Milk      1.90"]],
    ["they are parts of one sentence", "plums", ["pears,", "figs,", "and grapes."]],
    ["it isn't clear which comma parts it", "beans, red, small, 2 bags", ["Rice, brown – long", "Oats – fine"]],
    ["it isn't clear what is marked", "moor", ["**Bow** – the front", "**Stern** – the back"]],
    ["its amount isn't in their measure", "beans, 2 big bags", ["200 g flour", "3 eggs"]],
  ])("but not where %s", (_, item, others) => {
    expect(likeTheOthers(item, others)).toBeNull();
  });
});
