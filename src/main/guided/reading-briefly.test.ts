import { expect, test } from "vitest";
import { viewOf } from "../../../test/support/view-of.ts";
import type { TurnState } from "../agent/guide.ts";
import { guideIn } from "./guide-in.ts";
import { readingBriefly } from "./reading-briefly.ts";

const never = new AbortController().signal;

/** A guide that writes down how much of a request it was handed. */
function noting(read: number[]) {
  const guide = guideIn(
    viewOf({ "tea.txt": "Tea 2.50\n" }),
    [],
    async () => null,
    async () => [],
  );
  return readingBriefly({
    ...guide,
    async kinds(request) {
      read.push(request.length);
      return [];
    },
    async madeCalls({ messages }) {
      for (const message of messages) if (message.role === "user") read.push(message.text.length);
      return [];
    },
  });
}

const asked = (text: string): TurnState => ({
  tools: [],
  messages: [{ role: "user", id: "u", text, context: "" }],
  kind: null,
  stepsLeft: 9,
});

test("what was pasted by the megabyte is read in part, by its beginning and its end", async () => {
  const read: number[] = [];
  const guide = noting(read);
  const state = asked(`Sum this up: ${"long ".repeat(210_000)}`);
  await guide.kinds("long ".repeat(210_000), never);
  await guide.madeCalls(state, never);
  expect(Math.max(...read)).toBeLessThan(21_000);
  expect(Math.min(...read)).toBeGreaterThan(19_000);
});

test("what somebody types is read whole, in the very state that was handed over", async () => {
  const states: TurnState[] = [];
  const guide = noting([]);
  const own = readingBriefly({ ...guide, inVain: (state) => (states.push(state), "") });
  const state = asked("Tea is 2.80 now");
  own.inVain(state);
  expect(states).toEqual([state]);
  expect(states[0]).toBe(state);
});
