import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { stateAsked } from "./first-history.ts";

const files = { "prices.md": "Large cake: 32 EUR\nSmall cake: 21 EUR\n", "orders.txt": "Sat: large cake\n" };
const view = { ...viewOf(files), isRepository: async () => true };

async function asked(request: string, folder = view) {
  const calls = await stateAsked(request, await folder.files(), folder);
  return calls.map(({ input }) => input["command"]);
}

test("what stood in a tag is looked for there, first by all words that lines have now", async () => {
  expect(await asked("what did the large cake cost in spring-2024? theres a git tag with that name")).toEqual([
    expect.stringMatching(
      /'As it is in spring-2024:' && \{ git grep -i -n -e large --and -e cake spring-2024 -- \. \|\| git grep .* spring-2024 -- \.; \}/,
    ),
  ]);
});

test("a file that is named is shown as it is on a branch", async () => {
  expect(await asked("how much is the small cake in prices.md on the winter branch?")).toEqual([
    expect.stringContaining("git show 'winter:./prices.md'"),
  ]);
});

test("nothing is looked for in git where the folder isn't kept by it, or what is there now is meant", async () => {
  const outside = { ...viewOf(files), isRepository: async () => false };
  expect(await asked("what did the cake cost at tag v1?", outside)).toEqual([]);
  expect(await asked("what does the large cake cost?")).toEqual([]);
});
