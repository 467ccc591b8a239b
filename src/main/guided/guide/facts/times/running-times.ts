import { groupBy } from "../../../../../shared/group-by.ts";
import type { Table } from "../../../workspace-view.ts";
import { unknownWords } from "../../request/questions/unknown-words.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { wordsOf } from "../../request/words/words.ts";
import { askedNumberIn } from "../numbers/asked-number.ts";
import { tableFacts } from "../numbers/data-facts.ts";
import { asksForTime } from "./time-facts.ts";
import { dayOf } from "../tables/day-of-cell.ts";
import { clockTime, writeClock } from "./clock.ts";

/** What goes from one state to another at a time of a day: `pump1 on`. */
type Switching = { day: string; minute: number; what: string; state: string };
type Span = { from: Switching; to: Switching };

/** Two states that follow each other. */
const pairs: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^on$/iu, /^off$/iu],
  [/^(?:an|ein|eingeschaltet)$/iu, /^(?:aus|ausgeschaltet)$/iu],
  [
    /^(?:start(?:ed|s)?|begin|began|gestartet|beginn|開始)$/iu,
    /^(?:stop(?:ped|s)?|end(?:ed)?|finished|gestoppt|beendet|ende|終了|停止)$/iu,
  ],
  [/^(?:open(?:ed)?|auf|geöffnet)$/iu, /^(?:closed?|shut|zu|geschlossen)$/iu],
  [/^up$/iu, /^down$/iu],
  [/^in$/iu, /^out$/iu],
  [/^(?:log(?:ged)?[ -]?in|connected)$/iu, /^(?:log(?:ged)?[ -]?out|disconnected)$/iu],
  [/^(?:オン|入)$/u, /^(?:オフ|切)$/u],
];
const states = pairs.flat().map(({ source }) => source.slice(1, -1));
const line =
  /^\[?(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})[ T,]\s?(\d{1,2}:\d{2})(?::00)?\]?[\s,;|:–-]+(\S.{0,60})$/u;
const stateLast = new RegExp(
  String.raw`^(.*?)[\s:,;=|–-]*(?<![\p{L}\d])(?:(?:is|was|turned|switched|ist|wurde) )?(${states.join("|")})[.!]?$`,
  "iu",
);

const fewestSpans = 2;
const minutesOfDay = 24 * 60;
const msOfDay = minutesOfDay * 60_000;
const longest = 400;

/** The times of all things that are switched on and off in a text. */
type Running = { table: Table; /** Those of which one end isn't told. */ open: readonly string[] };

/**
 * How long something ran, or was on, open or up, for who asks that of a text with a line for each time at which it was switched: what runs past midnight is of two days. Empty for
 * other texts, where one end of a time isn't told, and where several things are switched and none is named.
 */
export function runningFacts(text: string, said: string): string {
  const request = withoutPaths(said).replaceAll(clauseOfBoth, " ").replaceAll(onAndOff, " ");
  const running = asksForTime(request) ? runningTimes(text, isOff.test(request)) : null;
  if (!running) return "";
  const { table, open } = running;
  const names = [...new Set(table.rows.map(([, name = ""]) => name.toLowerCase()))];
  if (unknownWords(request, names.flatMap(wordsOf), saysLittle).length > 0) return "";
  const facts = tableFacts(table, request);
  const asked = askedNumberIn(facts);
  const named =
    names.length === 1 ? names : [/(?:^| and )what (?!not )(.+?)(?= and |$)/u.exec(asked?.which ?? "")?.[1]];
  return asked && named.every((name) => name !== undefined && !open.includes(name)) ? facts : "";
}

/** "The log has every on and off" says nothing of which of them is asked for. */
const onAndOff =
  /(?<!\p{L})(?:on|an|ein|up|open|in)(?: ?\/ ?| and | und | or | oder | to | bis )(?:off|aus|down|closed|out)(?!\p{L})/giu;
const clauseOfBoth = new RegExp(
  String.raw`(?<=^|[.,;?!\n])(?![^.,;?!\n]*(?:how|wie) )[^.,;?!\n]*${onAndOff.source}[^.,;?!\n]*`,
  "giu",
);
const isOff =
  /(?<!\p{L})(?:was|were|is|are|been|stood|stayed|war|waren|ist|sind|gewesen|blieb)(?!\p{L})[^.,;?!\n]*?(?<!\p{L})(?:off|down|closed|shut|aus(?! (?:dem|der|den))|ausgeschaltet|geschlossen|zu(?=\s*(?:[?.!]|$))|disconnected|stopped|out(?! of))(?!\p{L})|オフ|停止|閉/iu;
const saysLittle =
  /^(?:long|lange|hours?|minutes?|time|stunden|minuten|zeit|run(?:ning|s)?|ran|lief(?:en)?|läuft|laufen|gelaufen|active|aktiv|turned|switched|on|off|open(?:ed)?|closed|shut|up|down|started|stopped|offen|geöffnet|geschlossen|eingeschaltet|ausgeschaltet|an|aus|ein|altogether|total|together|insgesamt|zusammen|gesamt|denn|eigentlich)$/iu;

/** When things were on, or off: a row for each time on each day. Null for other texts. */
function runningTimes(text: string, isOfOff: boolean): Running | null {
  const groups = [...groupBy(text.split(/\r?\n/).flatMap(switchingIn), ({ what }) => what.toLowerCase())];
  const timed = groups.map(([name, own]) => ({ name, ...spansOf(own, isOfOff) }));
  const rows = timed.flatMap(({ spans }) => spans.flatMap(rowsOf));
  const open = timed.flatMap(({ name, isOpen }) => (isOpen ? [name] : []));
  return rows.length < fewestSpans ? null : { table: { columns: ["day", "what", "start", "end"], rows }, open };
}

function switchingIn(text: string): Switching[] {
  const [, date = "", time = "", rest = ""] = text.length > longest ? [] : (line.exec(text.trim()) ?? []);
  const [, what = "", state = ""] = stateLast.exec(rest.trim()) ?? [];
  const [day, minute] = [dayOf(date), clockTime(time)];
  return day === null || minute === null || state === "" ? [] : [{ day, minute, what: what.trim(), state }];
}

/** The times of one thing, in their order; open where one of them lacks its begin or its end. */
function spansOf(all: readonly Switching[], isOfOff: boolean): { spans: readonly Span[]; isOpen: boolean } {
  const pair = pairs.find((ways) => all.every(({ state }) => ways.some((way) => way.test(state))));
  if (!pair) return { spans: [], isOpen: true };
  const spans = all.flatMap((from, index) => {
    const to = all[index + 1];
    return to && pair[isOfOff ? 1 : 0].test(from.state) && minutesFrom(from, to) >= 0 ? [{ from, to }] : [];
  });
  const isInTurn = all.every((each, index) => {
    const next = all[index + 1];
    return pair[index % 2 === 0 ? 0 : 1].test(each.state) && (!next || minutesFrom(each, next) >= 0);
  });
  return { spans, isOpen: !isInTurn || all.length % 2 === 1 };
}

function minutesFrom(from: Switching, to: Switching): number {
  return ((Date.parse(to.day) - Date.parse(from.day)) / msOfDay) * minutesOfDay + to.minute - from.minute;
}

function rowsOf({ from, to }: Span): string[][] {
  const days = Math.round((Date.parse(to.day) - Date.parse(from.day)) / msOfDay);
  return Array.from({ length: days + 1 }, (_, later) => {
    const day = new Date(Date.parse(from.day) + later * msOfDay).toISOString().slice(0, 10);
    const start = later === 0 ? from.minute : 0;
    const end = later === days ? to.minute : minutesOfDay;
    return [day, from.what, writeClock(start, false), writeClock(end, false)];
  }).filter(([, , start, end]) => start !== end);
}
