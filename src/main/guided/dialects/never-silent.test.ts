import { describe, expect, test } from "vitest";
import { grammarAccepts } from "../../../../test/support/grammar-accepts.ts";
import { noGuide } from "../../../../test/support/run-agent.ts";
import { scriptedFieldEngine } from "../../../../test/support/scripted-field-engine.ts";
import { scriptedProtocol } from "../../../../test/support/scripted-protocol.ts";
import type { StepContext, StepProtocol } from "../../agent/step-protocol.ts";
import { neverSilent } from "./never-silent.ts";
import { someWords } from "./some-words.ts";

const never = new AbortController().signal;
const context: StepContext = {
  tools: [],
  instructions: "",
  messages: [{ role: "user", id: "u", text: "hello", context: "" }],
  kind: null,
  kinds: ["chat"],
  masks: { allowed: ["answer"], exclude: [] },
  grounding: noGuide.grounding,
};

async function stepOf(protocol: StepProtocol) {
  const steps = protocol.nextStep(context, never);
  let next = await steps.next();
  while (!next.done) next = await steps.next();
  return next.value;
}

describe("a model that ends its turn without a word", () => {
  test("is asked again, each time otherwise", async () => {
    const { protocol, asked } = scriptedProtocol([{ says: "" }, { says: " \n" }, { says: "Hello." }]);
    expect((await stepOf(neverSilent(protocol))).parts).toEqual([{ type: "text", text: "Hello." }]);
    expect(asked.map(({ attempt }) => attempt)).toEqual([undefined, 2, 3]);
  });

  test("ends the run after the third time, with a message that says so", async () => {
    const { protocol, asked } = scriptedProtocol([{ says: "" }, { says: "" }, { says: "" }, { says: "never asked" }]);
    await expect(stepOf(neverSilent(protocol))).rejects.toMatchObject({
      code: "silent",
      message: expect.stringContaining("without a word"),
    });
    expect(asked).toHaveLength(3);
  });

  test("may make calls without words", async () => {
    const { protocol } = scriptedProtocol([{ calls: [{ tool: "view", input: {} }] }]);
    expect((await stepOf(neverSilent(protocol))).parts).toHaveLength(1);
  });

  test("must say something where a grammar can make it", async () => {
    const { engine, grammars } = scriptedFieldEngine(["", "Yes."]);
    const writing = someWords(engine, { end: "turn", grammar: null, maxTokens: 9 }, never);
    let next = await writing.next();
    while (!next.done) next = await writing.next();
    expect(next.value).toEqual({ text: "Yes.", stop: "end" });
    const [first, second] = grammars;
    expect(first).toBeNull();
    const accepts = await grammarAccepts(second ?? "");
    expect(["Yes.", "はい\nJa", "- 1"].map(accepts)).toEqual([true, true, true]);
    expect(["", " ", "\n"].map(accepts)).toEqual([false, false, false]);
  });
});
