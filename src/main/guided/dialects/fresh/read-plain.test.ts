import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readPlain } from "./read-plain.ts";

const request = "We are off soon and I wonder what we paid for trains in April, it's in travel.csv";

/** What is read where the model writes this. */
async function read(text: string | null, { hasRoom = true, of = request } = {}) {
  let asked = 0;
  const writer = silentWriter({
    hasRoom: async () => hasRoom,
    async *write() {
      asked += 1;
      return text === null ? null : { text, stop: "end" };
    },
  });
  const { result } = await drained(readPlain(writer, of, new AbortController().signal));
  return { result, asked };
}

test("a request is taken as the model says it plainly", async () => {
  const plain = "What did we pay for trains in April in travel.csv?";
  expect((await read(` ${plain}`)).result).toBe(plain);
});

test("but not where it says something else, or nothing", async () => {
  expect((await read("What did we pay for trains in travel.csv?")).result).toBeNull();
  expect((await read(null)).result).toBeNull();
});

test("nothing is asked where there is no room, or the request is a story", async () => {
  expect((await read("x", { hasRoom: false })).asked).toBe(0);
  expect((await read("x", { of: request.repeat(10) })).asked).toBe(0);
});
