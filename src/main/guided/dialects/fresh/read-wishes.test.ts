import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readWishes } from "./read-wishes.ts";
import type { Draft } from "./writer.ts";

const request = "in rent.csv flat 3 pays 540 now, and Ms Orr moved out. the deposit stays";

/** What is read where the model writes these, one after the other, and what it was asked. */
async function read(texts: string | null | readonly string[], hasRoom = true, of = request) {
  const drafts: Draft[] = [];
  const waiting = typeof texts === "object" && texts !== null ? [...texts] : [texts];
  const writer = silentWriter({
    hasRoom: async () => hasRoom,
    async *write(draft) {
      drafts.push(draft);
      const text = waiting.shift() ?? null;
      return text === null ? null : { text, stop: "end" };
    },
  });
  const question = { request: of, there: ["3"] };
  const { result } = await drained(readWishes(writer, question, new AbortController().signal));
  return { result, drafts };
}

test("the wishes are what the model tells, of what isn't to stay as it is", async () => {
  const { result, drafts } = await read('- Set the rent of "flat 3" to "540"\n- Remove "Ms Orr"');
  expect(result).toEqual(['Set the rent of "flat 3" to "540"', 'Remove "Ms Orr"']);
  expect(drafts.map(({ prompt }) => prompt.request)).toEqual([
    "in rent.csv flat 3 pays 540 now, and Ms Orr moved out.",
  ]);
});

test.each([
  "the plum tart is gone, scone is 1.80. cakes.csv please",
  "the plum tart is gone, scone is 1.80. In cakes.csv, please",
])("a file that is said by itself is no wish: %s", async (of) => {
  const { drafts } = await read('- Remove "plum tart"\n- Set "scone" to "1.80"', true, of);
  expect(drafts[0]?.prompt.request.trim()).toBe("the plum tart is gone, scone is 1.80.");
});

test("a number that the request doesn't have makes all of it unsure", async () => {
  expect((await read('- Set "flat 3" to "545"')).result).toBeNull();
});

test("where all at once is too much for it, it tells change by change", async () => {
  const { result, drafts } = await read([
    '- Remove "Ms Orr"',
    "- Flat 3 pays 540.\n- Ms Orr moved out.\n- The deposit stays.",
    '- Set "flat 3" to "540"',
    '- Remove "Ms Orr"',
  ]);
  expect(result).toEqual(['Set "flat 3" to "540"', 'Remove "Ms Orr"']);
  expect(drafts.slice(2).map(({ prompt }) => prompt.request)).toEqual(["Flat 3 pays 540.", "Ms Orr moved out."]);
});

test("where one half is told for all of it, it tells change by change", async () => {
  const of = "take Nina off the list, and add Ben Ode to the helpers";
  const told = ['- Remove "Nina"', "- Take Nina off.\n- Add Ben Ode to the helpers.", '- Remove "Nina"'];
  const added = '- Add "Ben Ode" to "helpers"';
  expect((await read([...told, added], true, of)).result).toEqual(['Remove "Nina"', 'Add "Ben Ode" to "helpers"']);
  expect((await read([...told, '- Add "Nina"'], true, of)).result).toBeNull();
});

test("nothing is read where one of them stays unsure", async () => {
  const told = ['- Remove "Ms Orr"', "- Flat 3 pays 540.\n- Ms Orr moved out.", '- Set "flat 3" to "545"'];
  expect((await read(told)).result).toBeNull();
});

test("nothing is read where there is no room, or the model writes something else", async () => {
  expect((await read('- Remove "Ms Orr"', false)).drafts).toEqual([]);
  expect((await read(null)).result).toBeNull();
});

test("nothing is asked about a story", async () => {
  expect((await read('- Remove "Ms Orr"', true, "we sold more jam. ".repeat(40))).drafts).toEqual([]);
});
