import { expect, test } from "vitest";
import { scriptedFieldEngine } from "../../../../../test/support/scripted-field-engine.ts";
import { AppError, toAppError } from "../../../../shared/error.ts";
import type { Message } from "../../../../shared/message.ts";
import type { FieldEngine, PromptPart } from "../../field-engine.ts";
import { withoutOldTurns } from "./fit-turns.ts";
import { createFittingReader } from "./fitting-reader.ts";

const signal = new AbortController().signal;
const turns: readonly Message[] = [
  { role: "user", id: "1", text: "one", context: "x".repeat(400) },
  { role: "user", id: "1b", text: "and", context: "" },
  { role: "tool", id: "2", callId: "c", tool: "view", status: "ok", text: "y".repeat(400), note: "", durationMs: 1 },
  { role: "user", id: "3", text: "two", context: "zzzz" },
];

function readerOf(engine: FieldEngine) {
  return createFittingReader(engine, ({ messages }, { leftOut }) => {
    const shown = withoutOldTurns(messages, leftOut);
    const parts: PromptPart[] = [
      { type: "text", text: "abcd" },
      { type: "text", text: JSON.stringify(shown) },
    ];
    return { parts, fixed: 1, messages: shown };
  });
}

async function read(engine: FieldEngine, messages = turns) {
  const reader = readerOf(engine);
  for await (const _ of reader.read({ tools: [], instructions: "", messages }, signal));
  return reader.accounted({ parts: [], stop: "end", usage: engine.usage() });
}

test("what a window went to is counted in what the model was shown, not in what was left out", async () => {
  const { usage } = await read(scriptedFieldEngine([], 300).engine);
  expect(usage).toMatchObject({ turnsLeftOut: 1, window: { instructions: 1, files: 1, results: 0 } });
});

test("who has to be refused hears of the window also where nothing could be counted", async () => {
  const uncounted = {
    ...scriptedFieldEngine([], 300).engine,
    countTokens: () => Promise.reject(new AppError("model-unavailable", "It isn't loaded.")),
  };
  const refused = await read(uncounted, turns.slice(0, 1)).catch(toAppError);
  expect(refused).toMatchObject({ code: "too-large", message: "There is no room for that." });
});

test("a step whose window couldn't be counted is a step all the same", async () => {
  const { engine } = scriptedFieldEngine([]);
  const { usage } = await read({ ...engine, countTokens: () => Promise.reject(new Error("gone")) });
  expect(usage).toEqual(engine.usage());
});
