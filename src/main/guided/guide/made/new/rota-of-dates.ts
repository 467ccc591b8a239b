import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { delimiterFor, tableText } from "../../facts/tables/csv-lines.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { withoutLeftOut } from "../../request/limits/left-out.ts";
import { numberNamed, numberWords } from "../../request/words/number-words.ts";
import { datePattern } from "../../request/dates/request-dates.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { valuesIn, writtenLike } from "../../request/values/values.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { weekdayNamed, weekdayPattern } from "../../request/dates/weekdays.ts";
import { dayIn } from "./day-in.ts";
import { newFromText } from "./new-from-one.ts";

const most = 366;
/** In a leap year; whether there is such a day the year tells, which may not be said. */
const leapDay = 60;
const daysOfYear = 366;

const everyDays: readonly (readonly [days: number, said: RegExp])[] = [
  [
    14,
    /(?<!\p{L})(?:every (?:two|2|other|second) weeks?|fortnightly|alle (?:zwei|2|14) (?:wochen|tage)|zweiwöchentlich|14-?tägig)(?!\p{L})|隔週|2週間ごと/iu,
  ],
  [
    7,
    new RegExp(
      String.raw`(?<!\p{L})(?:every week|each week|weekly|jede woche|wöchentlich|(?:every|each|jeden) (?:${weekdayPattern}))(?!\p{L})|毎週(?:の?(?:${weekdayPattern}))?`,
      "iu",
    ),
  ],
  [1, /(?<!\p{L})(?:every day|each day|daily|jeden tag|täglich)(?!\p{L})|毎日/iu],
];
const times = new RegExp(
  String.raw`(?<!\p{L})(?:for )?(?<count>\d{1,3}|${numberWords(2)}) (?:times|weeks|days|dates|rows|lines|entries|mal|wochen|tage|termine|zeilen|einträge)(?!\p{L})|(?<often>\d{1,3})(?:回|週間?|日間)分?`,
  "iu",
);
const ofDate = /^(?:dates?|days?|datum|tag|日付|日|日にち|年月日)$/iu;
/** Somebody comes twice, or in another order, or it goes on where another list ends. */
const saysMore =
  /(?<!\p{L})(?:random\p{L}*|shuffl\p{L}*|alphabet\p{L}*|sort\p{L}*|revers\p{L}*|backwards?|twice|pairs?|both|two (?:people|persons|each)|holidays?|continu\p{L}*|left off|go(?:es)? on|then|also|add|swap\p{L}*|zufällig\p{L}*|rückwärts|umgekehrt|doppelt|zu zweit|paare?|feiertag\p{L}*|weiter\p{L}*|danach|auch|dazu|tausch\p{L}*)(?!\p{L})|ランダム|逆|下から|二人|2人|祝日|続き|追加|その後/iu;
const startsAgain =
  /(?<!\p{L})(?:in turns?|taking turns|take turns|turn by turn|start(?:ing)? (?:over|again)|from the top again|reihum|abwechselnd|wieder von vorne?|immer wieder)(?!\p{L})|繰り返|交代|順番に回/iu;
const bullet = /^\s*(?:[-*+•・]|\d+[.)])\s+/u;
const remark = /[(（[].*[)）\]]|[,;:：]\s|\s[-–—]\s/u;

/**
 * A new table with a date in each row, a week or a day after the one before, and with it one of those whom a list names, in its order: "every Tuesday from 4 November, 4
 * times, one after the other". Empty where there are too few of them, something is said of one, or anything else is wanted.
 */
export async function rotaCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromText(request, files, { to: /\.[ct]sv$/iu, largest: mostBytes });
  if (!found || !asksToWrite(request) || saysMore.test(request)) return [];
  const { path, source } = found;
  const said = headerIn(request);
  const rest = said && withoutPaths(request.replace(said.text, " ").replaceAll(firstLine, " "));
  const days = rest && datesIn(rest);
  const names = days && (await namesIn(source.path, request, view));
  if (!said || !days || !names) return [];
  if (names.length < days.length && !startsAgain.test(request)) return [];
  const rows = days.map((date, at) => {
    const name = names[at % names.length] ?? "";
    return said.isDateFirst ? [date, name] : [name, date];
  });
  return [{ tool: "write", input: { path, content: tableText(said.names, rows, delimiterFor(path)) } }];
}

const twoColumns =
  /(?<!\p{L})(?:columns?|headers?|spalten?|kopfzeile)(?: are| sind)?:? (?<first>\p{L}+)(?:, ?| and | und )(?<second>\p{L}+)(?=\s*(?:[,.;:!?\n]|$))/iu;
/** "the first line is …" counts nothing. */
const firstLine = /(?<!\p{L})(?:(?:the )?first (?:line|row)|(?:die )?erste zeile)(?!\p{L})|[1１一]行目/giu;

type Header = { names: readonly string[]; text: string; isDateFirst: boolean };

/** The two columns that are said, one of them for the date. */
function headerIn(request: string): Header | null {
  const [text, list = ""] =
    /["“„「『`]([^"“”„「」『』`\n,、]{1,20}[,、;][^"“”„「」『』`\n,、]{1,20})["“”」』`]/u.exec(request) ?? [];
  const two = text === undefined ? twoColumns.exec(request)?.groups : null;
  const names = two ? [two["first"] ?? "", two["second"] ?? ""] : list.split(/[,、;]/u).map((name) => name.trim());
  const [isDateFirst, ...others] = names.flatMap((name, at) => (ofDate.test(name) ? [at === 0] : []));
  const isPair = names.length === 2 && names.every((name) => name !== "");
  return isPair && isDateFirst !== undefined && others.length === 0 ? { names, text: text ?? "", isDateFirst } : null;
}

/** Each date as the first one is written; null where it isn't clear which, how many, or how they follow each other. */
function datesIn(request: string): string[] | null {
  const interval = everyDays.find(([, said]) => said.test(request));
  const count = times.exec(interval ? request.replace(interval[1], " ") : request);
  const starts = [...request.matchAll(new RegExp(String.raw`(?<![\d.])${datePattern}(?![\d-])`, "giu"))];
  const [start] = starts;
  if (!interval || !count || !start || starts.length > 1) return null;
  const [text] = start;
  const amount = numberOf(count.groups?.["count"] ?? count.groups?.["often"] ?? "");
  // all numbers have to be understood
  const left = request.replace(interval[1], " ").replace(count[0], " ").replace(text, " ");
  const [value, ...others] = valuesIn(text).filter(({ kind }) => kind === "date");
  if (/\d/u.test(left) || amount < 2 || amount > most || !value || others.length > 0) return null;
  if (!isOn(weekdayNamed(interval[1].exec(request)?.[0] ?? ""), text)) return null;
  const last = value.amount + interval[0] * (amount - 1);
  if (last > daysOfYear || (value.amount < leapDay && last >= leapDay)) return null;
  const written = (at: number) => text.replace(value.text, writtenLike(value, value.amount + interval[0] * at, text));
  return Array.from({ length: amount }, (_, at) => written(at));
}

/** Whether a date is on the day of the week that is said, as far as its year tells. */
function isOn(weekday: number | null, text: string): boolean {
  const date = dayIn(text, null);
  if (date === null || date.length < 8 || weekday === null) return date !== null;
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`;
  return (new Date(iso).getUTCDay() + 6) % 7 === weekday;
}

function numberOf(text: string): number {
  return numberNamed(text) ?? Number(text);
}

const leavesOut =
  /(?<!\p{L})(?:skip\p{L}*|leav\p{L}* out|without|except|omit\p{L}*|not|ohne|außer|überspring\p{L}*|auslass\p{L}*|nicht)(?!\p{L})|n['’]t(?!\p{L})|飛ば|とば|除|抜|スキップ/iu;

/** Those whom the list names, without those who are to be left out; null where something is said of one of them. */
async function namesIn(path: string, request: string, view: WorkspaceView): Promise<string[] | null> {
  const whole = (await view.text(path)) ?? "";
  const text = withoutLeftOut(whole, request);
  if (text === null || (leavesOut.test(request) && text === whole)) return null;
  const names = text
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.replace(bullet, "").trim());
  const isPlain = names.every((name) => !remark.test(name) && name.length <= 40 && !/\d/u.test(name));
  return isPlain && names.length > 0 && new Set(names).size === names.length ? names : null;
}
