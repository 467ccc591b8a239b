import { expect, test } from "vitest";
import { asksForOldValue } from "./when-it-was.ts";

test.each([
  "first copy lamps.yaml to lamps-backup.yaml, then set the brightness of the desk lamp to 80. and tell me what it was before",
  "set the price of tea to 4 and tell me what it was",
  "change the port to 8080 and let me know the old value",
  "Set the timeout to 30. What was it before?",
  "Setz den Preis für Tee auf 4 und sag mir, was da vorher stand",
  "Stell die Helligkeit auf 80 und nenn mir den alten Wert",
  "明るさを80にして、変更前の値を教えてください",
])("wants the old value: %s", (request) => {
  expect(asksForOldValue(request)).toBe(true);
});

test.each([
  "set the brightness to 80",
  "change the price of tea in prices.html to 5 and show the old price crossed out",
  "change the price of tea in prices.html to 5 and show the old price",
  "set the price to 5 and say the old price in brackets behind it",
  "Ändere den Preis auf 5 und zeig den alten Preis durchgestrichen",
  "tell me what the brightness is",
  "set it back to what it was before",
  "set the price to 4 and tell me how many rows there are",
  "write down what was said",
  "Setz den Preis auf 4, wie vorher",
])("doesn't: %s", (request) => {
  expect(asksForOldValue(request)).toBe(false);
});
