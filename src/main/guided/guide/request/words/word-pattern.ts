/** What a word goes on with. Scripts without blanks don't show where one ends. */
const wordSign = String.raw`(?:[^\P{L}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]|[\p{N}_])`;

/** A text as a word of its own. Where it begins or ends in a sign, as info@ does, another word may stand beside it. */
export function wholeWord(text: string, flags = "u"): RegExp {
  const isWord = (sign = "") => new RegExp(wordSign, "u").test(sign);
  const before = isWord(text[0]) ? notBehindWord : "";
  const behind = isWord(text.at(-1)) ? notBeforeWord : "";
  return new RegExp(before + escapeRegExp(text) + behind, flags);
}

export const notBehindWord = `(?<!${wordSign})`;
export const notBeforeWord = `(?!${wordSign})`;

/** A text as a regular expression that matches just it. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** A pattern, as the source of a regular expression, that has to be all of a text, in small letters or capitals. */
export function allOf(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, "iu");
}
