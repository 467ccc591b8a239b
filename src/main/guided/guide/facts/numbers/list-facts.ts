import { itemsWithPhrase, phraseTold } from "../entries/items-with-phrase.ts";
import { numberColumn, numberFacts } from "../tables/number-column.ts";
import { sharedPhrases } from "../../request/words/shared-phrases.ts";
import { unwantedWords } from "../../request/words/wanted-words.ts";

/** What is said in such units stands in the text; it isn't how many lines there are. */
const asksForAmount =
  /\b(?:how (?:many|much)|wie viele?)\s+(?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|percent|grams?|kilos?|kg|g|km|miles?|euros?|dollars?|pounds?|degrees|litres?|liters?|sekunden|minuten|stunden|tage|wochen|monate|jahre|prozent|gramm|liter|grad)\b|\bhow much (?:do|does|did|will|would) [^.?!\n]{1,40}? count\b|\bwie ?viel zähl(?:t|en)\b|何(?:秒|分|時間|日|週間|か月|年|グラム|円|度)/iu;

const asksHowMany =
  /\b(?:how many|number of|count|wie viele?(?! (?:von|darf|dürfen|kostet|soll|ist|wiegt|muss|braucht|bekomm\p{L}*)\b)|anzahl|zähl\w*)\b|いくつ|何\p{Script=Han}|何か所/iu;

const itemsTold = 20;

/** An amount stands in a short line, and in a long one it would be looked for without end. In characters. */
const longestAmount = 300;

/** What can be counted in a text: the items of a list, ticked and open, and amounts at the ends of lines. Empty for nothing. */
export function textFacts(text: string, request: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !isStruck.test(line));
  if (lines.length < 3) return "";
  const entries = lines.filter((line) => /^\s*(?:[-*+•・]|\d+[.)](?!\d)|<li\b[^>]*>|\|)/.test(line));
  const items = entries.length;
  const asked = itemsWithPhrase(entries, request);
  if (asked) return phraseTold(asked);
  const ticked = lines.filter((line) => isDone.test(line)).length;
  const open = lines.filter((line) => isOpen.test(line)).length;
  const amounts = lines
    .flatMap((line) => amountIn(line) ?? [])
    .filter(({ label, amount }) => !isNoAmount(label, amount));
  const counted = amounts.length >= 3 && amounts.length >= lines.length / 2 ? amountFacts(amounts) : "";
  return [
    ticked + open > 0 ? `Counted: ${boxFacts(open, ticked, request)}.` : "",
    itemFacts(text, request),
    ticked + open === 0 && items > 2 && asksHowMany.test(request) && !asksForAmount.test(request)
      ? `Counted: ${items} list items${phraseCounts(entries, request)}.`
      : "",
    counted,
  ]
    .filter((fact) => fact !== "")
    .join("\n");
}

/** `- [ ] ~~Move the radiator~~ (it stays)`: what was crossed out is neither done nor open. */
const isStruck = /^\s*(?:[-*+]\s+)?(?:\[[ xX✓]\]\s*)?~~[^~]+~~/;

/** The year in a heading, and what adds up the lines above it. */
function isNoAmount(label: string, amount: string): boolean {
  return (
    /^(?:19|20)\d{2}$/.test(amount) ||
    /(?<!\p{L})(?:sub-?total|total|sum|gesamt|(?:zwischen|gesamt)?summe)(?!\p{L})|合計|小計/iu.test(label)
  );
}

/** Of two numbers a small model takes the wrong one: who asks for one of them is told no other. */
function boxFacts(open: number, ticked: number, request: string): string {
  // a share is of both
  const isShare =
    /\b(?:percent\w*|share|of the|out of|how far|progress|prozent|anteil|von den|wie weit)\b|%|割合/iu.test(request);
  const isOfOpen = !isShare && asksForOpen.test(request);
  // what is not done isn't done
  const isOfDone = !isShare && asksForDone.test(request.replace(asksForOpen, " "));
  const told = [
    ...(isOfDone && !isOfOpen ? [] : [`${open} are still open [ ]`]),
    ...(isOfOpen && !isOfDone ? [] : [`${ticked} are done [x]`]),
  ];
  return told.join(", ");
}

/** An amount at the end of a line, and what it is of: `rope   8 kg`; null where a line ends in none. */
export function amountIn(line: string): { label: string; amount: string } | null {
  if (line.length > longestAmount) return null;
  const [, label = "", amount] =
    /^(.*\p{L}.*?)[\s:=：]+([€$£¥]?\s?[+-]?\d[\d.,']*\s?(?:[€$£¥円名人件個本枚回冊匹台杯袋]|EUR|USD|CHF|kg|g|km|h|min)?)$/u.exec(
      line.trim(),
    ) ?? [];
  return amount ? { label: label.replace(/^[-*+•]\s/, "").replace(/[:=\s]+$/, ""), amount } : null;
}

/** The items of a list to tick that a request asks for: those that are done, or those that aren't. Empty where it asks for neither. */
export function itemFacts(text: string, request: string): string {
  const lines = text.split(/\r?\n/).filter((line) => !isStruck.test(line));
  const done = lines.filter((line) => isDone.test(line));
  const open = lines.filter((line) => isOpen.test(line));
  if (done.length === 0 || open.length === 0) return "";
  if (asksForOpen.test(request)) return `Not done:\n${open.slice(0, itemsTold).join("\n")}`;
  return asksForDone.test(request) ? `Done:\n${done.slice(0, itemsTold).join("\n")}` : "";
}

const isDone = /^\s*(?:[-*+]\s+)?\[[xX✓]\]/;
const isOpen = /^\s*(?:[-*+]\s+)?\[ \]/;

/** A list to tick with only the items that something new is to be made of, where a request says that it means the done ones, or the open ones; as it is elsewhere. */
export function withItemsToUse(text: string, request: string): string {
  const lines = text.split("\n");
  const [ofOpen, ofDone] = [meansOpen.test(request), meansDone.test(request)];
  const isSaid = ofOpen !== ofDone && !meansAll.test(request);
  const isBoth = lines.some((line) => isDone.test(line)) && lines.some((line) => isOpen.test(line));
  const other = ofOpen ? isDone : isOpen;
  return isSaid && isBoth ? lines.filter((line) => !other.test(line)).join("\n") : text;
}

const items = String.raw`(?:points?|items?|tasks?|things?|jobs?|to-?dos?|ones?|entries|issues|questions|topics|\p{L}*punkte?n?|\p{L}*aufgaben?|sachen|einträgen?|themen|fragen)`;
const open = String.raw`(?:open|undone|unfinished|unchecked|remaining|offene?[nr]?|unerledigte?[nr]?)`;
const done = String.raw`(?:done|finished|completed|checked|ticked|erledigte?[nr]?|abgehakte?[nr]?)`;
const be = String.raw`(?:is|are|was|were|ha(?:s|ve) been|(?:what|that)['’]s(?: been)?|(?:we|they)['’]ve)`;
/** "the open points", "what is still open"; the open day is something else. */
const meansOpen = new RegExp(
  String.raw`(?<!\p{L})(?:${open} ${items}|(?:still|yet) (?:open|undone|to do|to be done|left)|${be} (?:open|left|undone|not (?:yet )?${done})|left to do|noch (?:offen|nicht|zu)|offen (?:ist|sind))(?!\p{L})|未(?:完了|済|処理|着手|実施|対応)|まだ`,
  "iu",
);
const meansDone = new RegExp(
  String.raw`(?<!\p{L})(?:${done} ${items}|(?:${be} |already )+${done}|(?:erledigt|fertig|abgehakt) (?:ist|sind|wurde\p{L}*)|schon (?:erledigt|fertig|abgehakt))(?!\p{L})|済んだ|済みの|完了した`,
  "iu",
);
/** "all points, the done ones struck through" */
const meansAll = new RegExp(
  String.raw`(?<!\p{L})(?:all|every\p{L}*|both|alle[mnrs]?|beide[ns]?)(?!\p{L})(?! (?:of )?(?:\p{L}+(?:, (?=die|that|which)| )){0,4}?(?:${open}|${done}|still|not|left|noch|offen|erledigt)(?!\p{L}))|すべて|全て|全部|含め`,
  "iu",
);

/** "left", "not done yet": what is still to do. */
export const asksForOpen =
  /\b(open|undone|unfinished|unchecked|to be done|still to do|left|remaining|(?:not|\p{L}+n['’]?t) (?:yet |been |got )*(?:done|finished|checked|ticked)|offene?n?|noch (?:nicht|zu)|unerledigte?n?)\b|未|まだ/iu;
export const asksForDone =
  /\b(done|finished|completed|checked|ticked|erledigte?n?|fertige?n?|abgehakte?n?)\b|済|完了/iu;

/** How many items have what the request says to the letter. */
function phraseCounts(entries: readonly string[], request: string): string {
  const plain = entries.map((entry) => entry.toLowerCase());
  const unwanted = new Set(unwantedWords(request));
  const phrases = sharedPhrases(request.toLowerCase(), plain.join("\n")).filter((phrase) => !unwanted.has(phrase));
  const counts = phrases.map((phrase) => ({ phrase, count: plain.filter((entry) => entry.includes(phrase)).length }));
  const telling = counts.filter(({ count }) => count < entries.length).slice(0, 2);
  return telling.map(({ phrase, count }) => `, ${count} of them with "${phrase}"`).join("");
}

function amountFacts(amounts: readonly { label: string; amount: string }[]): string {
  const column = { name: "numbers at the ends of lines", cells: amounts.map(({ amount }) => amount) };
  const labels = amounts.map(({ label }) => label);
  return numberColumn(column)
    .map((numbers) => numberFacts(numbers, labels))
    .join("");
}
