import { printsInSequence, toldSequence } from "./told-sequence.ts";

/** How the lines that a program prints are to follow each other. */
type Order = {
  by: "number" | "date";
  isDown: boolean;
  isByName: boolean;
  /** The number that belongs on top. */
  top?: string;
};

const down =
  /\b(?:most|highest|biggest|largest|best|newest|latest|longest|meiste[nr]?|höchste[nr]?|größte[nr]?|neueste[nr]?|beste[nr]?)\b[^.;\n]{0,30}\b(?:first|zuerst|oben|on top|vorne?)\b|大きい順|多い順|新しい順/iu;
const up =
  /(?<!\p{L})(?:least|lowest|smallest|cheapest|fewest|earliest|oldest|shortest|wenigste[nr]?|niedrigste[nr]?|kleinste[nr]?|früheste[nr]?|älteste[nr]?|billigste[nr]?)\b[^.;\n]{0,30}\b(?:first|zuerst|oben|on top|vorne?)\b|小さい順|少ない順|古い順|早い順/iu;
const dates =
  /(?<!\p{L})(?:newest|latest|earliest|oldest|neueste|früheste|älteste|dates?|days?|datum)\b|新しい順|古い順|早い順/iu;
const names = /\ba ?(?:-|to|bis) ?z\b|\balphabet\w*|\bby name\b|\bnach namen?\b/iu;

const onTop = String.raw`(?:on top|first|at the top|oben|zuerst|an die erste stelle|an erster stelle|ganz vorne|vorne)(?!\p{L})`;
const a = String.raw`(?<![\p{L}\d.,:])(\d+(?:[.,]\d+)?)(?![\p{L}\d]|[.,:]\d)`;

/** "it puts 98 on top although Half Time has 130": what is on top, and what should be there. */
const wrongOnTop =
  /(?<!\p{L})(?:puts?|shows?|lists?|prints?|has|setzt|stellt|zeigt) [^.;\n\d]*(\d+(?:[.,]\d+)?)[^.;\n\d]*?(?<!\p{L})(?:on top|first|at the top|oben|zuerst|an die erste stelle|ganz vorne)(?!\p{L})[^.;\n\d]*(?<!\p{L})(?:(?:although|though|but|while|when|even though|obwohl|aber) (?:(?:[^\s.;\d]+ ){1,5}?(?:has|have|had|got|scored|hat|haben) (\d+(?:[.,]\d+)?)|(?:[^\s.;\d]+ ){1,5}?(\d+(?:[.,]\d+)?)(?: \p{L}+)? (?:hat|haben|hatte)))(?!\p{L})/iu;

/** "980 is on top and not 12400": what is on top, and what belongs there. */
const notOnTop = [
  String.raw`${a}[^.;\n\d]{0,30}?(?<!\p{L})${onTop}[^.;\n\d]{0,12}?(?<!\p{L})(?:instead of|rather than|and not|but not|not|(?:an)?statt|und nicht|nicht) (?:the |die |der |das )?${a}`,
  String.raw`(?<!\p{L})(?:puts?|shows?|lists?|prints?|has) (?:\p{L}+ )?(?:on top|first|at the top) (?:the )?${a},? (?:instead of|rather than|and not|not) (?:the )?${a}`,
].map((pattern) => new RegExp(pattern, "iu"));

/** "12400 should be on top, not 980", and in Japanese "12400ではなく980が一番上": what belongs on top comes first. */
const belongsOnTop = [
  String.raw`${a} (?:should|must|has to|ought to|needs to|belongs|soll(?:te)?|muss|müsste|gehört)[^.;\n\d]{0,20}?${onTop}[^;\n\d]{0,12}?(?<!\p{L})(?:instead of|rather than|and not|but not|not|(?:an)?statt|und nicht|nicht) (?:the |die |der |das )?${a}`,
  String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)[^。\d]{0,6}(?:ではなく|じゃなく|でなく)て?、?(\d+(?:[.,]\d+)?)[^。\d]{0,6}(?:一番上|先頭|最初|トップ|1番上)`,
].map((pattern) => new RegExp(pattern, "iu"));

/**
 * Whether what was printed follows the order that a request says ("most points first, then a-z by name"): by the last number of each line, or by
 * its date; or by the names that it says one after the other. True where the request says none, or there is nothing to compare.
 */
export function isInOrder(result: string, request: string): boolean {
  const order = orderIn(request);
  const all = result.split("\n").slice(1);
  const names = toldSequence(request);
  if (names && !printsInSequence(all, names)) return false;
  const lines = all.filter((line) => line.trim() !== "");
  if (!order) return true;
  const keys = lines.map((line) => keyOf(line, order));
  const known = keys.filter((key) => key !== null);
  if (order.top !== undefined && known.length > 0 && known[0]?.value !== numberOf(order.top)) return false;
  if (known.length < 3) return true;
  return known.every((key, index) => {
    const before = known[index - 1];
    if (!before) return true;
    const difference = order.isDown ? before.value - key.value : key.value - before.value;
    if (difference !== 0) return difference > 0;
    return !order.isByName || before.name.localeCompare(key.name) <= 0;
  });
}

/** Whether a request says in which order lines are to be printed. */
export function saysOrder(request: string): boolean {
  return orderIn(request) !== null || toldSequence(request) !== null;
}

function orderIn(request: string): Order | null {
  const told = toldTop(request);
  if (told)
    return {
      by: "number",
      isDown: numberOf(told.wanted) > numberOf(told.printed),
      isByName: false,
      ...(told.top === undefined ? {} : { top: told.top }),
    };
  const isDown = down.test(request);
  if (isDown === up.test(request)) return null;
  return { by: dates.test(request) ? "date" : "number", isDown, isByName: names.test(request) };
}

/** What is printed on top, and what a request says is more or less than it; `top` where it belongs there. */
function toldTop(request: string): { printed: string; wanted: string; top?: string } | null {
  const [, high, has, hat] = wrongOnTop.exec(request) ?? [];
  const other = has ?? hat;
  if (high !== undefined && other !== undefined) return { printed: high, wanted: other };
  for (const pattern of belongsOnTop) {
    const [, wanted, printed] = pattern.exec(request) ?? [];
    if (printed !== undefined && wanted !== undefined) return { printed, wanted, top: wanted };
  }
  for (const pattern of notOnTop) {
    const [, printed, wanted] = pattern.exec(request) ?? [];
    if (printed !== undefined && wanted !== undefined) return { printed, wanted, top: wanted };
  }
  return null;
}

function keyOf(line: string, { by }: Order): { value: number; name: string } | null {
  // the number of a line in a list is no part of it
  const text = line.replace(/^\s*\d+[.)]\s+/, "");
  const name = text.replaceAll(/[^\p{L} ]/gu, "").trim();
  if (by === "date") {
    const day = /(\d{4})-(\d{2})-(\d{2})/.exec(text)?.slice(1).join("");
    return day === undefined ? null : { value: Number(day), name };
  }
  const number = text.match(/-?\d+(?:[.,]\d+)?/g)?.at(-1);
  return number === undefined ? null : { value: numberOf(number), name };
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}
