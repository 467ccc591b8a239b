import { cellTold, questionIn } from "./asked-cell.ts";
import { hasWeekday, weekdayNamed } from "../request/weekdays.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../request/words.ts";

const last = /(?<!\p{L})(?:last|letzte[rnsm]?)(?!\p{L})|最終|終電|終バス/iu;
const first = /(?<!\p{L})(?:first|erste[rnsm]?)(?!\p{L})|始発/iu;
const ofRide =
  /(?<!\p{L})(?:bus|train|tram|ferry|boat|departure|zug|bahn|fähre|abfahrt)(?!\p{L})|バス|電車|列車|便|終電/iu;
const asksWhen = /(?<!\p{L})(?:when|what time|wann|um wie ?viel uhr)(?!\p{L})|何時|いつ/iu;
const saysMore =
  /(?<!\p{L})(?:before|after|but|not|next|vor|nach|nicht|nächste\p{L}*|second|zweite\p{L}*)(?!\p{L})|の前|の次|以外/iu;
/** `20 | 12 47`: an hour with the minutes of its departures. */
const hourRow = /^\s*(\d{1,2})\s*[|:：時]\s*((?:\d{2}\s+)*\d{2})\s*$/u;
const heading = /^(?:#{1,6}\s+|[■●◆【[])\s*(.+?)[\]】]?\s*$/u;

type Board = { title: string; times: string[]; others: string[] };

/**
 * The last or the first departure of a timetable that has a line for each hour, under the one heading that the request says, told as a fact. Empty where several headings
 * fit, or a line of that part is of another shape.
 */
export function lastDeparture(text: string, request: string): string {
  const question = questionIn(request);
  const [ofLast, ofFirst] = [last.exec(question)?.[0], first.exec(question)?.[0]];
  const asked = ofLast ?? ofFirst;
  if (asked === undefined || (ofLast !== undefined && ofFirst !== undefined)) return "";
  if (!ofRide.test(question) || !asksWhen.test(question) || saysMore.test(question)) return "";
  const [board, ...others] = boardsOf(text).filter(({ times, title }) => times.length > 0 && isSaid(title, question));
  if (!board || others.length > 0 || board.others.length > 0) return "";
  // an hour past midnight stands behind the others
  const time = ofLast === undefined ? board.times[0] : board.times.at(-1);
  return time === undefined ? "" : cellTold({ value: time, column: asked, row: board.title });
}

/** Whether all that a heading says, its days and where it goes, is what the request says. */
function isSaid(title: string, question: string): boolean {
  const [, way = title, days = ""] = /^(.*?)\s*[(（](.+)[)）]$/u.exec(title) ?? [];
  const day = weekdayNamed(question);
  const isOfDay =
    days === "" || question.includes(days) || (day !== null && hasWeekday(days.replace(/・祝日?$/u, ""), day) === true);
  const isOfWeek = /^(?:平日|weekdays|werktags)$/iu.test(days) && day !== null && day < 5;
  if (!isOfDay && !isOfWeek) return false;
  if (/\p{scx=Han}|\p{scx=Katakana}/u.test(way)) return question.includes(way);
  const said = wordsOf(question);
  const own = wordsOf(way).filter((word) => !isCommonWord(word));
  return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
}

function boardsOf(text: string): Board[] {
  const boards: Board[] = [{ title: "", times: [], others: [] }];
  for (const line of text.split(/\r?\n/)) {
    const title = heading.exec(line)?.[1];
    const board = boards.at(-1);
    const [, hour, minutes = ""] = hourRow.exec(line) ?? [];
    if (title !== undefined) boards.push({ title, times: [], others: [] });
    else if (hour !== undefined) board?.times.push(...minutes.split(/\s+/).map((minute) => `${hour}:${minute}`));
    else if (line.trim() !== "") board?.others.push(line);
  }
  return boards;
}
