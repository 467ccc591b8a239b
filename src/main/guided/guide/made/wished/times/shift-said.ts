import { saidDuration } from "../../../request/dates/said-duration.ts";
import { numberNamed, numberWords } from "../../../request/words/number-words.ts";

/** By how much dates, in days, or times, in minutes, are to be later; less than nothing for earlier. `rest` is the wish without it. */
export type Shift = { kind: "date" | "time"; by: number; rest: string };

const lead = /^(?:move|shift|postpone|push|delay|bring|change|increase|decrease|set)(?!\p{L})/iu;
const days = new RegExp(
  String.raw`(?:(?<!\p{L})by )?"?(?<![\p{L}\p{N}.,])(?<count>\d{1,3}|an?|${numberWords(1)}) ?(?<unit>days?|weeks?|fortnights?|tage?n?|wochen?)"?(?!\p{L})(?: (?<way>later|earlier|back|forward|ahead))?`,
  "iu",
);
const clockWay = /^\s*"?\s*(later|earlier)(?!\p{L})/iu;
const isEarlier =
  /(?<!\p{L})(?:earlier|sooner|bring\p{L}* (?:\p{L}+ )*?forward|brought forward|früher|vorverleg\p{L}*|vorgezogen|vorziehen)(?!\p{L})|早|前倒し|繰り上/iu;
const isLater =
  /(?<!\p{L})(?:later|postpon\p{L}*|delay\p{L}*|push\p{L}*|später|verschoben|verschieb\p{L}*|nach hinten)(?!\p{L})|遅|後ろ|延期|繰り下/iu;

/** "Move all dates of the "evenings" by a week": how far. Null where a wish says no such thing, or neither it nor the request which way. */
export function shiftSaid(told: string, request: string): Shift | null {
  if (!lead.test(told) || !/(?<!\p{L})(?:dates?|times?|days?|all|every|each)(?!\p{L})/iu.test(told)) return null;
  // "to" says where something goes, and that is another wish
  if (/(?<!\p{L})to "/iu.test(told)) return null;
  const { count = "", unit = "" } = days.exec(told)?.groups ?? {};
  const ofDays = count === "" ? null : daysIn(count, unit);
  const duration = ofDays === null ? durationIn(told) : null;
  if (ofDays === null && !duration) return null;
  const rest = ofDays === null ? told.replace(duration?.text ?? "", " ") : told.replace(days, " ");
  const plain = told.replaceAll(/"[^"]*"/g, " ");
  const direction = directionOf(plain) ?? directionOf(request) ?? (isPlain.test(plain) ? 1 : null);
  if (direction === null) return null;
  return ofDays === null
    ? { kind: "time", by: direction * (duration?.minutes ?? 0), rest: rest.replace(clockWay, " ") }
    : { kind: "date", by: direction * ofDays, rest };
}

/** Nothing but a number of days says that they go on. */
const isPlain =
  /^(?:move|shift|postpone|push|delay|increase)(?!\p{L})(?!.*(?<!\p{L})(?:back|forward|ahead)(?!\p{L}))/iu;

function directionOf(text: string): 1 | -1 | null {
  const [earlier, later] = [isEarlier.test(text), isLater.test(text)];
  if (earlier !== later) return earlier ? -1 : 1;
  return null;
}

function daysIn(count: string, unit: string): number {
  const number = /^an?$/iu.test(count) ? 1 : (numberNamed(count) ?? Number(count));
  return number * (/^w/iu.test(unit) ? 7 : /^f/iu.test(unit) ? 14 : 1);
}

/** How long, where times are meant: "by 15 minutes". */
function durationIn(told: string): { minutes: number; text: string } | null {
  if (!/(?<!\p{L})times?(?!\p{L})/iu.test(told)) return null;
  return saidDuration(told.replaceAll(/by "([^"]+)"/giu, "by $1"));
}
