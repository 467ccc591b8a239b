import { monthPattern, saysSpan } from "../request/dates/request-dates.ts";
import { withoutPurpose } from "../request/questions/without-purpose.ts";
import { weekdayPattern } from "../request/dates/weekdays.ts";
import { denials } from "../request/limits/denials.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words/words.ts";

const prepositions =
  /(?<!\p{L})(?:of|from|for|in|at|on|by|with|under|over|von|vom|aus|mit|für|bei|beim|im|in|am|an|auf|unter|über) (?!(?:i|us|them|these|those|it|me|you|him|this|that|here|there|uns|ihnen|euch|hier|da|dort|wie ?viele?n?|how (?:many|much))\b)((?:\p{L}|[\p{N}-])+(?: \(?(?:\p{L}|[\p{N}-])+){0,2})/giu;
/** "I have to tell the boss" says nothing of which rows are meant. */
const toPlace = /\bto (\p{Lu}\p{L}+|(?:the|our|my|an?|his|her|their) \p{L}+(?: \p{L}+)?)/gu;
/** "How many of our games are …": what is counted. */
const ofThings =
  /\b(how many|how much|wie ?viele?|number) (?:of|von) (?:the |our |my |all |these |those |den |unseren |meinen )+/giu;
/** "The pages of the books I read": what a column has a number of, which isn't any of some rows. */
const ofThose =
  /(?<!\p{L})(\p{L}+) (?:of|von) (?:all )?(?:(?:the|my|our|those|these|den|allen|meinen|unseren) )?\p{L}+(?=,? (?:(?:that|which|die) )?(?:i|we|you|they|ich|wir|ihr)(?!\p{L}))/giu;
/** Said with a preposition or without one, all rows may be of this year. */
const thisYear =
  /(?<!\p{L})(?:in|im|for|für|von) (?:this year|diese[ms] jahr|laufenden? jahr|das laufende jahr)(?!\p{L})/giu;
/** What says nothing of which rows are meant. */
const saysNothing =
  /^(?:moment|present|those|these|said|says?|going|total|all|together|altogether|average|everybody|everyone|far|once|long|eur|euros?|kg|km|advance|general|short|insgesamt|durchschnitt|customers|clients|kunden)$/iu;

/**
 * Whether a request says of the rows that are meant more than is `known`: what the file and its columns are called, and what the rows have in common that
 * were counted. It says so with a preposition, "at night", "for the library", with a number, or with a word such as "except", "if" or "late".
 * So many `columns` were read out of the request by the model: each may be what one of the places says, in other words.
 */
export function saysOtherRows(whole: string, known: string, columns = 0): boolean {
  const request = withoutPurpose(whole);
  const isPeriodKnown = saysPeriod.test(known);
  const plain = withoutKnownPeriod(request, known);
  return (
    unknownPlaces(request, known) > columns ||
    saysState(plain, known) ||
    saysNumber(request, known) ||
    saysAnother(plain, known) ||
    saysWhich(plain, known) ||
    saysLimit(plain, known, columns > 0) ||
    (!isPeriodKnown && saysSpan(request))
  );
}

/** A request without the words that say from when to when, where the rows were told apart by that. */
export function withoutKnownPeriod(request: string, known: string): string {
  return saysPeriod.test(known) ? request.replaceAll(ofPeriods, " ") : request;
}

/** A time that the rows were told apart by: `date from 2025-05-01 to 2025-05-07`, and how it is said. */
const saysPeriod = / (?:from|until|before|after|in months|in) \d[\d-]*(?:,| to \d|(?= |$))/u;
const toDate = String.raw` (?:(?:the|end|beginning|start|middle|of|readings?|ablesungen|ablesung|zählerst[aä]nde?n?|zum|dem|der|den|ende|anfang|mitte|einschließlich|(?:${weekdayPattern}),?) ){0,4}(?:\d|${monthPattern}(?!\p{L}))`;
/** "After 8 May", and not "after lunch". */
const ofPeriods = new RegExp(
  String.raw`\b(?:(?:before|after|since|until|till|between|vor|nach|seit|bis|zwischen)(?=${toDate})|(?:first|second|third|fourth|last|first half of|second half of)(?= (?:week|half|quarter|of)\b))|(?<=[\d年月日末])(?:以前|以後|以降|まで)`,
  "giu",
);

/** Months are known, and numbers are looked at by themselves. */
function unknownPlaces(request: string, known: string): number {
  const own = wordsOf(known);
  const isKnown = (word: string) =>
    saysNothing.test(word) || /^\d/.test(word) || monthNames.test(word) || own.some((other) => isSameNoun(word, other));
  const plain = withoutPurpose(request)
    .replaceAll(ofThings, "$1 ")
    .replaceAll(ofThose, (said, noun: string) =>
      own.some((word) => isSameNoun(word, noun.toLowerCase())) ? noun : said,
    )
    .replaceAll(thisYear, " ");
  return [...plain.matchAll(prepositions), ...plain.matchAll(toPlace)].filter(([, words = ""]) => {
    const telling = wordsOf(words).filter((word) => !isCommonWord(word));
    return telling.length > 0 && !telling.some(isKnown);
  }).length;
}

const together =
  /(?<!\p{L})(\p{L}{3,}) (?:and|und) (?:the |die |my |our )?(\p{L}{3,}) (?:together|combined|taken together|zusammen)(?!\p{L})/giu;

/** "Altos and trebles together", of which only the ones were counted. */
function saysAnother(request: string, known: string): boolean {
  const own = wordsOf(known);
  const isKnown = (word: string) => own.some((other) => isSameNoun(word.toLowerCase(), other));
  return [...request.matchAll(together)].some(([, one = "", other = ""]) => isKnown(one) !== isKnown(other));
}

/** "Those that are switched on", "handed out and not yet back": what of it is said of the rows. */
const ofThem = [
  /(?<!\p{L})(?:that|which|who) (?:are|is|was|were|have been|has been) (?!(?:in|on|at|from|of|there|here|all|it)\b)(\p{L}{4,})/giu,
  /(?<!\p{L})(\p{L}{4,}) (?:and|und|but|aber) (?:still |noch |yet )?(?:not|nicht)(?: yet)? \p{L}/giu,
];

/** Tells of what is the case with some rows in words that nothing was counted by. */
function saysWhich(request: string, known: string): boolean {
  const own = wordsOf(known);
  const isKnown = (word: string) => isCommonWord(word) || own.some((other) => isSameNoun(word, other));
  return ofThem.some((way) => [...request.matchAll(way)].some(([, word = ""]) => !isKnown(word.toLowerCase())));
}

const monthNames =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}*$|^(?:march|may|june?|july?|mai|märz|spring|summer|autumn|winter|frühling|sommer|herbst)$/iu;

/** "Past 20:00", "if I use 15". All rows may be of the year that is said. */
function saysNumber(request: string, known: string): boolean {
  const own = new Set(numbersIn(known));
  return numbersIn(request).some((number) => !own.has(number) && !(number >= 1900 && number < 2100));
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** Each kind of such words, and what is known where it has come of them; `isOfValues` where the values of a column say it as well. */
const limits: readonly { said: RegExp; told: RegExp | null; isOfValues?: true }[] = [
  { said: /\b(?:if|unless|whether|assuming|supposing|wenn|falls|ob)\b/iu, told: null },
  {
    said: /\b(?:would|could|should|might) (?!(?:that|this|it|they|those|you) be\b|(?:you|anyone|somebody|someone)\b)|\b(?:will|wird|würde\w*|könnte\w*)\b.*(?<!\p{L})(?:need|left|remain|brauchen|übrig)\b/iu,
    told: null,
  },
  {
    said: /\b(?:except|excluding|excl|exclude|ignor(?:e|ing)|disregarding|apart|besides|minus|skip(?:ping)?|omit(?:ting)?|other than|leav(?:e|ing) (?:\p{L}+ ){0,3}out|leave out|außer|abzüglich|weglassen)\b|(?<!\p{L})but (?!(?:are|is|was|were|have|has|had|did|do|does|not|still|who|(?:are|is|was|were|have|has|had|did|do|does)n['’]?t)\b)/iu,
    told: / not /u,
    isOfValues: true,
  },
  {
    said: /\b(?:or|oder)\b(?! (?:more|less|fewer|above|over|below|under|mehr|weniger|länger|kürzer|so)\b)/iu,
    told: / or /u,
    isOfValues: true,
  },
  { said: /\b(?:than|als)\b/iu, told: /\b(?:than|at least|at most)\b/u },
  {
    said: /\b(?:before|after|since|until|till|between|past|ago|earlier|later|today|tonight|yesterday|tomorrow|weekends?|this (?:morning|afternoon|evening|week|month|quarter|season)|(?:last|next|coming) (?:\p{L}+ )?(?:morning|afternoon|evening|night|days?|weeks?|months?|years?|quarter|season|summer|winter|spring|autumn)|vor|nach|seit|bis|zwischen|heute|gestern|morgen|diese[mnrs]? (?:woche|monats?)|(?:letzte\w*|vorige\w*|nächste\w*|kommende\w*) (?:tage?n?|woche\w*|monate?|jahre?\w*))\b|今日|昨日|明日|今週|先週|来週|今月|先月|来月|去年|昨年|来年|以前|以後|以降|まで/iu,
    told: null,
  },
  {
    said: /\b(?:almost|nearly|barely|half|halves|twice|thrice|double|doubled|top|last|next|latest|first (?:\p{L}+ )?(?:few|half|two|three|four|five|six|rows?|entries|entry|ones?|lines?|weeks?|days?|months?)|fast|beinahe|knapp|halb\w*|doppelt\w*)\b|半分|最後|最初/iu,
    told: null,
  },
  {
    said: /(?<!\p{L})(?:others?|another|else|rest|remaining|left|andere\w*|übrig\w*)\b|\bhow (?:many|much) (?:more|less|fewer)\b|他の|残り/iu,
    told: null,
  },
  { said: /\b(?:within|in time|on time|innerhalb|rechtzeitig|pünktlich)\b|以内/iu, told: null },
  { said: /(?:\band|[,;?]) (?:who|whom|whose|und wer|und wem)\b/iu, told: null },
];
/** What is the case with some of the rows only. */
const states =
  /(?<!\p{L})(?:late|overdue|early|missing|broken|empty|full|free|available|expired|due|complete|incomplete|pending|ready|still out|verspätet|überfällig|kaputt|leer|frei|verfügbar|fällig)(?!\p{L})/giu;
/** `paid no`, `kind not guest`, `no paid on`, `qty less than min`. */
const denied =
  /(?<![\p{L}\p{N}])(?:no|n|nein|not|false|falsch|0|none|never|less than|at most)(?![\p{L}\p{N}])|\(empty\)|[-–](?= and |$)/giu;

function saysLimit(request: string, known: string, isRead: boolean): boolean {
  return limits
    .filter(({ isOfValues }) => !(isRead && isOfValues))
    .some(({ said, told }) => said.test(request) && (told === null || !told.test(known)));
}

function saysState(request: string, known: string): boolean {
  const words = wordsOf(known);
  const isState = [...request.matchAll(states)].some(([state]) => !words.includes(state.toLowerCase()));
  return isState || (request.match(denials) ?? []).length > (known.match(denied) ?? []).length;
}
