import type { LlamaContextSequence, Token } from "node-llama-cpp";
import type { PromptPart } from "../guided/field-engine.ts";
import { canonicalText, commonPrefixLength, runsFrom, type CanonicalText } from "./canonical-text.ts";
import type { Tokenizer } from "./tokenizer.ts";

/** One token of the conversation, and where its text ends in the canonical text. */
export type Cell = { token: Token; end: number; origin: "prompt" | "model" };

/** What the sequence holds, token by token, and the tokens that are still to be evaluated. */
export type ConversationState = {
  /** Tokens that belong to the conversation, evaluated or not. */
  size(): number;
  /** Tokens that wait for the next evaluation. */
  pending(): Token[];
  /** The part of `prompt` that needn't be read again, and the cells for the rest. Changes nothing. */
  plan(prompt: readonly PromptPart[]): ReadPlan;
  /** Makes a plan come true, but for the evaluation. */
  adopt(plan: ReadPlan): Promise<void>;
  /** All that the conversation says so far. */
  text(): string;
  /** How many tokens the conversation's text has up to a place in it. */
  sizeUpTo(place: number): number;
  /** How much of the canonical text of a prompt is here already, in characters. */
  sharedLength(prompt: readonly PromptPart[]): number;
  /** What is evaluated, as it can be kept beside the sequence's own state. */
  saved(): SavedConversation;
  /** Says that the sequence was given the state that belongs to this, or an empty one for nothing. */
  restore(saved: SavedConversation): void;
  /** Adds what is put in without asking the model; returns the number of tokens. */
  append(parts: readonly PromptPart[]): number;
  /** Adds tokens of a field while it is being made. Their text is given by `settle`, which must follow. */
  extend(tokens: readonly Token[]): void;
  /** Says what the tokens from an index on stand for. */
  settle(from: number, text: string): void;
  /** Sees to it that something waits for evaluation: only what is evaluated gives the model's opinion on what follows. */
  ensurePending(): Promise<void>;
  /** Makes it possible to come back to what is evaluated now, where a model's state can't be cut anywhere. */
  checkpoint(): Promise<void>;
  /** Forgets all tokens from an index on. */
  truncate(size: number): Promise<void>;
  tokensOf(text: string, kind: PromptPart["type"]): Token[];
  /** The tokens before the last `skip`, at most `most` of them, for reading what follows. */
  lastTokens(skip: number, most?: number): Token[];
};

/** What a sequence's state stands for. `ends` are the places in the canonical text where the tokens end. */
export type SavedConversation = { text: string; tokens: number[]; ends: number[]; byModel: number[] };

export const nothingSaved: SavedConversation = { text: "", tokens: [], ends: [], byModel: [] };

/** `shared` tokens are the same in the old and the new prompt; `kept` are fewer where the state can't be cut there. */
export type ReadPlan = { kept: number; shared: number; added: Cell[]; canonical: CanonicalText };

/** What of the engine's sequence is used here. Its state holds the first `nextTokenIndex` tokens. */
export type SequenceState = Pick<
  LlamaContextSequence,
  "nextTokenIndex" | "needsCheckpoints" | "eraseContextTokenRanges" | "takeCheckpoint"
>;

export function createConversationState(deps: {
  sequence: SequenceState;
  tokenizer: Tokenizer;
  /** The token that this model wants before everything; null for none. */
  firstToken: Token | null;
}): ConversationState {
  const { sequence, tokenizer, firstToken } = deps;
  let cells: Cell[] = [];
  let text = "";
  let kind: PromptPart["type"] = "text";
  /** Sizes of the evaluated state to which it can be cut back, where it can't be cut anywhere. */
  let checkpoints: number[] = [];

  function cellsOf(canonical: CanonicalText, from: number, base: number): Cell[] {
    return runsFrom(canonical, from).flatMap((run) =>
      tokenizer
        .place(tokenizer.tokenize(run.text, run.kind), run.text, run.kind)
        .map(({ token, end }): Cell => ({ token, end: base + run.from + end, origin: "prompt" })),
    );
  }

  /** Where new text goes on in the middle of old text, the last token might have been another: it is made anew. */
  function keptAtBorder(kept: number, common: number, canonical: CanonicalText): number {
    const last = cells[kept - 1];
    if (!last || last.end !== common || common >= canonical.text.length) return kept;
    const run = canonical.runs.find((each) => each.from < common && common < each.to);
    if (!run || last.origin !== "prompt" || sequence.needsCheckpoints) return kept;
    // the tokens of one character belong together
    return cells.findIndex(({ end }) => end === common);
  }

  /** Models whose state can't be cut anywhere are cut where they left a checkpoint; the rest is read again, in chunks. */
  function cuttable(kept: number): number {
    if (!sequence.needsCheckpoints || kept >= sequence.nextTokenIndex) return kept;
    return checkpoints.findLast((size) => size <= kept) ?? 0;
  }

  async function truncate(size: number): Promise<void> {
    const evaluated = sequence.nextTokenIndex;
    if (size < evaluated) await sequence.eraseContextTokenRanges([{ start: size, end: evaluated }]);
    checkpoints = checkpoints.filter((each) => each <= size);
    if (size >= cells.length) return;
    cells = cells.slice(0, size);
    // What was cut may begin in the middle of a run: the text up to the last cell is what is still known.
    const end = cells.at(-1)?.end ?? 0;
    kind = kindAt(text, end);
    text = text.slice(0, end);
  }

  return {
    size: () => cells.length,
    pending: () => cells.slice(sequence.nextTokenIndex).map(({ token }) => token),
    plan(prompt) {
      const canonical = canonicalText(prompt);
      const common = commonPrefixLength(text, canonical.text);
      let kept = cells.findIndex(({ end }) => end > common);
      if (kept < 0) kept = cells.length;
      const shared = keptAtBorder(kept, common, canonical);
      kept = cuttable(shared);
      const from = cells[kept - 1]?.end ?? 0;
      const added = cellsOf(canonical, from, 0);
      const first = added[0];
      if (kept === 0 && firstToken !== null && first?.token !== firstToken) {
        added.unshift({ token: firstToken, end: 0, origin: "prompt" });
      }
      return { kept, shared, added, canonical };
    },
    async adopt({ kept, added, canonical }) {
      await truncate(kept);
      cells = [...cells, ...added];
      text = canonical.text;
      kind = canonical.runs.at(-1)?.kind ?? "text";
    },
    sizeUpTo(place) {
      const behind = cells.findIndex(({ end }) => end > place);
      return behind === -1 ? cells.length : behind;
    },
    text: () => text,
    sharedLength: (prompt) => commonPrefixLength(text, canonicalText(prompt).text),
    saved() {
      const held = cells.slice(0, sequence.nextTokenIndex);
      return {
        text: text.slice(0, held.at(-1)?.end ?? 0),
        tokens: held.map(({ token }) => token),
        ends: held.map(({ end }) => end),
        byModel: held.flatMap(({ origin }, index) => (origin === "model" ? [index] : [])),
      };
    },
    restore(saved) {
      const byModel = new Set(saved.byModel);
      cells = saved.tokens.map((token, index) => ({
        // tokens are numbers; the engine's type only brands them
        token: token as Token,
        end: saved.ends[index] ?? 0,
        origin: byModel.has(index) ? "model" : "prompt",
      }));
      text = saved.text;
      kind = kindAt(text, text.length);
      checkpoints = [];
    },
    append(parts) {
      const canonical = canonicalText(parts, kind);
      const added = cellsOf(canonical, 0, text.length);
      cells.push(...added);
      text += canonical.text;
      kind = canonical.runs.at(-1)?.kind ?? kind;
      return added.length;
    },
    extend(tokens) {
      cells.push(...tokens.map((token): Cell => ({ token, end: text.length, origin: "model" })));
    },
    settle(from, words) {
      const canonical = canonicalText([{ type: "text", text: words }], kind);
      const run = canonical.runs[0] ?? { from: 0, text: "", kind };
      const tokens = cells.slice(from).map(({ token }) => token);
      const base = text.length + run.from;
      const placed = tokenizer.place(tokens, run.text, "text");
      cells = [
        ...cells.slice(0, from),
        ...placed.map(({ token, end }): Cell => ({ token, end: base + end, origin: "model" })),
      ];
      text += canonical.text;
      kind = run.kind;
    },
    async ensurePending() {
      if (cells.length === 0 || sequence.nextTokenIndex < cells.length) return;
      const last = cells.length - 1;
      await sequence.eraseContextTokenRanges([{ start: last, end: cells.length }]);
    },
    truncate,
    async checkpoint() {
      const size = sequence.nextTokenIndex;
      if (!sequence.needsCheckpoints || size === 0 || checkpoints.includes(size)) return;
      await sequence.takeCheckpoint();
      checkpoints.push(size);
    },
    tokensOf: (words, of) => tokenizer.tokenize(words.toWellFormed(), of),
    lastTokens: (skip, most = 8) =>
      cells.slice(Math.max(0, cells.length - skip - most), cells.length - skip).map(({ token }) => token),
  };
}

/** The last mark decides. A mark is half of a surrogate pair without the other half before it. */
function kindAt(text: string, place: number): PromptPart["type"] {
  for (let index = place - 1; index >= 0; index -= 1) {
    const code = text.charCodeAt(index);
    if (code !== 0xdc00 && code !== 0xdc01) continue;
    const before = text.charCodeAt(index - 1);
    const isAlone = !(before >= 0xd800 && before < 0xdc00);
    if (isAlone) return code === 0xdc00 ? "control" : "text";
  }
  return "text";
}
