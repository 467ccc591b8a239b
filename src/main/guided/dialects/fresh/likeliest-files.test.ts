import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { likeliestFiles } from "./likeliest-files.ts";
import type { Writer } from "./writer.ts";

const files = ["todo.txt", "wifi-2022.md", "router-2025.md"].map((path) => ({
  path,
  text: `about ${path}`,
  facts: "",
  extent: "whole" as const,
}));

/** `shares` null is a server that tells no chances. */
async function kept(shares: readonly number[] | null, question = "what's the password?", more: Partial<Writer> = {}) {
  const asked: string[] = [];
  const writer = silentWriter({
    async *weigh({ prompt }, names) {
      asked.push(prompt.request, ...names);
      return shares;
    },
    ...more,
  });
  const context = { instructions: "", messages: [] };
  const { result } = await drained(likeliestFiles(writer, files, question, context, new AbortController().signal));
  return { asked, paths: result?.map(({ path }) => path) ?? null };
}

test("the file that the model takes for the right one is kept, and others that are nearly as likely", async () => {
  const { asked, paths } = await kept([0.1, 0.5, 0.4]);
  expect(paths).toEqual(["wifi-2022.md", "router-2025.md"]);
  expect(asked[0]).toContain("about todo.txt");
  expect(asked[0]).toContain("what's the password?");
  expect(asked.slice(1)).toEqual(files.map(({ path }) => path));
  expect((await kept([0.9, 0.05, 0.05])).paths).toEqual(["todo.txt"]);
});

test("of these the newest counts for what is so now", async () => {
  expect((await kept([0.1, 0.5, 0.4], "what's the password at the moment?")).paths).toEqual(["router-2025.md"]);
});

test("none is chosen where nobody can say how likely they are, or there is no room to ask", async () => {
  expect((await kept(null)).paths).toBeNull();
  const { asked, paths } = await kept([1, 0, 0], "what's the password?", { hasRoom: async () => false });
  expect(paths).toBeNull();
  expect(asked).toEqual([]);
});
