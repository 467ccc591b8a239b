import { expect, test } from "vitest";
import { resultOf } from "../../../../shared/result-of.ts";
import { scriptedLanguageModel } from "../../../../../test/support/scripted-language-model.ts";
import { serverWriter } from "./server-writer.ts";

const draft = {
  prompt: { system: "", before: [], request: "Which day?" },
  opening: "day:",
  end: "\n",
  maxTokens: 20,
};
const { signal } = new AbortController();

function writerWith(replies: readonly string[]) {
  const { model } = scriptedLanguageModel(replies);
  return serverWriter({ model, contextSize: () => 4096, now: () => 0 });
}

test("all replies since the last time are counted, and each once", async () => {
  const writer = writerWith(['{"choice":"Monday"}', '{"choice":"Tuesday"}', "```\nWednesday\n```"]);
  expect(writer.takeUsage()).toBeNull();
  await resultOf(writer.pick(draft, ["Monday", "Tuesday"], signal));
  await resultOf(writer.pick(draft, ["Monday", "Tuesday"], signal));
  expect(writer.takeUsage()).toMatchObject({ evaluated: 20, sampled: 10, contextUsed: 45 });
  await resultOf(writer.write({ ...draft, grammar: null }, {}, signal));
  expect(writer.takeUsage()).toMatchObject({ evaluated: 10, sampled: 5 });
});

test("what isn't asked costs nothing", async () => {
  const writer = writerWith([]);
  expect(await resultOf(writer.weigh(draft, ["Monday", "Tuesday"], signal))).toBeNull();
  expect(writer.takeUsage()).toBeNull();
});
