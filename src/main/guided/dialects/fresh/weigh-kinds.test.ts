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
  expect(await kindBy({ tell: 0.2, place: 0.5, git: 0.3 }, ["look", "edit", "run"])).toBe("run");
  expect(await kindBy({ change: 0.5, mend: 0.3, new: 0.2 }, ["edit", "make", "run"])).toBe("edit");
});

test("only the kinds count that it may be of", async () => {
  expect(await kindBy({ talk: 0.9, new: 0.08, change: 0.02 }, ["edit", "make"])).toBe("make");
});

test("where two are about as likely none is said", async () => {
  expect(await kindBy({ change: 0.5, place: 0.4, tell: 0.1 }, ["edit", "run"])).toBeNull();
});

test("nothing is said by an engine that tells no chances, nor where there is no room to ask", async () => {
  expect(await kindBy(null, ["look", "edit"])).toBeNull();
  expect(await kindBy({ tell: 1 }, ["look", "edit"], false)).toBeNull();
});
