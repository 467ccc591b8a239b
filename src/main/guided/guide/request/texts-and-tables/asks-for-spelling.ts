import { isQuestion } from "../questions/is-question.ts";

const mends =
  /(?<!\p{L})(?:fix|correct|mend|remove|clean up|put right|check|proof-?read|find|korrigier\p{L}*|verbesser\p{L}*|berichtig\p{L}*|beheb\p{L}*|entfern\p{L}*|prüf\p{L}*)(?!\p{L})|直し|修正|訂正/iu;
const mistakes =
  /(?<!\p{L})(?:(?:spelling|typing) (?:mistakes|errors)|spelling|typos|misspellings|misspel(?:t|led) words|rechtschreib(?:ung|fehler)|tippfehler|schreibfehler)(?!\p{L})|誤字(?:脱字)?/iu;
/** Which word it is, or more than the spelling of words. */
const isMore =
  /["„“「]|→|->|(?<!\p{L})(?:should (?:be|read|say)|instead of|rather than|is spel(?:t|led)|the typo|names?|namens?|soll(?:te)? \S+ heißen|statt|grammar|commas?|punctuation|style|wording|grammatik|kommas?|zeichensetzung|stil|and (?:add|make|send|remove|delete|rename|translate|shorten|put)|und (?:füge?|mach\p{L}*|lösch\p{L}*|kürz\p{L}*|übersetz\p{L}*))(?!\p{L})|文法/iu;

/** Whether a request wants whatever is misspelt to be spelt right, without saying which words these are, and nothing else. */
export function asksForSpelling(request: string): boolean {
  return mends.test(request) && mistakes.test(request) && !isMore.test(request) && !isQuestion(request);
}
