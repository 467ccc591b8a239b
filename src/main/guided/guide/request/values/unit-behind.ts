/** Units of time and size, each in all its names. */
const units: readonly (readonly [name: string, said: RegExp])[] = [
  ["millisecond", /^(?:ms|msecs?|millis|milliseconds?|millisekunden?|ミリ秒)$/iu],
  ["second", /^(?:s|secs?|seconds?|sek|sekunden?|秒)$/iu],
  ["minute", /^(?:mins?|minutes?|minuten?|分)$/iu],
  ["hour", /^(?:h|hrs?|hours?|std|stunden?|時間)$/iu],
  ["day", /^(?:d|days?|tage?n?|日)$/iu],
  ["week", /^(?:w|wks?|weeks?|wochen?|週)$/iu],
  ["month", /^(?:months?|monate?n?|月|ヶ月|か月|カ月)$/iu],
  ["year", /^(?:y|yrs?|years?|jahre?n?|年)$/iu],
  ["byte", /^(?:b|bytes?|バイト)$/iu],
  ["kilobyte", /^(?:k|kb|kib|kilobytes?)$/iu],
  ["megabyte", /^(?:m|mb|mib|megs?|megabytes?)$/iu],
  ["gigabyte", /^(?:g|gb|gib|gigs?|gigabytes?)$/iu],
  ["terabyte", /^(?:t|tb|tib|terabytes?)$/iu],
];

/** The unit of time or size that a word names, whichever form it has; null where it names none. */
export function unitNamed(word: string): string | null {
  return units.find(([, said]) => said.test(word))?.[0] ?? null;
}

/** The unit in which a text tells a number; null where it stands by itself, or counts things. */
export function unitBehind(text: string, number: string): string | null {
  const told = text.matchAll(
    /(?<![\p{Script=Latin}\p{N}.,])(\d+(?:[.,]\d+)?)[ -]?(?:(?:full|whole|volle|ganze) )?(\p{Script=Latin}+|ミリ秒|秒|分|時間|[ヶかカ]?月|日|週|年|バイト)/gu,
  );
  for (const [, own, word = ""] of told) {
    const unit = own === number ? unitNamed(word) : null;
    if (unit !== null) return unit;
  }
  return null;
}
