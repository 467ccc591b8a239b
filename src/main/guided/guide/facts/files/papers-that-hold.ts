import { baseName } from "../../../../../shared/path-parts.ts";
import { monthPattern } from "../../request/dates/request-dates.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

const mark = String.raw`[\s※*>!([{_#（【•-]*`;
const end = String.raw`[\s.!)\]}*_）】。-]*$`;
const offWords = String.raw`(?:cancell?ed|called off|withdrawn|void|revoked|superseded|no longer valid|not valid any ?more|storniert|abgesagt|widerrufen|gekündigt|ungültig|überholt|nicht mehr gültig|aufgehoben)`;
const isSo = String.raw`(?:was|is|has been|wurde|ist)(?: (?:am|zum|vom) \S{1,12})?`;
/** Of a colon only that of a time: what stands behind another one is what holds in such a case. */
const more = String.raw`(?:[^!?:：]|:(?=\d))`;
/** When, or that the money came back. */
const besides = String.raw`(?: (?:on|by|since|as of|am|vom|von|seit|zum|durch) ${more}{1,60}| \d${more}{0,40}|\s*[(,;–—-] ?${more}{1,60})?`;
const verbAtEnd = String.raw`(?: (?:storniert|abgesagt|widerrufen|gekündigt))?`;
const thisOne = String.raw`(?:this|diese[rs]?) (?:\p{L}+ )?\p{L}+`;
/** Who replaced a part is a name; what replaced a paper is a thing. */
const other = String.raw`(?:an?|the|our|its|version|die|das|den|dem|eine[nrm]?|ein|unsere\p{L}*) ${more}{1,60}`;
const inJapanese = String.raw`(?:[\d０-９]{1,4}[年月日/\d]*(?:に|付で|付けで)?)?`;
const offInJapanese = String.raw`(?:キャンセル|取り?消し?|解約|中止|無効|失効|廃止)(?:済み?|しました|されました|に?となりました|になりました|です)?`;

/** The paper says it of itself: "this booking was cancelled". */
const ofItself: readonly RegExp[] = [
  new RegExp(String.raw`^${mark}${thisOne} ${isSo} ${offWords}${besides}${verbAtEnd}${end}`, "iu"),
  new RegExp(
    String.raw`^${mark}${thisOne} (?:was|is|has been|wurde|ist) (?:replaced by|ersetzt durch|durch)(?: ${more}{1,60})${end}`,
    "iu",
  ),
  new RegExp(String.raw`^${mark}${inJapanese}この\S{1,8}は${inJapanese}${offInJapanese}${end}`, "u"),
];
/** It is said of something: "the picnic was cancelled". */
const ofSubject = new RegExp(
  String.raw`^${mark}(?:the|der|die|das) (?:\p{L}+ )?(?<subject>\p{L}+) ${isSo} ${offWords}${besides}${verbAtEnd}${end}`,
  "iu",
);
/** A mark says nothing of what is called off: that depends on where it stands. */
const isMark: readonly RegExp[] = [
  new RegExp(String.raw`^${mark}(?:(?:status|state|stand)\s*[:：]\s*)?${offWords}${besides}${verbAtEnd}${end}`, "iu"),
  new RegExp(
    String.raw`^${mark}(?:(?:replaced by|ersetzt durch) ${other}|(?:wurde )?durch ${other} ersetzt)${end}`,
    "iu",
  ),
  new RegExp(String.raw`^${mark}(?:状態\s*[:：]\s*)?${inJapanese}${offInJapanese}${end}`, "u"),
];
const isReplaced = /replaced|ersetzt/iu;
/** What is so only in some cases: "cancelled 3 days before, half the price". */
const isCondition =
  /(?<!\p{L})(?:before|prior|in advance|earlier|later than|within|if|until|vorher|vor|wenn|falls|bis)(?!\p{L})|まで|前日|場合/iu;
/** Lines that look as no entry below another one does. */
const standsOut =
  /^\s*(?:\*{2,}|-{2,}|#|(?:[Ss]tatus|[Ss]tate|[Ss]tand|STATUS|状態)\s*[:：])|^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;
const isRemark = /^\s*[※[([（【]/u;
const isListItem = /^\s*(?:[-•+]|\d+[.)])\s/u;
const isSubheading = /^#{2,6}\s/u;
const date = new RegExp(
  String.raw`\d{4}-\d{2}-\d{2}|(?<!\d)\d{1,2}\.\s?\d{1,2}\.|(?<!\d)\d{1,2}/\d{1,2}(?!\d)|\d月\d{1,2}日|(?<!\d)\d{1,2}\.? ${monthPattern}(?!\p{L})|(?<!\p{L})${monthPattern}\.? \d{1,2}(?!\d)`,
  "iu",
);
/** These speak of many things, and are called as none of them. */
const isOfMany =
  /(?<!\p{L})(?:minutes|notes?|log|logbook|diary|journal|agenda|protokoll\p{L}*|notiz\p{L}*|tagebuch)(?!\p{L})|議事録|メモ|日誌|日記/iu;
/** What a paper itself may be. */
const isPaper =
  /^(?:booking|reservation|contract|order|lease|agreement|subscription|membership|policy|tickets?|offer|quote|list|version|buchung|reservierung|vertrag|mietvertrag|bestellung|auftrag|abo\p{L}*|mitgliedschaft|police|angebot|liste|fassung)$/iu;
/** Who asks about it wants just that. */
const asksForThese =
  /(?<!\p{L})(?:cancel\p{L}*|called off|withdr\p{L}*|void|refund\p{L}*|valid|invalid|superseded|replaced|stornier\p{L}*|storno|abgesagt\p{L}*|widerruf\p{L}*|gekündigt\p{L}*|kündig\p{L}*|gültig|ungültig\p{L}*|ersetzt|erstatt\p{L}*)(?!\p{L})|キャンセル|取消|取り消|解約|返金|中止|無効|失効|廃止/iu;

type Paper = { text: string; path?: string };

/** Without the papers that say in a line of their own that they are called off, as a booking does, where a question isn't about that and there are others. */
export function papersThatHold<Each extends Paper>(files: readonly Each[], question: string): readonly Each[] {
  if (asksForThese.test(question)) return files;
  const holding = files.filter((file) => !isCalledOff(file));
  return holding.length > 0 ? holding : files;
}

/** A line of it; `block` counts the paragraphs before it. */
type Line = { text: string; block: number };

/** A paper in which one thing of several is called off holds. */
function isCalledOff({ text, path = "" }: Paper): boolean {
  const lines = filledLines(text);
  const title = lines[0]?.text ?? "";
  const name = baseName(path);
  return lines.some((line, at) => {
    if (isListItem.test(line.text) || lines.slice(0, at).some((before) => isSubheading.test(before.text))) return false;
    if (ofItself.some((form) => form.test(line.text))) return true;
    const subject = ofSubject.exec(line.text)?.groups?.subject;
    if (subject !== undefined) return isAbout(subject, name, at === 0 ? null : title);
    return isMark.some((form) => form.test(line.text)) && !isCondition.test(line.text) && isOfWhole(line, at, lines);
  });
}

function filledLines(text: string): Line[] {
  return text
    .split(/\r?\n(?:[ \t]*\r?\n)+/u)
    .map((part) => part.split(/\r?\n/u).filter((line) => line.trim() !== ""))
    .filter((part) => part.length > 0)
    .flatMap((part, block) => part.map((line) => ({ text: line, block })));
}

/** Whether a paper is about what this word names; `title` is null where it is said in its first line. */
function isAbout(subject: string, name: string, title: string | null): boolean {
  const told = `${name} ${title ?? ""}`;
  if (isOfMany.test(told)) return false;
  const isNamed = wordsOf(told).some((word) => isSameNoun(word, subject.toLowerCase()));
  return isNamed || (title === null && isPaper.test(subject));
}

const firstLines = 3;

/** Whether a mark is one of the whole paper: it stands above or below all of it, and not under one of several entries. */
function isOfWhole({ text, block }: Line, at: number, lines: readonly Line[]): boolean {
  const others = lines.filter((_, place) => place !== at);
  const dated = others.filter((line) => date.test(line.text)).length;
  if (isReplaced.test(text) && dated > 0) return false;
  if (at === 0) return true;
  const isAlone = others.every((line) => line.block !== block);
  if (at === lines.length - 1)
    return isAlone || (block === 0 && (dated < 2 || standsOut.test(text) || isRemark.test(text)));
  if (at >= firstLines || date.test(lines[0]?.text ?? "")) return false;
  const isOneBlock = lines.at(-1)?.block === 0;
  return isAlone || (dated < 2 && (standsOut.test(text) || (isOneBlock && isRemark.test(text))));
}
