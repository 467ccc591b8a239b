import { sectionsAbove } from "../lines/rank-lines.ts";
import { saysOther } from "./entry-told.ts";
import type { Entry } from "./told-entries.ts";

const currency = String.raw`(?:€|\$|£|¥|円|eur|euros?|usd|chf|gbp)`;
const amount = String.raw`(?:${currency}\s?\d[\d.,]*|\d[\d.,]*\s?${currency}|\d+[.,]\d{2})`;
const unit = String.raw`(?:\s*(?:each|(?:per|pro|a|an|je|\/)\s?\p{L}[\p{L} ]{0,20}|p\.\s?P\.))?`;
const priced = new RegExp(
  String.raw`^\s*(?:[-*+•]\s+|・\s*)?(?<name>[\p{L}\p{N}].*?)(?:\s*(?:[:：=]|(?:\. ?){3,}|…+|·{3,}|\t| {2,})\s*| [–—-] )(?<price>${amount}${unit})\s*$`,
  "iu",
);
/** "Tea (pot)", "Dog, per night", "Lager 0.5 l". */
const detailed = /^(.+?)\s*(?:[,(（]\s*([^)）]*)[)）]?|\s(\d[\d.,]*\s?(?:[mc]?l|k?g)))?$/iu;
/** One line with a price is only a line. */
const fewestPrices = 3;

/** What a list of prices in plain text has, each under what it stands; nothing where something else in the text may change one of them. */
export function toldPrices(text: string): Entry[] {
  const lines = text.split("\n");
  const above = sectionsAbove(lines);
  const found = lines.map((line) => priced.exec(line)?.groups ?? null);
  const others = lines.filter((_, row) => !found[row]);
  if (found.filter((each) => each !== null).length < fewestPrices || others.some((line) => saysOther.test(line)))
    return [];
  return found.flatMap((each, row) => {
    const [name, price] = [each?.["name"]?.trim() ?? "", each?.["price"] ?? ""];
    if (name === "") return [];
    const [, key = name, detail = "", measure = ""] = detailed.exec(name) ?? [];
    const around = [...(above[row] ?? []).map((at) => lines[at] ?? ""), titleAbove(lines, found, row), detail, measure];
    const field = { name: "price", value: price };
    return [{ label: name, keys: [key], first: null, around: around.filter(Boolean), fields: [field], rest: [] }];
  });
}

/** The line that these prices stand right under. */
function titleAbove(lines: readonly string[], found: readonly unknown[], row: number): string {
  const at = lines.findLastIndex((line, place) => place < row && !found[place] && line.trim() !== "");
  return lines[at] ?? "";
}
