import { copyFile, mkdtemp, open, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc } from "@fast-check/vitest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  drained,
  loaded,
  realEngine,
  smallModel,
  talkWith,
  testModel,
  type RealEngine,
} from "../../../test/support/real-engine.ts";
import type { FieldEngine, PromptPart } from "../guided/field-engine.ts";
import type { LoadedModel } from "./engine-client.ts";

const never = new AbortController().signal;
let engine: RealEngine;
let model: LoadedModel;
let fields: FieldEngine;

beforeAll(async () => {
  engine = realEngine();
  model = await loaded(engine, testModel(smallModel));
  fields = talkWith(model);
});
afterAll(() => engine.close());

const text = (words: string): PromptPart => ({ type: "text", text: words });

/** A conversation up to where the model speaks: question, answer, question … */
function chat(...turns: string[]): PromptPart[] {
  const { beforeSystem, systemToUser, userToAssistant, assistantToUser } = model.facts.chat;
  const parts = [...beforeSystem, text("You are helpful."), ...systemToUser];
  for (const [index, words] of turns.entries()) {
    parts.push(text(words), ...(index % 2 === 0 ? userToAssistant : assistantToUser));
  }
  return parts;
}

async function read(
  prompt: readonly PromptPart[],
  by: FieldEngine = fields,
): Promise<ReturnType<FieldEngine["usage"]>> {
  await drained(by.read(prompt, never));
  return by.usage();
}

/** What must be read to have this prompt, when nothing but its last token should be new. */
const onlyBorder = 4;

describe("loading", () => {
  it("reports bytes, and gives the facts of the model", async () => {
    const other = realEngine();
    try {
      const { items, result } = await drained(other.load(testModel(smallModel), never));
      const size = 98_362_432;
      expect(items[0]).toEqual({ done: 0, total: size });
      expect(items.at(-1)?.done).toBeLessThanOrEqual(size);
      expect(items.map(({ done }) => done)).toEqual(items.map(({ done }) => done).toSorted((a, b) => a - b));
      expect(result.facts).toEqual({
        id: smallModel,
        hasOwnTemplate: true,
        toolCalls: null,
        infill: null,
        contextSize: 8192,
        trainedContextSize: 8192,
        chat: {
          beforeSystem: [{ type: "control", text: "<|im_start|>system\n" }],
          systemToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
          userToAssistant: [{ type: "control", text: "<|im_end|>\n<|im_start|>assistant\n" }],
          assistantToUser: [{ type: "control", text: "<|im_end|>\n<|im_start|>user\n" }],
        },
      });
    } finally {
      await other.close();
    }
  });

  it("does nothing where the model is loaded already", async () => {
    const before = engine.received();
    expect(await loaded(engine, testModel(smallModel))).toBe(model);
    expect(engine.received()).toBe(before);
  });
});

describe("reading", () => {
  it("reads a prompt once", async () => {
    const prompt = chat("Name three colours. ".repeat(20));
    const first = await read([...prompt, text("A")]);
    const again = await read([...prompt, text("A")]);
    expect(again.evaluated).toBeLessThanOrEqual(onlyBorder);
    expect(again.evaluated + again.reused).toBe(first.evaluated + first.reused);
  });

  it("reads only what is new of a conversation that went on", async () => {
    await read(chat("Name three colours."));
    const { result } = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 40 }, never));
    const { chat: format } = model.facts;
    const question = "And which of them do you like best? Say it in one short sentence, please.";
    const added = [...format.assistantToUser, text(question), ...format.userToAssistant];
    const usage = await read(chat("Name three colours.", result.text, question));
    const expected = await fields.countTokens(added);
    expect(usage.evaluated / expected).toBeLessThanOrEqual(1.1);
  });

  it("takes the names of special tokens in text for text", async () => {
    expect(await fields.countTokens([{ type: "control", text: "<|im_end|>" }])).toBe(1);
    expect(await fields.countTokens([text("<|im_end|>")])).toBeGreaterThan(2);
    const asText = await read([...chat("a"), text("x<|im_end|>")]);
    const asControl = await read([...chat("a"), text("x"), { type: "control", text: "<|im_end|>" }]);
    expect(asControl.contextUsed).toBeLessThan(asText.contextUsed);
    expect(asControl.evaluated).toBeGreaterThan(0);
  });

  it("refuses what leaves no room for an answer, with both numbers, and keeps its state", async () => {
    await read(chat("Hello"));
    const long = chat("word ".repeat(9000));
    await expect(drained(fields.read(long, never))).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/^The conversation has 9,\d{3} tokens, and 7,935 fit .* window of 8,192/),
    });
    expect((await read(chat("Hello"))).evaluated).toBeLessThanOrEqual(onlyBorder);
  });

  it("stops within one chunk, and keeps what was read till then", async () => {
    const stop = new AbortController();
    const prompt = chat("one two three four five ".repeat(600));
    const steps: number[] = [];
    const reading = drained(fields.read(prompt, stop.signal), (progress) => {
      if ("done" in progress) steps.push(progress.done);
      if (steps.length === 4) stop.abort();
    });
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    const seen = steps.at(-1) ?? 0;
    const largest = Math.max(...steps.map((done, index) => done - (steps[index - 1] ?? 0)));
    const other = new AbortController();
    // the first report of a reading tells what is left to do
    const again = drained(fields.read(prompt, other.signal), (progress) => {
      if ("total" in progress) steps.push(progress.total);
      other.abort();
    });
    await expect(again).rejects.toMatchObject({ name: "AbortError" });
    const total = await fields.countTokens(prompt);
    const left = steps.at(-1) ?? 0;
    expect(left).toBeLessThan(total);
    // the chunk under way, and the one that may have been begun before the word came
    expect(total - left).toBeLessThanOrEqual(seen + 4 * largest + 64);
  });
});

describe("pick", () => {
  const value = fc.string({
    unit: fc.constantFrom("a", "b", "src/", ".ts", " ", '"', "\\", "日本", "🎉", ")", "é", "\t", "<|im_end|>"),
    minLength: 1,
    maxLength: 6,
  });

  it("gives nothing but one of the values, and puts exactly that into the conversation", async () => {
    const prompt = chat("Choose.");
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(value, { minLength: 1, maxLength: 8 }),
        fc.constantFrom("\n", '"', "</path>\n"),
        async (values, end) => {
          await read(prompt);
          fields.force("path:");
          const chosen = await fields.pick(values, { end }, never);
          expect(values).toContain(chosen);
          // evaluates what was forced
          await fields.probabilities(["a", "b"], never);
          const usage = await read([...prompt, text(`path:${chosen}${end}`), { type: "control", text: "<|im_end|>" }]);
          expect(usage.evaluated).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("asks nothing where there is one value", async () => {
    await read(chat("Choose."));
    expect(await fields.pick([" src/only.ts"], { end: "\n" }, never)).toBe(" src/only.ts");
    expect(fields.usage()).toMatchObject({ sampled: 0 });
    expect(fields.usage().forced).toBeGreaterThan(2);
  });

  it("tells a value from one that goes on from it by the ending", async () => {
    for (const wanted of ["read", "readme"]) {
      await read([...chat(`Repeat after me: ${wanted}`), text(`You said: ${wanted}\nYou said: ${wanted}\nYou said:`)]);
      expect(await fields.pick([" read", " readme"], { end: "\n" }, never)).toBe(` ${wanted}`);
    }
  });

  it("can choose one of ten thousand values with a few questions", async () => {
    const values = Array.from({ length: 10_000 }, (_, index) => ` src/part-${index % 100}/file-${index}.ts`);
    await read([...chat("Look."), text("path: src/part-17/file-4217.ts\npath:")]);
    expect(values).toContain(await fields.pick(values, { end: "\n" }, never));
    expect(fields.usage().sampled).toBeLessThan(12);
  });

  it("refuses an empty list, and goes on", async () => {
    await read(chat("Choose."));
    await expect(fields.pick([], { end: "\n" }, never)).rejects.toMatchObject({ code: "invalid-input" });
    expect(await fields.pick([" a"], { end: "\n" }, never)).toBe(" a");
  });
});

describe("free", () => {
  it("yields the text as it comes, and puts exactly that into the conversation", async () => {
    const prompt = chat("Name three colours.");
    await read(prompt);
    const { items, result } = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 200 }, never));
    expect(result.stop).toBe("end");
    expect(items.length).toBeGreaterThan(3);
    expect(items.join("")).toBe(result.text);
    const usage = await read([...prompt, text(result.text), { type: "control", text: "<|im_end|>" }]);
    expect(usage.evaluated).toBe(1);
  });

  it("ends at the ending, which is in the conversation but not in the text", async () => {
    const prompt = [...chat("Count."), text("One\nTwo\nThree\n")];
    await read(prompt);
    fields.force("-");
    const { items, result } = await drained(fields.free({ end: "\n", grammar: null, maxTokens: 60 }, never));
    expect(result).toEqual({ text: items.join(""), stop: "end" });
    expect(result.text).not.toContain("\n");
    const usage = await read([...prompt, text(`-${result.text}\n`), { type: "control", text: "<|im_end|>" }]);
    expect(usage.evaluated).toBeLessThanOrEqual(2);
  });

  it.each([
    ['root ::= " " [0-9] [0-9] [0-9]', "\n", /^ \d{3}$/],
    ['root ::= [^"]{1,12}', '"', /^[^"]{1,12}$/],
    ['root ::= ("日本" | "🎉")+ word\nword ::= "\\"" [a-c]+', "</end>", /^(日本|🎉)+"[a-c]+$/u],
    ['root ::= ("a" | root-rest) \nroot-rest ::= "b" [^\\n]', "\n", /^(a|b.)$/u],
  ])("says only what the grammar %s allows", async (grammar, end, pattern) => {
    await read(chat("Say something."));
    const { result } = await drained(fields.free({ end, grammar, maxTokens: 80 }, never));
    // a word that never ends is cut off, and needn't be whole
    expect(result.stop === "end" ? result.text : "").toMatch(result.stop === "end" ? pattern : /^$/);
  });

  it("stops at the wanted number of tokens", async () => {
    await read(chat("Tell me a long story about a dog."));
    const { result } = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 7 }, never));
    expect(result.stop).toBe("length");
    expect(fields.usage().sampled).toBe(7);
  });

  it("stops when the model says the same over and over", async () => {
    await read([...chat("List what you need."), text("- milk\n- milk\n- milk\n- milk\n")]);
    const { result } = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 400 }, never));
    expect(result.stop).toBe("repeat");
    expect(fields.usage().sampled).toBeLessThan(100);
  });

  it("stops within one token", async () => {
    await read(chat("Tell me a long story about a dog."));
    const stop = new AbortController();
    let pieces = 0;
    let before = 0;
    const writing = drained(fields.free({ end: "turn", grammar: null, maxTokens: 2000 }, stop.signal), () => {
      pieces += 1;
      if (pieces !== 5) return;
      before = engine.received();
      stop.abort();
    });
    await expect(writing).rejects.toMatchObject({ name: "AbortError" });
    await read(chat("Hello"));
    // at most the token under way, then what the next reading says
    expect(engine.received() - before).toBeLessThan(12);
  });

  it("stops when nobody listens any more", async () => {
    await read(chat("Tell me a long story about a dog."));
    for await (const _ of fields.free({ end: "turn", grammar: null, maxTokens: 2000 }, never)) break;
    const before = engine.received();
    await read(chat("Hello"));
    expect(engine.received() - before).toBeLessThan(12);
  });

  it("goes on rightly after it was stopped", async () => {
    const prompt = chat("Name three colours.");
    await read(prompt);
    const whole = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 20 }, never));
    await read(prompt);
    const stop = new AbortController();
    const writing = drained(fields.free({ end: "turn", grammar: null, maxTokens: 20 }, stop.signal), () =>
      stop.abort(),
    );
    await expect(writing).rejects.toMatchObject({ name: "AbortError" });
    const again = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 20 }, never));
    expect(again.result).toEqual(whole.result);
  });
});

describe("probabilities", () => {
  it("sum to 1, name what would be picked, and leave the state as it was", async () => {
    const prompt = [...chat("Choose."), text("path: src/b.ts\npath: src/b.ts\npath:")];
    const values = [" src/a.ts", " src/b.ts", " src/b.tsx", " 日本語/🎉.md"];
    await read(prompt);
    const shares = await fields.probabilities(values, never);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(shares.indexOf(Math.max(...shares))).toBe(1);
    expect(await fields.pick(values, { end: "\n" }, never)).toBe(" src/b.ts");
    const usage = await read([...prompt, text(" src/b.ts\n"), { type: "control", text: "<|im_end|>" }]);
    expect(usage.evaluated).toBeLessThanOrEqual(2);
  });

  it("are nothing for no values", async () => {
    expect(await fields.probabilities([], never)).toEqual([]);
  });
});

describe("several conversations", () => {
  it("never mix", async () => {
    const one = talkWith(model);
    const two = talkWith(model);
    const prompts = [chat("Name three colours."), chat("Where is Paris?")] as const;
    const answer = async (by: FieldEngine): Promise<string> =>
      (await drained(by.free({ end: "turn", grammar: null, maxTokens: 12 }, never))).result.text;
    await read(prompts[0], one);
    const first = await answer(one);
    await read(prompts[1], two);
    const second = await answer(two);
    await read(prompts[0], one);
    await read(prompts[1], two);
    expect([await answer(one), await answer(two)]).toEqual([first, second]);
  });

  it("keep what they have read, beside one another", async () => {
    const one = talkWith(model);
    const two = talkWith(model);
    const prompts = [
      chat("The tide comes in twice a day. ".repeat(8)),
      chat("Bread needs time to rise. ".repeat(8)),
    ] as const;
    await read(prompts[0], one);
    await read(prompts[1], two);
    for (const [index, by] of [one, two, one, two].entries()) {
      const { evaluated } = await read([...(prompts[index % 2] ?? []), text("x".repeat(index + 1))], by);
      expect(evaluated).toBeLessThanOrEqual(onlyBorder);
    }
  });

  it("write on while another one reads", async () => {
    const one = talkWith(model);
    const two = talkWith(model);
    await read(chat("Tell me a long story about the sea."), one);
    const order: string[] = [];
    const writing = drained(one.free({ end: "turn", grammar: "root ::= [a-z ] root", maxTokens: 40 }, never), () =>
      order.push("token"),
    ).then(() => order.push("written"));
    const reading = drained(two.read(chat("one two three four five ".repeat(500)), never), () =>
      order.push("chunk"),
    ).then(() => order.push("read"));
    await Promise.all([writing, reading]);
    const during = order.slice(order.indexOf("chunk"), order.indexOf("read"));
    expect(during.filter((each) => each === "token").length).toBeGreaterThan(1);
  });

  it("say whom they wait for, where there is no room beside one another", async () => {
    // those of the tests before have all ended their steps
    await new Promise((resolve) => setTimeout(resolve, 400));
    const visits = await Promise.all(
      ["Fix the tests", "Sort the photos", "Plan the trip"].map(async (name) => {
        const fields = model.talk({ conversation: name, disk: "none", name, priority: "user" });
        const waited: string[] = [];
        await drained(fields.read(chat(`${name} ${"please ".repeat(300)}`), never), (progress) => {
          if ("waitsFor" in progress) waited.push(progress.waitsFor);
        });
        return waited;
      }),
    );
    expect(visits[2]).toEqual([expect.stringMatching(/^(Fix the tests|Sort the photos)$/)]);
  });

  it("find their state again, whoever goes on with them, also where nothing is kept of them", async () => {
    const prompt = chat("The tide comes in twice a day. ".repeat(12));
    const goOn = () => model.talk({ conversation: "tide", disk: "none", name: "tide", priority: "user" });
    await read(prompt, goOn());
    expect((await read([...prompt, text("A")], goOn())).evaluated).toBeLessThanOrEqual(onlyBorder);
  });

  it("give way to a user's, where they are in the background", async () => {
    const ahead = ["a", "b"].map((name) =>
      model.talk({ conversation: name, disk: "none", name, priority: "background" }),
    );
    const reading = ahead.map((fields) => drained(fields.read(chat("one two three ".repeat(900)), never)));
    const ended = Promise.allSettled(reading);
    await read(chat("Hello"), talkWith(model));
    expect((await ended).map(({ status }) => status)).toContain("rejected");
  });

  it("counts what had to be read again", async () => {
    const one = talkWith(model);
    await read(chat("Name three colours."), one);
    const before = one.usage();
    // as many others as there may be seats
    for (const topic of ["Something else. ", "Another thing. "]) await read(chat(topic.repeat(10)), talkWith(model));
    await one.pick([" a", " b"], { end: "\n" }, never);
    expect(one.usage().evaluated).toBeGreaterThan(before.evaluated);
  });
});

describe("when things go wrong", () => {
  let models = 0;
  /** The small model under another name, so that it has to be loaded. */
  const fresh = () => ({ ...testModel(smallModel), id: `model ${(models += 1)}` });
  let other: RealEngine;
  let folder = "";
  beforeAll(async () => {
    other = realEngine();
    folder = await mkdtemp(path.join(tmpdir(), "hearth-engine-"));
  });
  afterAll(async () => {
    await other.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("tells of a process that died in the middle of a turn, and starts it again", async () => {
    const first = talkWith(await loaded(other, testModel(smallModel)));
    await drained(first.read(chat("Tell me a long story."), never));
    const writing = drained(first.free({ end: "turn", grammar: null, maxTokens: 2000 }, never), () =>
      other.process().kill(),
    );
    const gone = { code: "model-unavailable", retryable: true, message: expect.stringContaining("SIGKILL") };
    await expect(writing).rejects.toMatchObject(gone);
    await expect(first.pick([" a", " b"], { end: "\n" }, never)).rejects.toMatchObject({ code: "model-unavailable" });
    const second = talkWith(await loaded(other, testModel(smallModel)));
    expect((await read(chat("Hello"), second)).evaluated).toBeGreaterThan(10);
  });

  it("tells of a process that dies while it loads or reads", async () => {
    const loading = drained(other.load(fresh(), never), () => other.process().kill());
    await expect(loading).rejects.toMatchObject({ code: "model-unavailable", retryable: true });
    const own = talkWith(await loaded(other, testModel(smallModel)));
    const reading = drained(own.read(chat("word ".repeat(3000)), never), () => other.process().kill());
    await expect(reading).rejects.toMatchObject({ code: "model-unavailable" });
  });

  it("gives up loading when asked to, and loads the next time", async () => {
    const stop = new AbortController();
    const loading = drained(other.load(fresh(), stop.signal), () => stop.abort());
    await expect(loading).rejects.toMatchObject({ name: "AbortError" });
    expect((await loaded(other, testModel(smallModel))).facts.id).toBe(smallModel);
  });

  it("refuses what is no model, half of one, or not there, and goes on with one that is", async () => {
    const readme = path.join(folder, "readme.gguf");
    await writeFile(readme, "# Read me\n");
    const half = path.join(folder, "half.gguf");
    await copyFile(testModel(smallModel).path, half);
    await truncate(half, 49_000_000);
    const attempt = (file: string) => drained(other.load({ id: "it", path: file, settings: {} }, never));
    await expect(attempt(readme)).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining("readme.gguf"),
    });
    await expect(attempt(half)).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining("half.gguf"),
    });
    await expect(attempt(path.join(folder, "none.gguf"))).rejects.toMatchObject({ code: "not-found" });
    expect((await loaded(other, testModel(smallModel))).facts.id).toBe(smallModel);
  });

  it("refuses a whole file that no engine can run", async () => {
    const { fakeGguf } = await import("../../../test/support/fake-gguf.ts");
    const fake = path.join(folder, "fake.gguf");
    await writeFile(fake, fakeGguf());
    const loading = drained(other.load({ id: "fake", path: fake, settings: {} }, never));
    await expect(loading).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining("fake.gguf"),
    });
  });

  it("refuses a model that needs more memory than is free, before it loads anything, with both numbers", async () => {
    const huge = path.join(folder, "huge.gguf");
    await hugeModel(huge);
    const loading = drained(other.load({ id: "huge", path: huge, settings: {} }, never));
    await expect(loading).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/^huge\.gguf needs about \d+\.\d GB of memory, and \d+\.\d GB are free\. Choose /),
    });
  });

  it("refuses a context that the model was not made for", async () => {
    const loading = drained(other.load(testModel(smallModel, { context_size: 100_000 }), never));
    await expect(loading).rejects.toMatchObject({ code: "invalid-input", message: expect.stringContaining("8192") });
  });

  it("loads a model again for a conversation that another model had the place of", async () => {
    const first = talkWith(await loaded(other, testModel(smallModel)));
    await drained(first.read(chat("Name three colours."), never));
    const expected = (await drained(first.free({ end: "turn", grammar: null, maxTokens: 8 }, never))).result;
    await drained(first.read(chat("Name three colours."), never));
    const second = talkWith(await loaded(other, { ...testModel(smallModel), id: "another" }));
    await drained(second.read(chat("Hello"), never));
    // to count isn't worth loading for
    const end = [{ type: "control" as const, text: "<|im_end|>" }];
    await expect(first.countTokens(end)).rejects.toMatchObject({ code: "model-unavailable" });
    expect((await drained(first.free({ end: "turn", grammar: null, maxTokens: 8 }, never))).result).toEqual(expected);
    expect(await first.countTokens(end)).toBe(1);
  });

  it("ends the text where the context is full, and never shifts", async () => {
    const tight = await loaded(other, testModel(smallModel, { context_size: 1024 }));
    const own = talkWith(tight);
    await drained(own.read(chat("one two three ".repeat(240)), never));
    own.force("four five ".repeat(110));
    // can't end, and repeats nothing: there is always another row of signs
    const grammar = "root ::= [-=+*/] root";
    const { result } = await drained(own.free({ end: "turn", grammar, maxTokens: 4000 }, never));
    expect(result.stop).toBe("length");
    expect(own.usage()).toMatchObject({ contextUsed: tight.facts.contextSize - 1 });
    own.force("\nmore");
    await expect(own.pick([" a", " b"], { end: "\n" }, never)).rejects.toMatchObject({ code: "too-large" });
  });

  it("lets go of a model", async () => {
    const held = await loaded(other, testModel(smallModel));
    await held.unload();
    await expect(talkWith(held).pick([" a", " b"], { end: "\n" }, never)).rejects.toMatchObject({
      code: "model-unavailable",
    });
    expect((await loaded(other, testModel(smallModel))).facts.id).toBe(smallModel);
  });
});

/** The small model's head with a vocabulary matrix of many layers behind it: a file with a hole in place of numbers. */
async function hugeModel(file: string): Promise<void> {
  const { fakeGguf } = await import("../../../test/support/fake-gguf.ts");
  const head = fakeGguf({ architecture: "llama", tensorBytes: 0, dimensions: [400_000_000_000n] });
  const handle = await open(file, "w");
  try {
    await handle.write(head);
    await handle.truncate(head.length + 400_000_000_000);
  } finally {
    await handle.close();
  }
}
