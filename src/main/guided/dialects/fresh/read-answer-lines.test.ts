import { expect, test } from "vitest";
import { choosingWriter } from "../../../../../test/support/choosing-writer.ts";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { readAnswerLines, toldLines } from "./read-answer-lines.ts";
import type { Writer } from "./writer.ts";

type File = { path: string; text: string };

const prices: File = {
  path: "menu.csv",
  text: "dish,small,large\nSoup,3.20,4.80\nStew,6.10,8.40\nPie,4.00,5.50\n",
};
const notes: File = {
  path: "kitchen.md",
  text: "# Kitchen\n\n## Oven\n\n- 180 degrees\n\n## Grill\n\n- 220 degrees\n",
};

const fenced = (path: string, ...lines: string[]) => [path, "```", ...lines, "```"].join("\n");

/** What is found where the model says yes to lines with these words, and chooses the one with the first of them; null for one that tells no chances. */
async function found(words: readonly string[] | null, files: readonly File[], more: Partial<Writer> = {}) {
  const asked: string[] = [];
  const question = { files, question: "how hot is the grill, and what is it?", messages: [] };
  const reading = readAnswerLines(choosingWriter(words, asked, more), question, new AbortController().signal);
  const { result } = await drained(reading);
  return { asked, result, told: result && toldLines(result) };
}

test("rows are asked about with the names of their columns, and told so, in the order of the file", async () => {
  const { asked, result, told } = await found(["8.40"], [prices]);
  expect(asked.filter((request) => request.includes("yes or no"))).toHaveLength(3);
  expect(asked[0]).toContain("dish: Soup, small: 3.20, large: 4.80");
  expect(result?.counts.line.text).toBe("dish: Stew, small: 6.10, large: 8.40");
  expect(told).toBe(
    [
      fenced("menu.csv", "dish: Soup, small: 3.20, large: 4.80"),
      fenced("menu.csv", "dish: Stew, small: 6.10, large: 8.40"),
      fenced("menu.csv", "dish: Pie, small: 4.00, large: 5.50"),
    ].join("\n\n"),
  );
});

test("of lines that are likely by themselves the one counts that is chosen among them, wherever it stands", async () => {
  const { asked, result } = await found(["5.50", "dish"], [prices]);
  expect(result?.counts.line.text).toBe("dish: Pie, small: 4.00, large: 5.50");
  const orders = asked.filter((request) => request.includes("Answer with A, B, C."));
  expect(orders.map((request) => request.match(/dish: (\w+)/)?.[1])).toEqual(["Soup", "Stew", "Pie"]);
});

test("a line is asked about with what it stands under, and that by itself isn't", async () => {
  const { asked, told } = await found(["180"], [notes]);
  expect(asked.filter((request) => request.includes("yes or no"))).toHaveLength(2);
  expect(told).toBe(
    [
      fenced("kitchen.md", "# Kitchen", "## Oven", "- 180 degrees"),
      fenced("kitchen.md", "# Kitchen", "## Grill", "- 220 degrees"),
    ].join("\n\n"),
  );
});

test("the file with the likeliest line is told last", async () => {
  const { told } = await found(["180"], [notes, { path: "bakery.txt", text: "Bakery\nopen at 6\nclosed on Sunday\n" }]);
  expect(told?.match(/\S+\.(?:md|txt)/g)).toEqual(["bakery.txt", "bakery.txt", "kitchen.md", "kitchen.md"]);
});

test("a few of many are told", async () => {
  const many = { path: "menu.csv", text: `dish,price\n${"abcdefgh".replaceAll(/./g, "$&,1\n")}` };
  const { result } = await found(["dish: f"], [many]);
  expect(result?.lines).toHaveLength(5);
});

test("of lines that say the same thing the newest is told with its date, and none of a file that says it as it was", async () => {
  const old = { path: "list 2022.md", text: "# List\n\n- grill: 200 degrees\n- oven: 180 degrees\n" };
  const recent = { path: "note.md", text: "# Note, 4 March 2023\n\n- grill: 210 degrees\n- floor: swept\n" };
  const { result, told } = await found(["- grill"], [old, recent]);
  expect(result?.day).toBe("2023-03-04");
  expect(told).toBe(
    [
      fenced("note.md", "# Note, 4 March 2023", "- floor: swept"),
      "The newest that is said of it, and what counts, is from 2023-03-04:\n" +
        fenced("note.md", "# Note, 4 March 2023", "- grill: 210 degrees"),
    ].join("\n\n"),
  );
});

test("what an alike line of another file is about is told with it, and not a second time by itself", async () => {
  const invoice = (number: string, thing: string) => ({
    path: `${number}.txt`,
    text: `Invoice\n\nfor the ${thing} grill\n\nPrice: ${number}\n`,
  });
  const { result } = await found(["Price"], [invoice("70", "gas"), invoice("90", "coal")]);
  expect(result?.lines.filter(({ shown }) => shown.includes("gas")).map(({ line }) => line.text)).toEqual([
    "Price: 70",
  ]);
});

test("how many lines are done is told, and not how far the reading of each is", async () => {
  const writer = silentWriter({
    async *weigh() {
      yield { type: "progress", phase: "read", done: 5, total: 60 };
      yield { type: "waiting", waitsFor: "another session" };
      return [0.4, 0.1, 0.4, 0.1];
    },
  });
  const question = { files: [prices], question: "how hot?", messages: [] };
  const { items } = await drained(readAnswerLines(writer, question, new AbortController().signal));
  const waiting = { type: "waiting", waitsFor: "another session" };
  const weighing = (done: number) => ({ type: "progress", phase: "weigh", done, total: 3 });
  // each line by itself, and then all of them in three orders
  expect(items).toEqual([0, 1, 2, 0, 1, 2].flatMap((done) => [weighing(done), waiting]));
});

test("nothing is found where the model can't be asked, or there is only one line", async () => {
  expect((await found(null, [prices])).result).toBeNull();
  expect((await found(["Soup"], [prices], { hasRoom: async () => false })).result).toBeNull();
  expect((await found(["a"], [{ ...notes, text: "a\n" }])).asked).toEqual([]);
});
