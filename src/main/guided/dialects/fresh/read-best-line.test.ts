import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { choosingWriter } from "../../../../../test/support/choosing-writer.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readBestLine } from "./read-best-line.ts";
import type { ShownFile } from "./prompt.ts";
import type { Writer } from "./writer.ts";

const prices: ShownFile = {
  path: "menu.csv",
  text: "dish,small,large\nSoup,3.20,4.80\nStew,6.10,8.40\nPie,4.00,5.50\n",
  facts: "",
  extent: "whole",
};
const notes: ShownFile = {
  path: "kitchen.md",
  text: "# Kitchen\n\n## Oven\n\n- 180 degrees\n\n## Grill\n\n- 220 degrees\n",
  facts: "",
  extent: "whole",
};

/** What is told where the model says yes to lines with these words, and chooses the one with the first of them; null for one that tells no chances. */
async function bestLine(words: readonly string[] | null, files: readonly ShownFile[], more: Partial<Writer> = {}) {
  const asked: string[] = [];
  const wish = { files, question: "how hot is the grill, and what is it?", messages: [], weighed: null };
  const reading = readBestLine(choosingWriter(words, asked, more), wish, new AbortController().signal);
  const { result } = await drained(reading);
  return { asked, told: result?.told ?? null, older: result?.older };
}

test("rows are asked about with the names of their columns, and told so", async () => {
  const { asked, told } = await bestLine(["8.40"], [prices]);
  expect(asked.filter((request) => request.includes("yes or no"))).toHaveLength(3);
  expect(asked[0]).toContain("dish: Soup, small: 3.20, large: 4.80");
  expect(told).toBe("The part that fits best:\ndish: Stew, small: 6.10, large: 8.40");
});

test("of lines that are likely by themselves the one is told that is chosen among them, wherever it stands", async () => {
  const { asked, told } = await bestLine(["5.50", "dish"], [prices]);
  expect(told).toBe("The part that fits best:\ndish: Pie, small: 4.00, large: 5.50");
  const orders = asked.filter((request) => request.includes("Answer with A, B, C."));
  expect(orders.map((request) => request.match(/dish: (\w+)/)?.[1])).toEqual(["Soup", "Stew", "Pie"]);
});

test("a line is asked about with what it stands under, and of several files it is told which one has it", async () => {
  const { asked, told } = await bestLine(["180"], [prices, notes]);
  expect(asked.some((request) => request.includes("# Kitchen\n## Oven\n- 180 degrees"))).toBe(true);
  expect(told).toBe("The part that fits best:\nkitchen.md:\n# Kitchen\n## Oven\n- 180 degrees");
});

test("of lines that say the same thing the newest is told, with its date and the files that say it as it was", async () => {
  const old = { ...notes, path: "list 2022.md", text: "# List\n\n- grill: 200 degrees\n- oven: 180 degrees\n" };
  const recent = { ...notes, path: "note.md", text: "# Note, 4 March 2023\n\n- grill: 210 degrees\n- floor: swept\n" };
  const { told, older } = await bestLine(["- grill"], [old, recent]);
  expect(told).toBe(
    "The newest that is said of it, and what counts, is from 2023-03-04:\nnote.md:\n# Note, 4 March 2023\n- grill: 210 degrees",
  );
  expect(older).toEqual(["list 2022.md"]);
});

test("how many lines are done is told, and not how far the reading of each is", async () => {
  const writer = silentWriter({
    async *weigh() {
      yield { type: "progress", phase: "read", done: 5, total: 60 };
      yield { type: "waiting", waitsFor: "another session" };
      return [0.4, 0.1, 0.4, 0.1];
    },
  });
  const wish = { files: [prices], question: "how hot?", messages: [], weighed: null };
  const { items } = await drained(readBestLine(writer, wish, new AbortController().signal));
  const waiting = { type: "waiting", waitsFor: "another session" };
  const weighing = (done: number) => ({ type: "progress", phase: "weigh", done, total: 3 });
  // each line by itself, and then all of them in three orders
  expect(items).toEqual([0, 1, 2, 0, 1, 2].flatMap((done) => [weighing(done), waiting]));
});

test("lines that were weighed before aren't weighed again", async () => {
  const writer = silentWriter({});
  const line = { path: "kitchen.md", line: { above: "# Kitchen\n## Oven", text: "- 180 degrees" }, weight: -1 };
  const wish = { files: [notes], question: "how hot is the oven?", messages: [], weighed: [line] };
  const { result } = await drained(readBestLine(writer, wish, new AbortController().signal));
  expect(result?.told).toBe("The part that fits best:\n# Kitchen\n## Oven\n- 180 degrees");
});

test("nothing is told where the model can't be asked, or there are hardly any lines", async () => {
  expect((await bestLine(null, [prices])).told).toBeNull();
  expect((await bestLine(["Soup"], [prices], { hasRoom: async () => false })).told).toBeNull();
  expect((await bestLine(["a"], [{ ...notes, text: "a\nb\n" }])).asked).toEqual([]);
});
