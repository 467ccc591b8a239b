import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { writtenFiles, newFiles } from "../../files/named-files.ts";
import { isAddress } from "../../request/values/is-address.ts";
import { datePattern } from "../../request/dates/request-dates.ts";
import { saidDuration } from "../../request/dates/said-duration.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { valuesIn } from "../../request/values/values.ts";
import { weekdayPattern, weekdayPlace } from "../../request/dates/weekdays.ts";
import { calendarOf, type CalendarEntry } from "./calendar-text.ts";
import { dayIn } from "./day-in.ts";

const day = 24 * 60;
/** It comes back, tells before, or goes over several days. */
const saysMore =
  /(?<!\p{L})(?:remind\p{L}*|alarms?|notif\p{L}*|weekly|monthly|yearly|daily|every|each|repeat\p{L}*|recur\p{L}*|all[- ]day|time ?zone|utc|gmt|before|except|invit\p{L}*|also|erinner\p{L}*|wöchentlich|monatlich|jährlich|täglich|jede[nrsm]?|wiederhol\p{L}*|ganztägig|zeitzone|vorher|außer|lad\p{L}* ein|auch)(?!\p{L})|毎|通知|リマインド|終日|招待/iu;
/** What nothing is called that is to be in a calendar. */
const isSaying =
  /(?<!\p{L})(?:i|we|you|he|she|please|pls|should|must|can|could|would|will|not|but|that|which|ich|wir|du|bitte|soll\p{L}*|muss|kann|nicht|aber|dass|wenn)(?!\p{L})|[?"„“]|ください|です/iu;
const thanks =
  /(?<!\p{L})(?:thanks?(?: you)?(?: so much| a lot)?|vielen dank|danke(?: dir| schön)?|please|pls|bitte)(?!\p{L})[!.]*|(?:で)?お願いします|ありがとう(?:ございます)?/giu;
const beforeDay = String.raw`(?:(?<!\p{L})(?:am|on|date|datum|the)(?!\p{L})\s*:?\s*)*`;
const when = new RegExp(
  String.raw`${beforeDay}(?:(?<![\p{L}])(?<name>${weekdayPattern})[,.]?\s*(?:(?:den|dem|the)\s+)?)?(?<![\d.])(?<date>${datePattern})(?![\d-])(?:\s*[((]?(?<behind>${weekdayPattern})[))]?)?`,
  "giu",
);
const beforeTime = String.raw`(?:(?<!\p{L})(?:at|um|ab|from|von|starts? (?:at)?|begins? (?:at)?|beginn|beginnt um|time|uhrzeit)(?!\p{L})\s*:?\s*)?`;
const betweenTimes = /^\s*(?:-|–|—|to|till|until|bis|〜|~|から)\s*$/iu;
/** Where something is. */
const ofPlace = /^(?:(?:in|at|im|bei|beim|am|ort|place|where|location|場所)(?!\p{L})\s*[:：は]?\s*)/iu;
/** A time that isn't said to the minute: "in the evening", "at 8". */
const ofTime =
  /(?<!\p{L})(?:(?:this |in the |at )?(?:morning|noon|midday|afternoon|evening|night|midnight)|(?:vor|nach)?mittags?|abends?|morgens?|nachts?|früh|tomorrow|today|heute|morgen|übermorgen|(?:at|um|ab|from|till|until|bis|gegen|around) \d{1,2}(?!\p{L}|\d|\s+\p{Lu}))(?!\p{L})|[朝昼夜]|夕方|午[前後]/iu;
const longest = 60;

/**
 * A calendar file with one event of which a request says all, behind a colon: what, when and for how long, and where. Empty where its year isn't said, it isn't clear
 * which part is what, or anything else is wanted.
 */
export async function eventCalls(request: string, files: readonly FileEntry[]): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || !/\.ics$/iu.test(path) || writtenFiles(request, files).length > 0)
    return [];
  const [, told = ""] = new RegExp(`${escapeRegExp(path)}[^:：\\n]*[:：]\\s*([^]+)$`, "u").exec(request) ?? [];
  const event = told === "" || saysMore.test(request) ? null : eventIn(told);
  return event === null ? [] : [{ tool: "write", input: { path, content: calendarOf([event], path) } }];
}

function eventIn(told: string): CalendarEntry | null {
  const [found, ...otherDays] = [...told.matchAll(when)];
  const date = found ? dayOf(found) : null;
  if (!found || date === null || otherDays.length > 0) return null;
  const withoutDay = told.replace(found[0], " , ");
  const duration = saidDuration(withoutDay);
  const timed = timesIn(duration ? withoutDay.replace(duration.text, " , ") : withoutDay, duration?.minutes ?? null);
  if (!timed) return null;
  const parts = partsOf(timed.rest);
  const named = parts && placed(parts);
  return named && { day: date, from: clockOf(timed.from), to: clockOf(timed.to), ...named };
}

/** Null where its year is left open, or it is another day of the week. */
function dayOf({ groups = {} }: RegExpExecArray): string | null {
  const date = dayIn(groups["date"] ?? "", null);
  if (date === null || date.length < 8) return null;
  const name = groups["name"] ?? groups["behind"];
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`;
  return name === undefined || weekdayPlace(name) === (new Date(iso).getUTCDay() + 6) % 7 ? date : null;
}

type Timed = { from: number | null; to: number | null; rest: string };

/** From when to when, in minutes of the day; null where that is said twice, or goes over midnight. */
function timesIn(text: string, minutes: number | null): Timed | null {
  const times = valuesIn(text).filter(({ kind }) => kind === "time");
  const [first, second, ...others] = times;
  if (others.length > 0) return null;
  if (!first) return minutes === null ? { from: null, to: null, rest: text } : null;
  const isSpan = second !== undefined && betweenTimes.test(text.slice(first.to, second.from));
  if (second && (!isSpan || minutes !== null)) return null;
  const to = second?.amount ?? (minutes === null ? null : first.amount + minutes);
  if (to !== null && (to >= day || to <= first.amount)) return null;
  const span = text.slice(first.from, (second ?? first).to);
  const rest = text.replace(
    new RegExp(`${beforeTime}${escapeRegExp(span)}(?:\\s*(?:uhr|o['’]?clock)(?!\\p{L}))?(?:から|まで|に)?`, "iu"),
    " , ",
  );
  return { from: first.amount, to, rest };
}

function clockOf(minutes: number | null): string | null {
  if (minutes === null) return null;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join("");
}

/** What is said of it besides, one by one; null where that is more than names. */
function partsOf(text: string): string[] | null {
  const parts = text
    .replaceAll(thanks, " ")
    .split(/[,、;\n]|[。!]|\.(?=\s|$)(?<!\b\p{Lu}\p{Ll}{0,3}\.)/u)
    .map((part) =>
      part
        .replaceAll(/\s+/gu, " ")
        .replaceAll(/^[\s.–—-]+|[\s–—:-]+$/gu, "")
        .replace(/^(?:and|und) /iu, ""),
    )
    .filter((part) => part !== "");
  return parts.every(
    (part) =>
      part.length <= longest &&
      !isSaying.test(part) &&
      !ofTime.test(part) &&
      valuesIn(part).every(({ kind }) => kind === "number"),
  )
    ? parts
    : null;
}

/** What it is, and where; null where it isn't clear which is which. */
function placed([title, place, ...others]: readonly string[]): Pick<CalendarEntry, "title" | "place"> | null {
  if (title === undefined || others.length > 0 || ofPlace.test(title)) return null;
  if (place === undefined) return { title, place: null };
  const where = place.replace(ofPlace, "");
  return where !== "" && (where !== place || isAddress(place)) ? { title, place: where } : null;
}
