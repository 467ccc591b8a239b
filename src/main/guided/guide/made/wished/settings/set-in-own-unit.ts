import { families, type Family } from "../../../facts/numbers/unit-families.ts";
import { isSettings, type Setting, settingsIn, withSetting } from "../../../facts/programs/setting-lines.ts";
import { lastWordOf, unitsOfKeys } from "../../../facts/programs/settings-in-unit.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { SetWish } from "../slots.ts";

type Unit = Family[number];
/** An amount in a unit of one family. */
type Measured = { amount: number; unit: Unit; family: Family };

/** Behind a number of a setting `m` are minutes where the wish is about time. */
const timesOfValues: Family = unitsOfKeys.map((each) =>
  each.unit === "min" ? { ...each, said: /^(?:m|min|mins|minutes?)$/iu } : each,
);
const all: readonly Family[] = [unitsOfKeys, ...families.filter((family) => !family.some(({ unit }) => unit === "s"))];

/**
 * A file of settings in which the one that a wish calls has as much as it says, in the unit that its key or its value tells: 45 minutes are 2700 where the key ends with `Seconds`. `text` is null where
 * such a setting is meant, and it isn't clear which, or it doesn't come out whole, or has another value than the one that is said to stand there. Null where none is meant.
 */
export function setInOwnUnit(
  path: string,
  text: string,
  wish: SetWish,
  request: string,
): { text: string | null } | null {
  const told = isSettings.test(path) ? measured(wish.to, request) : null;
  if (!told) return null;
  const found = settingsIn(path, text).flatMap((setting) => {
    const unit = isCalled(setting, wish) ? unitOf(setting, told.family) : null;
    return unit ? [{ setting, unit }] : [];
  });
  const [only, ...others] = found;
  if (!only) return null;
  const { setting, unit } = only;
  const inOwn = (amount: number) => Math.round(((amount * told.unit.size) / unit.size) * 1e6) / 1e6;
  const [fresh, old] = [inOwn(told.amount), wish.from === null ? null : measured(wish.from, request)?.amount];
  const own = Number(number.exec(setting.value)?.[0]);
  const isOther = old === undefined || (old !== null && inOwn(old) !== own);
  if (others.length > 0 || isOther || !Number.isInteger(fresh) || fresh === own) return { text: null };
  const line = withSetting(setting, setting.value.replace(number, String(fresh)));
  return { text: text.split("\n").with(setting.row, line).join("\n") };
}

const number = /\d+(?:\.\d+)?/u;
const amounted = /^(\d+(?:[.,]\d+)?)\s*(\p{L}*)\.?$/u;

/** An amount with its unit, which may only be said in the request. */
function measured(said: string, request: string): Measured | null {
  const [, digits, own = ""] = amounted.exec(said.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replace(",", "."));
  const units = own === "" ? unitsBehind(digits, request) : [own];
  const [found, ...others] = new Set(units.map((word) => unitNamed(word)));
  return found && others.length === 0 ? { amount, ...found } : null;
}

/** The units that a request has behind a number; where that has none, those that it has behind any. */
function unitsBehind(digits: string, request: string): string[] {
  const found = [...request.matchAll(/(?<![\d.,:])(\d+(?:[.,]\d+)?)[\s-]?(秒|分|時間|日|[a-zäöü]+)/giu)].flatMap(
    ({ 1: count, 2: word }) => (count !== undefined && word !== undefined && unitNamed(word) ? [{ count, word }] : []),
  );
  const own = found.filter(({ count }) => count === digits);
  return (own.length > 0 ? own : found).map(({ word }) => word);
}

function unitNamed(word: string): { unit: Unit; family: Family } | null {
  // a letter alone counts more than one thing
  if (/^[a-z]$/iu.test(word)) return null;
  for (const family of all) {
    const unit = family.find(({ said }) => said.test(word));
    if (unit) return { unit, family };
  }
  return null;
}

/** What a setting counts in: as its value says, else its key; null where neither does, or of something else. */
function unitOf({ key, value }: Setting, family: Family): Unit | null {
  const [, own] = /^["']?\d+(?:\.\d+)?\s*(\p{L}*)["']?$/u.exec(value) ?? [];
  if (own === undefined) return null;
  const ofValue = family === unitsOfKeys ? timesOfValues : family;
  return (
    (own === "" ? family.find(({ said }) => said.test(lastWordOf(key))) : ofValue.find(({ said }) => said.test(own))) ??
    null
  );
}

/** Whether all that a wish calls it by is in its key or above it, and its key says nothing else but its unit. */
function isCalled({ key, above }: Setting, { what, about }: SetWish): boolean {
  const said = what.flatMap(wordsOf).filter((word) => !isCommonWord(word));
  const last = lastWordOf(key).toLowerCase();
  const isUnit = (word: string) => word === last && unitNamed(word) !== null;
  const own = wordsOf(key).filter((word) => !isUnit(word));
  const [isOwn, isAbove, isSaid] = [own, above, [...said, ...about]].map((words) => sameNounAs(words));
  return (
    said.length > 0 &&
    own.some((word) => isSaid?.(word)) &&
    own.every((word) => isSaid?.(word)) &&
    said.every((word) => isOwn?.(word) === true || isAbove?.(word) === true)
  );
}
