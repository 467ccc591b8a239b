import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { dayPieces } from "../../../facts/times/day-pieces.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { deniedWords, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { saidValueChange, type ValueChange } from "../../../request/values/said-value.ts";
import { asWideAs, type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { weekdayNamed, weekdayPlace } from "../../../request/dates/weekdays.ts";
import { isEntry, type Place, placesIn } from "../../../written/lines-about.ts";
import { shareOf } from "../../../facts/lines/rank-lines.ts";
import { saidValueCalls } from "../values/said-values.ts";
import { saysMore } from "../../../turn/says-more.ts";

const opens =
  /(?<!\p{L})(?:open\p{L}*|start\p{L}*|begin\p{L}*|öffne\p{L}*|aufmach\p{L}*|from|ab)(?!\p{L})|開(?:店|館|始|け|き|く)|始ま/iu;
const closes =
  /(?<!\p{L})(?:clos\p{L}*|end|ends|finish\p{L}*|shut\p{L}*|schließ\p{L}*|ende[nt]?|until|till|bis)(?!\p{L})|閉|終わ|まで/iu;
/** Their hours may be said without the half of the day, or the word for it. */
const halfDay = 12 * 60;

/** A time in a line that belongs to the day which is said; `times` are all of that piece. */
type DayTime = { place: Place; value: Value; fresh: number; times: string };

/**
 * A time that changes on one day of the week, in each line of the files that are named which tells it of that day: of "Tue-Fri 10-18, Sat 10-14" only
 * Saturday's. Any other change of a value is made as it is said. Empty where the day stands together with others, or where it isn't clear what is meant.
 */
export async function saidDayTimeCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const calls = await dayTimeCalls(request, files, view);
  // a day that shares its line with others isn't changed anywhere else either
  return calls === null ? [] : calls.length > 0 ? calls : saidValueCalls(request, files, view);
}

/** Null where the day shares its time with others, or another time or day is said as well: it isn't to be changed otherwise either. */
async function dayTimeCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[] | null> {
  const change = hourChange(request);
  const day = weekdayNamed(request);
  const isOfFew = !wantsEverywhere(request) && !saysMore(request);
  const scope = change && day !== null && isOfFew ? replaceScope(request, files, false) : null;
  if (!change || day === null || !scope) return [];
  if (isLimited(request) || hasOtherTimes(request, change)) return null;
  const readable = scope.filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const found = texts.flatMap(({ path, text }) => placesIn(path, text)).map((place) => timesIn(place, change, day));
  if (found.includes(null)) return null;
  const said = withoutKept(
    found.flatMap((times) => times ?? []),
    request,
  );
  return clearOnes(said, request).map(({ place: { path, text, row }, value, fresh }) => ({
    tool: "edit",
    input: { path, old_text: text, new_text: withTime(text, value, fresh), line: row + 1 },
  }));
}

/** "… and close at 15:00" */
function hasOtherTimes(request: string, { old, fresh }: ValueChange): boolean {
  const said = valuesIn(withoutDenied(request)).filter(({ kind }) => kind === "time");
  return said.some(({ amount }) => amount !== old.amount && amount !== fresh.amount);
}

/** A change of a time, also where only the hours are said of what opens or closes; null for any other. */
function hourChange(request: string): ValueChange | null {
  const change = saidValueChange(withoutDenied(request));
  if (!change || /(?<!\p{L})(?:from|von)\s*$/iu.test(request.slice(0, Math.min(change.old.from, change.fresh.from))))
    return null;
  if (change.old.kind === "time") return valuesIn(request).some(({ kind }) => kind === "date") ? null : change;
  const isHours = [change.old, change.fresh].every(
    ({ kind, text }) => kind === "number" && /^(?:1?\d|2[0-4])$/.test(text),
  );
  if (
    !isHours ||
    !(opens.test(change.about) || closes.test(change.about)) ||
    /[€$£%円]|(?<!\p{L})(?:eur|euros?)(?!\p{L})/iu.test(request)
  )
    return null;
  const asTime = (value: Value): Value => ({ ...value, kind: "time", amount: value.amount * 60 });
  return { ...change, old: asTime(change.old), fresh: asTime(change.fresh) };
}

/** The old time where the line, or what it stands under, tells it of the one day; null where several days share it, or it is written otherwise. */
function timesIn(place: Place, change: ValueChange, day: number): DayTime[] | null {
  const own = dayPieces(place.text);
  const [above] = own.length > 0 ? [] : place.around.toReversed().flatMap((line) => dayPieces(line).slice(0, 1));
  const pieces = above ? [{ ...above, from: 0, to: place.text.length }] : own;
  const meant = pieces.filter(({ days, isDated }) => days.includes(day) && !isDated);
  const found = meant.map(({ days, from, to }) => {
    const text = place.text.slice(from, to);
    const values = valuesIn(text).filter(({ kind }) => kind === "time");
    const times = values.map((value) => value.amount).join();
    const old = values.filter((value) => isSame(value, change) && hasRole(text, value, change));
    // "Sat 10-14"
    const isBare =
      old.length === 0 &&
      new RegExp(`(?<![\\d.,:])0?${change.old.amount / 60}(?![\\d.,:])`).test(text.replace(/^[^\d]*/, ""));
    if (old.length > 1 || isBare || (old.length > 0 && days.length > 1)) return null;
    return old.map((value) => ({
      place,
      value: { ...value, from: value.from + from, to: value.to + from },
      fresh: nearest(change.fresh, value.amount),
      times,
    }));
  });
  return found.includes(null) ? null : found.flatMap((times) => times ?? []);
}

function isSame({ amount }: Value, { old }: ValueChange): boolean {
  return amount === old.amount || (isOpenHalf(old) && amount === old.amount + halfDay);
}

function isOpenHalf({ text, amount }: Value): boolean {
  return amount <= halfDay && !/[ap]\.?m|uhr|時|^0/iu.test(text);
}

function nearest(fresh: Value, old: number): number {
  const later = fresh.amount + halfDay;
  return isOpenHalf(fresh) && Math.abs(later - old) < Math.abs(fresh.amount - old) ? later : fresh.amount;
}

/** What opens begins a span, what closes ends it. */
function hasRole(text: string, { from, to }: Value, { about }: ValueChange): boolean {
  const [isFirst, isLast] = [
    /^\s*(?:[-–—~〜～]|to|until|bis|から)/u.test(text.slice(to)),
    /(?:[-–—~〜～]|to|until|bis|から)\s*$/u.test(text.slice(0, from)),
  ];
  const [isOpening, isClosing] = [opens.test(about), closes.test(about)];
  if (isOpening === isClosing) return true;
  return isOpening ? !isLast : !isFirst;
}

function withoutKept(times: readonly DayTime[], request: string): DayTime[] {
  const kept = deniedWords(request, withoutDenied(request));
  return times.filter(({ place: { words } }) => !kept.some((word) => words.own.has(word) || words.around.has(word)));
}

/** Those that have most of what is said besides: one entry of a list of settings, or all lines of a page that tell the same. */
function clearOnes(times: readonly DayTime[], request: string): readonly DayTime[] {
  const wanted = wantedWords(withoutDenied(request)).filter(
    (word) => !/^\d/.test(word) && !opens.test(word) && !closes.test(word) && weekdayPlace(word) === null,
  );
  const hits = times.map(
    ({ place: { words } }) =>
      wanted.filter((word) => shareOf(word, words.own) > 0 || shareOf(word, words.around) > 0).length,
  );
  const best = times.filter((_, index) => hits[index] === Math.max(...hits));
  const isOfSettings = best.some(({ place }) => isEntry(place) && !/<|^\s*[-*|]/u.test(place.text));
  if (isOfSettings) return best.length === 1 ? best : [];
  return new Set(best.map((time) => time.times)).size === 1 ? best : [];
}

function withTime(line: string, value: Value, fresh: number): string {
  const written = writtenLike(value, fresh, value.text);
  return line.slice(0, value.from) + asWideAs(line.slice(value.from, value.to), written) + line.slice(value.to);
}
