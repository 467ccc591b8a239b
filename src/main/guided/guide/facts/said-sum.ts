import { toNumber, writeNumber } from "../request/numbers.ts";

/** `3 meetings of 45 minutes`, `4 tickets at 12.50 euros`, `3 x 45 min` */
const product =
  /(?<![\d.,])(\d{1,6}) (?:(?:\p{L}+ ){0,2}(?:of|à|je|von|at(?= (?:[€$£]|\d+(?:[.,]\d+)? (?:euros?|eur|€|dollars?|pounds?|each)))) |[x×*] ?|(?:times|mal) )[€$£]?(\d{1,6}(?:[.,]\d{1,2})?) ?(minutes?|mins?|minuten|hours?|stunden?|euros?|eur|€|dollars?|pounds?|km|kilometers?|kilometer|grams?|gramm|g|kg|liters?|litres?|liter|pages?|seiten?)(?![\p{L}\d])/giu;
const asksForAll =
  /\b(?:how (?:much|long|many)|altogether|in total|in all|together|total|sum|wie (?:viel|lange)|insgesamt|zusammen)\b|全部|合計/iu;
/** What is left of a request says more of it. */
const isMore =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|half|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|halbe?|minus|less|discount|off|rabatt|gutschein|abzüglich|weniger)\b|%/iu;

/**
 * What several times something come to, where a request says both and asks for all of it: "3 meetings of 45 minutes and 2 of 20 minutes". Small
 * models can't calculate. Empty where there are not several, they are not of one kind, or more is said of it.
 */
export function saidSum(request: string): string {
  if (!asksForAll.test(request) || isMore.test(request.replaceAll(product, " "))) return "";
  const products = [...request.matchAll(product)].map(([, times = "", value = "", unit = ""]) => ({
    times: Number(times),
    value: toNumber(value, value.includes(",")) ?? 0,
    unit: unit.toLowerCase(),
  }));
  const units = new Set(products.map(({ unit }) => unit.replace(/s$/, "")));
  const unit = products.at(-1)?.unit ?? "";
  if (products.length < 2 || units.size > 1) return "";
  const sum = products.reduce((all, { times, value }) => all + times * value, 0);
  const written = products.map(({ times, value }) => `${times} × ${writeNumber(value)}`).join(" + ");
  return `Counted: ${written} = ${writeNumber(sum)} ${unit}${inHours(sum, unit)}`;
}

function inHours(sum: number, unit: string): string {
  if (!unit.startsWith("min") || sum < 60) return "";
  const [hours, minutes] = [Math.floor(sum / 60), Math.round(sum % 60)];
  return ` = ${hours} h${minutes > 0 ? ` ${minutes} min` : ""}`;
}
