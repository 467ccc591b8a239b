import { toNumber, writeNumber } from "./numbers.ts";

/** `3 meetings of 45 minutes`, `2 of 20 minutes`, `4 tickets at 12.50 euros each`, `3 x 45 min` */
const product =
  /(?<![\d.,])(\d{1,6}) (?:(?:\p{L}+ ){0,2}(?:of|at|for|à|zu|je|mit|von) |[x×*] ?|(?:times|mal) )(?:about )?[€$£]?(\d{1,6}(?:[.,]\d{1,2})?) ?(minutes?|mins?|minuten|hours?|stunden?|euros?|eur|€|dollars?|pounds?|km|kilometers?|kilometer|grams?|gramm|g|kg|liters?|litres?|liter|pages?|seiten?|days?|tage?)?(?![\p{L}\d])/giu;
const asksForAll =
  /\b(?:how (?:much|long|many)|altogether|in total|in all|together|total|sum|wie (?:viel|lange)|insgesamt|zusammen)\b|全部|合計/iu;

/**
 * What several times something come to, where a request says both and asks for all of it: "3 meetings of 45 minutes and 2 of 20". Small
 * models can't calculate. Empty where there are not several, or not of one kind.
 */
export function saidSum(request: string): string {
  if (!asksForAll.test(request)) return "";
  const products = [...request.matchAll(product)].map(([, times = "", value = "", unit = ""]) => ({
    times: Number(times),
    value: toNumber(value, value.includes(",")) ?? 0,
    unit: unit.toLowerCase(),
  }));
  const units = new Set(products.flatMap(({ unit }) => (unit === "" ? [] : [unit.replace(/s$/, "")])));
  const unit = products.findLast((each) => each.unit !== "")?.unit ?? "";
  if (products.length < 2 || units.size > 1) return "";
  const sum = products.reduce((all, { times, value }) => all + times * value, 0);
  const written = products.map(({ times, value }) => `${times} × ${writeNumber(value)}`).join(" + ");
  return `Counted: ${written} = ${writeNumber(sum)}${unit && ` ${unit}`}${inHours(sum, unit)}`;
}

function inHours(sum: number, unit: string): string {
  if (!unit.startsWith("min") || sum < 60) return "";
  const [hours, minutes] = [Math.floor(sum / 60), Math.round(sum % 60)];
  return ` = ${hours} h${minutes > 0 ? ` ${minutes} min` : ""}`;
}
