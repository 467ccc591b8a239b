import { expect, test } from "vitest";
import { plainWish } from "./plain-wish.ts";

test.each([
  ['Set the price of "tea" to "2.80"', { deed: "set", what: ["tea"], about: ["price"], from: null, to: "2.80" }],
  [
    'Change the "room" of "Herr Adler" from "9" to "12" in "list.csv"',
    { deed: "set", what: ["room", "Herr Adler"], about: [], from: "9", to: "12" },
  ],
  [
    'Change the time of "tea" from "3 pm" to "4 pm"',
    { deed: "set", what: ["tea"], about: ["time"], from: "3 pm", to: "4 pm" },
  ],
  [
    'Set "owner" of "fern.com" to "Kim"',
    { deed: "set", what: ["owner", "fern.com"], about: [], from: null, to: "Kim" },
  ],
  ['Set "Bed 7" to "9"', { deed: "set", what: ["Bed 7"], about: [], from: null, to: "9" }],
  ['Change "2.50" to "2.80"', { deed: "set", what: [], about: [], from: "2.50", to: "2.80" }],
  ['Remove "lentil soup" from the lunch list', { deed: "remove", what: ["lentil soup"], about: ["lunch"] }],
  ['Remove "lentil soup" from "lunch"', { deed: "remove", what: ["lentil soup"], about: ["lunch"] }],
  ['Add "tea"', { deed: "add", items: ["tea"], what: [], about: [], side: "in" }],
  [
    'Add "rice" and "beans" to the "pantry" list',
    { deed: "add", items: ["rice", "beans"], what: ["pantry"], about: [], side: "in" },
  ],
  ['Add "rope" after "tent" in "gear.md"', { deed: "add", items: ["rope"], what: ["tent"], about: [], side: "behind" }],
  [
    'Move "Hills" to the top of "walks.m3u"',
    { deed: "move", what: ["Hills"], about: ["top"], from: null, to: "first" },
  ],
  [
    'Move "Hills" below "Lake"',
    { deed: "move", what: ["Hills"], about: [], from: null, to: { side: "behind", what: ["Lake"] } },
  ],
  [
    'Move "Hills" before the encore',
    { deed: "move", what: ["Hills"], about: [], from: null, to: { side: "before", what: ["encore"] } },
  ],
  ['Swap the prices of "tea" and "cake"', { deed: "swap", what: ["tea", "cake"], about: ["prices"] }],
  ['Move the start of "choir" to "19:30"', { deed: "set", what: ["choir"], about: ["start"], from: null, to: "19:30" }],
])("%s", (line, wish) => {
  expect(plainWish(line)).toEqual(wish);
});

test.each([
  'Set it to "2.80"',
  'Add a row "tea"',
  'Add "4 euros" to every price under "Colour"',
  'Move "tea"',
  'Swap "tea"',
  'Replace "tea" by "coffee"',
  "Sort the list",
  "Remove it",
])("%s says too little, or is of another kind", (line) => {
  expect(plainWish(line)).toBeNull();
});
