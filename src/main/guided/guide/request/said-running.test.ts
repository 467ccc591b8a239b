import { expect, test } from "vitest";
import { asksToRun } from "./request-intent.ts";
import { rulesOutRunning, withoutToldRunning } from "./said-running.ts";

test.each([
  ["tidy.sh takes the wrong ones, fix it, but don't run it on box/, those are mine"],
  ["please do not execute it"],
  ["never start the job by yourself"],
  ["mend sum.py without running it"],
  ["repariere tidy.sh, aber führ es nicht aus"],
  ["bitte nicht starten, nur reparieren"],
  ["直してください。実行しないでください"],
])("%s rules out that something is started", (request) => {
  expect([rulesOutRunning(request), asksToRun(request)]).toEqual([true, false]);
});

test.each([
  ["run tidy.sh on box"],
  ["fix sum.py and run it"],
  ["I don't know why, but please run it"],
  ["führe tidy.sh aus"],
])("%s wants it started", (request) => {
  expect([rulesOutRunning(request), asksToRun(request)]).toEqual([false, true]);
});

test.each([["tidy.sh deletes too much when I run it, fix that"], ["cron runs it each night, it must keep 5"]])(
  "%s only tells of it",
  (request) => {
    expect(asksToRun(withoutToldRunning(request))).toBe(false);
  },
);
