import { valueLike } from "../programs/setting-lines.ts";

const measured = /^([+-]?\d+(?:\.\d+)?)\s?(\p{L}*|%)$/u;
/** What people say for the letters of sizes and times. */
const spokenUnits: readonly (readonly [RegExp, string])[] = [
  [/^(?:kb|kib|kilobytes?)$/iu, "k"],
  [/^(?:mb|mib|megabytes?)$/iu, "m"],
  [/^(?:gb|gib|gigabytes?)$/iu, "g"],
  [/^(?:secs?|seconds?|sekunden?|秒)$/iu, "s"],
  [/^(?:mins?|minutes?|minuten?|分)$/iu, "m"],
  [/^(?:hours?|stunden?|時間)$/iu, "h"],
  [/^(?:days?|tagen?|日)$/iu, "d"],
];

/** A new value of one word as the old one is written: a bare number in its unit. Null where it is of another kind. */
export function plainValueLike(old: string, fresh: string): string | null {
  const [, number, unit = ""] = measured.exec(old) ?? [];
  const [, put, said = ""] = measured.exec(fresh) ?? [];
  if (number === undefined) return valueLike(old, fresh);
  if (put === undefined) return null;
  if (said === "") return put + unit;
  const short = spokenUnits.find(([pattern]) => pattern.test(said))?.[1] ?? said;
  // a number without a unit counts in one that isn't told
  if (unit === "" || !/^(?:ms|[smhdkg%])$/iu.test(short)) return null;
  return put + (short.toLowerCase() === unit.toLowerCase() ? unit : short);
}
