import { expect, test } from "vitest";
import { saidSum } from "./said-sum.ts";

test.each([
  [
    "ive got 3 meetings of 45 minutes and 2 of 20 minutes tomorrow. how much time is that altogether?",
    "Counted: 3 × 45 + 2 × 20 = 175 minutes = 2 h 55 min",
  ],
  ["wie lange sind 2 Filme von 90 Minuten und 1 von 60 Minuten?", "Counted: 2 × 90 + 1 × 60 = 240 minuten = 4 h"],
  ["what do 4 tickets at 12.50 euros and 2 at 8 euros cost in total?", "Counted: 4 × 12.5 + 2 × 8 = 66 euros"],
  [
    "long evening: a 50 minutes film three times and then a 15 minutes one, twice. how long is that together?",
    "Counted: 3 × 50 + 2 × 15 = 180 minutes = 3 h",
  ],
  ["how long are two 15-minute... no, two talks of 15 minutes and one of 30 minutes?", ""],
  [
    "two talks of 15 minutes and one of 30 minutes, how long is that in total?",
    "Counted: 2 × 15 + 1 × 30 = 60 minutes = 1 h",
  ],
  [
    "three lessons, 45 minutes each, and two walks that take 20 minutes each: how long altogether?",
    "Counted: 3 × 45 + 2 × 20 = 175 minutes = 2 h 55 min",
  ],
  [
    "Eine Folge dauert 25 Minuten, viermal, und 40 Minuten zweimal. Wie lange zusammen?",
    "Counted: 4 × 25 + 2 × 40 = 180 minuten = 3 h",
  ],
  ["a 50 minutes film sometimes and a 15 minutes one, twice. how long together?", ""],
  ["how much are 4 tickets at 12.50 euros?", ""],
  ["12 guests at 7 and 8 guests at 9 o'clock, how many in total?", ""],
  ["2 of 3 reports and 4 of 5 letters are done, how many in total?", ""],
  ["how much are 3 nights for 200 euros and 2 nights for 150 euros?", ""],
  ["3 meetings of 45 minutes, 2 of 20 minutes and one of two hours: how long?", ""],
  ["how much are 4 tickets at 12.50 euros and 2 at 8 euros minus the discount?", ""],
  ["I have 3 meetings of 45 minutes and 2 of 20 minutes, write them down", ""],
  ["how long are 2 films of 90 minutes and 3 walks of 4 km?", ""],
])("%s", (request, told) => {
  expect(saidSum(request)).toBe(told);
});
