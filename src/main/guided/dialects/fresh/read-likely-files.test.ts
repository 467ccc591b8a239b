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
  lineFit: 1,
  day: /\d{4}/.exec(path)?.[0] ?? "",
}));

/** `chances` are how likely the model says yes of each file; null is a server that tells no chances. */
async function chosen(
  chances: readonly number[] | null,
  question = "what's the password?",
  more: Partial<Writer> = {},
  fits: readonly number[] = [],
) {
  const asked: string[] = [];
  const writer = silentWriter({
    async *weigh({ prompt }, names) {
      const chance = chances?.[asked.length];
      asked.push(prompt.request);
      return chance === undefined ? null : names.map((name) => (/yes/i.test(name) ? chance / 2 : (1 - chance) / 2));
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

test("each file is asked about by itself; the one with most of a yes is chosen, and another one that has nearly as much", async () => {
  const { asked, paths } = await chosen([0.2, 0.5, 0.6]);
  expect(paths).toEqual(["router-2025.md", "wifi-2022.md"]);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain("about todo.txt");
  expect(asked[0]).toContain("what's the password?");
  expect(asked[0]).not.toContain("wifi-2022.md");
  expect((await chosen([0.9, 0.5, 0.5])).paths).toEqual(["todo.txt"]);
  expect((await chosen([0.45, 0.45, 0.5])).paths).toHaveLength(2);
});

test("of files that are nearly as likely the one counts that shares words with the question", async () => {
  expect((await chosen([0.6, 0.2, 0.6], "what's the password?", {}, [0, 1, 1])).paths).toEqual(["router-2025.md"]);
});

test("of these the newest counts for what is so now", async () => {
  expect((await chosen([0.1, 0.5, 0.4], "what's the password at the moment?")).paths).toEqual(["router-2025.md"]);
});

test("one that may say the same thing later is read as well, though others are likelier", async () => {
  const dated = [
    { path: "a.txt", day: "2023-01", lineFit: 1 },
    { path: "b.txt", day: "", lineFit: 0.5 },
    { path: "c.txt", day: "2024-02", lineFit: 0.9 },
    { path: "d.txt", day: "2024-05", lineFit: 0.4 },
  ].map((file) => ({ ...file, text: "about it", extent: "whole" as const, fit: 1 }));
  const writer = silentWriter({
    async *weigh({ prompt }, names) {
      const chance = /^[ab]\.txt/.test(prompt.request) ? 0.6 : 0.5;
      return names.map((name) => (/yes/i.test(name) ? chance / 2 : (1 - chance) / 2));
    },
  });
  const chosenFor = async (question: string) => {
    const asking = readLikelyFiles(writer, { question, files: dated, messages: [] }, new AbortController().signal);
    return (await drained(asking)).result;
  };
  expect(await chosenFor("who has the key?")).toEqual(["a.txt", "b.txt", "c.txt"]);
  expect(await chosenFor("who had the key in 2023?")).toEqual(["a.txt", "b.txt"]);
});

test("none is chosen where nobody can say how likely they are, or there is no room to ask", async () => {
  expect((await chosen(null)).paths).toBeNull();
  const { asked, paths } = await chosen([1, 0, 0], "what's the password?", { hasRoom: async () => false });
  expect(paths).toBeNull();
  expect(asked).toEqual([]);
});
