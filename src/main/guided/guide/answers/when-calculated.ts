import { turnOf } from "../../../../shared/turn.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { saidCalculation, type SaidCalculation } from "../calculation/said-calculation.ts";
import { saidNumbers } from "../calculation/said-numbers.ts";
import { writeClock } from "../facts/clock.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { writeNumber } from "../request/numbers.ts";
import { monthPattern } from "../request/request-dates.ts";

const asksForNumber =
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
  if (!asksForNumber.test(text) || isOther.test(text) || isOfDate.test(text)) return null;
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
  const written = amountOf(found, request, language);
  const steps = found.text.replaceAll("*", "×").replaceAll("-", "−").replaceAll("/", "÷");
  const told = language === "ja" ? `${written}です(${steps})。` : `${written} (${steps})`;
  return usesComma ? told.replaceAll(/(?<=\d)\.(?=\d)/g, ",") : told;
}

const minutesOfDay = 1_440;
const asksForShare =
  /\b(?:how (?:many|much)|what|wie ?viele?|in) (?:percent|per cent|prozent)|percentage|何(?:パーセント|%)/iu;

function isOfClocks(request: string): boolean {
  return saidNumbers(request).filter(({ kind }) => kind === "clock").length > 1;
}

function amountOf({ text, amount: { value, kind } }: SaidCalculation, request: string, language: Language): string {
  switch (kind) {
    case "clock":
      return writeClock(((value % minutesOfDay) + minutesOfDay) % minutesOfDay, false);
    case "duration":
      // from one time of the day to another, past midnight
      return timeTold(value < 0 && isOfClocks(request) ? value + minutesOfDay : value, language);
    case "percent":
      return `${writeNumber(value * 100)} %`;
    case "number":
      return asksForShare.test(request)
        ? `${writeNumber(/(?<![\d.])100(?![\d.%])/.test(text) ? value : value * 100)} %`
        : withUnit(value, text.includes("/"), request, language);
    default:
      return kind satisfies never;
  }
}

function timeTold(minutes: number, language: Language): string {
  if (minutes < 0) return `−${timeTold(-minutes, language)}`;
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (language === "ja") return `${hours > 0 ? `${hours}時間` : ""}${rest > 0 || hours === 0 ? `${rest}分` : ""}`;
  return [hours > 0 ? `${hours} h` : "", rest > 0 || hours === 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}

const moneyWords =
  /(?<=[€$£]) ?\d|\d ?(?<unit>€|euros?|eur|円|dollars?|pounds?|francs?|chf|usd)(?!\p{Script=Latin})/giu;
const asksForCount =
  /\b(?:how (?:many|long|fast|far)|wie ?(?:viele|lange|schnell|weit)|when|wann)\b|何(?:時|分|個|日|人|枚)/iu;

/** The money that is asked for in its currency, and minutes in hours as well; where something is divided, neither needs be left. */
function withUnit(value: number, isDivided: boolean, request: string, language: Language): string {
  const written = writeNumber(value);
  const said = saidNumbers(request);
  const times = said.filter(({ kind }) => kind === "duration");
  const units = [...request.matchAll(moneyWords)].map(({ groups }) => groups?.["unit"] ?? "");
  const [unit, ...others] = new Map(units.map((each) => [each.toLowerCase(), each])).values();
  const isMoney = unit !== undefined && others.length === 0 && !asksForCount.test(request);
  if (isMoney && (!isDivided || units.length === 1))
    return language === "ja" ? `${written}${unit}` : `${written} ${unit}`.trim();
  const isOfMinutes =
    units.length === 0 && !isDivided && times.length > 0 && times.every(({ text }) => /m(?:in|\b)|分/iu.test(text));
  if (!isOfMinutes || value < 60) return isOfMinutes ? timeTold(value, language) : written;
  return language === "ja"
    ? `${written}分、${timeTold(value, language)}`
    : `${written} min = ${timeTold(value, language)}`;
}
