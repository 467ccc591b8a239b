/** A token has about so many characters of English, code and numbers. */
const charactersOfToken = 3.5;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** About how many tokens a text has, for where no tokenizer is at hand. Chinese, Japanese and Korean have one a character. */
export function estimateTokens(text: string): number {
  const single = text.match(eastAsian)?.length ?? 0;
  return single + Math.ceil((text.length - single) / charactersOfToken);
}
