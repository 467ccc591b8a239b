import { distance } from "fastest-levenshtein";

/** So much may stand in one list of a schema: servers make a grammar of it, or refuse it. */
const valuesOnOffer = 200;
const charactersOnOffer = 16_000;

/** A slip of the pen in a longer text than this isn't looked for. */
const longestName = 300;

/** Whether all of `values` can be offered in a schema. */
export function canBeOffered(values: readonly string[]): boolean {
  return values.length > 0 && values.length <= valuesOnOffer && lengthOf(values) <= charactersOnOffer;
}

/**
 * As many of `values` as can be offered: those that the request names, then those that were seen in results, then those
 * that are nearest to what was written, then by their order.
 */
export function shortlist(
  values: readonly string[],
  known: { request: string; seen: string; written: string },
): readonly string[] {
  if (canBeOffered(values)) return values;
  const { request, seen, written } = known;
  const wanted = request.toLowerCase();
  const ranked = values
    .map((value) => {
      const place = isNamed(value, wanted) ? 0 : seen.includes(value) ? 1 : 2;
      return { value, place, steps: distance(value.slice(0, longestName), written.slice(0, longestName)) };
    })
    .toSorted((one, other) => one.place - other.place || one.steps - other.steps);
  const short: string[] = [];
  let room = charactersOnOffer;
  for (const { value } of ranked) {
    room -= value.length;
    if (short.length === valuesOnOffer || room < 0) break;
    short.push(value);
  }
  return short;
}

/**
 * The choice that was meant: the same, or the same but for blanks, for case and `./` in a path, for the folder, or for a
 * slip of the pen. Null where that is none, or where it could be several.
 */
export function matchChoice(written: string, values: readonly string[], isPath: boolean): string | null {
  if (values.includes(written)) return written;
  const plain = plainValue(written, isPath);
  const same = values.filter((value) => plainValue(value, isPath) === plain);
  if (same.length > 0) return only(same);
  const inFolder = isPath ? values.filter((value) => plainValue(value, true).endsWith(`/${plain}`)) : [];
  return inFolder.length > 0 ? only(inFolder) : nearest(plain, values, isPath);
}

function lengthOf(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + value.length, 0);
}

function isNamed(value: string, request: string): boolean {
  const plain = value.toLowerCase();
  return request.includes(plain) || request.includes(plain.slice(plain.lastIndexOf("/") + 1));
}

function plainValue(value: string, isPath: boolean): string {
  const text = value.trim().normalize("NFC");
  return isPath ? text.replaceAll("\\", "/").replace(/^\.\//, "").toLowerCase() : text;
}

function only(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** One letter in six may be wrong, three at most. Numbers are never mended: 2023 is no slip of 2024. */
function nearest(plain: string, values: readonly string[], isPath: boolean): string | null {
  const allowed = Math.min(3, Math.floor(plain.length / 6));
  if (allowed === 0 || plain.length > longestName) return null;
  const near = values
    .map((value) => ({ value, plain: plainValue(value, isPath) }))
    .filter((one) => Math.abs(one.plain.length - plain.length) <= allowed && digitsIn(one.plain) === digitsIn(plain))
    .map((one) => ({ value: one.value, steps: distance(one.plain, plain) }))
    .filter(({ steps }) => steps <= allowed);
  const fewest = Math.min(...near.map(({ steps }) => steps));
  return only(near.filter(({ steps }) => steps === fewest).map(({ value }) => value));
}

function digitsIn(text: string): string {
  return text.match(/\d+/g)?.join(" ") ?? "";
}
