/** A text as a word of its own. Where it begins or ends in a sign, as info@ does, another word may stand beside it. */
export function wholeWord(text: string, flags = "u"): RegExp {
  const isWord = (sign = "") => /[\p{L}\p{N}_]/u.test(sign);
  const before = isWord(text[0]) ? notBehindWord : "";
  const behind = isWord(text.at(-1)) ? notBeforeWord : "";
  return new RegExp(before + escapeRegExp(text) + behind, flags);
}

export const notBehindWord = String.raw`(?<![\p{L}\p{N}_])`;
export const notBeforeWord = String.raw`(?![\p{L}\p{N}_])`;

/** A text as a regular expression that matches just it. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
