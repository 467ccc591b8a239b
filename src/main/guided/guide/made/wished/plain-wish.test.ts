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
  ['Set "Bed 7" to "9"', { deed: "set", what: ["Bed 7"], about: [], from: null, to: "9" }],
  ['Change "2.50" to "2.80"', { deed: "set", what: [], about: [], from: "2.50", to: "2.80" }],
  ['Remove "lentil soup" from the lunch list', { deed: "remove", what: ["lentil soup"], about: ["lunch"] }],
  ['Remove "lentil soup" from "lunch"', { deed: "remove", what: ["lentil soup"], about: ["lunch"] }],
])("%s", (line, wish) => {
  expect(plainWish(line)).toEqual(wish);
});

test.each(['Set it to "2.80"', 'Add "tea"', 'Replace "tea" by "coffee"', "Sort the list", "Remove it"])(
  "%s says too little, or is of another kind",
  (line) => {
    expect(plainWish(line)).toBeNull();
  },
);
