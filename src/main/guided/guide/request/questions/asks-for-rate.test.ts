import { expect, test } from "vitest";
import { asksForRate, asksForRateInTime } from "./asks-for-rate.ts";

test.each([
  "how many hours a week does Ida work?",
  "what do we pay per person?",
  "wie viele Stunden pro Woche sind das?",
])("'%s' asks for a rate", (question) => {
  expect(asksForRate(question)).toBe(true);
});

test.each(["how many hours did Ida work last week?", "how many weeks are left?", "wie viele Stunden waren es im Mai?"])(
  "'%s' asks for all of it",
  (question) => {
    expect(asksForRate(question)).toBe(false);
  },
);

test("the amounts of each month are no rate in time", () => {
  expect(asksForRateInTime("how many hours a week does Ida work?")).toBe(true);
  expect(asksForRateInTime("how much did we spend per month?")).toBe(false);
});
