/** How much room there is, in tokens of a model, and how they are counted. */
export type Measure = {
  /** Tokens that the model's window holds. */
  contextSize: number;
  /** By the model's own tokenizer; null where that isn't ours. */
  count: CountTokens | null;
};

export type CountTokens = (text: string) => Promise<number>;

/** About four characters a token in Latin letters, one in Chinese, Japanese and Korean. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF]/g)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 4);
}

/** Longer texts needn't be counted to know that they don't fit. In characters a token. */
const mostCharacters = 12;
/** What is left after each try that was still too long. */
const shrink = 0.9;

/** As many whole lines of a text, from its beginning, as have at most `most` tokens. The text itself where all of it fits. */
export async function fitText(text: string, most: number, count: CountTokens): Promise<string> {
  let shown = text.length > most * mostCharacters ? wholeLines(text, most * mostCharacters) : text;
  for (;;) {
    if (shown === "") return "";
    const tokens = await count(shown);
    if (tokens <= most) return shown;
    shown = wholeLines(shown, Math.floor(shown.length * Math.min(shrink, most / tokens)));
  }
}

/** Without the rest of a line that is cut, unless hardly anything would be left; never half of a character. */
function wholeLines(text: string, most: number): string {
  const cut = text.slice(0, Math.max(0, most));
  const end = cut.lastIndexOf("\n");
  return (end > cut.length / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd();
}
