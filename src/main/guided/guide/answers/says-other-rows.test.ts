import { expect, test } from "vitest";
import { saysOtherRows } from "./says-other-rows.ts";

test.each<[string, boolean]>([
  ["how many hours was the boat out at night?", true],
  ["how much did we pay for the bus to the museum?", true],
  ["how much did the trip to Bergen cost?", true],
  ["how many hours was the boat out in May?", false],
  ["For the invoice: how many hours in all?", false],
  ["how many of us came? I have to tell the cook", false],
  ["how many hours of sailing with the boat?", false],
  ["wie viele Stunden bei Regen?", true],
])("%s", (request, says) => {
  expect(saysOtherRows(request, "log/sailing.csv boat swan day in month 5")).toBe(says);
});
