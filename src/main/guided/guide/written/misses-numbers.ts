import { withoutPaths } from "../request/words/wanted-words.ts";

/** Fewer digits may be a count or an hour, which are written otherwise; behind a percent sign something is worked out. */
const longNumber = /(?<![\p{L}\p{N}_:])\d[\d.,]*\d(?![\p{L}\p{N}_:]|\s?(?:%|percent|prozent|パーセント))/giu;
const leastDigits = 3;
/** When it is so from is seldom written down. */
const year = /^(?:19|20)\d{2}$/u;

/**
 * Whether a request tells long numbers that a text hasn't (a phone number, a price), and what was written of the text puts something else into it, with none of them: then it isn't
 * what was asked for.
 */
export function missesNumbers(before: string, written: string, request: string): boolean {
  const had = digitsIn(before);
  const told = digitsIn(withoutPaths(request)).filter((number) => !had.some((own) => own.includes(number)));
  const old = new Set(before.split(/\r?\n/));
  const fresh = written.split(/\r?\n/).filter((line) => line.trim() !== "" && !old.has(line));
  const put = fresh.flatMap(digitsIn);
  return told.length > 0 && fresh.length > 0 && !told.some((number) => put.some((own) => own.includes(number)));
}

/** Numbers by their digits alone: `1,250` and `1250` are one. */
function digitsIn(text: string): string[] {
  return (text.match(longNumber) ?? [])
    .map((number) => number.replaceAll(/[.,]/g, ""))
    .filter((digits) => digits.length >= leastDigits && !year.test(digits));
}
