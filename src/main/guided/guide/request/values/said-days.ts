import { numberNamed, numberWords } from "../words/number-words.ts";

const inJapanese = "一二三四五六七八九十";
const count = String.raw`(?:\d{1,3}|an?|${numberWords(1)})`;
const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(?<count>${count})[ -]?(?:(?<weeks>weeks?|wochen?)|(?<days>days?|tage?n?))(?!\p{L})|(?<![\p{N}.,:/-])(?<counted>\d{1,3}|[${inJapanese}])(?:(?<inWeeks>週間)|(?<inDays>日間?(?!目|付|曜|[にのはが]?(?:開|行|来))))`,
  "giu",
);
const daysOfWeek = 7;

/** How many days a request says that something takes, or is late, and in which words: 21 for "three weeks". */
export function saidDays(request: string): { amount: number; text: string }[] {
  return [...request.matchAll(said)].map(({ 0: text, groups = {} }) => {
    const number = groups["count"] ?? groups["counted"] ?? "";
    const amount = /^an?$/iu.test(number) ? 1 : (numberNamed(number) ?? inDigits(number));
    const isOfWeeks = groups["weeks"] !== undefined || groups["inWeeks"] !== undefined;
    return { amount: isOfWeeks ? amount * daysOfWeek : amount, text };
  });
}

function inDigits(number: string): number {
  const place = inJapanese.indexOf(number);
  return place === -1 ? Number(number) : place + 1;
}
