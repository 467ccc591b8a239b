/** How the lines that a program prints are to follow each other. */
type Order = { by: "number" | "date"; isDown: boolean; isByName: boolean };

const down =
  /\b(?:most|highest|biggest|largest|best|newest|latest|longest|meiste[nr]?|höchste[nr]?|größte[nr]?|neueste[nr]?|beste[nr]?)\b[^.;\n]{0,30}\b(?:first|zuerst|oben|on top|vorne?)\b|大きい順|多い順|新しい順/iu;
const up =
  /(?<!\p{L})(?:least|lowest|smallest|cheapest|fewest|earliest|oldest|shortest|wenigste[nr]?|niedrigste[nr]?|kleinste[nr]?|früheste[nr]?|älteste[nr]?|billigste[nr]?)\b[^.;\n]{0,30}\b(?:first|zuerst|oben|on top|vorne?)\b|小さい順|少ない順|古い順|早い順/iu;
const dates =
  /(?<!\p{L})(?:newest|latest|earliest|oldest|neueste|früheste|älteste|dates?|days?|datum)\b|新しい順|古い順|早い順/iu;
const names = /\ba ?(?:-|to|bis) ?z\b|\balphabet\w*|\bby name\b|\bnach namen?\b/iu;

/** "it puts 98 on top although Half Time has 130": what is on top, and what should be there. */
const wrongOnTop =
  /(?<!\p{L})(?:puts?|shows?|lists?|prints?|has|setzt|stellt|zeigt) [^.;\n\d]*(\d+(?:[.,]\d+)?)[^.;\n\d]*?(?<!\p{L})(?:on top|first|at the top|oben|zuerst|an die erste stelle|ganz vorne)(?!\p{L})[^.;\n\d]*(?<!\p{L})(?:(?:although|though|but|while|when|even though|obwohl|aber) (?:(?:[^\s.;\d]+ ){1,5}?(?:has|have|had|got|scored|hat|haben) (\d+(?:[.,]\d+)?)|(?:[^\s.;\d]+ ){1,5}?(\d+(?:[.,]\d+)?)(?: \p{L}+)? (?:hat|haben|hatte))|(?:instead of|statt) (\d+(?:[.,]\d+)?))(?!\p{L})/iu;

/**
 * Whether what was printed follows the order that a request says ("most points first, then a-z by name"): by the last number of each line, or by
 * its date. True where the request says none, or there is nothing to compare.
 */
export function isInOrder(result: string, request: string): boolean {
  const order = orderIn(request);
  const lines = result
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");
  if (!order) return true;
  const keys = lines.map((line) => keyOf(line, order));
  const known = keys.filter((key) => key !== null);
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
  return orderIn(request) !== null;
}

function orderIn(request: string): Order | null {
  const [, top, has, hat, instead] = wrongOnTop.exec(request) ?? [];
  const other = has ?? hat ?? instead;
  if (top !== undefined && other !== undefined)
    return { by: "number", isDown: numberOf(other) > numberOf(top), isByName: false };
  const isDown = down.test(request);
  if (isDown === up.test(request)) return null;
  return { by: dates.test(request) ? "date" : "number", isDown, isByName: names.test(request) };
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
