import { expect, test } from "vitest";
import { saysItGoesOn } from "./says-it-goes-on.ts";

test.each([
  "menu.py has to go on working",
  "old.csv must still work",
  "orders from 2019.csv should still be read",
  "what till.js prints is right and should stay so",
  "keep till.js working please",
  "make sure till.js still runs",
  "files like plate08.csv have to work as before",
  "don't break till.js",
  "kasse.py soll weiterhin funktionieren",
  "kasse.py muss wie bisher laufen",
  "alt.csv muss noch gelesen werden",
  "rezept.py は今まで通り動くように",
])("%s: it goes on", (sentence) => {
  expect(saysItGoesOn(sentence)).toBe(true);
});

test.each([
  "till.js still doesn't work",
  "till.js still prints 3",
  "till.js should print 12",
  "it should not print the names",
  "make till.js work",
  "leave old.csv alone",
  "kasse.py läuft nicht",
  "menu.py must not go on printing the names",
  "menu.py should stop printing as it does now",
  "es darf nicht weiter so laufen",
  "it works for old.csv but not for new.csv",
])("%s says nothing of the kind", (sentence) => {
  expect(saysItGoesOn(sentence)).toBe(false);
});
