import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import { mendSpelling } from "./mend-spelling.ts";

/** What becomes of a text where the model answers each line like this. */
async function mended(text: string, answer: (line: string) => string | null) {
  const asked: string[] = [];
  const writer = silentWriter({
    async *write({ prompt }) {
      asked.push(prompt.request);
      const words = answer(prompt.request);
      yield words ?? "";
      return { text: words ?? "", stop: words === null ? "length" : "end" };
    },
  });
  const request = "correct the spelling in notes.txt";
  const { result } = await drained(mendSpelling(writer, { text, request }, new AbortController().signal));
  return { result, asked };
}

test("misspelt words are spelt right line by line, and what else the model writes is left out", async () => {
  const { result, asked } = await mended("Dear Ms Smyth,\n\nwe recieve it on 4/5.\r\n", (line) =>
    line.replace("Smyth", "Smith").replace("recieve it on 4/5", "receive them on 5 May"),
  );
  expect(asked).toEqual(["Dear Ms Smyth,", "we recieve it on 4/5."]);
  expect(result).toBe("same");
  const { result: other } = await mended("Dear Ms Smyth,\n\nwe recieve it.\r\n", (line) =>
    line.replace("Smyth", "Smith").replace("recieve", "receive"),
  );
  expect(other).toEqual({ text: "Dear Ms Smyth,\n\nwe receive it.\r\n" });
});

test("a line of which the model finds no end leaves all of it open", async () => {
  expect((await mended("we recieve it\n", () => null)).result).toBeNull();
});
