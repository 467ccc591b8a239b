import { isQuestion } from "../questions/is-question.ts";
import { withoutPaths } from "../words/wanted-words.ts";

const mends =
  /(?<!\p{L})(?:fix|correct|mend|remove|clean up|put right|check|proof-?read|find|korrigier\p{L}*|verbesser\p{L}*|berichtig\p{L}*|beheb\p{L}*|entfern\p{L}*|prüf\p{L}*)(?!\p{L})|直し|修正|訂正/iu;
const mistakes =
  /(?<!\p{L})(?:(?:spelling|typing) (?:mistakes|errors)|spelling|typos|misspellings|misspel(?:t|led) words|rechtschreib(?:ung|fehler)|tippfehler|schreibfehler)(?!\p{L})|誤字(?:脱字)?/iu;
/** Which word it is, or more than the spelling of words. */
const isMore =
  /["„“「]|→|->|(?<!\p{L})(?:should (?:be|read|say)|instead of|rather than|is spel(?:t|led)|the typo|names?|namens?|soll(?:te)? \S+ heißen|statt|grammar|commas?|punctuation|style|wording|grammatik|kommas?|zeichensetzung|stil|and (?:add|make|send|remove|delete|rename|translate|shorten|put)|und (?:füge?|mach\p{L}*|lösch\p{L}*|kürz\p{L}*|übersetz\p{L}*))(?!\p{L})|文法/iu;

/** Only a part of the text is meant, or all but a part. */
const isPart =
  /(?<!\p{L})(?:paragraphs?|sections?|chapters?|sentences?|headings?|headlines?|titles?|subject|greeting|lines? \d+|(?:first|last|second|third|top|bottom) (?:\p{L}+ )?(?:lines?|parts?|pages?|half|items?|entr(?:y|ies))|columns?|rows?|cells?|except|apart from|absatz|absatzes|absätzen?|abschnitt\p{L}*|kapitel\p{L}*|satz|satzes|sätzen?|überschrift\p{L}*|titel|betreff|anrede|zeilen? \d+|(?:erste|letzte|zweite|dritte|obere|untere)\p{L}* (?:zeilen?|teil|seiten?|hälfte|punkte?|einträgen?)|spalten?|außer|ausser|bis auf)(?!\p{L})|段落|見出し|行目|以外|(?:だけ|のみ)/iu;

/** Whether a request wants whatever is misspelt in a text to be spelt right, without saying which words these are, and nothing else. */
export function asksForSpelling(request: string): boolean {
  if (isMore.test(request) || isPart.test(withoutPaths(request))) return false;
  return mends.test(request) && mistakes.test(request) && !isQuestion(request);
}
