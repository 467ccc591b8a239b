import { expect, test } from "vitest";
import { asksToRun } from "./request-intent.ts";
import { rulesOutRunning } from "./said-running.ts";

test.each([
  ["tidy.sh takes the wrong ones, fix it, but don't run it on box/, those are mine"],
  ["please do not execute it"],
  ["never start the job by yourself"],
  ["mend sum.py without running it"],
  ["write six.py that prints 6, it doesn't need running"],
  ["write six.py, it needn't be run"],
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

test.each([
  ["test_sum.py fails, can you fix sum.py? don't change the test"],
  ["sum.py doesn't run any more, can you fix it?"],
  ["the server won't start, and I can't start it by hand either"],
  ["make it work but do not change how many times it is run"],
  ["fix it, but don't touch the start of the file"],
  ["don't add test cases, just mend sum.py"],
  ["do not try to make it prettier, only fix it"],
  ["das programm startet nicht, bitte reparieren"],
  ["fix it, but feed.py must not start to feed the cat twice"],
  ["it should never run out of memory"],
  ["die prüfungen, die nicht laufen, sollen wieder gehen, lass die anderen nicht weg"],
])("%s rules out nothing of the kind", (request) => {
  expect(rulesOutRunning(request)).toBe(false);
});

test.each([
  ["don't let it run, only mend it"],
  ["it should not be started, just look"],
  ["don't test it, I'll do that"],
  ["please don't actually try it"],
  ["you can't run it here, there's no printer"],
  ["no need to run it"],
  ["don't try to run it"],
  ["I do not want you to start it"],
])("%s does", (request) => {
  expect(rulesOutRunning(request)).toBe(true);
});

test.each([["tidy.sh deletes too much when I run it, fix that"], ["cron runs it each night, it must keep 5"]])(
  "%s only tells of it",
  (request) => {
    expect(asksToRun(request)).toBe(false);
  },
);
