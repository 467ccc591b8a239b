import { fc } from "@fast-check/vitest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  chatOf,
  drained,
  loaded,
  onlyBorder,
  readBy,
  realEngine,
  smallModel,
  talkWith,
  testModel,
  text,
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

const chat = (...turns: string[]) => chatOf(model.facts, ...turns);
const read = (prompt: readonly PromptPart[], by = fields) => readBy(by, prompt);

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

describe("departures", () => {
  // where the model is sure of each token, so that it is the same one on every processor
  const request = () => [...chat("Write the numbers from 1 to 9."), text("Numbers:\n1, 2, 3,")];
  const written = { end: "turn", grammar: null, maxTokens: 12 } as const;
  const isLikely = ({ likelihood }: { likelihood: number }) => likelihood === 1;

  it("are none by itself in what the model would write, and leave the state as it was", async () => {
    await read(request());
    const { result } = await drained(fields.free(written, never));
    await read(request());
    const places = await fields.departures(result.text, never);
    expect(places?.length).toBeGreaterThan(3);
    expect(places?.filter(isLikely)).toEqual([]);
    const again = await drained(fields.free(written, never));
    expect(again.result).toEqual(result);
  });

  it("are where a text has something else than the model would write there", async () => {
    await read(request());
    const { result } = await drained(fields.free(written, never));
    // the blank before a word is part of its token
    const place = result.text.indexOf("6") - 1;
    const other = `${result.text.slice(0, place)}!zebra`;
    await read(request());
    const places = await fields.departures(other, never);
    expect(places?.find(isLikely)?.at).toBe(place);
  });

  it("name places between characters, in their order", async () => {
    await read(request());
    const whole = "日本語 🎉 ½ mixed\n\tünd 12.5 %\n";
    const places = (await fields.departures(whole, never)) ?? [];
    const at = places.map((place) => place.at);
    expect(at).toEqual([...new Set(at)].toSorted((one, other) => one - other));
    for (const place of at) expect(whole.slice(0, place).isWellFormed()).toBe(true);
    expect(places.every(({ likelihood }) => likelihood >= 0 && likelihood <= 1)).toBe(true);
  });

  it("are left at each of their places with something else than the text, and the state has both", async () => {
    const whole = "1\n2\n3\n4\n";
    await read(request());
    for (const { at } of (await fields.departures(whole, never)) ?? []) {
      await read(request());
      const left = { end: "turn" as const, grammar: null, maxTokens: 6, leaving: { text: whole, at } };
      const { result } = await drained(fields.free(left, never));
      expect(result.text.startsWith(whole.slice(at))).toBe(false);
      const usage = await read([...request(), text(whole.slice(0, at) + result.text)]);
      expect(usage.evaluated).toBeLessThanOrEqual(2);
    }
  });

  it("can't be left elsewhere", async () => {
    await read(request());
    const left = { end: "turn" as const, grammar: null, maxTokens: 6, leaving: { text: "1\n2\n", at: 99 } };
    await expect(drained(fields.free(left, never))).rejects.toMatchObject({ code: "invalid-input" });
  });

  it("are none of no text", async () => {
    await read(request());
    expect(await fields.departures("", never)).toEqual([]);
  });
});
