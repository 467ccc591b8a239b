import { saysHalfOfDay, type TimeRange, timeRangesIn, writtenTime } from "../../../facts/times/time-ranges.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { clearestOf, entriesCalled } from "../entry-meant.ts";
import { rangedLines } from "./ranged-lines.ts";
import { timeSaid } from "./said-time.ts";
import type { SetWish } from "../slots.ts";

type Side = "start" | "end";
/** What a wish wants of a range: the new text of each side, and the old one where it is said. */
type SideWish = { side: Side; from: string | null; to: string };

const isText = /\.(?:md|markdown|txt|text|rst|adoc|csv|tsv|ya?ml)$/i;
const saysSide: readonly (readonly [Side, RegExp])[] = [
  ["start", /^(?:starts?|starting|begins?|beginning|opens?|opening|anfang|beginn)$/iu],
  ["end", /^(?:ends?|ending|finish(?:es|ing)?|clos(?:es?|ing)|ende|schluss)$/iu],
];
const saysTime = /^(?:times?|hours?|uhrzeit|zeit)$/iu;

/** A text with another start or end of the one range of time that a wish is about, written as it was, or with both. Null where it isn't clear which range, or what of it. */
export function rangeAsWished(path: string, text: string, wish: SetWish, request: string): string | null {
  const wanted = isText.test(path) ? sidesWished(wish) : [];
  if (wanted.length === 0) return null;
  const isOfSide = (word: string) => saysTime.test(word) || saysSide.some(([, words]) => words.test(word));
  const called = { what: wish.what, about: wish.about.filter((word) => !isOfSide(word)) };
  const ranged = rangedLines(path, text);
  const meant = clearestOf(entriesCalled(ranged, called), called, request);
  const has = (word: string) => wordsOf(`${meant?.above}\n${meant?.text}`).some(sameNounAs([word]));
  if (!meant || !called.about.every(has)) return null;
  const lines = text.split("\n");
  const line = withSides(lines[meant.row] ?? "", meant.range, wanted, lines.flatMap(timeRangesIn));
  return line === null || line === lines[meant.row] ? null : lines.with(meant.row, line).join("\n");
}

/** "Set the end of …" to a time, or the time of something to a range. */
function sidesWished({ about, from, to }: SetWish): SideWish[] {
  const [side, ...others] = saysSide.flatMap(([each, words]) => (about.some((word) => words.test(word)) ? [each] : []));
  if (side !== undefined) return others.length === 0 ? [{ side, from, to }] : [];
  const [fresh, ...more] = timeRangesIn(to);
  const [old] = timeRangesIn(from ?? "");
  if (!fresh || more.length > 0 || (from !== null && !old) || !about.some((word) => saysTime.test(word))) return [];
  return [
    { side: "start", from: old?.start.text ?? null, to: fresh.start.text },
    { side: "end", from: old?.end.text ?? null, to: fresh.end.text },
  ];
}

function withSides(
  line: string,
  range: TimeRange,
  wanted: readonly SideWish[],
  all: readonly TimeRange[],
): string | null {
  const sides: Readonly<Record<Side, string | null>> = {
    start: sideAsWished(range, "start", wanted, all),
    end: sideAsWished(range, "end", wanted, all),
  };
  if (sides.start === null || sides.end === null) return null;
  const fresh =
    line.slice(0, range.start.from) +
    sides.start +
    line.slice(range.start.to, range.end.from) +
    sides.end +
    line.slice(range.end.to);
  const [after] = timeRangesIn(fresh);
  // what ends before it begins was meant otherwise
  const isOver = after !== undefined && after.start.minutes >= after.end.minutes;
  return after && (!isOver || range.start.minutes >= range.end.minutes) ? fresh : null;
}

function sideAsWished(
  range: TimeRange,
  side: Side,
  wanted: readonly SideWish[],
  all: readonly TimeRange[],
): string | null {
  const wish = wanted.find((each) => each.side === side);
  const [own, other] = [range[side], side === "start" ? range.end : range.start];
  if (!wish) return own.text;
  if (wish.from !== null && timeMeant(wish.from, range, side, all) !== own.minutes) return null;
  const minutes = timeMeant(wish.to, range, side, all);
  return minutes === null ? null : writtenTime(own, other, minutes, all);
}

const noon = 12 * 60;

/** A time that is said for one side of a range. Where only one of them says its half of the day it is taken from the old time, if that can't be wrong. */
function timeMeant(said: string, range: TimeRange, side: Side, all: readonly TimeRange[]): number | null {
  const [time, old] = [timeSaid(said), range[side].minutes];
  if (time === null) return null;
  const isAfternoon = time >= noon + 60;
  if (saysHalfOfDay(said) === isOfHalves(range)) return isSurely(time, old) ? time : null;
  if (isOfHalves(range)) return isAfternoon ? time : (time % noon) + (old >= noon ? noon : 0);
  const isWholeDay = all.some(({ start, end }) => Math.max(start.minutes, end.minutes) >= noon + 60);
  return isAfternoon && !isWholeDay ? null : time;
}

function isOfHalves({ start, end }: TimeRange): boolean {
  return saysHalfOfDay(start.text) || saysHalfOfDay(end.text);
}

/** "7:15" for what is at 19:30 may be the evening. */
function isSurely(time: number, old: number): boolean {
  return time >= noon || old < noon || Math.abs(time + noon - old) > Math.abs(time - old);
}
