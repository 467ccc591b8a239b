import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { weighKinds } from "./weigh-kinds.ts";
import type { RequestKind } from "../../../../shared/message.ts";

const names = ["tell", "change", "new", "place", "mend", "git", "talk"];

async function kindBy(shares: Readonly<Record<string, number>> | null, kinds: readonly RequestKind[], room = true) {
  const writer = silentWriter({
    hasRoom: async () => room,
    async *weigh({ prompt }, asked) {
      expect([prompt.request, prompt.isCommon, ...asked]).toEqual(["mp3s go to Music", true, ...names]);
      return shares && names.map((name) => shares[name] ?? 0);
    },
  });
  const wanted = { request: "mp3s go to Music", kinds };
  return (await drained(weighKinds(writer, wanted, new AbortController().signal))).result;
}

test("a request is of the kind whose deeds are the likeliest together", async () => {
  expect(await kindBy({ tell: 0.4, place: 0.35, git: 0.25 }, ["look", "edit", "run"])).toBe("run");
  expect(await kindBy({ change: 0.3, mend: 0.3, new: 0.4 }, ["edit", "make", "run"])).toBe("edit");
});

test("only the kinds count that it may be of", async () => {
  expect(await kindBy({ talk: 0.9, new: 0.06, change: 0.04 }, ["edit", "make"])).toBe("make");
});

test("nothing is said by an engine that tells no chances, nor where there is no room to ask", async () => {
  expect(await kindBy(null, ["look", "edit"])).toBeNull();
  expect(await kindBy({ tell: 1 }, ["look", "edit"], false)).toBeNull();
});
