import { escapeRegExp } from "../../request/words/word-pattern.ts";

const negation = String.raw`(?<!\p{L})(?:not|never|no|neither|nor|without|(?:do|does|did|is|are|was|were|has|have|had|would|will|ca|wo)n['’]?t|nicht|nie|kein\p{L}*|weder|noch(?= \p{L}+[.?!,]|$)|ohne)(?: (?:yet|been|already|the|any|an?|marked|as|in|from|of|schon|als|die|der|das|dem|den)){0,3}`;

/** Those of the values that a request names to say that it isn't them: "done" for "which are not done". */
export function deniedValues(values: readonly string[], request: string): readonly string[] {
  return values.filter((value) => new RegExp(`${negation} ${escapeRegExp(value)}(?!\\p{L})`, "iu").test(request));
}
