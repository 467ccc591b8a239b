import { describe, expect, test } from "vitest";
import { linesInAskedUnit, settingsInUnit, statedUnit } from "./settings-in-unit.ts";

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

describe("a file says of all its times in which unit they are", () => {
  const portal = "; all times in seconds\n[users]\nidle_logout = 2700\nlock_for = 50\n[mail]\nport = 587\n";

  test("and what is asked in another one is told in that", () => {
    const request = "after how many minutes of doing nothing is a user logged out?";
    expect(linesInAskedUnit("portal.ini", portal, ["idle_logout = 2700"], request)).toBe(
      "idle_logout (2700 s) is 45 min.",
    );
    expect(linesInAskedUnit("portal.ini", portal, ["lock_for = 50"], request)).toBe("");
    expect(linesInAskedUnit("portal.ini", portal, ["idle_logout = 2700"], "after how many seconds?")).toBe("");
  });

  test("but not where it says so of some of them", () => {
    expect(statedUnit("; the timeout is in seconds\nidle = 2700\n")).toBeNull();
    expect(statedUnit("# Zeiten in Minuten\nidle = 45\n")?.unit).toBe("min");
  });
});
