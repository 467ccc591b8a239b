import { expect, test } from "vitest";
import { settingsInUnit } from "./settings-in-unit.ts";

const text =
  'NAME=Choir\nDB_TIMEOUT_SECONDS=30\nADMIN_SESSION_MINUTES=60\n#SESSION_MINUTES=480\nSESSION_MINUTES=720  # longer\nsince = 5\nretryMs = "90000"\n';

test.each([
  [
    "after how many hours is a member logged out?",
    "In hours: ADMIN_SESSION_MINUTES (60 minutes) is 1 hour; SESSION_MINUTES (720 minutes) is 12 hours.",
  ],
  [
    "Nach wie vielen Stunden wird ein Mitglied abgemeldet?",
    "In hours: ADMIN_SESSION_MINUTES (60 minutes) is 1 hour; SESSION_MINUTES (720 minutes) is 12 hours.",
  ],
  [
    "how long is the retry, in minutes?",
    'In minutes: DB_TIMEOUT_SECONDS (30 seconds) is 0.5 minutes; retryMs ("90000" milliseconds) is 1.5 minutes.',
  ],
  ["what's the session set to?", ""],
  ["how many members are there?", ""],
])("%s", (request, told) => {
  expect(settingsInUnit(".env", text, request)).toBe(told);
});

test("only of settings", () => {
  expect(settingsInUnit("notes.md", text, "after how many hours?")).toBe("");
});
