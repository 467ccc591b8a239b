import { expect, test } from "vitest";
import { saidDuration } from "./said-duration.ts";

test.each<[string, number]>([
  ["am 14. November um 8:15 Uhr, dauert eine Dreiviertelstunde", 45],
  ["it takes three quarters of an hour", 45],
  ["at 9, an hour and a half", 90],
  ["from 9 for half an hour", 30],
  ["9:00, 1.5 hours", 90],
  ["two hours and 15 minutes", 135],
  ["eine Stunde", 60],
  ["Dauer: 40 Minuten", 40],
  ["anderthalb Stunden", 90],
  ["8:15, 45 min", 45],
  ["14時から1時間半", 90],
  ["所要時間は30分", 30],
])("how long it takes: %s", (request, minutes) => {
  expect(saidDuration(request)?.minutes).toBe(minutes);
});

test.each(["at 8:15 in the hall", "an hour or 30 minutes", "14時30分から", "page 12", "within 20 m"])(
  "nothing is said of it: %s",
  (request) => {
    expect(saidDuration(request)).toBeNull();
  },
);
