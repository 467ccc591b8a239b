import { isCommonWord, wordsOf } from "./words.ts";

/** From here to the end of the clause, or to a polite wish, a request says what is not meant; what isn't to be forgotten is, and what somebody can't find or decide. */
const notMeant =
  /\b(?:not|except|(?<!\b(?:may|might|can|could|will|would|who|they|we|people|members) )leave|keep|without|(?<!\bvergiss )nicht|kein\w*|außer|ohne|lass\w*|(?:do|does|did|wo|should|is|are)n'?t|can'?t(?! (?:decide|choose|remember|find|see|tell|read)\b))\s(?!forget\b|only\b|just\b|nur\b)(?:(?!\s(?:kannst|könntest|würdest|can|could|would) (?:du|you)(?!\p{L}))[^.,;:!?()\n\p{Extended_Pictographic}])*/giu;

/** "There's a guest bathroom as well and I don't mean that one": what is only told of to rule it out. */
const namedAsOther = new RegExp(
  [
    String.raw`(?<!\p{L})there(?:['’]s| is| are) [^.;!?\n]{3,60}?(?:,| and| but)+ (?:I|we) (?:don['’]?t|do not) mean (?:that|this|it|those|these|them)(?: ones?)?(?!\p{L})`,
    String.raw`(?<!\p{L})there(?:['’]s| is| are) [^.;!?\n]{3,60}?(?:,| and| but)+ (?:that|this|it)(?:['’]s| is)(?: not|n['’]t) (?:the one|what) (?:I|we) mean(?!\p{L})`,
    String.raw`(?<!\p{L})es gibt [^.;!?\n]{3,60}?(?:,| und| aber)+ (?:den|die|das|diese[nrs]?) (?:ist nicht gemeint|sind nicht gemeint|mein(?:e|en)? (?:ich|wir) nicht)(?!\p{L})`,
  ].join("|"),
  "giu",
);

/** "We don't sell it any more": what has had its time is what the request is about. */
const isOver = /(?<!\p{L})(?:any ?more|any longer|mehr)\s*$/iu;

/** "Sonst bleiben alle Preise": what a change is about is one of them as well. */
export const allElse = /(?<!\p{L})(?:sonst|ansonsten|other|others|else|rest|andere\p{L}*|übrige\p{L}*)(?!\p{L})|他/iu;

/** What is told apart from what is to be done, with what it may be called before it: "my privacy text", "alt/". */
const thing = String.raw`(?:\b(?:the|my|our|das|die|der|den|mein\p{L}*|unser\p{L}*) )?[\p{L}\p{N}_/-]+(?:\.[\p{L}\p{N}_/-]+)*(?: \p{L}+)?`;

/** "the minutes stay as they are", "the privacy text I'll rewrite myself", "old/ is only there for reference". */
const stays = new RegExp(
  [
    String.raw`${thing} (?:stays?|bleib(?:t|en))(?=\s*(?:$|[.!?,;)\n]))`,
    String.raw`${thing} (?:stays?|remains?|bleib(?:t|en)) (?:as (?:it is|it was|they are|they were|is)|the same|unchanged|untouched|wie|unverändert|gleich)(?!\p{L})`,
    String.raw`${thing} (?:I['’]?ll|I will|we['’]?ll|we will|she['’]?ll|he['’]?ll) (?:\p{L}+ ){1,3}(?:myself|ourselves|herself|himself|later)(?!\p{L})`,
    String.raw`${thing} (?:I|we) (?!(?:made|wrote|did|set|took|drew|built|typed|painted|have|had) )(?:\p{L}+ ){1,2}(?:myself|ourselves)(?!\p{L})`,
    String.raw`${thing} (?:mache?|schreibe?|ändere?|erledige?) (?:ich|wir) (?:\p{L}+ ){0,2}(?:selbst|selber|später)(?!\p{L})`,
    String.raw`${thing} (?:is|are|ist|sind) (?:only|just|nur) (?:(?:there|here|da|dort) )?(?:for (?:reference|comparison|information|you to look)|to (?:look|compare|see)|an? example|zum? |zur |als )(?:\p{L}+)?`,
    String.raw`[「『]?[^「」『』、。\s]{1,20}[」』]?(?:フォルダー?|ファイル)?(?:は|には|を)(?:触ら|さわら|いじら|変え|変更し|編集し)な`,
    String.raw`[「『]?[^「」『』、。\s]{1,20}?[」』]?(?:フォルダー?|ファイル)(?=(?:の[^、。\s]{1,10})?(?:は|も)そのまま)`,
  ].join("|"),
  "giu",
);

/**
 * The words of a request that tell what it is about, each once: no paths, no common words, and none that it only names to
 * rule it out. Numbers count wherever they stand, because who says "not 20" names the value that is there.
 */
export function wantedWords(request: string): string[] {
  const text = withoutPaths(request);
  const meant = meantWords(text);
  return [...new Set(wordsOf(text))].filter((word) => (/^\d/.test(word) || meant.has(word)) && !isCommonWord(word));
}

/** The words that a request only names to rule them out: what has them isn't meant. */
export function unwantedWords(request: string): string[] {
  const text = withoutPaths(request);
  // "all other prices stay" rules out no price
  const meant = meantWords(
    text.replaceAll(stays, (clause) => (allElse.test(clause) ? clause.replace(/stays?$/iu, "") : " ")),
  );
  return [...new Set(wordsOf(text))].filter((word) => !/^\d/.test(word) && !meant.has(word) && !isCommonWord(word));
}

function meantWords(text: string): ReadonlySet<string> {
  return new Set(wordsOf(withoutUnmeant(text)));
}

/** A request without what it says is not meant: "everywhere, except in the archive". */
export function withoutUnmeant(request: string): string {
  return withoutNamedAsOther(request)
    .replaceAll(notMeant, (clause) => (isOver.test(clause) ? clause : " "))
    .replaceAll(stays, " ");
}

/** A request without what it only tells of to say that something else is meant. */
export function withoutNamedAsOther(request: string): string {
  return request.replaceAll(namedAsOther, " ");
}

export function withoutPaths(request: string): string {
  return request.replaceAll(/[\p{L}\p{N}_./-]*\.[a-z]{1,5}\b/giu, " ");
}
