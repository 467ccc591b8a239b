import { expect, test } from "vitest";
import { choosingWriter } from "../../../../../test/support/choosing-writer.ts";
import { drained } from "../../../../../test/support/real-engine.ts";
import { type Rewritten, writeWishes } from "./write-wishes.ts";
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
  isMeant: true,
};

const sung = { "Bo sings tenor": ["Bo: bass", "Bo: tenor"] } as const;

/** What comes of wishes where the words of `said` do some of them, the model chooses the line with this word, and writes the rest anew as it is told. */
async function changed(
  wishes: readonly string[],
  word: string,
  said: Readonly<Record<string, readonly [old: string, fresh: string]>>,
  anew: Rewritten | null,
) {
  const asked: NarrowWriting[] = [];
  const grounding = {
    async changed(file: { text: string }, wish: string) {
      const [old, fresh] = said[wish] ?? [];
      return old === undefined || fresh === undefined ? null : file.text.replace(old, fresh);
    },
  };
  async function* rewrite(one: NarrowWriting) {
    asked.push(one);
    return anew;
  }
  const writer = choosingWriter([word]);
  const steps = writeWishes(writer, wishes, writing, grounding, rewrite, new AbortController().signal);
  return { result: (await drained(steps)).result, asked };
}

test("each is done where the former ones are: as its words say, by taking a line out, or written anew for it alone", async () => {
  const wishes = ["Bo sings tenor", 'Remove "Ann"', 'Add "Ed"'];
  const { result, asked } = await changed(wishes, "Ann", sung, { text: "as it is then" });
  const before = "# Choir\n\n- Bo: tenor\n- Cy: bass\n- Di: alto\n";
  expect(asked).toMatchObject([{ text: before, request: 'Add "Ed"', asked: writing.asked }]);
  expect(asked[0]?.open).toContain('Add "Ed"');
  expect(result).toBe("as it is then");
});

test.each([[null], ["same" as const]])("nothing is half done: %s for one of them is none for all", async (anew) => {
  const { result } = await changed(["Bo sings tenor", 'Add "Ed"'], "Ann", sung, anew);
  expect(result).toBeNull();
});

test("wishes none of which the harness can do aren't gone through: the request is done as a whole", async () => {
  const { result, asked } = await changed(["Set it to tenor", 'Add "Ed"'], "Ann", sung, { text: "anew" });
  expect(result).toBeNull();
  expect(asked).toEqual([]);
});
