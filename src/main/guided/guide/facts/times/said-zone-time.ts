import { isQuestion } from "../../request/questions/is-question.ts";
import { namedDate } from "../../request/dates/request-dates.ts";
import { valuesIn } from "../../request/values/values.ts";

/** Places with one time that the list of zones has by other names. */
const otherNames: Readonly<Record<string, string>> = {
  "Europe/London": "uk britain england großbritannien ロンドン",
  "Europe/Berlin": "germany deutschland hamburg münchen munich köln cologne frankfurt ベルリン ドイツ",
  "Europe/Paris": "france frankreich パリ",
  "Europe/Vienna": "austria österreich wien",
  "Europe/Zurich": "switzerland schweiz zürich geneva genf",
  "Europe/Rome": "italy italien rom milan mailand",
  "Europe/Lisbon": "lissabon",
  "Europe/Athens": "greece griechenland athen",
  "Europe/Moscow": "moskau",
  "Asia/Tokyo": "japan tokio 東京 日本 osaka kyoto",
  "Asia/Shanghai": "china beijing peking 上海 北京",
  "Asia/Kolkata": "india indien mumbai delhi bangalore",
  "Asia/Seoul": "korea ソウル",
  "Asia/Singapore": "singapur",
  "America/New_York": "boston washington ニューヨーク",
  "America/Los_Angeles": "california kalifornien seattle ロサンゼルス",
};
const toldYear = 2000;
/** What stands between a time and the place where it is that time. */
const nextTo = /^(?: ?(?:in|at|from|on|here in|time|o'clock|uhr|,|\(|で|の|、|は|が))* ?$/iu;
const minutesOfDay = 1_440;

/** Times that have names, and the months of seasons, as the rest is read. */
const named: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:noon|midday)(?!\p{L})|(?<!\p{L})mittags?(?!\p{L})|正午/giu, "12:00"],
  [/(?<!\p{L})(?:midnight|mitternacht)(?!\p{L})|真夜中|午前零時/giu, "0:00"],
];
const seasons: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})winter(?!\p{L})|冬/iu, 1],
  [/(?<!\p{L})(?:summer|sommer)(?!\p{L})|夏/iu, 7],
];

const inSouth =
  /(?<!\p{L})(?:sydney|melbourne|brisbane|perth|auckland|wellington|johannesburg|cape town|kapstadt|s[aã]o paulo|buenos aires|santiago|lima)(?!\p{L})|シドニー|オークランド/iu;

/**
 * What time it is in one place when it is a time in another one, where a question says both: "3 pm in london in january, what time is that in tokyo?" Small
 * models take the zones for others. Of the day that is said, else of today. Empty where there aren't just two places and one time.
 */
export function saidZoneTime(said: string, now = new Date()): string {
  const request = named.reduce((text, [name, time]) => text.replaceAll(name, time), said);
  const [time, ...others] = valuesIn(request).filter(({ kind }) => kind === "time");
  if (!time || others.length > 0 || !isQuestion(request)) return "";
  const places = placesIn(request);
  const [first, second, ...more] = places;
  if (!first || !second || more.length > 0 || first.zone === second.zone) return "";
  const isNext = ({ from, to }: Place) =>
    nextTo.test(
      from > time.to
        ? request.slice(time.to, from)
        : request.slice(to, time.from).replace(/\b(?:it'?s|is|at|when|um|ist|es)\b/giu, ""),
    );
  const here = places.filter(isNext);
  const [source] = here;
  if (!source || here.length > 1) return "";
  const target = source === first ? second : first;
  const day = dayOf(request, now);
  const minutes = time.amount + offsetOf(target.zone, day) - offsetOf(source.zone, day);
  const shift = Math.floor(minutes / minutesOfDay);
  const days = shift === 0 ? "" : shift > 0 ? " on the next day" : " on the day before";
  return `Counted: ${clock(time.amount)} in ${source.name} is ${clock(minutes - shift * minutesOfDay)}${days} in ${target.name}`;
}

type Place = { name: string; zone: string; from: number; to: number };

function placesIn(request: string): Place[] {
  // stations in the ice are called like people
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => !zone.startsWith("Antarctica/"));
  const text = request.toLowerCase();
  const called = zones.flatMap((zone) => {
    const city = zone.split("/").at(-1)?.replaceAll("_", " ").toLowerCase() ?? "";
    return [city, ...(otherNames[zone]?.split(" ") ?? [])].map((name) => ({ zone, name }));
  });
  return called
    .filter(({ name }) => text.includes(name))
    .flatMap(({ zone, name }) => {
      const found = new RegExp(`(?<!\\p{Script=Latin})${name}(?!\\p{Script=Latin})`, "iu").exec(request);
      return found ? [{ zone, name: found[0], from: found.index, to: found.index + found[0].length }] : [];
    })
    .toSorted((one, other) => one.from - other.from);
}

/** Noon of the day that a request names, or of the middle of its month; else now. */
function dayOf(request: string, now: Date): Date {
  const day = namedDate(request);
  // in the south it is the other way round
  const season = inSouth.test(request) ? undefined : seasons.find(([name]) => name.test(request))?.[1];
  if (season !== undefined) return new Date(Date.UTC(now.getUTCFullYear(), season - 1, 15, 12));
  if (day === null || day.month === null) return now;
  return new Date(Date.UTC(Number(day.year ?? now.getUTCFullYear()), day.month - 1, day.day ?? 15, 12));
}

/** By how much a place is ahead of Greenwich on a day, in minutes. */
function offsetOf(timeZone: string, day: Date): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(day);
  const [, sign, hours = "0", minutes = "0"] =
    /([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}

function clock(minutes: number): string {
  return new Date(Date.UTC(toldYear, 0, 1, 0, minutes)).toISOString().slice(11, 16);
}
