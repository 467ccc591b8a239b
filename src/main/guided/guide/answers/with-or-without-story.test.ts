import { expect, test } from "vitest";
import { turnWith } from "../../../../../test/support/turn-with.ts";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenCounted } from "./when-counted.ts";
import { answerWhenEntriesCounted } from "./when-entries-counted.ts";
import { withOrWithoutStory } from "./with-or-without-story.ts";

test("a story is left out of a request of which all was told with it", () => {
  const request =
    "I'm writing up what happened to our lift and would be glad of a figure: how often was something logged on 3 February in lift.log? I only care about lines whose level is WARN.";
  const turn = turnWith(request, [], "look", "lift.log: Counted: 17 WARN entries of 2031-02-03");
  expect(withOrWithoutStory(answerWhenEntriesCounted, turn)).toBe("17 WARN entries on 2031-02-03 in lift.log.");
});

const facts =
  "Counted: 9 rows, 4 of them with day in month 3 and purpose school: km sum 25.\nA, school, 12\nB, school, 13\nC, school, 0\nD, school, 0";
const counted = (request: string) => withOrWithoutStory(answerWhenCounted, viewedTurn(request, [["rides.csv", facts]]));

test("a word for months, or one sign, of the rows' condition doesn't make a story say which rows are meant", () => {
  expect(
    counted(
      "We're trying to share a car and wonder what we drive every month. Tell me what the km for school add up to in March.",
    ),
  ).toContain("25: that is");
  expect(
    counted("We're trying to drive less to school every month. Tell me what the km except by bus add up to in March."),
  ).toBeNull();
});
