import type { LlamaModel } from "node-llama-cpp";
import type { InfillMarks } from "../guided/field-engine.ts";

/** What families of models call the token between the files of a folder. */
const betweenFiles = ["<|file_sep|>", "<file_sep>", "<|file_separator|>"];

/** The tokens by which a model fills in the middle of a text; null where it has none. */
export function infillMarks(model: LlamaModel): InfillMarks | null {
  const { prefixString: prefix, suffixString: suffix, middleString: middle } = model.tokens.infill;
  if (!prefix || !suffix || !middle) return null;
  const file = betweenFiles.find((name) => {
    const [token, ...others] = model.tokenize(name, true);
    return token !== undefined && others.length === 0 && model.isSpecialToken(token);
  });
  return { prefix, suffix, middle, file: file ?? null };
}
