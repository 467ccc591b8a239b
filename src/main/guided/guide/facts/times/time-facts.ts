import { clockTime, minutesBetween, writeClock, writeHours } from "./clock.ts";

const spansTold = 14;
/** A longer line is prose, in which times mean many things. In characters. */
const longestLine = 160;

/** Whether a request asks how long something took, or takes. */
export function asksForTime(request: string): boolean {
  return /\bhow (?:long|many (?:\p{L}+ )?(?:hours|minutes)|much (?:\p{L}+ )?time)\b|\b(?:total|overall|whole|all the|playing|running) (?:\p{L}+ )?(?:time|hours|minutes|length|duration)\b|\bwie (?:lange|viele? (?:\p{L}+ )?(?:stunden|minuten|zeit))\b|\b(?:gesamt|spiel|arbeits)(?:zeit|dauer|länge)\b|何時間|何分|合計時間/iu.test(
    request,
  );
}

/** How long it is from one time to another in each line that has two, and how long times at the ends of lines are together. Empty for less than two. */
export function timeFacts(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && line.length <= longestLine);
  const spans = lines.flatMap((line) => spanIn(line) ?? []);
  if (spans.length > 1) return told(spans, writeHours);
  const played = lines.flatMap((line) => timeInPlaylist(line) ?? []);
  if (played.length > 1) return told(played, (seconds) => writeClock(seconds, seconds >= 3_600));
  const ends = lines.flatMap((line) => timeAtEnd(line) ?? []);
  if (ends.length < 2 || ends.length < lines.length / 2) return "";
  const hasSeconds = ends.some(({ isLong }) => isLong);
  return ends.every(({ isLong }) => isLong === hasSeconds) ? told(ends, (value) => writeClock(value, hasSeconds)) : "";
}

type Timed = { label: string; length: number };

function told(all: readonly Timed[], write: (length: number) => string): string {
  const sum = all.reduce((whole, { length }) => whole + length, 0);
  const each = all.map(({ label, length }) => `${label}: ${writeClock(length, false)}`);
  const parts = all.length <= spansTold ? `${each.join("; ")}; ` : "";
  return `Counted: ${all.length} times: ${parts}together ${write(sum)}`;
}

const span =
  /(?<![\d:.-])(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)\s*(?:-|–|—|~|〜|to|until|till|bis)\s*(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|uhr|h)?)(?![\d:.-])/iu;

/** `Mon 9:00–12:30 desk` */
function spanIn(line: string): Timed | null {
  const [, start = "", end = ""] = span.exec(line) ?? [];
  // "3-4" may be anything
  if (!/[:.]\d{2}|am|pm|uhr|h$/i.test(`${start} ${end}`)) return null;
  const isPm = /pm/i.test(end) && !/am|pm/i.test(start) && Number.parseInt(start, 10) <= Number.parseInt(end, 10);
  const length = minutesBetween(isPm ? `${start}pm` : start, end);
  return length === null ? null : { label: line.trim().replace(/^[-*+•]\s+/, ""), length };
}

/** `#EXTINF:213,The Larks - Open Window`: seconds, in M3U. */
function timeInPlaylist(line: string): Timed | null {
  const [, seconds, label = ""] = /^#EXTINF:(\d+)[^,]*,(.*)$/.exec(line.trim()) ?? [];
  return seconds === undefined ? null : { label, length: Number(seconds) };
}

/** `2. Overture   3:45` */
function timeAtEnd(line: string): (Timed & { isLong: boolean }) | null {
  const [, label = "", time = ""] = /^(.*\p{L}.*?)[\s:|–(-]+(\d{1,3}:\d{2}(?::\d{2})?)\)?$/u.exec(line.trim()) ?? [];
  const length = clockTime(time);
  return length === null ? null : { label: label.trim(), length, isLong: time.split(":").length > 2 };
}
