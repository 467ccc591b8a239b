import { LlamaGrammarEvaluationState, TokenBias, type LlamaModel, type Token } from "node-llama-cpp";
import type { FreeOptions, FreeResult, PromptPart } from "../guided/field-engine.ts";
import { createEndFinder } from "./end-finder.ts";
import type { FieldWork } from "./field-work.ts";
import { grammarWithEnd } from "./grammar-with-end.ts";
import { createLoopGuard } from "./loop-guard.ts";

/** Text in the model's own words, under a grammar or freely. */
export type FreeField = (
  input: { before: readonly PromptPart[] } & FreeOptions,
  signal: AbortSignal,
) => AsyncGenerator<string, FreeResult>;

/** A character has at most four bytes, and a token at least one: what is still unfinished then never will be. */
const longestCharacter = 4;
const unfinished = "\uFFFD";
const mostGrammars = 64;

export function createFreeField(work: FieldWork): FreeField {
  const { state, meter, model, tokenizer } = work;
  const neverSaid = templateTokens(model);
  const grammars = new Map<string, LlamaGrammarEvaluationState>();

  /** Parsing a grammar costs more than copying its state, and dialects use the same few again and again. */
  async function grammarState(text: string): Promise<LlamaGrammarEvaluationState> {
    let pristine = grammars.get(text);
    if (!pristine) {
      pristine = new LlamaGrammarEvaluationState({ model, grammar: await work.llama.createGrammar({ grammar: text }) });
      if (grammars.size >= mostGrammars) grammars.clear();
      grammars.set(text, pristine);
    }
    return pristine.clone();
  }

  return async function* ({ before, end, grammar, maxTokens }, signal) {
    const ending = end === "turn" || end === "" ? null : end;
    const rules =
      grammar === null ? null : await grammarState(ending === null ? grammar : grammarWithEnd(grammar, ending));
    await work.prepare(before, signal);
    const start = state.size();
    const decoder = work.openDecoder({ bias: () => neverSaid, grammar: rules });
    const finder = createEndFinder(ending);
    const guard = createLoopGuard();
    let text = "";
    /** Tokens that make up no whole character yet. */
    let open: Token[] = [];
    let stop: FreeResult["stop"] | null = null;
    let isTurnOver = false;
    try {
      while (stop === null) {
        signal.throwIfAborted();
        if (state.size() - start >= maxTokens || work.room() < 1) {
          stop = "length";
          break;
        }
        const token = await meter.writing(() => decoder.next());
        if (model.isEogToken(token) || model.isSpecialToken(token)) {
          isTurnOver = true;
          stop = "end";
          break;
        }
        const context = state.lastTokens(open.length);
        state.extend([token]);
        open.push(token);
        const piece = tokenizer.detokenize(open, context);
        if (piece.endsWith(unfinished) && open.length < longestCharacter) continue;
        const shown = finder.push(piece);
        const length = text.length;
        text += piece;
        const endsAt = finder.endsAt();
        if (endsAt !== null && ending !== null) {
          stop = "end";
          text = text.slice(0, endsAt + ending.length);
          if (text.length < length + piece.length) await replaceLast(open.length, text.slice(length));
        } else if (guard.isLooping(piece)) stop = "repeat";
        open = [];
        if (shown !== "") yield shown;
      }
    } finally {
      await decoder.close();
      if (open.length > 0) text += tokenizer.detokenize(open, state.lastTokens(open.length));
      state.settle(start, text);
    }
    const rest = finder.rest();
    if (rest !== "") yield rest;
    if (isTurnOver && ending !== null) meter.forced(state.append([{ type: "text", text: ending }]));
    return { text: text.slice(0, finder.endsAt() ?? text.length), stop };
  };

  /** A token may reach beyond the ending: then the tokens of just what is wanted stand in for it. */
  async function replaceLast(tokens: number, wanted: string): Promise<void> {
    await state.truncate(state.size() - tokens);
    state.extend(state.tokensOf(wanted, "text"));
  }
}

/** Special tokens belong to the template: in a model's text they would be a turn of its own invention. */
function templateTokens(model: LlamaModel): TokenBias {
  const bias = TokenBias.for(model);
  for (const token of model.iterateAllTokens()) if (model.isSpecialToken(token)) bias.set(token, "never");
  return bias;
}
