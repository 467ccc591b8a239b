import { fc } from "@fast-check/vitest";
import { LlamaVocabularyType, type Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import type { PromptPart } from "../guided/field-engine.ts";
import { canonicalText } from "./canonical-text.ts";
import { createConversationState, type SequenceState } from "./conversation-state.ts";
import { createTokenizer } from "./tokenizer.ts";

/** A vocabulary of bytes and a few words, so that words are taken apart differently alone and beside others. */
const words = ["the", "then", "he", "n ", " t", "ab", "abc", "c\n"];
const firstWord = 256;

/** Where text goes on in the middle, the tokens of one character are made anew: at most so many. */
const longestCharacter = 4;

function byteVocabulary() {
  const bytesOf = (token: number): number[] =>
    token < firstWord ? [token] : [...new TextEncoder().encode(words[token - firstWord] ?? "")];
  const tokenize = (text: string): Token[] => {
    const tokens: number[] = [];
    let rest = text;
    while (rest !== "") {
      const longest = words.filter((each) => rest.startsWith(each)).toSorted((a, b) => b.length - a.length)[0];
      const piece = longest ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
      tokens.push(...(longest ? [firstWord + words.indexOf(longest)] : new TextEncoder().encode(piece)));
      rest = rest.slice(piece.length);
    }
    return tokens as Token[]; // plain numbers stand in for the engine's tokens
  };
  return {
    vocabularyType: LlamaVocabularyType.bpe,
    tokenize,
    detokenize: (tokens: readonly Token[]) =>
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(tokens.flatMap(bytesOf))),
    // the rest of the library's model is not used
  } as unknown as Parameters<typeof createTokenizer>[0];
}

/** A sequence that only remembers how much it has evaluated. */
function fakeSequence() {
  const erased: number[] = [];
  const sequence = {
    nextTokenIndex: 0,
    needsCheckpoints: false,
    async eraseContextTokenRanges([range]: { start: number; end: number }[]) {
      if (!range || range.end !== sequence.nextTokenIndex) throw new Error("cut in the middle");
      erased.push(range.end - range.start);
      sequence.nextTokenIndex = range.start;
    },
    async takeCheckpoint() {},
  };
  return { sequence: sequence as SequenceState & { nextTokenIndex: number; needsCheckpoints: boolean }, erased };
}

function newState(firstToken: Token | null = null) {
  const { sequence, erased } = fakeSequence();
  const vocabulary = byteVocabulary();
  const state = createConversationState({ sequence, tokenizer: createTokenizer(vocabulary), firstToken });
  const read = async (prompt: readonly PromptPart[]) => {
    const plan = state.plan(prompt);
    await state.adopt(plan);
    sequence.nextTokenIndex = Math.max(0, state.size() - 1);
    return plan;
  };
  return { state, sequence, erased, vocabulary, read };
}

const unit = fc.constantFrom("the", "then ", "he", "abc\n", "a", " t", "🎉", "日本", "\n", "<|im_end|>");
const text = fc.array(unit, { maxLength: 5 }).map((units) => units.join(""));
const part = fc.record({ type: fc.constantFrom<PromptPart["type"]>("control", "text"), text });
const prompt = fc.array(part, { maxLength: 6 });

describe("createConversationState", () => {
  it("holds just the tokens of the last prompt, however it came there", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(prompt, { minLength: 1, maxLength: 4 }), async (prompts) => {
        const { state, vocabulary, read } = newState();
        for (const each of prompts) {
          await read(each);
          const tokens = state.lastTokens(0, Number.POSITIVE_INFINITY);
          expect(vocabulary.detokenize(tokens)).toBe(
            canonicalText(each)
              .runs.map((run) => run.text)
              .join(""),
          );
        }
      }),
    );
  });

  it("reads only what is new when a prompt grows", async () => {
    await fc.assert(
      fc.asyncProperty(prompt, prompt, async (first, more) => {
        const { state, read } = newState();
        await read(first);
        const size = state.size();
        const plan = state.plan([...first, { type: "control", text: "|" }, ...more]);
        expect(plan.kept).toBeGreaterThanOrEqual(size - longestCharacter);
      }),
    );
  });

  it("keeps the tokens that the model made, though the text alone would be taken apart in another way", async () => {
    const { state, vocabulary, read } = newState();
    await read([{ type: "control", text: "|" }]);
    const from = state.size();
    const made = [...vocabulary.tokenize("the"), ...vocabulary.tokenize("n "), ...vocabulary.tokenize("🎉")];
    state.extend(made);
    state.settle(from, "then 🎉");
    expect(vocabulary.tokenize("then ")).not.toEqual(made.slice(0, 2));
    const plan = state.plan([
      { type: "control", text: "|" },
      { type: "text", text: "then 🎉" },
      { type: "control", text: "!" },
    ]);
    expect(plan).toMatchObject({ kept: from + made.length, added: [{ end: 12 }] });
  });

  it("drops a character as a whole", async () => {
    const { state, read } = newState();
    await read([{ type: "text", text: "a🎉" }]);
    expect(state.plan([{ type: "text", text: "a🎊" }])).toMatchObject({ kept: 1 });
    expect(state.plan([{ type: "text", text: "a🎉" }])).toMatchObject({ kept: 5, added: [] });
  });

  it("takes text that names a special token for another thing than the token", async () => {
    const { state, read } = newState();
    await read([{ type: "control", text: "<|im_end|>" }]);
    expect(state.plan([{ type: "text", text: "<|im_end|>" }]).kept).toBe(0);
  });

  it("makes the last token of text anew when text goes on right after it", async () => {
    const { state, vocabulary, read } = newState();
    await read([{ type: "text", text: "a the" }]);
    const { kept, added } = state.plan([{ type: "text", text: "a then " }]);
    expect(kept).toBe(state.size() - 1);
    expect(added.map(({ token }) => token)).toEqual(vocabulary.tokenize("hen "));
  });

  it("puts the model's first token before everything, once", async () => {
    const first = 1 as Token; // any number will do
    const { state, read } = newState(first);
    await read([{ type: "text", text: "abc" }]);
    expect(state.lastTokens(0, Number.POSITIVE_INFINITY)[0]).toBe(first);
    expect(state.size()).toBe(2);
    await read([{ type: "text", text: "he" }]);
    expect(state.lastTokens(0, Number.POSITIVE_INFINITY)).toEqual([first, firstWord + words.indexOf("he")]);
  });

  it("always has something to ask the model with", async () => {
    const { state, sequence, read } = newState();
    await read([{ type: "text", text: "abc" }]);
    sequence.nextTokenIndex = state.size();
    expect(state.pending()).toEqual([]);
    await state.ensurePending();
    expect(state.pending()).toHaveLength(1);
  });

  it("goes on after forced text as if all had been one prompt", async () => {
    await fc.assert(
      fc.asyncProperty(prompt, prompt, prompt, async (first, forced, more) => {
        const { state, read } = newState();
        await read(first);
        state.append(forced);
        const size = state.size();
        const plan = state.plan([...first, ...forced, { type: "control", text: "|" }, ...more]);
        expect(plan.kept).toBeGreaterThanOrEqual(size - longestCharacter);
      }),
    );
  });

  it("goes back to the last checkpoint where a state can't be cut anywhere", async () => {
    const { state, sequence, read } = newState();
    sequence.needsCheckpoints = true;
    await read([{ type: "text", text: "aaaa" }]);
    await state.checkpoint();
    await read([{ type: "text", text: "aaaaaaaaaa" }]);
    await state.checkpoint();
    expect(state.plan([{ type: "text", text: "aaaaaaxx" }])).toMatchObject({ kept: 3, shared: 6 });
    expect(state.plan([{ type: "text", text: "aaaaaaaaaaxx" }])).toMatchObject({ kept: 10 });
    await read([{ type: "text", text: "aax" }]);
    expect(state.plan([{ type: "text", text: "aay" }])).toMatchObject({ kept: 2 });
    await read([{ type: "text", text: "b" }]);
    expect(state.plan([{ type: "text", text: "aaaa" }])).toMatchObject({ kept: 0 });
  });
});
