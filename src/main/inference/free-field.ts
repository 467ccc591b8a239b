import { LlamaGrammarEvaluationState, TokenBias, type LlamaModel, type Token } from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import type { FreeOptions, FreeResult, Leaving, PromptPart } from "../guided/field-engine.ts";
import { createEndFinder } from "./end-finder.ts";
import type { FieldWork } from "./field-work.ts";
import { grammarWithEnd } from "./grammar-with-end.ts";
import { createLoopGuard } from "./loop-guard.ts";

/** Text in the model's own words, under a grammar or freely. */
export type FreeField = (
  input: { before: readonly PromptPart[] } & FreeOptions,
  signal: AbortSignal,
) => AsyncGenerator<string, FreeResult>;

/** Three bytes of a character of four; more unknown characters than that will never be known. */
const mostUnfinished = 3;
const mostGrammars = 64;

export function createFreeField(work: FieldWork): FreeField {
  const { state, meter, model, tokenizer } = work;
  const special = templateTokens(model);
  const neverSaid = without(model, special);
  const grammars = new Map<string, LlamaGrammarEvaluationState>();

  /** Parsing a grammar costs more than copying its state, and dialects use the same few again and again. */
  async function grammarState(text: string): Promise<LlamaGrammarEvaluationState> {
    let pristine = grammars.get(text);
    if (!pristine) {
      pristine = await parse(text);
      if (grammars.size >= mostGrammars) grammars.clear();
      grammars.set(text, pristine);
    }
    return pristine.clone();
  }

  async function parse(text: string): Promise<LlamaGrammarEvaluationState> {
    try {
      return new LlamaGrammarEvaluationState({ model, grammar: await work.llama.createGrammar({ grammar: text }) });
    } catch (cause) {
      throw new AppError("internal", "The engine can't read the rules for what the model may write here.", { cause });
    }
  }

  return async function* ({ before, end, grammar, maxTokens, sampling, leaving }, signal) {
    const ending = end === "turn" || end === "" ? null : end;
    const rules =
      grammar === null ? null : await grammarState(ending === null ? grammar : grammarWithEnd(grammar, ending));
    await work.prepare(before, signal);
    const left = leaving ? await copyUpTo(leaving, signal) : null;
    const start = state.size();
    const chance = sampling ? { sampling } : {};
    const usual = () => work.openDecoder({ bias: () => neverSaid, grammar: rules, mayDraft: true, ...chance });
    const notAsBefore = left === null ? null : without(model, [...special, left]);
    let decoder =
      notAsBefore === null ? usual() : work.openDecoder({ bias: () => notAsBefore, grammar: rules, ...chance });
    const finder = createEndFinder(ending);
    const guard = createLoopGuard(state.text());
    let text = "";
    /** The last tokens, where the last of them ends within a character, and how much of their text is in `text`. */
    let open: Token[] = [];
    let openText = 0;
    let stop: FreeResult["stop"] | null = null;
    let isTurnOver = false;
    try {
      while (stop === null) {
        signal.throwIfAborted();
        if (state.size() - start >= maxTokens || work.room() < 1) {
          stop = "length";
          break;
        }
        const token = await meter.writing(() => decoder.next(signal));
        if (notAsBefore !== null && state.size() === start) {
          await decoder.close();
          decoder = usual();
        }
        if (model.isEogToken(token) || model.isSpecialToken(token)) {
          isTurnOver = true;
          stop = "end";
          break;
        }
        const context = state.lastTokens(open.length);
        state.extend([token]);
        open.push(token);
        const words = tokenizer.detokenize(open, context);
        const known = finishedLength(words);
        const added = words.slice(openText, known);
        const shown = finder.push(added);
        text += added;
        openText = known;
        const endsAt = finder.endsAt();
        if (endsAt !== null && ending !== null) {
          const beyond = text.length - endsAt - ending.length;
          if (beyond > 0 || known < words.length) await replaceLast(open.length, words.slice(0, known - beyond));
          text = text.slice(0, endsAt + ending.length);
          stop = "end";
        } else if (guard.isLooping(added)) stop = "repeat";
        if (known === words.length || stop === "end") {
          open = [];
          openText = 0;
        }
        if (shown !== "") yield shown;
      }
    } finally {
      await decoder.close();
      await dropUnfinished(open, openText);
      state.settle(start, text);
    }
    const rest = finder.rest();
    if (rest !== "") yield rest;
    if (isTurnOver && ending !== null) meter.forced(state.append([{ type: "text", text: ending }]));
    return { text: text.slice(0, finder.endsAt() ?? text.length), stop };
  };

  /** Puts in the tokens of a text as far as it is copied; gives the one that it goes on with. */
  async function copyUpTo({ text, at }: Leaving, signal: AbortSignal): Promise<Token> {
    const start = state.size();
    const placed = tokenizer.place(state.tokensOf(text, "text"), text, "text");
    const copied = at === 0 ? 0 : placed.findIndex(({ end }) => end === at) + 1;
    const next = placed[copied];
    if (!next || (at > 0 && copied === 0))
      throw new AppError("invalid-input", "A text can't be left in the middle of a word piece.");
    state.extend(placed.slice(0, copied).map(({ token }) => token));
    state.settle(start, text.slice(0, at));
    meter.forced(copied);
    await meter.writing(() => work.settlePending(signal));
    return next.token;
  }

  /** A token may reach beyond the ending: then the tokens of just what is wanted stand in for it. */
  async function replaceLast(tokens: number, wanted: string): Promise<void> {
    await state.truncate(state.size() - tokens);
    state.extend(state.tokensOf(wanted, "text"));
  }

  /** A character that was never finished isn't part of the text. */
  async function dropUnfinished(open: readonly Token[], known: number): Promise<void> {
    if (open.length === 0) return;
    const words = tokenizer.detokenize(open, state.lastTokens(open.length));
    await replaceLast(open.length, words.slice(0, known));
  }
}

/** How much of a text is sure: an unfinished character at its end reads as up to three unknown ones. */
function finishedLength(words: string): number {
  const unknown = /\uFFFD*$/.exec(words)?.[0].length ?? 0;
  return unknown > mostUnfinished ? words.length : words.length - unknown;
}

/** Special tokens belong to the template: in a model's text they would be a turn of its own invention. */
function templateTokens(model: LlamaModel): Token[] {
  return [...model.iterateAllTokens()].filter((token) => model.isSpecialToken(token));
}

function without(model: LlamaModel, tokens: readonly Token[]): TokenBias {
  const bias = TokenBias.for(model);
  for (const token of tokens) bias.set(token, "never");
  return bias;
}
