import { expect, test } from "vitest";
import { isOfSaidSpan, spanOf } from "./said-span-of-sum.ts";

test.each([
  ["what do my active subscriptions cost me a month?", "month"],
  ["how much do we pay per year for these", "year"],
  ["our monthly costs for the vans, all together?", "month"],
  ["Was kosten die Abos im Monat?", "month"],
  ["wie viel zahlen wir pro Quartal", "quarter"],
  ["jährliche Kosten insgesamt", "year"],
  ["毎月いくら払っていますか", "month"],
  ["what do they cost?", null],
  ["how much did we spend in a month", null],
  ["Was haben wir im Jahr 2025 ausgegeben?", null],
  ["how much a month, and how much a year?", null],
])("%s", (request, span) => {
  expect(spanOf(request).span).toBe(span);
});

test.each([
  ["monthly", "month", true],
  ["EUR per month", "month", true],
  ["Beitrag monatlich", "month", true],
  ["monthly", "year", false],
  ["price", "month", false],
  ["price", null, true],
  ["monthly", null, true],
] as const)("%s for a %s: %s", (column, span, isMeant) => {
  expect(isOfSaidSpan(column, span)).toBe(isMeant);
});
