import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { clausesOf, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidValueChange } from "../../../request/values/said-value.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { type Value, valuesIn } from "../../../request/values/values.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";

/** An event of a calendar; `row` counts lines from 0. */
type Event = { name: string; title: readonly string[]; words: ReadonlySet<string>; start: When; end: When | null };
/** A time as a calendar writes it (RFC 5545): its line up to the value, the day, and the minutes since midnight; null for a whole day. */
type When = { row: number; line: string; lead: string; day: Date; minutes: number | null };

const moves =
  /(?<!\p{L})(?:move|shift|chang\p{L}*|put (?:it|this|that|them) right|postpon\p{L}*|updat\p{L}*|correct|reschedul\p{L}*|verschieb\p{L}*|verleg\p{L}*|änder\p{L}*)(?!\p{L})|移動|変更|変わ(?:り|っ)|ずらし|ずれ/iu;
/** "The fair is in the diary a week too late": then it is said when it is. */
const standsWrong =
  /(?<!\p{L})(?:(?:(?:an?|one|two|\d+) )?(?:day|week|hour)s? too (?:early|late)|(?:ein\p{L}*|zwei|\d+) (?:tage?|wochen?|stunden?) zu (?:früh|spät)|(?:on the|at the) wrong (?:day|date|time)|am falschen (?:tag|datum)|(?:zur|um die) falschen? (?:zeit|uhrzeit))(?!\p{L})/iu;
const isRight = /(?<!\p{L})(?:(?:is|are) (?:all |already )?(?:right|correct)|stimmt|stimmen|passt|passen)(?!\p{L})/iu;
/** Something else of it is to be otherwise, or another one is to be. */
const isOther =
  /(?<!\p{L})(?:add|another|new|extra|copy|location|place|room|title|name|description|notes?|summary|reminder|alarm|neue?[nrs]?|ort|raum|titel|beschreibung|notiz|erinnerung)(?!\p{L})|追加|場所|説明/iu;
const isOfEnd = /(?<!\p{L})(?:ends?|until|till|bis|endet|finish\p{L}*)(?!\p{L})|終わ|(?<!ま)まで/iu;

/**
 * An event of a calendar file that is to be at another time, as long as it was, unless its end is said to stay. Empty where the request says no such thing,
 * or where it isn't clear which event, or when.
 */
export async function saidEventCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if ((!moves.test(request) && !standsWrong.test(request)) || isOther.test(request) || isQuestion(request)) return [];
  const file = await textMeant(request, files, /\.ics$/i, view);
  if (!file) return [];
  const wrong = sentencesOf(request).filter((sentence) => !isRight.test(sentence));
  const meant = withoutDenied(wrong.join(" "));
  const kept = keptWords(request, meant);
  const events = eventsIn(file.text).filter(({ words }) => !kept.some((word) => words.has(word)));
  const event = eventMeant(events, meant);
  const [date, time] = [freshOf("date", meant), freshOf("time", meant)];
  if (
    !event ||
    isOfOther(event, meant) ||
    date === null ||
    time === null ||
    (!date && !time) ||
    (time && event.start.minutes === null)
  )
    return [];
  // "until 21:30" is about the end
  if (time && isOfEnd.test(meant.slice(Math.max(0, time.from - 20), time.from))) return [];
  const staysAtEnd = request !== meant && isOfEnd.test(request) && !isOfEnd.test(meant);
  const day = date ? sameYear(event.start.day, date.amount) : event.start.day;
  const later = minutesBetween(event.start, { day, minutes: time ? time.amount : event.start.minutes });
  const changed = [event.start, ...(event.end && !staysAtEnd ? [event.end] : [])];
  return changed.flatMap((when) => {
    const fresh = when.lead + written(when, later);
    return fresh === when.line
      ? []
      : [{ tool: "edit", input: { path: file.path, old_text: when.line, new_text: fresh, line: when.row + 1 } }];
  });
}

/** The words of what stays as it is, but for those of what is to be moved: of "葵のほうはそのままで" the name. */
function keptWords(request: string, meant: string): string[] {
  const own = new Set(wordsOf(meant));
  const staying = clausesOf(request).filter(saysItStays).flatMap(wordsOf);
  return staying.filter(
    (word) => !own.has(word) && !isCommonWord(word) && /\p{Script=Han}|^.{3}/u.test(word) && !isAcross.test(word),
  );
}

/** "父の健診", where the event has no father in it: somebody else's is meant. */
function isOfOther({ name, words }: Event, meant: string): boolean {
  const at = meant.toLowerCase().indexOf(name.toLowerCase());
  const [, owner = ""] =
    /(?:^|[^\p{L}])(\p{L}{2,})['’]s $|(?:^|[、。\s])\S*?([^、。\s]{1,6})の$/u
      .exec(meant.slice(0, at))
      ?.filter((each) => each !== undefined) ?? [];
  return (
    at > 0 &&
    name !== "" &&
    owner !== "" &&
    !isOwn.test(owner) &&
    weekdayPlace(owner) === null &&
    !wordsOf(owner).some((word) => words.has(word))
  );
}

const isOwn =
  /^(?:私|わたし|僕|俺|自分|うち|次|今度|today|tonight|tomorrow|week|weekend|month|year|next|it|that|let|what|here|there)$/iu;

/** The one new value of a kind; undefined where there is none, null where it isn't clear. */
function freshOf(kind: "date" | "time", text: string): Value | undefined | null {
  const change = saidValueChange(text);
  if (change?.fresh.kind === kind) return change.fresh;
  const [only, ...others] = valuesIn(text).filter((value) => value.kind === kind);
  return others.length === 0 ? only : null;
}

/** The one event that shares most of the words of a request. */
function eventMeant(events: readonly Event[], meant: string): Event | null {
  // "year 9" tells it from that of year 8, while days and times are what is to be changed
  const numbers = valuesIn(meant).flatMap(({ kind, text }) => (kind === "number" ? text : []));
  const wanted = wantedWords(meant).filter(
    (word) => (/^\p{L}/u.test(word) && !isAcross.test(word)) || numbers.includes(word),
  );
  const scores = events.map(({ words }) => wanted.filter((word) => words.has(word)).length);
  const most = Math.max(0, ...scores);
  const alike = events.filter((_, index) => scores[index] === most);
  // what comes once a year is that of the year which is said
  const years = new Set(meant.match(/(?<!\d)20\d{2}(?!\d)/g));
  const ofYear = alike.filter(({ start }) => years.has(String(start.day.getUTCFullYear())));
  const best = ofYear.length > 0 ? ofYear : alike;
  // "the party", and not what is to be done for it
  const whole = best.filter(({ title }) =>
    title.every((word) => wanted.includes(word) || isCommonWord(word) || isAcross.test(word)),
  );
  const [only, ...others] = whole.length > 0 ? whole : best;
  return most > 0 && only && others.length === 0 ? only : null;
}

/** の歯: the end of one word and the beginning of another, which any two titles may share. */
const isAcross = /^(?:\p{Script=Hiragana}[^\p{Script=Hiragana}]|[^\p{Script=Hiragana}]\p{Script=Hiragana})$/u;

function eventsIn(text: string): Event[] {
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, from) => {
    if (line !== "BEGIN:VEVENT") return [];
    const to = lines.indexOf("END:VEVENT", from);
    const own = lines.slice(from, to === -1 ? lines.length : to);
    const start = whenIn(own, "DTSTART", from);
    // what comes again and again has more than one time
    if (!start || own.some((other) => other.startsWith("RRULE"))) return [];
    const said = own.flatMap((other) => /^(?:SUMMARY|LOCATION|CATEGORIES)[^:]*:(.*)$/.exec(other)?.[1] ?? []);
    const name = own.flatMap((other) => /^SUMMARY[^:]*:(.*)$/.exec(other)?.[1] ?? []).join(" ");
    return [
      { name, title: wordsOf(name), words: new Set(said.flatMap(wordsOf)), start, end: whenIn(own, "DTEND", from) },
    ];
  });
}

/** A time of an event; null where it has none, or tells it in the time of Greenwich. */
function whenIn(lines: readonly string[], name: string, from: number): When | null {
  const at = lines.findIndex((line) => line.startsWith(name));
  const line = lines[at] ?? "";
  const [, lead = "", year, month, day, hours, minutes] =
    /^([^:]+:)(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2})?$/.exec(line) ?? [];
  if (year === undefined) return null;
  return {
    row: from + at,
    line,
    lead,
    day: new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))),
    minutes: hours === undefined ? null : Number(hours) * 60 + Number(minutes),
  };
}

/** A day of a leap year, by its number, in the year of another one. */
function sameYear(day: Date, number: number): Date {
  const leap = new Date(Date.UTC(2024, 0, number));
  return new Date(Date.UTC(day.getUTCFullYear(), leap.getUTCMonth(), leap.getUTCDate()));
}

function minutesBetween(from: Pick<When, "day" | "minutes">, to: Pick<When, "day" | "minutes">): number {
  return (to.day.getTime() - from.day.getTime()) / 60_000 + ((to.minutes ?? 0) - (from.minutes ?? 0));
}

function written({ day, minutes, line }: When, later: number): string {
  const moved = new Date(day.getTime() + ((minutes ?? 0) + later) * 60_000);
  const [date = "", time = ""] = moved.toISOString().replaceAll(/[-:]/g, "").split("T");
  return minutes === null ? date : `${date}T${time.slice(0, 4)}${line.slice(-2)}`;
}
