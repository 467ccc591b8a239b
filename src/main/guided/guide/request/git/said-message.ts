import { japaneseQuotes, quotedPhrases } from "../words/search-words.ts";

/** What stands in quotation marks of any language, and is the name of neither a file nor a branch. */
function quotesIn(request: string, names: readonly string[]): string[] {
  return [...quotedPhrases(request), ...japaneseQuotes(request)].filter(
    (phrase) => !names.includes(phrase) && !/^[\p{L}\p{N}_./-]+\.\w{1,5}$/u.test(phrase),
  );
}

const unquoted =
  /(?<!\p{L})(?:message|msg|nachricht|messages?|commit(?:te)? (?:(?:it|that|this|them|all|everything|das|es|alles) )?(?:as|als)|メッセージ)(?: (?:for (?:it|that)|there|dafür|dazu))?(?: (?:should (?:be|say|read)|is|be|shall be|lautet|ist|soll (?:sein|lauten)))?[: ]\s*(?!["'\u0060„“”«»「]|(?:that|which|from|you|of|in|for|and|or|is|should|please|soon|well|usual|before|always|one|a|an|die|wie|und|ein|eins|einen)(?:\s|[.!]?$))([^\n]{3,72}?)(?:\s*[.!]?\s*$|[.!]\s+(?=\p{Lu}))/iu;

/** 「直して、Fix the titleというメッセージでコミットして」 */
const unquotedInJapanese = /(?:^|[、。]\s*)([^、。「」『』"\n]{3,72}?)\s*という(?:コミット)?メッセージ/u;

/** The message that a request gives a commit: the one text in quotation marks that is no `name`, else what stands behind "message". Null where it gives none, or several. */
export function messageSaid(request: string, names: readonly string[]): string | null {
  const [quoted, ...others] = quotesIn(request, names);
  if (others.length > 0) return null;
  // the mark ends the polite question that the message stands at the end of
  return quoted ?? unquotedInJapanese.exec(request)?.[1] ?? unquoted.exec(request)?.[1]?.replace(/\?$/, "") ?? null;
}
