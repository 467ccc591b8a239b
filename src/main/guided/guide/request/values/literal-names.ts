import { escapeRegExp, notBeforeWord, notBehindWord } from "../words/word-pattern.ts";

/** What a request names to the letter: with digits, signs or capitals in the middle, such as `4417-B` or `legacySlug`; no files. */
export function namesIn(request: string): RegExp[] {
  const tokens = request.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu) ?? [];
  const isName = (token: string) =>
    /\p{L}.*[_\d-]|[_\d-].*\p{L}|\p{Ll}\p{Lu}/u.test(token) && !/\.[a-z]{1,5}$/i.test(token);
  return [...new Set(tokens.filter(isName))].map(
    (token) => new RegExp(notBehindWord + escapeRegExp(token) + notBeforeWord, "u"),
  );
}
