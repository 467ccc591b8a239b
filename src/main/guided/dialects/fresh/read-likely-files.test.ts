import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readLikelyFiles } from "./read-likely-files.ts";
import type { Writer } from "./writer.ts";

const files = ["todo.txt", "wifi-2022.md", "router-2025.md"].map((path) => ({
  path,
  text: `about ${path}`,
  extent: "whole" as const,
  fit: 1,
}));

/** `shares` null is a server that tells no chances. */
async function chosen(
  shares: readonly number[] | null,
  question = "what's the password?",
  more: Partial<Writer> = {},
  fits: readonly number[] = [],
) {
  const asked: string[] = [];
  const writer = silentWriter({
    async *weigh({ prompt }, names) {
      asked.push(prompt.request, ...names);
      return shares;
    },
    ...more,
  });
  const never = new AbortController().signal;
  const { result } = await drained(
    readLikelyFiles(
      writer,
      { question, files: files.map((file, index) => ({ ...file, fit: fits[index] ?? 1 })), messages: [] },
      never,
    ),
  );
  return { asked, paths: result };
}

test("the file that the model takes for the right one is chosen, and another one that is nearly as likely", async () => {
  const { asked, paths } = await chosen([0.1, 0.4, 0.5]);
  expect(paths).toEqual(["router-2025.md", "wifi-2022.md"]);
  expect(asked[0]).toContain("about todo.txt");
  expect(asked[0]).toContain("what's the password?");
  expect(asked.slice(1)).toEqual(files.map(({ path }) => path));
  expect((await chosen([0.9, 0.05, 0.05])).paths).toEqual(["todo.txt"]);
  expect((await chosen([0.4, 0.3, 0.3])).paths).toHaveLength(2);
});

test("of files that are nearly as likely the one counts that shares words with the question", async () => {
  expect((await chosen([0.4, 0.1, 0.35], "what's the password?", {}, [0, 1, 1])).paths).toEqual(["router-2025.md"]);
});

test("of these the newest counts for what is so now", async () => {
  expect((await chosen([0.1, 0.5, 0.4], "what's the password at the moment?")).paths).toEqual(["router-2025.md"]);
});

test("none is chosen where nobody can say how likely they are, or there is no room to ask", async () => {
  expect((await chosen(null)).paths).toBeNull();
  const { asked, paths } = await chosen([1, 0, 0], "what's the password?", { hasRoom: async () => false });
  expect(paths).toBeNull();
  expect(asked).toEqual([]);
});
