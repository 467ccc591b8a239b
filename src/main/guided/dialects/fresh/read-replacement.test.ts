import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readReplacement } from "./read-replacement.ts";

const question = {
  request: "Blue Barn it is, no longer The Old Mill",
  finds: ["The Old Mill", "Mill"],
  putsFor: () => ["Blue Barn"],
};

/** A model that is so sure of its deed, and picks these. `shares` null is a server that tells no chances. */
function writerOf(shares: readonly number[] | null, picks: readonly string[], room = true) {
  const offers: (readonly string[])[] = [];
  const left = [...picks];
  const writer = silentWriter({
    hasRoom: async () => room,
    async *pick({ opening }, names) {
      offers.push([opening, ...names]);
      return left.shift() ?? null;
    },
    async *weigh() {
      return shares;
    },
  });
  return { writer, offers };
}

async function read({ writer }: ReturnType<typeof writerOf>) {
  const { result } = await drained(readReplacement(writer, question, new AbortController().signal));
  return result;
}

test("both texts are picked from what is on offer, the second one behind the first", async () => {
  const model = writerOf([0.95, 0.03, 0.01, 0.01], ["The Old Mill", "Blue Barn"]);
  expect(await read(model)).toEqual({ find: "The Old Mill", put: "Blue Barn" });
  expect(model.offers).toEqual([
    ["do: replace\nold:", "The Old Mill", "Mill", "-"],
    ["do: replace\nold: The Old Mill\nnew:", "Blue Barn", "-"],
  ]);
});

test("nothing is asked further of a model that isn't sure", async () => {
  const model = writerOf([0.7, 0.2, 0.05, 0.05], []);
  expect(await read(model)).toBeNull();
  expect(model.offers).toEqual([]);
});

test("a server that tells no chances says what it is", async () => {
  expect(await read(writerOf(null, ["add"]))).toBeNull();
  expect(await read(writerOf(null, ["replace", "Mill", "Blue Barn"]))).toEqual({ find: "Mill", put: "Blue Barn" });
});

test.each([
  ["which text it is", ["-"]],
  ["what is to stand there", ["Mill", "-"]],
])("a request that doesn't say %s wants something else", async (_, picks) => {
  expect(await read(writerOf([1, 0, 0, 0], picks))).toBeNull();
});

test.each<[string, readonly number[], string | null]>([
  ["is sure", [0.9, 0.1, 0], "Blue Barn"],
  ["is sure of it in one form or another", [0.5, 0.45, 0.05], "Blue Barn"],
  ["isn't sure", [0.4, 0, 0.3], null],
])("of what is to stand there it %s", async (_, shares, put) => {
  const writer = silentWriter({
    hasRoom: async () => true,
    async *pick() {
      return "The Old Mill";
    },
    async *weigh(_draft, names) {
      return names.length === 4 ? [0.95, 0.03, 0.01, 0.01] : shares;
    },
  });
  const asked = { ...question, putsFor: () => ["Blue Barn", "Blue Barn it"] };
  const { result } = await drained(readReplacement(writer, asked, new AbortController().signal));
  expect(result).toEqual(put === null ? null : { find: "The Old Mill", put });
});

test("without room nothing is read", async () => {
  expect(await read(writerOf([1, 0, 0, 0], ["Mill", "Blue Barn"], false))).toBeNull();
});
