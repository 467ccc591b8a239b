import { describe, expect, test } from "vitest";
import { lastOutcome } from "./last-outcome.ts";

const sync = [
  "2025-02-01 03:00:01 sync: start",
  "2025-02-01 03:20:44 sync: finished OK",
  "2025-02-02 03:00:01 sync: start",
  "2025-02-02 03:04:10 sync: FAILED, not completed",
  "2025-02-02 04:00:00 virus-scan: finished OK",
  "2025-02-03 03:00:01 sync: start",
].join("\n");

describe("the last entry of a log that went as a request says", () => {
  test.each([
    "when did the sync last go through?",
    "the latest sync that truly worked, when was that",
    "Wann ist der letzte sync erfolgreich durchgelaufen?",
    "syncが最後に成功したのはいつですか",
  ])("is found for: %s", (request) => {
    expect(lastOutcome(sync, request)).toBe(
      "Counted: of 6 entries the last one that says it went well: 2025-02-01 03:20:44 sync: finished OK",
    );
  });

  test.each(["when did the sync fail last?", "Wann ist der sync zuletzt fehlgeschlagen?"])(
    "is one that went wrong for: %s",
    (request) => {
      expect(lastOutcome(sync, request)).toContain("02-02 03:04:10 sync: FAILED");
    },
  );

  test("is of any program where none is named", () => {
    expect(lastOutcome(sync, "what was the last thing that finished?")).toContain("virus-scan: finished OK");
  });

  test.each([
    ["no outcome is asked for", sync, "what is the last entry?"],
    ["not the last one is asked for", sync, "which runs of sync failed?"],
    ["it is no log", "sync went OK\nit finished\nall completed\n", "when did the sync last succeed?"],
    ["nothing went so", sync.replaceAll(/ OK|finished/g, "done"), "when did the sync last succeed?"],
  ])("isn't told where %s", (_, text, request) => {
    expect(lastOutcome(text, request)).toBe("");
  });
});
