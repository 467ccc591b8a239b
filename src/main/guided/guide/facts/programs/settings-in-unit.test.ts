import { expect, test } from "vitest";
import { settingsInUnit } from "./settings-in-unit.ts";

const text =
  'NAME=Choir\nDB_TIMEOUT_SECONDS=30\nADMIN_SESSION_MINUTES=60\n#SESSION_MINUTES=480\nSESSION_MINUTES=720  # longer\nsince = 5\nretryMs = "90000"\n';

test.each([
  [
    "after how many hours is a member logged out?",
    "ADMIN_SESSION_MINUTES (60 min) is 1 h; SESSION_MINUTES (720 min) is 12 h.",
  ],
  [
    "Nach wie vielen Stunden wird ein Mitglied abgemeldet?",
    "ADMIN_SESSION_MINUTES (60 min) is 1 h; SESSION_MINUTES (720 min) is 12 h.",
  ],
  ["how long is the retry, in minutes?", 'DB_TIMEOUT_SECONDS (30 s) is 0.5 min; retryMs ("90000" ms) is 1.5 min.'],
  ["what's the session set to?", ""],
  ["how many members are there?", ""],
])("%s", (request, told) => {
  expect(settingsInUnit(".env", text, request)).toBe(told);
});

test("only of settings", () => {
  expect(settingsInUnit("notes.md", text, "after how many hours?")).toBe("");
});
