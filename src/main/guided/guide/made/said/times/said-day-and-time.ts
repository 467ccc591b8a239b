import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { withoutDenied, withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import { asWideAs, type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { isEntry, type Place, placesIn, subjectHits } from "../../../written/lines-about.ts";

/** A day of the week with a time, and those that take their place. */
type Moved = { day: Value; time: Value; toDay: Value; toTime: Value; subject: string };

const forwards = /^(?: uhr|時)?[,)]? (?:to|auf|nach|→|->|=>|becomes?) (?:the |den )?$/iu;
const backwards =
  /^(?: uhr)?[,)]? (?:instead of|rather than|and not|not|statt|anstatt|und nicht|nicht) (?:on |am )?$/iu;
/** A day stands in the line before its time in files of settings. */
const nextTo = 2;

/** "moves from tuesday 19:30 to wednesday 20:00"; null where a request says no such thing, or other days and times besides. */
export function movedDayAndTime(request: string): Moved | null {
  const text = withoutWhatStays(withoutDenied(request));
  const said = valuesIn(text).filter(({ kind }) => kind === "weekday" || kind === "time");
  const [one, two, three, four, ...more] = said;
  if (!one || !two || !three || !four || more.length > 0) return null;
  const [first, second] = [asPair(one, two), asPair(three, four)];
  if (!first || !second || two.to - one.from > 40 || four.to - three.from > 40) return null;
  const between = text.slice(two.to, three.from);
  const subject = said.reduce((rest, { text: own }) => rest.replaceAll(own, " "), text);
  if (forwards.test(between)) return { ...first, toDay: second.day, toTime: second.time, subject };
  return backwards.test(between) ? { ...second, toDay: first.day, toTime: first.time, subject } : null;
}

function asPair(one: Value, other: Value): { day: Value; time: Value } | null {
  if (one.kind === "weekday" && other.kind === "time") return { day: one, time: other };
  return one.kind === "time" && other.kind === "weekday" ? { day: other, time: one } : null;
}

/** A line with what it has of the day and the time; `isAlone` where it has no other day and no other time. */
type Having = { place: Place; days: readonly Value[]; times: readonly Value[]; isAlone: boolean };

/**
 * Another day and another time of something, in each line of the files that are meant which tells both of it, or in two lines of settings next to each other. Empty where
 * one tells but the one of them, or the same day and time of something else.
 */
export async function saidDayAndTimeCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const moved = movedDayAndTime(request);
  const scope = moved && replaceScope(request, files);
  if (!moved || !scope) return [];
  const readable = scope.filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const lines = texts
    .flatMap(({ path, text }) => placesIn(path, text))
    .map((place) => havingOf(place, moved))
    .filter(({ days, times }) => days.length > 0 || times.length > 0);
  const hits = (text: string) => subjectHits(moved.subject, text) > 0;
  const told = tellings(lines);
  const whole = told.flat();
  const own = told.filter((each) => each.some(({ place: { text } }) => hits(text)));
  // where no line of a file says what it is about, its heading or its name may
  const others = told.filter(
    (each) => !own.includes(each) && !own.some(([line]) => line?.place.path === each[0]?.place.path),
  );
  const meant = [...own, ...others].flat();
  const isClear =
    meant.every(({ days, times }) => days.length < 2 && times.length < 2) &&
    others.every((each) => each.some(({ place }) => [...place.around, place.path].some(hits))) &&
    !lines.some((line) => !whole.includes(line) && isAbout(line.place, hits));
  if (meant.length === 0 || !isClear) return [];
  return meant.map(({ place: { path, text, row }, days, times }) => ({
    tool: "edit",
    input: { path, old_text: text, new_text: withMoved(text, [...days, ...times], moved), line: row + 1 },
  }));
}

/** A line says by itself what it is about, and an entry by what it stands under. */
function isAbout(place: Place, hits: (text: string) => boolean): boolean {
  return hits(place.text) || (isEntry(place) && place.around.some(hits));
}

function havingOf(place: Place, { day, time }: Moved): Having {
  const values = valuesIn(place.text);
  const same = (wanted: Value) => values.filter(({ kind, amount }) => kind === wanted.kind && amount === wanted.amount);
  const [days, times] = [same(day), same(time)];
  const dated = values.filter(({ kind }) => kind === "weekday" || kind === "time");
  return { place, days, times, isAlone: dated.length === days.length + times.length };
}

/** Each line that tells the day and the time, and each day with the time of a line next to it, where neither says another one. */
function tellings(lines: readonly Having[]): Having[][] {
  const whole = lines.filter(({ days, times }) => days.length > 0 && times.length > 0);
  const pairs = lines
    .filter(({ days, times, isAlone }) => days.length > 0 && times.length === 0 && isAlone)
    .flatMap((day) => {
      const near = lines.filter(
        ({ place, days, times, isAlone }) =>
          place.path === day.place.path &&
          Math.abs(place.row - day.place.row) <= nextTo &&
          times.length > 0 &&
          days.length === 0 &&
          isAlone,
      );
      const [time, ...others] = near;
      return time && others.length === 0 ? [[day, time]] : [];
    });
  return [...whole.map((line) => [line]), ...pairs];
}

function withMoved(line: string, values: readonly Value[], { toDay, toTime }: Moved): string {
  return values
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, value) => {
      const fresh = value.kind === "weekday" ? toDay : toTime;
      const written = writtenLike(value, fresh.amount, fresh.text);
      return text.slice(0, value.from) + asWideAs(text.slice(value.from, value.to), written) + text.slice(value.to);
    }, line);
}
