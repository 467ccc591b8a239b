import type { Call } from "../../../../../agent/step-protocol.ts";
import { type PlacedEvent, placedEvents } from "../../../facts/times/event-places.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import type { Value } from "../../../request/values/values.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isAllSaidOfPlace } from "./all-said-of-place.ts";
import { eventPlaceSaid, placesOf } from "./event-place-said.ts";
import { eventMeant, keptWords } from "./event-meant.ts";

/** More than one event is meant, or something else is to be done as well. */
const isMore =
  /(?<!\p{L})(?:all|every|each|both|always|from now on|alle|jede\p{L}*|beide|immer|künftig|ab jetzt|ab sofort|add|another|cancel\p{L}*|delete|remove|postpon\p{L}*|verschieb\p{L}*|lösch\p{L}*|later|earlier|später|früher|begin\p{L}*|start\p{L}*|ends?|until|if|except|only|only if|wenn|außer|nur)(?!\p{L})|全部|すべて|毎回|追加|削除/iu;

/** An event of a calendar that is to be at another place. Empty where the request says no such thing or more, or it isn't clear which event. */
export async function saidEventPlaceCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || isMore.test(request)) return [];
  const file = await textMeant(request, files, /\.ics$/i, view);
  const all = file ? placedEvents(file.text) : null;
  if (!file || !all) return [];
  const found = eventPlaceSaid(request, all);
  if (!found || isDenial(withoutDenied(found.rest)) || /\d/u.test(numbersLeft(found.rest, all))) return [];
  const { old } = found;
  const kept = keptWords(request, withoutDenied(found.about));
  const meant = eventsMeant(all, found.about, found.values, old).filter(
    ({ words }) => !kept.some((each) => words.has(each)),
  );
  const [event, ...others] = meant;
  if (!event?.place || others.length > 0) return [];
  if (!isAllSaidOfPlace(withoutDenied(found.about), event, old)) return [];
  const { row, lead, value } = event.place;
  // what speaks of the old place besides would go on doing so
  if (old !== null && wholeWord(old, "iu").test(event.rest)) return [];
  const fresh = asTheOthers(found.fresh, old === null ? null : (wholeWord(old, "iu").exec(value)?.[0] ?? null), all);
  if (fresh === null) return [];
  const put = old === null ? fresh : value.replace(wholeWord(old, "iu"), () => fresh);
  if (put === value) return [];
  return [{ tool: "edit", input: { path: file.path, old_text: lead + value, new_text: lead + put, line: row + 1 } }];
}

/** The rest without the numbers that titles of events have: "year 9". */
function numbersLeft(rest: string, events: readonly PlacedEvent[]): string {
  return wordsOf(rest)
    .filter((word) => !events.some(({ words }) => words.has(word)))
    .join(" ");
}

/** The events that are on the days and at the times that are said, at the old place, and share most words with the request. */
function eventsMeant(
  events: readonly PlacedEvent[],
  about: string,
  values: readonly Value[],
  old: string | null,
): PlacedEvent[] {
  const amounts = (kind: Value["kind"]) => values.flatMap((value) => (value.kind === kind ? [value.amount] : []));
  const [dates, weekdays, times] = [amounts("date"), amounts("weekday"), amounts("time")];
  if (dates.length > 1 || weekdays.length > 1 || times.length > 1) return [];
  const fits = (event: PlacedEvent) => {
    const { day } = event.start;
    return (
      dates.every((date) => date === dayOfLeapYear(day)) &&
      weekdays.every((weekday) => weekday === (day.getUTCDay() + 6) % 7) &&
      times.every((time) => time === event.minutes)
    );
  };
  const isAt = ({ place }: PlacedEvent) => place !== null && (old === null || wholeWord(old, "iu").test(place.value));
  const named = (event: PlacedEvent) => wordsOf(about).some((word) => event.words.has(word));
  // "the concert on that day" is another one
  const isOurs = /(?<!\p{L})(?:we|wir)(?!\p{L})/iu.test(about);
  // one of those that come again may be on that day as well
  if (values.length > 0 && events.some((event) => event.isRepeated && named(event))) return [];
  const open = events.filter((event) => fits(event) && isAt(event));
  const [only, ...others] = open;
  if (only && others.length === 0 && dates.length > 0) return named(only) || isOurs ? [only] : [];
  const one = eventMeant(open, about);
  return one && named(one) ? [one] : [];
}

function dayOfLeapYear(day: Date): number {
  const leap = Date.UTC(2024, day.getUTCMonth(), day.getUTCDate());
  return Math.round((leap - Date.UTC(2024, 0, 1)) / 86_400_000) + 1;
}

/** A place as the calendar has it already, else with a capital letter where the one before has one, or all others do. Null for an adjective that would have to be in another form. */
function asTheOthers(place: string, before: string | null, events: readonly PlacedEvent[]): string | null {
  const known = placesOf(events).find((each) => each.toLowerCase() === place.toLowerCase());
  if (known !== undefined) return known;
  const escaped = place.replaceAll(/[\\;,]/gu, String.raw`\$&`);
  const isBent = /^\p{Ll}+e[nmr] \p{Lu}/u.test(place);
  const others = before === null ? events.flatMap((event) => event.place?.value ?? []) : [before];
  const areCapital = others.length > 0 && others.every((each) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(each));
  return isBent ? null : areCapital ? escaped.charAt(0).toUpperCase() + escaped.slice(1) : escaped;
}
