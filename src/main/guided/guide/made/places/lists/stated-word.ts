import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";

const negation = String.raw`(?:not|never|no|nor|un|non|isnt|without|nicht|nie|kein\p{L}*|ohne|part\p{L}*|teil\p{L}*|half|halb|almost|nearly|fast|beinahe|(?:to|will|must|should|can) be|muss|soll|wird)`;
/** Who says "no longer active" or "not sold" means the others. */
const negatesWord = (word: string) =>
  new RegExp(
    `(?:(?<!\\p{L})${negation}|n['’]t)[ -]?(?:\\p{L}+ ){0,2}${escapeRegExp(word)}(?!\\p{L})|(?<!\\p{L})(?:un|non|nicht)-?${escapeRegExp(word)}(?!\\p{L})|${escapeRegExp(word)}(?:して|され|し|では|じゃ)?(?:い|てい)?ない|未${escapeRegExp(word)}`,
    "iu",
  );

/** Whether a text says that something is so, by a word of its state: "sold in May", neither "not sold yet" nor "partly sold". */
export function states(text: string, word: string): boolean {
  const forms = wordsOf(text).filter(
    (own) => own === word || (word.length > 3 && (isSameNoun(own, word) || isDeclined(own, word))),
  );
  return forms.some((form) => {
    const denied = negatesWord(form);
    return (
      !denied.test(text) || text.split(/[,;.]\s/).some((part) => wordsOf(part).includes(form) && !denied.test(part))
    );
  });
}

/** "die offenen" are those that say `offen`. */
function isDeclined(own: string, word: string): boolean {
  return own.length > 3 && word.startsWith(own) && /^e[nrsm]?$/.test(word.slice(own.length));
}

/** Whether a word only stands in a text to say that something isn't so. */
export function denies(text: string, word: string): boolean {
  return negatesWord(word).test(text);
}

/** How a text says plainly that something isn't so, by one of these words: "that aren't", "noch nicht"; null where it says nothing of the kind. The word itself isn't in it. */
export function denialOf(text: string, words: readonly string[]): string | null {
  const word = words.map(escapeRegExp).join("|");
  const pattern = new RegExp(
    `(?:(?:are|is|were|have|has)(?:n['’]?t| not)|(?<!\\p{L})(?:not|(?:noch )?nicht))(?: (?:yet|been|yet been|als))? (?=(?:${word})(?!\\p{L}))|(?<=(?:${word}) )(?:noch )?nicht(?= (?:ist|sind|steht)(?!\\p{L}))`,
    "iu",
  );
  return pattern.exec(text)?.[0] ?? null;
}
