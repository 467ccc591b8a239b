import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { weighTelling } from "./weigh-telling.ts";

async function chanceBy(shares: readonly number[] | null, room = true): Promise<number | null> {
  const writer = silentWriter({
    hasRoom: async () => room,
    async *weigh({ prompt }, names) {
      expect([prompt.request, prompt.isCommon, ...names]).toEqual(["who has the key", true, "tell", "do"]);
      return shares;
    },
  });
  const { result } = await drained(weighTelling(writer, "who has the key", new AbortController().signal));
  return result;
}

test("how likely something is to be told is weighed against its being done", async () => {
  expect(await chanceBy([0.7, 0.3])).toBe(0.7);
});

test("nothing is said by an engine that tells no chances, nor where there is no room to ask", async () => {
  expect(await chanceBy(null)).toBeNull();
  expect(await chanceBy([0.7, 0.3], false)).toBeNull();
});
