import { type LlamaModel, LlamaVocabularyType, type Token } from "node-llama-cpp";
import type { PromptPart } from "../guided/field-engine.ts";

/** A token and where the text that it stands for ends, counted from the start of the run that it was made from. */
export type PlacedToken = { token: Token; end: number };

/** A model's vocabulary, with the places of the tokens in the text. */
export type Tokenizer = {
  /** Tokens of a run. Only in `control` do the names of special tokens mean those tokens. */
  tokenize(text: string, kind: PromptPart["type"]): Token[];
  place(tokens: readonly Token[], text: string, kind: PromptPart["type"]): PlacedToken[];
  /** Text of tokens the way it reads after `before`; ends with U+FFFD while a character is unfinished. */
  detokenize(tokens: readonly Token[], before: readonly Token[]): string;
};

type Vocabulary = Pick<LlamaModel, "tokenize" | "detokenize" | "vocabularyType">;

/** Tokens may begin and end within characters; so many in a row are looked at together, until they end with one. */
const longestGroup = 32;

export function createTokenizer(model: Vocabulary): Tokenizer {
  // Vocabularies of this kind put a blank before whatever they take for the beginning of a text; ours goes on.
  const addsBlank = model.vocabularyType === LlamaVocabularyType.spm;
  const pieces = { control: new Map<Token, string>(), text: new Map<Token, string>() };

  function detokenize(tokens: readonly Token[], before: readonly Token[], isControl: boolean): string {
    return model.detokenize(tokens, isControl, addsBlank ? before : undefined);
  }

  function pieceOf(token: Token, before: Token | undefined, kind: PromptPart["type"]): string {
    if (addsBlank) return detokenize([token], before === undefined ? [] : [before], kind === "control");
    const known = pieces[kind].get(token);
    if (known !== undefined) return known;
    const piece = detokenize([token], [], kind === "control");
    pieces[kind].set(token, piece);
    return piece;
  }

  return {
    tokenize: (text, kind) => model.tokenize(text, kind === "control", addsBlank ? "trimLeadingSpace" : undefined),
    place(tokens, text, kind) {
      const ends: number[] = [];
      let end = 0;
      let group: Token[] = [];
      for (const [index, token] of tokens.entries()) {
        group.push(token);
        const piece =
          group.length === 1
            ? pieceOf(token, tokens[index - 1], kind)
            : detokenize(
                group,
                tokens.slice(Math.max(0, index - group.length), index - group.length + 1),
                kind === "control",
              );
        const isWhole = text.startsWith(piece, end);
        if (!isWhole && group.length <= longestGroup) continue;
        if (!isWhole) break;
        end += piece.length;
        ends.push(...group.map(() => end));
        group = [];
      }
      // Where the pieces don't add up to the text, the rest can only be kept or dropped as one.
      return tokens.map((token, index) => ({ token, end: ends[index] ?? text.length }));
    },
    detokenize: (tokens, before) => detokenize(tokens, before, false),
  };
}
