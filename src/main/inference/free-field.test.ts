import { fc } from "@fast-check/vitest";
import { LlamaVocabularyType, type Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import type { FreeOptions } from "../guided/field-engine.ts";
import { createConversationState } from "./conversation-state.ts";
import type { FieldWork } from "./field-work.ts";
import { createFreeField } from "./free-field.ts";
import { createUsageMeter } from "./step-usage.ts";
import { createTokenizer } from "./tokenizer.ts";

const never = new AbortController().signal;
const endOfTurn = 1_000_000;

/** A model that says given bytes in given pieces, then ends its turn. Each piece of up to three bytes is a token. */
function scriptedWork(pieces: readonly Uint8Array[], roomFor = 10_000): FieldWork {
  const tokenOf = (bytes: Uint8Array): number =>
    bytes.length * 2 ** 24 + bytes.reduce((number, byte) => number * 256 + byte, 0);
  const bytesOf = (token: number): number[] => {
    const length = Math.floor(token / 2 ** 24);
    return Array.from({ length }, (_, index) => Math.floor(token / 256 ** (length - 1 - index)) % 256);
  };
  const model = {
    vocabularyType: LlamaVocabularyType.bpe,
    tokenize: (text: string) => [...new TextEncoder().encode(text)].map((byte) => tokenOf(Uint8Array.of(byte))),
    detokenize: (tokens: readonly number[]) =>
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(tokens.flatMap(bytesOf))),
    isEogToken: (token: number) => token === endOfTurn,
    isSpecialToken: (token: number) => token === endOfTurn,
    *iterateAllTokens() {},
    tokenizer: {},
  };
  const sequence = {
    nextTokenIndex: 0,
    needsCheckpoints: false,
    async eraseContextTokenRanges([range]: { start: number }[]) {
      sequence.nextTokenIndex = range?.start ?? 0;
    },
    async takeCheckpoint() {},
  };
  const said = [...pieces.map(tokenOf), endOfTurn];
  // Of the library only what is used here is played; numbers stand in for its tokens.
  const library = model as unknown as FieldWork["model"];
  const tokenizer = createTokenizer(library);
  const state = createConversationState({
    sequence,
    tokenizer,
    firstToken: null,
  });
  const work: Partial<FieldWork> = {
    model: library,
    tokenizer,
    state,
    meter: createUsageMeter(0, () => 0),
    room: () => roomFor - state.size(),
    async prepare(before) {
      state.append(before);
    },
    openDecoder: () => ({
      async next() {
        sequence.nextTokenIndex = state.size();
        return (said.shift() ?? endOfTurn) as Token;
      },
      async close() {},
    }),
  };
  return work as FieldWork;
}

async function run(work: FieldWork, options: Partial<FreeOptions>) {
  const field = createFreeField(work)({ before: [], end: "turn", grammar: null, maxTokens: 10_000, ...options }, never);
  const shown: string[] = [];
  for (;;) {
    const step = await field.next();
    if (step.done) return { shown, ...step.value };
    shown.push(step.value);
  }
}

/** The bytes of a text, cut anywhere: in the middle of characters, too. */
function cut(text: string, sizes: readonly number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(text);
  const pieces: Uint8Array[] = [];
  for (let at = 0, index = 0; at < bytes.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    pieces.push(bytes.slice(at, at + size));
    at += size;
  }
  return pieces;
}

const text = fc
  .array(fc.constantFrom("a", "\n", "日", "🎉", "😀", "é", "-", "b"), { maxLength: 24 })
  .map((letters) => letters.join(""));
const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 });
const end = fc.constantFrom<string>("turn", "\n", "\n\n", "--", "🎉", "-🎉", "日é");

describe("createFreeField", () => {
  it("gives the text before the ending however tokens and characters overlap, and keeps just that", async () => {
    await fc.assert(
      fc.asyncProperty(text, sizes, end, async (whole, pieces, ending) => {
        const work = scriptedWork(cut(whole, pieces));
        const result = await run(work, { end: ending });
        const at = ending === "turn" ? -1 : whole.indexOf(ending);
        const wanted = at < 0 ? whole : whole.slice(0, at);
        if (result.stop === "end") expect(result.text).toBe(wanted);
        else expect(wanted.startsWith(result.text)).toBe(true);
        expect(result.shown.join("")).toBe(result.text);
        const kept = result.text + (ending === "turn" || result.stop !== "end" ? "" : ending);
        const plan = work.state.plan([
          { type: "text", text: kept },
          { type: "control", text: "!" },
        ]);
        expect(plan).toMatchObject({ kept: work.state.size(), added: [{ end: kept.length + 2 }] });
        expect(result.shown.every((each) => !each.includes("\uFFFD"))).toBe(true);
      }),
    );
  });

  it("drops a character that was cut off by the number of tokens", async () => {
    const work = scriptedWork(cut("ab🎉", [1]));
    expect(await run(work, { maxTokens: 4 })).toEqual({ shown: ["a", "b"], text: "ab", stop: "length" });
    expect(work.state.size()).toBe(2);
  });

  it("stops where there is no room, though the model would go on", async () => {
    expect(await run(scriptedWork(cut("abcdef", [1]), 3), {})).toMatchObject({ text: "abc", stop: "length" });
  });

  it("passes on bytes that are no text as unknown characters, once it is sure that they are none", async () => {
    const work = scriptedWork([Uint8Array.of(0xff), Uint8Array.of(0xff), Uint8Array.of(0x61)]);
    expect(await run(work, {})).toMatchObject({ text: "\uFFFD\uFFFDa", stop: "end" });
  });

  it("ends the field for a model that ends its turn instead", async () => {
    const work = scriptedWork(cut("one line", [3]));
    expect(await run(work, { end: "\n" })).toMatchObject({ text: "one line", stop: "end" });
    expect(work.state.plan([{ type: "text", text: "one line\n" }])).toMatchObject({
      kept: work.state.size(),
      added: [],
    });
  });

  it("says so where the engine can't read a grammar, before anything has changed", async () => {
    const llama: Partial<FieldWork["llama"]> = {
      createGrammar: () => Promise.reject(new Error("Failed to parse grammar")),
    };
    // of the engine only this is asked for
    const work = { ...scriptedWork(cut("one", [3])), llama: llama as FieldWork["llama"] };
    await expect(run(work, { grammar: "root ::= missing" })).rejects.toMatchObject({ code: "internal" });
    expect(work.state.size()).toBe(0);
    expect(await run(work, {})).toMatchObject({ text: "one", stop: "end" });
  });

  it("cuts a model short that has fallen into a loop", async () => {
    const looping = scriptedWork(cut(". ".repeat(2_000), [2]));
    expect(await run(looping, {})).toMatchObject({ stop: "repeat" });
    expect(looping.state.size()).toBeLessThan(500);
  });
});
