import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { commitsCounted, countedCommits } from "./commits-counted.ts";

const output =
  "exit 0\nCommits by author:\n     4\tLena Brandt\n     1\tLena Ortiz\n     2\tOle Berg\nCommits by author since v1.2:\n     3\tLena Brandt\n     1\tLena Ortiz\nNo others.";

test.each<[string, string | null, string | null, { author: string | null; count: number } | null]>([
  ["who is called so in full", "lena brandt", "v1.2", { author: "Lena Brandt", count: 3 }],
  ["all of them", "Lena Brandt", null, { author: "Lena Brandt", count: 4 }],
  ["who has none since then", "Ole", "v1.2", { author: "Ole Berg", count: 0 }],
  ["everybody", null, "v1.2", { author: null, count: 4 }],
  ["nobody, as two are called so", "Lena", "v1.2", null],
  ["nobody, as nobody is called so", "Kim", "v1.2", null],
])("counts the commits of %s", (_, author, since, counted) => {
  expect(countedCommits(output, { author, since })).toEqual(counted);
});

test("has git count them where that is asked, in a repository", async () => {
  const view = { ...viewOf({ "a.md": "" }), isRepository: async () => true };
  const calls = await commitsCounted("how many commits did Ole make since v1.2?", view);
  expect(calls.map(({ input }) => input["command"])).toEqual([
    "echo 'Commits by author:' && git shortlog -s HEAD && echo 'Commits by author since v1.2:' && git shortlog -s v1.2..HEAD && echo 'No others.'",
  ]);
  expect(await commitsCounted("how many commits did Ole make in May?", view)).toEqual([]);
  expect(await commitsCounted("how many commits did Ole make?", { ...view, isRepository: async () => false })).toEqual(
    [],
  );
});
