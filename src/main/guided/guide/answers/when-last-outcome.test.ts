import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { lastOutcome } from "../facts/programs/last-outcome.ts";
import { answerWhenLastOutcome } from "./when-last-outcome.ts";

const log = [
  "2031-05-01 03:00:01 sync: start",
  "2031-05-01 03:11:00 sync: photos done",
  "2031-05-01 03:20:44 sync: finished OK",
  "2031-05-02 03:00:01 sync: start",
  "2031-05-02 03:04:10 sync: FAILED, no space left",
  "2031-05-02 04:00:00 scan: finished OK",
].join("\n");
const answered = (request: string) =>
  answerWhenLastOutcome(viewedTurn(request, [["sync.log", lastOutcome(log, request)]]));

test.each([
  ["when did the sync last go through? sync.log", "05-01 03:20:44"],
  ["sync.log: last successful sync?", "05-01 03:20:44"],
  [
    "I've had trouble with the sync. Could you tell me when it last finished without errors, by sync.log?",
    "05-01 03:20",
  ],
  ["I need to know when the sync last succeeded, sync.log should say", "05-01 03:20:44"],
  ["I'd feel better if I knew the day on which the sync last came to a good end (sync.log)", "05-01 03:20:44"],
  ["at what time did the last scan finish ok? sync.log", "05-02 04:00:00"],
  ["Wann ist der sync zuletzt erfolgreich durchgelaufen? Steht in sync.log.", "05-01 03:20:44"],
  ["syncが最後にうまくいったのはいつ?sync.log", "05-01 03:20:44"],
  ["when did the sync last fail? sync.log", "05-02 03:04:10"],
  ["Wann ist der sync zuletzt fehlgeschlagen?", "05-02 03:04:10"],
])("when something last went well, or wrong, is told to the letter: %s", (request, time) => {
  expect(answered(request)).toContain(time);
});

test.each([
  "why did the last sync fail? sync.log",
  "did the last sync go through? sync.log",
  "how many syncs failed lately, and when did the last one?",
  "when did the last sync of the photos go through?",
  "when did the last sync for the laptop go well?",
  "when did the sync last go through in April?",
  "when did the last sync that went well start?",
  "when did the sync last go through before 2 May?",
  "Warum ist der letzte sync fehlgeschlagen?",
  "最後に失敗した原因は?",
])("what else is asked, or of other entries, is left to the model: %s", (request) => {
  expect(answered(request)).toBeNull();
});

test("what was told of a long log with the request is told as well, of several logs nothing", () => {
  const request = "when did the sync last go through?";
  const told = `sync.log: ${lastOutcome(log, request)}`;
  expect(answerWhenLastOutcome(turnWith(request, [], "look", told))).toBe(
    "The last entry of sync.log that says it went well: 2031-05-01 03:20:44 sync: finished OK",
  );
  expect(answerWhenLastOutcome(turnWith(request, [], "look", `${told}\nold-${told}`))).toBeNull();
});
