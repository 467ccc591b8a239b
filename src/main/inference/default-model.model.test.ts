import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  defaultModel,
  drained,
  loaded,
  realEngine,
  testModel,
  type RealEngine,
  talkWith,
} from "../../../test/support/real-engine.ts";
import type { FieldEngine, PromptPart } from "../guided/field-engine.ts";
import type { LoadedModel } from "./engine-client.ts";

/** What the model that users get makes of fields. Its own judgement is tested only where it is plain. */

const never = new AbortController().signal;
let engine: RealEngine;
let model: LoadedModel;
let fields: FieldEngine;

beforeAll(async () => {
  engine = realEngine();
  model = await loaded(engine, testModel(defaultModel));
  fields = talkWith(model);
});
afterAll(() => engine.close());

const text = (words: string): PromptPart => ({ type: "text", text: words });
const system =
  "You help with files. Each step is a tool and its fields.\nview\npath: notes.md\n\nanswer\nThe file has two lines.";

function opening(question: string): PromptPart[] {
  const { beforeSystem, systemToUser, userToAssistant } = model.facts.chat;
  return [...beforeSystem, text(system), ...systemToUser, text(question), ...userToAssistant];
}

async function read(prompt: readonly PromptPart[]): Promise<ReturnType<FieldEngine["usage"]>> {
  await drained(fields.read(prompt, never));
  return fields.usage();
}

const files = [
  "README.md",
  "notes/today.md",
  "src/app.ts",
  "src/app.test.ts",
  "data/prices.csv",
  "日本語/メモ.md",
  'say "hi".txt',
];

describe("the default model", () => {
  it("is written to in the form that it was made for", () => {
    expect(model.facts).toMatchObject({
      contextSize: 8192,
      trainedContextSize: 32_768,
      infill: {
        prefix: "<|fim_prefix|>",
        suffix: "<|fim_suffix|>",
        middle: "<|fim_middle|>",
        file: "<|file_sep|>",
      },
      chat: { userToAssistant: [{ type: "control", text: "<|im_end|>\n<|im_start|>assistant\n" }] },
    });
  });

  it.each(["src/app.test.ts", "日本語/メモ.md", "data/prices.csv"])(
    "picks the file %s when it is asked for",
    async (file) => {
      await read(opening(`Files: ${files.join(", ")}\nShow me ${file}`));
      fields.force("view\npath:");
      expect(
        await fields.pick(
          files.map((each) => ` ${each}`),
          { end: "\n" },
          never,
        ),
      ).toBe(` ${file}`);
      expect(fields.usage().sampled).toBeLessThanOrEqual(4);
    },
  );

  it("finds a tool for a request likelier than another", async () => {
    await read(opening("Show me README.md"));
    const [view = 0, answer = 0] = await fields.probabilities(["view", "answer"], never);
    expect(view).toBeGreaterThan(answer);
  });

  it("goes through a step and the next turn, and reads only what is new", async () => {
    const { assistantToUser, userToAssistant } = model.facts.chat;
    const first = opening(`Files: ${files.join(", ")}\nShow me README.md, then say how many lines it has.`);
    await read(first);
    const tool = await fields.pick(["view", "answer"], { end: "\n" }, never);
    fields.force("path:");
    const file = await fields.pick(
      files.map((each) => ` ${each}`),
      { end: "\n" },
      never,
    );
    expect([tool, file]).toEqual(["view", " README.md"]);
    const result = "# Title\n\nOne paragraph.\n(3 lines)";
    const second = [...first, text(`${tool}\npath:${file}\n`), ...assistantToUser, text(result), ...userToAssistant];
    const usage = await read(second);
    const expected = await fields.countTokens([...assistantToUser, text(result), ...userToAssistant]);
    // what was forced last waits to be read, too
    expect(usage.evaluated / (expected + 2)).toBeLessThanOrEqual(1.1);
    fields.force("answer\n");
    const answer = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 60 }, never));
    expect(answer.result.stop).toBe("end");
    expect(answer.result.text).toMatch(/3|three/i);
  });

  it("writes one line where a line is asked for", async () => {
    await read(opening("Write a title for a page about bread."));
    const { result } = await drained(
      fields.free({ end: "\n", grammar: 'root ::= "# " [A-Z] [^\\n]{2,60}', maxTokens: 40 }, never),
    );
    expect(result).toEqual({ text: expect.stringMatching(/^# [A-Z][^\n]{2,60}$/), stop: "end" });
  });
});
