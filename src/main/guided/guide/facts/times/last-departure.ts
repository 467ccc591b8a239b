import { cellTold, questionIn } from "../entries/asked-cell.ts";
import { hasWeekday, kindsOfDay, weekdayNamed } from "../../request/dates/weekdays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";

const last = /(?<!\p{L})(?:last|letzte[rnsm]?)(?!\p{L})|最終|終電|終バス/iu;
const first = /(?<!\p{L})(?:first|erste[rnsm]?)(?!\p{L})|始発/iu;
const ofRide =
  /(?<!\p{L})(?:bus|train|tram|ferry|boat|departure|zug|bahn|fähre|abfahrt)(?!\p{L})|バス|電車|列車|便|終電/iu;
const asksWhen = /(?<!\p{L})(?:when|what time|wann|um wie ?viel uhr)(?!\p{L})|何時|いつ/iu;
const saysMore =
  /(?<!\p{L})(?:before|after|but|not|next|vor|nach|nicht|nächste\p{L}*|second|zweite\p{L}*)(?!\p{L})|の前|の次|以外/iu;
const mark = String.raw`[\p{L}*†‡△▲▽▼○●◎◇◆□■★☆]{0,2}`;
/** `20 | 12 47` or `20時 12 h47`: an hour with the minutes of its departures, which may have marks. */
const hourRow = new RegExp(
  String.raw`^\s*(\d{1,2})\s*[|:：時]\s*((?:${mark}\d{2}${mark}\s+)*${mark}\d{2}${mark})\s*$`,
  "u",
);
const departure = new RegExp(`^(${mark})(\\d{2})(${mark})$`, "u");
const noMark =
  /^(?:印なし|無印|no (?:mark|letter|sign)|unmarked|without (?:a )?(?:mark|letter|sign)|ohne (?:zeichen|buchstaben?|angabe))$/iu;
const heading = /^(?:#{1,6}\s+|[■●◆【[])\s*(.+?)[\]】]?\s*$/u;

type Departure = { time: string; mark: string };
type Board = { title: string; departures: Departure[]; others: string[] };

/**
 * The last or the first departure of a timetable that has a line for each hour, under the one heading that the request says, told as a fact; where departures have marks, of
 * those whose mark means what the request says. Empty where several fit, or a line of that part is of another shape.
 */
export function lastDeparture(text: string, request: string): string {
  const question = questionIn(request);
  const [ofLast, ofFirst] = [last.exec(question)?.[0], first.exec(question)?.[0]];
  const asked = ofLast ?? ofFirst;
  if (asked === undefined || (ofLast !== undefined && ofFirst !== undefined)) return "";
  if (!ofRide.test(question) || !asksWhen.test(question) || saysMore.test(question)) return "";
  const [board, ...others] = boardsOf(text).filter(
    ({ departures, title }) => departures.length > 0 && isSaid(title, question),
  );
  if (!board || others.length > 0 || board.others.length > 0) return "";
  const meant = departuresMeant(board.departures, legendIn(text), question);
  // an hour past midnight stands behind the others
  const time = ofLast === undefined ? meant?.times[0] : meant?.times.at(-1);
  if (!meant || time === undefined) return "";
  return cellTold({
    value: time,
    column: asked,
    row: [board.title, meant.way].filter((part) => part !== "").join(" "),
  });
}

/** What each mark means, as one line of a timetable tells: `no mark = harbour, z = zoo`. */
function legendIn(text: string): Map<string, string> {
  const pieces = text
    .split(/\r?\n/)
    .flatMap((line) => line.split(/[、,;]\s*|\s+(?=(?:印なし|無印|[\p{L}*†‡]{1,2})\s*[=＝])/u));
  const pairs = pieces.flatMap((piece): [string, string][] => {
    const [, sign = "", way = ""] = /^\s*(.{1,14}?)\s*[=＝]\s*(\S.*?)\s*$/u.exec(piece) ?? [];
    if (way === "") return [];
    return noMark.test(sign) ? [["", way]] : new RegExp(`^${mark}$`, "u").test(sign) ? [[sign, way]] : [];
  });
  return new Map(pairs);
}

/** The departures that go where the request says; all of them where none has a mark. Null where that isn't clear. */
function departuresMeant(
  departures: readonly Departure[],
  legend: ReadonlyMap<string, string>,
  question: string,
): { times: string[]; way: string } | null {
  const signs = new Set(departures.map((each) => each.mark));
  const timesOf = (sign: string) => departures.filter((each) => each.mark === sign).map(({ time }) => time);
  if (legend.size === 0 && signs.size === 1 && signs.has("")) return { times: timesOf(""), way: "" };
  if (![...signs].every((sign) => legend.has(sign))) return null;
  const all = [...legend].filter(([, way]) => isWaySaid(way, question));
  // the harbour, 港, is in the airport, 空港
  const isInOther = (way: string) =>
    all.some(([, other]) => other !== way && other.includes(way) && !isWaySaid(way, question.replaceAll(other, " ")));
  const [said, ...others] = all.filter(([, way]) => !isInOther(way));
  return said && others.length === 0 ? { times: timesOf(said[0]), way: said[1] } : null;
}

/** Whether all that a heading says, its days and where it goes, is what the request says. */
function isSaid(title: string, question: string): boolean {
  const [, way = title, days = ""] = /^(.*?)\s*[(（](.+)[)）]$/u.exec(title) ?? [];
  const day = weekdayNamed(question);
  if (day !== null && (hasWeekday(title, day) === true || kindsOfDay(day).includes(title.toLowerCase()))) return true;
  const isOfDay =
    days === "" || question.includes(days) || (day !== null && hasWeekday(days.replace(/・祝日?$/u, ""), day) === true);
  const isOfWeek = /^(?:平日|weekdays|werktags)$/iu.test(days) && day !== null && day < 5;
  return (isOfDay || isOfWeek) && isWaySaid(way, question);
}

function isWaySaid(said: string, question: string): boolean {
  const way = said.replace(/(?:行き?|ゆき|方面)$/u, "");
  if (/\p{scx=Han}|\p{scx=Katakana}/u.test(way)) return question.includes(way);
  const words = wordsOf(question);
  const own = wordsOf(way).filter((word) => !isCommonWord(word));
  return own.length > 0 && own.every((word) => words.some((other) => isSameNoun(word, other)));
}

function departureAt(hour: string, said: string): Departure {
  const [, before = "", minute = "", behind = ""] = departure.exec(said) ?? [];
  return { time: `${hour}:${minute}`, mark: before + behind };
}

function boardsOf(text: string): Board[] {
  const boards: Board[] = [{ title: "", departures: [], others: [] }];
  for (const line of text.split(/\r?\n/)) {
    const title = heading.exec(line)?.[1];
    const board = boards.at(-1);
    const [, hour, minutes = ""] = hourRow.exec(line) ?? [];
    if (title !== undefined) boards.push({ title, departures: [], others: [] });
    else if (hour !== undefined)
      board?.departures.push(
        ...minutes
          .trim()
          .split(/\s+/)
          .map((each) => departureAt(hour, each)),
      );
    else if (line.trim() !== "") board?.others.push(line);
  }
  return boards;
}
