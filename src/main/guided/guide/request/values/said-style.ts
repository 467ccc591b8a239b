/** How numbers that belong together are to be written: what they look like now, and the same in the new style. */
export type StyleChange = { find: RegExp; rewrite(found: string): string };

const token = /(?<![\p{Script=Latin}\p{N}])\d+(?:[./:,-]\d+)+(?![\p{Script=Latin}\p{N}])/gu;
const reversed = /(?:instead of|rather than|not|statt|anstatt|nicht)/iu;

/**
 * The change of style that a request shows by one example: `03/14/2024` and `2024-03-14` have the same groups of digits in another order, or with
 * other signs between them. Null where it shows none, or the example leaves the order open.
 */
export function saidStyleChange(said: string): StyleChange | null {
  // where one day is shown in both styles, words for them say nothing more
  return changeShown(said) ?? changeShown(withSamples(said));
}

function changeShown(request: string): StyleChange | null {
  const shown = [...request.matchAll(token)].map(({ 0: text, index }) => ({ text, index }));
  const pairs = shown.flatMap((first, index) => {
    const second = shown[index + 1];
    return second && first.text !== second.text && hasSameGroups(first.text, second.text)
      ? [[first, second] as const]
      : [];
  });
  const [pair] = pairs;
  if (!pair || pairs.length > 1) return null;
  const [first, second] = pair;
  const isSo = /\b(?:look like|be|as|in)\s*["'„“]?$/iu.test(request.slice(0, first.index));
  const isReversed = reversed.test(request.slice(first.index, second.index)) || (isSo && atPresent.test(request));
  const [from, to] = isReversed ? [second.text, first.text] : [first.text, second.text];
  return changeBetween(from, to);
}

const atPresent = /\b(?:at the moment|at present|currently|right now|so far|zurzeit|momentan|bisher|im moment)\b/iu;

/** Styles that are told in words, as one day in them: "day.month.year", "american style", "ISO". */
function withSamples(request: string): string {
  const day = String.raw`(?:day|dd?|tag|tt?)`;
  const month = String.raw`(?:month|mm?|monat)`;
  const year = String.raw`(?:year|yyyy|yy|jahr|jjjj)`;
  const between = (...parts: string[]) => new RegExp(String.raw`(?<!\p{L})${parts.join("([./-])")}(?!\p{L})`, "giu");
  const told = request
    .replaceAll(between(day, month, year), "14$13$22024")
    .replaceAll(between(month, day, year), "3$114$22024")
    .replaceAll(between(year, month, day), "2024$103$214")
    .replaceAll(/\biso(?:[ -](?:style|format|dates?))?\b/giu, "2024-03-14");
  // an example beside them is of that day, too
  return told === request ? request : told.replaceAll(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g, "2024-03-14");
}

function groupsOf(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

function hasSameGroups(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((text) =>
    groupsOf(text)
      .map(Number)
      .toSorted((a, b) => a - b),
  );
  return ours !== undefined && ours.length > 1 && String(ours) === String(theirs);
}

function changeBetween(from: string, to: string): StyleChange | null {
  const [old, fresh] = [groupsOf(from), groupsOf(to)];
  // of two equal groups it can't be told which goes where
  const order = fresh.map((group) => old.findIndex((other) => Number(other) === Number(group)));
  if (new Set(order).size !== old.length) return null;
  const long = (group: string) => (group.length > 2 ? String.raw`(\d{${group.length}})` : String.raw`(\d{1,2})`);
  const signs = from
    .split(/\d+/)
    .slice(1, -1)
    .map((sign) => sign.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`));
  const source = old.map((group, index) => long(group) + (signs[index] ?? "")).join("");
  // a comma parts the cells of a row
  const joining = from.includes(",") ? "[./:,-]" : "[./:-]";
  const outer = String.raw`[\p{L}\p{N}]|[\p{N}]${joining}`;
  const find = new RegExp(String.raw`(?<!${outer})${source}(?!${joining}?[\p{N}]|\p{L})`, "gu");
  const between = to.split(/\d+/).slice(1, -1);
  const isShort = (group: string) => group.length < 3;
  const isPadded = fresh.some((group) => isShort(group) && group.startsWith("0"));
  const isBare = fresh.some((group, index) => isShort(group) && group.length < (old[order[index] ?? 0] ?? "").length);
  const written = (group: string) => {
    if (!isShort(group)) return group;
    return isPadded ? group.padStart(2, "0") : isBare ? group.replace(/^0(?=\d)/, "") : group;
  };
  return {
    find,
    rewrite: (found) => {
      const own = groupsOf(found);
      return order.map((place, index) => written(own[place] ?? "") + (between[index] ?? "")).join("");
    },
  };
}
