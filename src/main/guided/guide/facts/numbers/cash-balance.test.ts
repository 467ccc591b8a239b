import { expect, test } from "vitest";
import { askedNumberIn } from "./asked-number.ts";
import { cashBalance } from "./cash-balance.ts";

const club = `Till of the rowing club

Opening balance   120.50

3 May    +   40.00  boat hire
9 May    -   12.25  varnish
9 May    -   99.00  rope  CANCELLED
2 June   +    8.00  cake

Planned:
         -   30.00  paint
`;
const verein = `Vereinskasse
Übertrag aus 2030   1.200,00
2031-01-04 - 150,00 Miete
2031-02-01 + 75,50 Beiträge
`;
const balance = (text: string, request: string) => askedNumberIn(cashBalance(text, request))?.value;

test.each<[string, string, string]>([
  ["how much should be in the till now?", club, "156.25"],
  ["what's the current balance?", club, "156.25"],
  ["Wie viel müsste jetzt in der Kasse sein?", verein, "1125.5"],
  ["Was ist der Kassenstand?", verein, "1125.5"],
])("what was carried over counts, and what is planned doesn't: %s", (request, text, value) => {
  expect(balance(text, request)).toBe(value);
});

test.each<[string, string]>([
  ["how much should have been in the till on 9 May?", club],
  ["how much came into the till?", club],
  ["how much did we pay?", club],
  ["how much should be in the till now?", club.replace("Opening balance", "Counted twice")],
  ["how much should be in the till now?", club.replace("+    8.00", "8.00")],
  ["how much should be in the till now?", club.replace("2 June", "Balance 150.00\n2 June")],
])("nothing is told where anything else is asked, or a line isn't clear: %s", (request, text) => {
  expect(balance(text, request)).toBeUndefined();
});
