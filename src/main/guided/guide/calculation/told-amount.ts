import { writeClock, writeStretch } from "../facts/times/clock.ts";
import type { Language } from "../request/words/answer-language.ts";
import { writeNumber } from "../request/words/numbers.ts";
import type { SaidCalculation } from "./said-calculation.ts";
import { saidNumbers } from "./said-numbers.ts";

const minutesOfDay = 1_440;
const asksForShare =
  /\b(?:how (?:many|much)|what|wie ?viele?|in) (?:percent|per cent|prozent)|percentage|何(?:パーセント|%)/iu;

function isOfClocks(request: string): boolean {
  return saidNumbers(request).filter(({ kind }) => kind === "clock").length > 1;
}

/** What a calculation comes to, as it is told: a time of the day, a stretch of time, percent, money or a number. */
export function toldAmount(
  { text, amount: { value, kind } }: SaidCalculation,
  request: string,
  language: Language,
): string {
  switch (kind) {
    case "clock":
      return writeClock(((value % minutesOfDay) + minutesOfDay) % minutesOfDay, false);
    case "duration":
      // from one time of the day to another, past midnight
      return writeStretch(value < 0 && isOfClocks(request) ? value + minutesOfDay : value, language);
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
  if (!isOfMinutes || value < 60) return isOfMinutes ? writeStretch(value, language) : written;
  return language === "ja"
    ? `${written}分、${writeStretch(value, language)}`
    : `${written} min = ${writeStretch(value, language)}`;
}
