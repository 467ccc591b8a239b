import { valuesIn } from "../request/values/values.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";

/** Fewer digits may be a count or an hour, which are written otherwise; behind a percent sign something is worked out. */
const longNumber = /(?<![\p{L}\p{N}_:])\d[\d.,]*\d(?![\p{L}\p{N}_:]|\s?(?:%|percent|prozent|パーセント))/giu;
const leastDigits = 3;
/** When it is so from is seldom written down. */
const year = /^(?:19|20)\d{2}$/u;

/**
 * Whether a request tells long numbers that a text hasn't (a phone number, a price), and what was written of the text puts something else into it, with none of them; or whether it tells dates and a
 * date went for something else: then it isn't what was asked for.
 */
export function missesValues(before: string, written: string, request: string): boolean {
  const asked = withoutPaths(request);
  const had = digitsIn(before);
  const told = digitsIn(asked).filter((number) => !had.some((own) => own.includes(number)));
  const lines = { gone: linesOnlyIn(before, written), fresh: linesOnlyIn(written, before) };
  const put = lines.fresh.flatMap(digitsIn);
  const isWithout = !told.some((number) => put.some((own) => own.includes(number)));
  return (told.length > 0 && lines.fresh.length > 0 && isWithout) || missesDates(before, lines, asked);
}

function missesDates(before: string, { gone, fresh }: { gone: string[]; fresh: string[] }, asked: string): boolean {
  const had = new Set(datesIn(before));
  // what is told of when something was, or is worked out from, needn't be written
  if (isShifted.test(asked)) return false;
  const told = datesIn(asked).filter((date) => !had.has(date));
  const put = fresh.flatMap(datesIn);
  return told.length > 0 && fresh.length > 0 && gone.some(hasDate) && !told.some((date) => put.includes(date));
}

const isShifted =
  /(?<!\p{L})(?:(?:days?|weeks?|months?|years?) (?:on|later|earlier|after|before|forward|back)|(?:later|earlier|postpone\p{L}*|by (?:a|one|two|three|\d+) (?:days?|weeks?|months?))|(?:tage?|wochen?|monate?) (?:später|früher)|um (?:eine?n?|zwei|drei|\d+) (?:tage?|wochen?|monate?))(?!\p{L})|(?:日|週間?|か月)(?:後|前|ずら)/iu;

function hasDate(line: string): boolean {
  return datesIn(line).length > 0;
}

function datesIn(text: string): number[] {
  return valuesIn(text).flatMap(({ kind, amount }) => (kind === "date" ? [amount] : []));
}

/** The lines that a text has more often than another one. */
function linesOnlyIn(text: string, other: string): string[] {
  const left = other.split(/\r?\n/);
  return text.split(/\r?\n/).filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at === -1 && line.trim() !== "";
  });
}

/** Numbers by their digits alone: `1,250` and `1250` are one. */
function digitsIn(text: string): string[] {
  return (text.match(longNumber) ?? [])
    .map((number) => number.replaceAll(/[.,]/g, ""))
    .filter((digits) => digits.length >= leastDigits && !year.test(digits));
}
