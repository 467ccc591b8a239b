import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { joinedSeriesCalls } from "./joined-series.ts";

const chapters = {
  "chapters/chapter 1.md": "# One\n",
  "chapters/chapter 2.md": "# Two\n\nIt held.\n",
  "chapters/chapter 2 old.md": "# Two\n\nIt tore.\n",
  "chapters/chapter 3.md": "# Three\n",
  "chapters/chapter 10.md": "# Ten\n",
  "chapters/chapter 11.md": "# Eleven\n\n",
  "ideas.md": "a bell\n",
};
const plain = { "parts/part 1.txt": "one\n", "parts/part 2.txt": "two\n", "parts/part 10.txt": "ten\n" };
const close = { "parts/part 8.txt": "eight\n", "parts/part 9.txt": "nine\n", "parts/part 10.txt": "ten\n" };

async function written(request: string, texts: Readonly<Record<string, string>>) {
  const view = viewOf(texts);
  return (await joinedSeriesCalls(request, await view.files(), view)).map(({ input }) => input["content"]);
}

test.each([
  "glue my chapters together to one book.md, 1 to 11 in the right order with an empty line in between (4 to 9 aren't written yet). not the old version of 2. and leave the chapter files as they are",
  "Please combine the chapters 1 to 11 into book.md. 4 to 9 don't exist yet. Without the old one.",
])("the numbered files in their order, without those that are ruled out: %s", async (request) => {
  expect(await written(request, chapters)).toEqual(["# One\n\n# Two\n\nIt held.\n\n# Three\n\n# Ten\n\n# Eleven\n"]);
});

test.each([
  "merge all parts into whole.txt, in the right order",
  "Could you join the parts by number into one whole.txt?",
  "Füge bitte alle parts in der richtigen Reihenfolge zu einer whole.txt zusammen, mit einer leeren Zeile dazwischen",
  "partsを番号順に結合してwhole.txtを作ってください",
])("all there are: %s", async (request) => {
  expect(await written(request, close)).toEqual(["eight\n\nnine\n\nten\n"]);
});

test.each([
  ["glue my chapters together to one book.md, 1 to 11 (4 to 9 aren't written yet)", chapters],
  ["glue my chapters together to one book.md, 1 to 11, not the old version of 2", chapters],
  ["merge all parts into whole.txt", plain],
  ["merge all parts into whole.txt, each with a heading", close],
  ["merge all parts into whole.txt in reverse order", close],
  ["merge the first lines of all parts into whole.txt", close],
  ["merge the best parts into whole.txt", close],
  ["merge all parts into whole.txt", { ...close, "parts/ending.txt": "end\n" }],
  ["translate all parts into whole.txt", close],
])("it is left open, or something else: %s", async (request, texts) => {
  expect(await written(request, texts)).toEqual([]);
});
