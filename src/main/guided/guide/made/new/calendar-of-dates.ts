import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { withoutLeftOut, leftOutWords } from "../../request/left-out.ts";
import { monthPattern, namedDate } from "../../request/request-dates.ts";
import { newFromOne } from "./new-from-one.ts";

/** When something is: its day as in `20250306`, and its times as in `1930`, where they are said. */
type Dated = { day: string; from: string | null; to: string | null; title: string };

const largest = 20_000;
/** Only some of the dates are meant, or more is to be in the events than the file says. */
const saysMore =
  /(?<!\p{L})(?:only|before|after|since|until|till|from .* on|starting|remind\p{L}*|alarms?|weekly|every|repeat\p{L}*|all[- ]day|time ?zone|nur|erinner\p{L}*|wöchentlich|vor dem|nach dem|ab dem|bis zum|ganztägig)(?!\p{L})|(?<!いた)だけ|のみ|以降|以前|通知|リマインド/iu;
const isCalledOff =
  /(?<!\p{L})(?:cancel\p{L}*|called off|postponed|moved|abgesagt\p{L}*|entfällt|fällt aus|ausgefallen|verschoben\p{L}*)(?!\p{L})|中止|延期|休み/iu;

/**
 * A calendar file out of a text that has a date in each of its lines. Empty where a line leaves its day or year open, where it is called off and the request doesn't
 * say that it is to be left out, or where the request says more of what is to be in it.
 */
export async function calendarCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found) return [];
  const { path, source } = found;
  if (!/\.ics$/iu.test(path) || !/\.(?:txt|md)$/iu.test(source.path) || source.size > largest) return [];
  if (saysMore.test(request)) return [];
  const whole = (await view.text(source.path)) ?? "";
  const meant = textMeant(whole, request);
  const events = meant === null ? null : eventsIn(meant, whole);
  return events === null ? [] : [{ tool: "write", input: { path, content: calendarOf(events, path) } }];
}

/** The text without what is to be left out; null where that isn't there. What is called off is said in many words. */
function textMeant(whole: string, request: string): string | null {
  const isOut = isCalledOff.test(request) && leavesOut.test(request);
  const lines = whole.split("\n").filter((line) => !(isOut && isCalledOff.test(line)));
  const meant = isOut ? lines.join("\n") : withoutLeftOut(whole, request);
  return (isOut || leftOutWords(request).length > 0) && meant === whole ? null : meant;
}

const leavesOut =
  /(?<!\p{L})(?:not|\p{L}+n['’]?t|without|except|leav\p{L}*|skip|omit|drop|ohne|nicht|außer|weg\p{L}*)(?!\p{L})|除|ない|ません|外し/iu;

/** What the lines of a text say, one by one, below what they have in common; null where one of them isn't clear. */
function eventsIn(text: string, whole: string): Dated[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => dayIn(line, null) !== null);
  const years = new Set(whole.match(/(?<!\d)20\d{2}(?!\d)/gu));
  const [year, ...otherYears] = years;
  if (first === -1 || otherYears.length > 0) return null;
  const events = lines.slice(first).map((line) => (isCalledOff.test(line) ? null : eventOf(line, year ?? null)));
  const known = events.filter((event) => event !== null);
  return known.length === events.length ? known : null;
}

function eventOf(line: string, year: string | null): Dated | null {
  const day = dayIn(line, year);
  const [span, from, to] = times.exec(line) ?? [];
  const title = line
    .replace(span ?? "", " ")
    .replace(dates, " ")
    .replace(weekdays, " ")
    .replaceAll(/[\t|]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[\s,;:.*–—-]+|[\s,;:–—-]+$/gu, "");
  // another date or time in what is left is part of it all
  if (day === null || day.length < 8 || title === "" || dates.test(title) || times.test(title)) return null;
  return { day, from: written(from), to: written(to), title };
}

const times =
  /(?<![\d.:])(\d{1,2}:\d{2})(?:\s*(?:-|–|—|to|till|until|bis|〜|~)\s*(\d{1,2}:\d{2}))?(?:\s*(?:uhr|h|o['’]?clock))?(?![\d:])/iu;
const dates = new RegExp(
  String.raw`(?<![\d.])(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?|\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? ${monthPattern}(?!\p{L})(?:,? \d{4})?|${monthPattern} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|(?:\d{4}年)?\d{1,2}月\d{1,2}日)(?![\d-])`,
  "iu",
);
const dayNames = [
  /sun(?:day)?|so(?:nntag)?|日/u,
  /mon(?:day)?|mo(?:ntag)?|月/u,
  /tue(?:s(?:day)?)?|di(?:enstag)?|火/u,
  /wed(?:nesday)?|mi(?:ttwoch)?|水/u,
  /thu(?:r(?:s(?:day)?)?)?|do(?:nnerstag)?|木/u,
  /fri(?:day)?|fr(?:eitag)?|金/u,
  /sat(?:urday)?|sa(?:mstag)?|土/u,
];
const weekdays = new RegExp(
  String.raw`^[\s*•-]*(?:(?:${dayNames.map((name) => name.source).join("|")})(?:曜日?)?(?![\p{L}])[.,:]?)|[((](?:${dayNames.map((name) => name.source).join("|")})(?:曜日?)?[))]`,
  "iu",
);

/** The day of a line, as far as it is known: with its year where that is said, in the line or for all of them, and fits the day of the week. */
function dayIn(line: string, year: string | null): string | null {
  const [said] = dates.exec(line) ?? [];
  const date = said === undefined ? null : namedDate(said);
  if (date === null || date.month === null || date.day === null) return null;
  const own = date.year ?? year;
  const [month, day] = [date.month, date.day].map((part) => String(part).padStart(2, "0"));
  if (own === null) return `${month}${day}`;
  const asDate = new Date(`${own}-${month}-${day}T00:00:00Z`);
  const [name] = weekdays.exec(line.replace(said ?? "", " ")) ?? [];
  const isReal = asDate.getUTCDate() === date.day;
  const isRight = name === undefined || dayNames[asDate.getUTCDay()]?.test(name.toLowerCase()) === true;
  return isReal && isRight ? `${own}${month}${day}` : null;
}

function written(time: string | undefined): string | null {
  return time === undefined ? null : time.replace(":", "").padStart(4, "0");
}

/** As phones read it (RFC 5545). The stamp is the day itself, so that the same text gives the same calendar. */
function calendarOf(events: readonly Dated[], path: string): string {
  const entries = events.flatMap(({ day, from, to, title }, place) => [
    "BEGIN:VEVENT",
    `UID:${day}-${place + 1}@${path
      .replace(/^.*\//u, "")
      .replace(/\.ics$/iu, "")
      .replaceAll(/\s/gu, "-")}`,
    `DTSTAMP:${day}T000000Z`,
    from === null ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${day}T${from}00`,
    ...(from === null || to === null ? [] : [`DTEND:${to < from ? dayAfter(day) : day}T${to}00`]),
    `SUMMARY:${title.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)}`,
    "END:VEVENT",
  ]);
  return [...head, ...entries, "END:VCALENDAR", ""].join("\r\n");
}

const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hearth//Dates//EN"];

function dayAfter(day: string): string {
  const date = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)) + 1));
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}
