import { describe, expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenTicked } from "./when-ticked.ts";

const open = "Counted: 6 are still open [ ].\nNot done:\n- [ ] paint the fence";
const done = "Counted: 4 are done [x].\nDone:\n- [x] sweep the yard";

const answered = (request: string, note: string) => answerWhenTicked(viewedTurn(request, [["spring.md", note]]));

describe("the number of items to tick", () => {
  test.each([
    ["spring.md - I'd like to know the number of things I haven't done yet", open, "6 in spring.md are still open."],
    ["how many are still open in spring.md?", open, "6 in spring.md are still open."],
    ["How many tasks are done?", done, "4 in spring.md are done."],
    ["wie viele Aufgaben sind noch offen?", open, "6 in spring.md sind noch offen."],
    ["spring.md - number of open items?", open, "6 in spring.md are still open."],
    ["Wie groß ist die Anzahl der offenen Punkte in spring.md?", open, "6 in spring.md sind noch offen."],
    ["how much in spring.md is not finished yet, just the number would do.", open, "6 in spring.md are still open."],
    ["spring.mdでまだ終わっていないものは全部で何個ありますか?", open, "spring.mdでまだ終わっていないのは6件です。"],
  ])("is told for: %s", (request, note, answer) => {
    expect(answered(request, note)).toBe(answer);
  });

  test.each([
    ["how many fences are still open?", open],
    ["how many things in the garden part are still open?", open],
    ["how many tasks are still open, and which is the oldest?", open],
    ["how many tasks did Ben not finish before May?", open],
    ["what is still open?", open],
    ["number of open items in the garden part of spring.md", open],
    ["spring.mdの庭の部分でまだ終わっていないものは何個ありますか?", open],
    ["how many tasks are done?", "Counted: 6 are still open [ ], 4 are done [x]."],
    ["how many things are there?", ""],
  ])("is left to the model for: %s", (request, note) => {
    expect(answered(request, note)).toBeNull();
  });
});
