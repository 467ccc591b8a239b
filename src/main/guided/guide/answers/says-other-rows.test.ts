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
  ["how many of the trips in here were with the swan?", false],
  ["how many hours of the boat are listed in there?", false],
  ["wie viele Fahrten mit dem swan stehen da im Mai drin?", false],
  ["how many trips in there were for guests?", true],
  ["From how many harbours did the boat come?", false],
  ["add up the days of the trips that we made in May", false],
  ["add up the cost of the trips that we made in May", true],
  ["add up the days of the trips at night", true],
  ["how many days was the swan out? just curious if it was worth it", false],
  ["Mit wie vielen Leuten war die swan draußen?", false],
  ["how many trips of the swan and heron together?", true],
  ["how many trips of the boat and swan together?", false],
])("%s", (request, says) => {
  expect(saysOtherRows(request, "log/sailing.csv boat swan day in month 5")).toBe(says);
});

test.each([
  "how many trips would it be altogether if the swan went twice?",
  "how many hours was everybody but the swan out?",
  "how many trips, ignoring those of the swan?",
  "how many trips were not with the swan?",
  "how many trips did neither the swan nor the heron make?",
  "how many trips were with the swan or at night?",
  "how many trips took longer than the first?",
  "how many trips before May?",
  "how many hours was the swan out past 20:00?",
  "how many hours was the swan out last week?",
  "how many hours will the swan need next season?",
  "how many of the trips with the swan were late?",
  "how many trips did the swan make, and who was on the others?",
  "Wie viele Fahrten waren nicht mit der swan?",
  "Wie viele Fahrten bis Mai?",
])("a word says something else of the rows: %s", (request) => {
  expect(saysOtherRows(request, "log/sailing.csv boat swan day in month 5")).toBe(true);
});

test.each([
  ["how many haven't paid?", "paid no"],
  ["how many came, guests not counted?", "kind not guest"],
  ["how many are vegetarian or vegan?", "diet vegetarian or vegan"],
  ["how many have 4 or fewer?", "qty at most 4"],
  ["how many cost more than 15?", "price more than 15"],
  ["how many are less than their minimum?", "qty less than min"],
  ["how many came on 3 May 2031?", "day in 2031-5-3"],
  ["how many trips were late?", "arrival late"],
  ["how many have paid but haven't signed?", "paid yes and signed no"],
])("what was found says it as well: %s", (request, known) => {
  expect(saysOtherRows(request, known)).toBe(false);
});
