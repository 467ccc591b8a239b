import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { answerWhenEventAsked } from "./when-event-asked.ts";

const note = "The event that is asked for: Picnic: 2031-06-20 10:00–12:00, Lake";

test("the event that is asked for is told with the calendar that has it", () => {
  expect(answerWhenEventAsked(viewedTurn("when is the picnic?", [["choir.ics", note]]))).toBe(
    "Picnic: 2031-06-20 10:00–12:00, Lake (choir.ics)",
  );
});

test("where two calendars have one nothing is told", () => {
  const viewed = [
    ["choir.ics", note],
    ["school.ics", note],
  ] as const;
  expect(answerWhenEventAsked(viewedTurn("when is the picnic?", viewed))).toBeNull();
});
