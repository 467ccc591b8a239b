import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { eventsIn, type When } from "../../../facts/times/event-lines.ts";
import { placedEvents } from "../../../facts/times/event-places.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidValueChange } from "../../../request/values/said-value.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { type Value, valuesIn } from "../../../request/values/values.ts";
import { eventPlaceSaid } from "./event-place-said.ts";
import { eventMeant, isOfOther, keptWords } from "./event-meant.ts";

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
  // a new place is to be seen to as well
  if (eventPlaceSaid(request, placedEvents(file.text) ?? [])) return [];
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

/** The one new value of a kind; undefined where there is none, null where it isn't clear. */
function freshOf(kind: "date" | "time", text: string): Value | undefined | null {
  const change = saidValueChange(text);
  if (change?.fresh.kind === kind) return change.fresh;
  const [only, ...others] = valuesIn(text).filter((value) => value.kind === kind);
  return others.length === 0 ? only : null;
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
