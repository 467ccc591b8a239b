import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenEntriesCounted } from "./when-entries-counted.ts";

const context = "Files: door.log 30 KB\ndoor.log: Counted: 17 WARN entries of 2031-02-03";
const answered = (request: string, told = context) => answerWhenEntriesCounted(turnWith(request, [], "look", told));

test.each([
  [
    "how many WARN entries are in door.log for the 3rd of february? (entries with level WARN i mean)",
    "17 WARN entries on 2031-02-03 in door.log.",
  ],
  ["door.log, 3 feb: number of entries with level WARN?", "17 WARN entries on 2031-02-03 in door.log."],
  [
    "How often was something logged on 3 February in door.log? I only care about lines whose level is WARN.",
    "17 WARN entries on 2031-02-03 in door.log.",
  ],
  [
    "I'd like to know the number of lines that door.log has for February 3rd with the level WARN.",
    "17 WARN entries on 2031-02-03 in door.log.",
  ],
  ["Wie viele WARN-Einträge gab es am 3. Februar in door.log?", "17 WARN-Einträge am 2031-02-03 in door.log."],
  ["door.logの2月3日で、レベルがWARNの行は何件ありますか?", "door.logの2031-02-03のWARNは17件です。"],
])("the entries of a level are told as they were counted: %s", (request, told) => {
  expect(answered(request)).toBe(told);
});

test.each([
  "how many WARN entries are in door.log for 3 February, and which was the last?",
  "how many WARN entries of the garage are in door.log for 3 February?",
  "how many WARN entries are in door.log for 3 February before 9:00?",
  "how many WARN entries mention the lock in door.log on 3 February?",
  "how many WARN entries in door.log on 3 February are not about the battery?",
  "what happened on 3 February? I see WARN in door.log",
  "how many WARN or FATAL entries has door.log for 3 February?",
  "door.logの2月3日の朝、WARNは何件ありますか?",
])("where more is said of them nothing is told: %s", (request) => {
  expect(answered(request)).toBeNull();
});

test("of entries of all levels, or of several files, nothing is told", () => {
  const request = "how many WARN entries are in door.log for 3 February?";
  expect(answered(request, "door.log: Counted: 20 entries of 2031-02-03: WARN 17, INFO 3")).toBeNull();
  expect(answered(request, `${context}\ngate.log: Counted: 2 WARN entries of 2031-02-03`)).toBeNull();
});
