import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { withoutLeftOut, leftOutWords } from "../../request/limits/left-out.ts";
import { calendarOf, type CalendarEntry } from "./calendar-text.ts";
import { dates, dayIn, weekdays } from "./day-in.ts";
import { newFromText } from "./new-from-one.ts";

const largest = 20_000;
/** Only some of the dates are meant, or more is to be in the events than the file says. */
const saysMore =
  /(?<!\p{L})(?:(?<!(?:can|could|does|will|reads?|takes?|understands?) )only|before|after(?!\s*(?:[.!?]|$))|since|until|till|from .* on|starting|remind\p{L}*|alarms?|weekly|every|repeat\p{L}*|all[- ]day|time ?zone|nur|erinner\p{L}*|wöchentlich|vor dem|nach dem|ab dem|bis zum|ganztägig)(?!\p{L})|(?<!いた)だけ|のみ|以降|以前|通知|リマインド/iu;
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
  const found = newFromText(request, files, { to: /\.ics$/iu, largest });
  if (!found || saysMore.test(request)) return [];
  const { path, source } = found;
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
function eventsIn(text: string, whole: string): CalendarEntry[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const first = lines.findIndex((line) => dayIn(line, null) !== null);
  const years = new Set(whole.match(/(?<!\d)20\d{2}(?!\d)/gu));
  const [year, ...otherYears] = years;
  if (first === -1 || otherYears.length > 0) return null;
  const events = lines.slice(first).map((line) => (isCalledOff.test(line) ? null : eventOf(line, year ?? null)));
  const known = events.filter((event) => event !== null);
  return known.length === events.length ? known : null;
}

function eventOf(line: string, year: string | null): CalendarEntry | null {
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
  return { day, from: written(from), to: written(to), title, place: null };
}

const times =
  /(?<![\d.:])(\d{1,2}:\d{2})(?:\s*(?:-|–|—|to|till|until|bis|〜|~)\s*(\d{1,2}:\d{2}))?(?:\s*(?:uhr|h|o['’]?clock))?(?![\d:])/iu;
function written(time: string | undefined): string | null {
  return time === undefined ? null : time.replace(":", "").padStart(4, "0");
}
