import { monthPattern } from "../dates/request-dates.ts";
import { quotedPhrases } from "../words/search-words.ts";
import { numbersIn } from "./told-wishes.ts";
import { weekdayPattern } from "../dates/weekdays.ts";
import { withoutStory } from "./without-story.ts";
import { isCommonWord, isSameStem, wordsOf } from "../words/words.ts";

/** What a plain sentence is put in, rather than what it is about. */
const puts =
  /^(?:count\p{L}*|total|sum|number|altogether|together|make|made|turn|convert|contains?|without|except|exclud\p{L}*|leaving|using|calculate|amount|subfolders?|times|those|these|anybody|anything|move|rename|viele?|mach|erstelle?|verschiebe?|benenne?|zähl\p{L}*|um|nach|aber|alle[snm]?|ohne|außer|laut|insgesamt|zusammen)$|[作移何個数]|\p{Script=Hiragana}/u;
const path = /[\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}ー\p{N}_./-]+\.[a-z]\w{1,4}(?!\w)/giu;
const exception =
  /(?<!\p{L})(?:stay(?:s|ing)?|remains?|(?<!(?:i|we) )keep|leav(?:e|es|ing)|still need|still in use|bleib\p{L}*|lass\p{L}*|lässt|noch (?:ge)?brauch\p{L}*|(?<!can |my |our )only|just|except\p{L}*|without|exclud\p{L}*|unless|not|\p{L}+n['’]t|no|nobody|nothing|none|never|neither|other than|apart from|besides|skip\p{L}*|ignor\p{L}*|nur|ohne|außer|nicht|kein\p{L}*|niemand\p{L}*|sondern)(?!\p{L})|以外|除|(?<!いた)だけ|のみ|(?<!いただけ|くれ|もらえ|まだ)ない(?!か)|ません(?!か)|まま|残/iu;
const clauseEnd = /[,;!?()、。]|\.(?=\s|$)| (?:and|but|or|so|und|aber|oder) /u;
/** What is easily lost, and makes a difference: when it was, what stays, how a file is to look, and what of it is meant. */
const details = [
  ...[monthPattern, weekdayPattern].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu")),
  /(?<!\p{L})(?:today|yesterday|tomorrow|(?:this|last|next) (?:week|month|year|quarter|season)|heute|gestern|morgen|(?:diese|letzte|nächste)[nrsm]? (?:woche|monat|jahr))(?!\p{L})|今[日週月年]|昨[日年]|明日|先[週月]|来[週月年]/giu,
  /(?<!\p{L})(?:before|after|since|until|vor|nach|seit|bis)(?= [\p{L}\d])/giu,
  /(?<!\p{L})(?:sort|order|alphabet|titl|table|head|column|colou?r|link|averag|mean(?!\p{L})|differen|percent|per|each|every(?!thing|body|one(?! of))|unique|distinct|first|last|least|most|newest|oldest|highest|lowest|longest|shortest|between|more|less|fewer|open|tabelle|spalt|farb|titel|überschrift|sortier|durchschnitt|jede|erste|letzte|zwischen|offen)\p{L}*|順|列|色|平均|見出し|ごと|毎|最も|一番|以上|以下|未満|より/giu,
];

/** It is no month: "the rest may stay where it is". */
const verbMay =
  /(?<!(?:in|of|for|on|since|until|till|by|early|late|mid|from|to|and|this|last|next|\d) )may(?= \p{L})/gu;

/** The forms of a verb that don't begin alike. */
const verbs = [
  ["pay", "paid"],
  ["spend", "spent"],
  ["buy", "bought"],
  ["sell", "sold"],
  ["go", "went", "gone"],
  ["come", "came"],
  ["take", "took", "taken"],
  ["give", "gave", "given"],
  ["send", "sent"],
  ["lend", "lent"],
  ["write", "wrote", "written"],
  ["eat", "ate"],
  ["catch", "caught"],
];

const deletes = /(?<!\p{L})(?:delet|remov|lösch|entfern)\p{L}*|消|削除/iu;
const wantsDeleted =
  /(?<!\p{L})(?:delet\p{L}*|remov\p{L}*|get(?:ting)? rid|throw\p{L}*|trash|discard\p{L}*|wip(?:e|ing)|bin (?:it|them|the)|take out|(?:can|may|should|must|to|please) (?:\p{L}+ )?go(?! (?:in|to|into|under|on|onto|back)(?!\p{L}))|lösch\p{L}*|entfern\p{L}*|weg|raus|wegwerfen|wegschmeißen)(?!\p{L})|消|削除|いらない|不要|捨/iu;
const copies =
  /(?<!\p{L})(?:cop(?:y|ies)|duplicat\p{L}*|back(?:ed|ing)? ?ups?|\p{L}*kopie\p{L}*)(?!\p{L})|コピー|複製|控え/iu;

/** Whether a plain sentence deletes only where the request does, and copies just where it does. */
function doesNoHarm(plain: string, asked: string): boolean {
  return (!deletes.test(plain) || wantsDeleted.test(asked)) && copies.test(plain) === copies.test(asked);
}

/** Whether a plain sentence says what a request does: nothing else, and with all its numbers, files, exceptions and times. */
export function saysTheSame(plain: string, request: string): boolean {
  const [said, told] = [wordsOf(request), wordsOf(plain)];
  const numbers = (text: string) => [...new Set(numbersIn(text))].toSorted().join(" ");
  const isSaid = (word: string) => isCommonWord(word) || puts.test(word) || said.some((own) => isSame(word, own));
  const isTold = (words: string) => wordsOf(words).every((word) => told.some((own) => isSame(word, own)));
  const asked = withoutStory(request);
  const needed = details.flatMap((detail) => asked.replaceAll(verbMay, "").match(detail) ?? []);
  const whole = [...(request.match(path) ?? []), ...quotedPhrases(request)];
  return (
    plain !== "" &&
    plain !== request &&
    numbers(plain) === numbers(request) &&
    told.every(isSaid) &&
    whole.every((text) => plain.toLowerCase().includes(text.toLowerCase())) &&
    needed.every(isTold) &&
    doesNoHarm(plain, asked) &&
    tellsExceptions(plain, asked)
  );
}

function isSame(one: string, other: string): boolean {
  return isSameStem(one, other) || verbs.some((forms) => forms.includes(one) && forms.includes(other));
}

/** Whether each thing that is excepted, or is to stay, is told with an exception, and none was made up. */
function tellsExceptions(plain: string, asked: string): boolean {
  const told = wordsOf(plain).filter(isTelling);
  const isTold = (words: readonly string[]) =>
    words.length === 0 || words.some((word) => told.some((own) => isSame(word, own)));
  const excepted = asked.split(clauseEnd).flatMap(exceptedIn);
  return exception.test(plain) ? excepted.length > 0 && excepted.every(isTold) : excepted.length === 0;
}

/** What each exception of a clause may be about. */
function exceptedIn(clause: string): string[][] {
  const [before = "", ...rest] = clause.split(exception);
  const words = [before, ...rest].map((text) => wordsOf(text).filter(isTelling));
  return rest.map((_, at) => [...(words[at] ?? []), ...(words[at + 1] ?? [])]);
}

function isTelling(word: string): boolean {
  return !isCommonWord(word) && !puts.test(word);
}
