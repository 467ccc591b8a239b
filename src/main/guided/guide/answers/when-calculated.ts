import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { saidCalculation } from "../calculation/said-calculation.ts";
import { saidNumbers } from "../calculation/said-numbers.ts";
import { toldAmount } from "../calculation/told-amount.ts";
import { requestLanguage } from "../request/words/answer-language.ts";
import { monthPattern } from "../request/dates/request-dates.ts";

const asksForAmount =
  /\b(?:how (?:much|many|long|fast|far|late|early|soon)|when|what time|wie ?(?:viele?|lange|weit|hoch|spät|schnell)|wann|was (?:kostet|macht|bleibt|zahl\w*|ergibt|sind|ist)|total|altogether|percent\w*)\b|\bwhat(?:['’]?s|['’]?ll| is| are| does| do| did| will| would)\b.*(?:\b(?:that|it|then|altogether|together|in all|in total|pay|cost|owe|earn|left|each)\b|\d ?[-+*×/] ?\d|\d (?:times|plus|minus|divided by|mal|durch) |%)|いくら|何(?:時|分|個|日|円|人|枚|パーセント|%)|どれ(?:くらい|だけ)|合計/iu;
/** No calculation for sure. */
const isOther =
  /\b(?:python|java\w*|typescript|code|function|loop|regex|http|version|port|css|html|sql|git|bash|shell|write|schreib\w*|story|joke|poem|translate|mail|email|letter)\b|\d(?:st|nd|rd|th)\b|\b(?:[12]?\d|3[01])\.(?:1[0-2]|0?[1-9])\.|\b\d{4}-\d\d|\d+月\d+日|書いて|訳/iu;
const isOfDate = new RegExp(
  String.raw`(?<!\p{L})(?:\d{1,2}\.? (?:of )?${monthPattern}|${monthPattern} \d{1,2})(?!\p{L})`,
  "iu",
);
/** What is longer tells more than a calculation. In characters. */
const longest = 400;

/** The request that a calculation is to be read out of: one that says numbers, asks for another, and needs no file. Null for any other. */
export function requestToCalculate({ messages, kind }: TurnState): string | null {
  const { request, since } = turnOf(messages);
  if (!request || kind !== "chat" || since.length > 0 || request.text.length > longest) return null;
  // what the harness knows already
  if (/^Counted:/mu.test(request.context)) return null;
  const { text } = request;
  if (!asksForAmount.test(text) || isOther.test(text) || isOfDate.test(text)) return null;
  return saidNumbers(text).length > 1 && /\d/.test(text) ? text : null;
}

/** What a calculation comes to that the model has read out of a request: it sets one up well, and is bad at working it out. Null where it doesn't fit the request. */
export function answerWhenCalculated(state: TurnState): string | null {
  const { reading } = state;
  const request = requestToCalculate(state);
  if (request === null || reading?.about !== "calculation") return null;
  const found = saidCalculation(request, reading.calculation);
  if (!found) return null;
  const language = requestLanguage(request);
  const usesComma = language === "de" && /\d,\d/.test(request);
  const written = toldAmount(found, request, language);
  const steps = found.text.replaceAll("*", "×").replaceAll("-", "−").replaceAll("/", "÷");
  const told = language === "ja" ? `${written}です(${steps})。` : `${written} (${steps})`;
  return usesComma ? told.replaceAll(/(?<=\d)\.(?=\d)/g, ",") : told;
}
