import { expect, test } from "vitest";
import { saidPortions } from "./said-portions.ts";

test.each<[string, number | null, number]>([
  ["scale it from 2 to 6 servings", 2, 6],
  ["make the curry for six people instead of four", 4, 6],
  ["can you scale pancakes.md for 10 people", null, 10],
  ["Rechne mir das von 4 auf 8 Personen um", 4, 8],
  ["bitte für 6 Personen statt für 4", 4, 6],
  ["das Rezept bitte auf 12 Portionen hochrechnen", null, 12],
  ["rechne das Rezept auf sechs Personen um", null, 6],
  ["4人分を6人分に直して", 4, 6],
  ["カレーを10人分に換算してください", null, 10],
])("%s", (request, from, to) => {
  const said = saidPortions(request);
  expect([said?.from, said?.to]).toEqual([from, to]);
});

test.each([
  "we were 8 people on Sunday",
  "for how many people is it?",
  "move the table from 4 to 8",
  "change the price from 4 to 8",
  "scale it to 6 people and then for 8 people instead of 4",
  "6人分の席を予約して",
])("nothing in: %s", (request) => {
  expect(saidPortions(request)).toBeNull();
});
