import { expect, test } from "vitest";
import { logEntriesWith } from "./log-entries-with.ts";

const log = `2025-01-20 05:30:00 burner  ignition ok
2025-01-20 07:50:02 burner  ignition failed
2025-01-20 16:00:00 burner  ignition failed
2025-01-20 18:22:19 pump    failed, started again
2025-01-21 16:00:00 burner  ignition failed
2025-01-21 22:00:00 burner  off, night
`;

test.each([
  ["heater.log: how often did the ignition fail, all days together", 3, 6],
  ["how often did the ignition fail on 20 january? heater.log", 2, 4],
  ["how many times did the pump fail", 1, 4 + 2],
])("entries of a log are counted by what they say: %s", (request, count, all) => {
  expect(logEntriesWith(log, request)).toMatchObject({ count, all });
});

test.each([
  "how often did anything fail",
  "how often did the burner go on",
  "how often did the ignition not fail",
  "how often did the burner do something",
  "when did the ignition fail",
])("but not for others: %s", (request) => {
  expect(logEntriesWith(log, request)).toBeNull();
});
