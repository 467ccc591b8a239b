import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { ownWish } from "./own-wishes.ts";

describe("what a plain command wants", () => {
  test.each([
    ["put Summer before Spring in notes.md", 'Move "Summer" before "Spring"'],
    ["move the section Wi-Fi to the top of welcome.md", 'Move the section "Wi-Fi" to the top'],
    ["delete the last step in recipe.md", 'Remove "last step"'],
    ["take roses off the list in notes.md", 'Remove "roses" from "list"'],
    ["add milk, eggs to the shopping list in todo.md", 'Add "milk" and "eggs" to "shopping"'],
    ["add Sat: Ida to rota.txt", 'Add "Sat: Ida"'],
    ["set the price of tea to 2.80 in menu.csv", 'Set the price of "tea" to "2.80"'],
    ["make Dan's role lead in team.csv", 'Set the role of "Dan" to "lead"'],
    ["move chess to wednesday in week.md", 'Set "chess" to "wednesday"'],
    ["swap steps 1 and 2 in recipe.md", 'Swap "step 1" and "step 2"'],
    ["replace Ida with Max in rota.txt, but only on thursday", 'Change "thursday" from "Ida" to "Max"'],
    ["lösche in liste.txt bitte Zelt", 'Remove "Zelt"'],
    ["「豆」を「米」の前に移動してください", 'Move "豆" before "米"'],
  ])("is a wish in plain words: %s", (request, wish) => {
    expect(ownWish(request)).toBe(wish);
  });

  test.each([
    "remove everything about roses from notes.md",
    "set the lamp to 4, and add it to wiki.md",
    "add Sat: Ida and Sun: Max to rota.txt",
    "remove it from notes.md",
    "add a note about the keys to notes.md",
    "add the opening hours to notes.md",
    "set the price to whatever they ask for",
    "move each of them to the top",
    "tidy up notes.md",
    "「動画」を足して、「写真」は外して",
  ])("is left open where it isn't named: %s", (request) => {
    expect(ownWish(request)).toBeNull();
  });

  property.prop([
    fc.constantFrom("move", "put", "remove", "delete", "add", "set", "replace", "swap"),
    fc.array(
      fc.constantFrom("tea", "Bed 7", "to", "before", "the", "2.80", "from", "with", "and", "of", "is", "list"),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
  ])("names nothing that the request doesn't", (verb, words) => {
    const request = [verb, ...words].join(" ");
    const wish = ownWish(request) ?? "";
    for (const [, name = ""] of wish.matchAll(/"([^"]*)"/gu)) expect(request).toContain(name);
  });

  property.prop([fc.string({ maxLength: 300 })])("is found or not found for any text", (request) => {
    const wish = ownWish(request);
    expect(wish === null || /"/u.test(wish)).toBe(true);
  });
});
