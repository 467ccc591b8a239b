import { monthPattern } from "../dates/request-dates.ts";
import { quotedPhrases } from "../words/search-words.ts";
import { numbersIn } from "./told-wishes.ts";
import { weekdayPattern } from "../dates/weekdays.ts";
import { withoutStory } from "./without-story.ts";
import { isCommonWord, isSameStem, wordsOf } from "../words/words.ts";

/** What a plain sentence is put in, rather than what it is about. */
const puts =
  /^(?:count|total|sum|number|altogether|together|make|made|turn|convert|contains?|without|except|exclud\p{L}*|using|calculate|amount|subfolders?|times|viele?|mach|erstelle?|ohne|außer|laut|insgesamt|zusammen)$|\p{Script=Hiragana}/u;
const path = /[\p{Script=Latin}\p{Script=Han}\p{Script=Katakana}ー\p{N}_./-]+\.[a-z]\w{1,4}(?!\w)/giu;
const exception =
  /(?<!\p{L})(?:(?<!can )only|just|except\p{L}*|without|exclud\p{L}*|unless|not|\p{L}+n['’]t|no|never|neither|other than|apart from|besides|skip\p{L}*|(?:leave|leaving) out|ignor\p{L}*|nur|ohne|außer|nicht|kein\p{L}*|sondern)(?!\p{L})|以外|除|(?<!いた)だけ|のみ|(?<!いただけ|くれ|もらえ|まだ)ない(?!か)|ません(?!か)/giu;
/** What is easily lost, and makes a difference: when it was, what stays, how a file is to look, and what of it is meant. */
const details = [
  ...[monthPattern, weekdayPattern].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu")),
  /(?<!\p{L})(?:today|yesterday|tomorrow|(?:this|last|next) (?:week|month|year|quarter|season)|heute|gestern|morgen|(?:diese|letzte|nächste)[nrsm]? (?:woche|monat|jahr))(?!\p{L})|今[日週月年]|昨[日年]|明日|先[週月]|来[週月年]/giu,
  /(?<!\p{L})(?:stay|remain|(?<!(?:i|we) )keep|leav|still need|still in use|bleib|lass|noch (?:ge)?brauch)\p{L}*|まま|残/giu,
  /(?<!\p{L})(?:before|after|since|until|vor|nach|seit|bis)(?= [\p{L}\d])/giu,
  /(?<!\p{L})(?:sort|order|alphabet|titl|head|column|colou?r|link|averag|mean|differen|percent|per|each|every(?!thing|body|one(?! of))|unique|distinct|first|last|least|most|newest|oldest|highest|lowest|longest|shortest|between|more|less|fewer|open|spalt|farb|titel|überschrift|sortier|durchschnitt|jede|erste|letzte|zwischen|offen)\p{L}*|順|列|色|平均|見出し|ごと|毎|最も|一番|以上|以下|未満|より/giu,
];

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

/** Whether a plain sentence says what a request does: nothing else, and with all its numbers, files, exceptions and times. */
export function saysTheSame(plain: string, request: string): boolean {
  const [said, told] = [wordsOf(request), wordsOf(plain)];
  const numbers = (text: string) => [...new Set(numbersIn(text))].toSorted().join(" ");
  const isSaid = (word: string) => isCommonWord(word) || puts.test(word) || said.some((own) => isSame(word, own));
  const isTold = (words: string) => wordsOf(words).every((word) => told.some((own) => isSame(word, own)));
  const asked = withoutStory(request);
  const needed = details.flatMap((detail) => asked.match(detail) ?? []);
  const whole = [...(request.match(path) ?? []), ...quotedPhrases(request)];
  return (
    plain !== "" &&
    plain !== request &&
    numbers(plain) === numbers(request) &&
    told.every(isSaid) &&
    whole.every((text) => plain.toLowerCase().includes(text.toLowerCase())) &&
    needed.every(isTold) &&
    isAsMany(exceptionsIn(plain), exceptionsIn(asked))
  );
}

function isSame(one: string, other: string): boolean {
  return isSameStem(one, other) || verbs.some((forms) => forms.includes(one) && forms.includes(other));
}

function exceptionsIn(text: string): number {
  return text.match(exception)?.length ?? 0;
}

/** Whether none was lost, and none made up. */
function isAsMany(told: number, asked: number): boolean {
  return asked === 0 ? told === 0 : told >= asked;
}
