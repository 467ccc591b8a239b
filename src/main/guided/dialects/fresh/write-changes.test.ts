import { expect, test } from "vitest";
import { choosingWriter } from "../../../../../test/support/choosing-writer.ts";
import { drained } from "../../../../../test/support/real-engine.ts";
import { writeChanges } from "./write-changes.ts";
import type { NarrowWriting } from "./write-narrow.ts";

const text = "# Choir\n\n- Ann: alto\n- Bo: bass\n- Cy: bass\n- Di: alto\n";
const writing: NarrowWriting = {
  path: "choir.md",
  text,
  request: "Bo sings tenor, Ann left",
  asked: "Bo sings tenor, Ann left",
  messages: [],
  open: "",
  beside: [],
  instructions: "",
};

/** What comes of wishes where the words of `said` do some of them, the model chooses the line with this word, and writes the rest anew as it is told. */
async function changed(
  wishes: readonly string[],
  word: string,
  said: Readonly<Record<string, string>>,
  anew: string | null,
) {
  const asked: NarrowWriting[] = [];
  const grounding = {
    changed: async (file: { text: string }, wish: string) =>
      said[wish] === undefined ? null : file.text.replace(...(said[wish].split(">") as [string, string])),
  };
  async function* rewrite(one: NarrowWriting) {
    asked.push(one);
    return anew;
  }
  const writer = choosingWriter([word]);
  const steps = writeChanges(writer, wishes, writing, grounding, rewrite, new AbortController().signal);
  return { result: (await drained(steps)).result, asked };
}

test("each is done where the former ones are: as its words say, by taking a line out, or written anew for it alone", async () => {
  const wishes = ["Bo sings tenor", 'Remove "Ann"', 'Add "Ed"'];
  const { result, asked } = await changed(wishes, "Ann", { "Bo sings tenor": "Bo: bass>Bo: tenor" }, "as it is then");
  const before = "# Choir\n\n- Bo: tenor\n- Cy: bass\n- Di: alto\n";
  expect(asked).toMatchObject([{ text: before, request: 'Add "Ed"', asked: writing.asked }]);
  expect(asked[0]?.open).toContain('Add "Ed"');
  expect(result).toBe("as it is then");
});

test.each([[null], ["same"]])("nothing is half done: %s for one of them is none for all", async (anew) => {
  const { result } = await changed(["a", 'Add "Ed"'], "Ann", { a: "Bo: bass>Bo: tenor" }, anew);
  expect(result).toBeNull();
});
