/** One side of a range of time as it is written, where it stands, and the minutes since midnight that it means. */
export type ClockTime = { text: string; minutes: number; from: number; to: number };
/** Two times with nothing between them but what says "to". */
export type TimeRange = { start: ClockTime; end: ClockTime };

const tail = String.raw`(?: ?(?:uhr|h(?!\d)|[ap]\.?m\b\.?))?`;
const clock = String.raw`(?:午前|午後)?(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d|時(?:[0-5]?\d分|半)?)?${tail}`;
const link = String.raw`(?:\s*[-–—~〜～]\s*|\s+(?:to|until|till|bis)\s+|から)`;
const ranges = new RegExp(
  String.raw`(?<![\p{N}:./_-]|\p{N},|\p{Script=Latin})(${clock})${link}(${clock})(?![\p{N}\p{Script=Latin}]|[:.,/_-]\p{N}|\s*[-–]\s*\d)`,
  "giu",
);
const parts =
  /^(?<lead>午前|午後)?(?<hours>\d{1,2})(?:(?<sign>[:.h])(?<minutes>\d{2})|(?<kanji>時)(?:(?<own>\d{1,2})分|(?<half>半))?)?(?<tail> ?(?:uhr|h|[ap]\.?m\.?))?$/iu;

/** The ranges of time in a line; bare hours are none, they may count anything. */
export function timeRangesIn(line: string): TimeRange[] {
  return [...line.matchAll(ranges)].flatMap(({ 0: whole, 1: first = "", 2: last = "", index }) => {
    const [start, end] = [minutesOf(first, halfOf(last)), minutesOf(last, halfOf(first))];
    const isBare = [first, last].every((text) => /^\d+$/.test(text));
    if (isBare || start === null || end === null) return [];
    const at = index + whole.length - last.length;
    return [
      {
        start: { text: first, minutes: start, from: index, to: index + first.length },
        end: { text: last, minutes: end, from: at, to: at + last.length },
      },
    ];
  });
}

/**
 * Another time as one side of a range is written; null where the other side would mean another half of the day then. `all` are the ranges of the text: they tell whether nine is `9` or `09`.
 */
export function writtenTime(
  side: ClockTime,
  other: ClockTime,
  minutes: number,
  all: readonly TimeRange[],
): string | null {
  const { lead = "", sign, kanji, half, own, tail = "" } = partsOf(side.text);
  const isHalfDay = halfOf(side.text) ?? halfOf(other.text);
  const fresh = minutes % (12 * 60) === minutes % (24 * 60) ? "a" : "p";
  if (isHalfDay !== null && (halfOf(side.text) === null || halfOf(other.text) === null) && isHalfDay !== fresh)
    return null;
  const hour = Math.floor(minutes / 60);
  const shown = String(isHalfDay === null ? hour : hour % 12 || 12).padStart(isPadded(side, other, all) ? 2 : 1, "0");
  const rest = String(minutes % 60).padStart(2, "0");
  const said = lead === "" ? "" : fresh === "a" ? "午前" : "午後";
  if (kanji !== undefined) {
    const isFull = minutes % 60 === 0 && own === undefined;
    return `${said}${shown}時${isFull ? "" : minutes % 60 === 30 && half !== undefined ? "半" : `${rest}分`}`;
  }
  const ending = tail.replace(/[ap](?=\.?m)/iu, (letter) =>
    letter === letter.toUpperCase() ? fresh.toUpperCase() : fresh,
  );
  if (sign !== undefined) return `${said}${shown}${sign}${rest}${ending}`;
  if (minutes % 60 === 0) return `${said}${shown}${ending}`;
  if (tail === "h") return `${shown}h${rest}`;
  const usual = partsOf(other.text).sign ?? (/uhr/iu.test(tail) ? "." : ":");
  return `${said}${shown}${usual}${rest}${ending}`;
}

/** Whether a time says which half of the day it is in: "7 pm". */
export function saysHalfOfDay(text: string): boolean {
  return halfOf(text) !== null;
}

function partsOf(text: string): Record<string, string | undefined> {
  return parts.exec(text)?.groups ?? {};
}

/** Which half of the day a time is said to be in. */
function halfOf(text: string): "a" | "p" | null {
  const { lead, tail = "" } = partsOf(text);
  if (lead !== undefined) return lead === "午前" ? "a" : "p";
  return /a\.?m/iu.test(tail) ? "a" : /p\.?m/iu.test(tail) ? "p" : null;
}

/** A time that doesn't say its half of the day has that of the other one. */
function minutesOf(text: string, other: "a" | "p" | null): number | null {
  const { hours = "", minutes, own, half } = partsOf(text);
  const hour = Number(hours);
  const side = halfOf(text) ?? other;
  if (hours === "" || hour > (side === null ? 24 : 12)) return null;
  const whole = side === null ? hour : (hour % 12) + (side === "p" ? 12 : 0);
  return whole * 60 + Number(minutes ?? own ?? (half === undefined ? 0 : 30));
}

/** Of its own range, else of the others: whether hours before ten have two digits. */
function isPadded(side: ClockTime, other: ClockTime, all: readonly TimeRange[]): boolean {
  const texts = all.flatMap(({ start, end }) => [start.text, end.text]);
  for (const near of [[side.text], [other.text], texts]) {
    if (near.some((text) => /^0\d/.test(text))) return true;
    if (near.some((text) => /^\d(?!\d)/.test(text))) return false;
  }
  return /^\d{2}[:.h]\d/.test(side.text);
}
