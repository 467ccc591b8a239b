import { withoutPaths } from "../../request/words/wanted-words.ts";
import { weekdayName } from "../../request/dates/weekdays.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";
import { cellTold } from "../entries/asked-cell.ts";
import { type CronLine, cronLines } from "./cron-lines.ts";

/** A line of a crontab that runs something: when, in plain words, and at which hours where these are said one by one. */
type Job = { when: string; hours: readonly number[]; isOnce: boolean; command: string };

const months = "January February March April May June July August September October November December".split(" ");

const asksWhen =
  /(?<!\p{L})(?:when|(?:at )?what time|how often|which (?:day|time|hour)|what(?:['’]s| is) the time|wann|um wie ?viel uhr|uhrzeit|wie oft|an welchem tag)(?!\p{L})|何時|いつ|何曜/iu;
/** Several things are asked, or which job it is. */
const asksMore =
  /(?<!\p{L})(?:and|or|also|und|oder|which (?:job|script|command)|welche[rs]? (?:job|skript|befehl)|not|nicht)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Parts of a day as they are said, from one hour to before another. */
const partsOfDay: readonly { said: RegExp; from: number; to: number }[] = [
  { said: /(?<!\p{L})(?:morning|früh|morgens|vormittags?|am morgen)(?!\p{L})|朝|午前/iu, from: 4, to: 12 },
  { said: /(?<!\p{L})(?:afternoon|nachmittags?)(?!\p{L})|午後/iu, from: 12, to: 18 },
  { said: /(?<!\p{L})(?:evening|abends?)(?!\p{L})|夕方/iu, from: 17, to: 24 },
  { said: /(?<!\p{L})(?:at night|nachts)(?!\p{L})|夜中|深夜/iu, from: 0, to: 6 },
];

/**
 * When the jobs of a crontab run that a question is about, in plain words: a small model takes the minute for the hour, and a line that is commented out for one that
 * runs. The one cell that is asked for where only one is meant; empty where the file is no crontab, or it isn't asked when something runs.
 */
export function cronFacts(path: string, text: string, request: string): string {
  if (!asksWhen.test(request)) return "";
  const jobs = jobsIn(path, text);
  if (jobs.length === 0) return "";
  const said = wordsOf(withoutPaths(request)).filter((word) => word.length > 3 && !isCommonWord(word));
  const scored = jobs.map((job) => ({
    job,
    score: said.filter((word) => wordsOf(job.command).some((own) => isSameStem(own, word) || isSameStem(word, own)))
      .length,
  }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  if (most === 0) return told(jobs);
  const about = scored.filter(({ score }) => score === most).map(({ job }) => job);
  const part = partsOfDay.find((each) => each.said.test(request));
  const then = part
    ? about.filter(({ hours }) => hours.length > 0 && hours.every((hour) => part.from <= hour && hour < part.to))
    : about;
  const [only, ...others] = then;
  if (!only || others.length > 0 || asksMore.test(request)) return told(then.length > 0 ? then : about);
  return only.isOnce ? cellTold({ value: only.when, column: "time", row: only.command }) : told(then);
}

function told(jobs: readonly Job[]): string {
  return `In plain words, of what isn't commented out:\n${jobs.map(({ when, command }) => `${when}: ${command}`).join("\n")}`;
}

function jobsIn(path: string, text: string): Job[] {
  return cronLines(path, text).flatMap((line) => (line.isOff ? [] : (jobIn(line) ?? [])));
}

function jobIn({ fields, command }: CronLine): Job | null {
  const [minute = "", hour = "", day, month, weekday] = fields;
  if (day === undefined || month === undefined || weekday === undefined) return null;
  const days = daysTold(day, month, weekday);
  const [minutes, hours] = [numbersOf(minute, 59), numbersOf(hour, 23)];
  if (days === null) return null;
  if (minutes && hours && minutes.length * hours.length <= 6) {
    const times = hours.flatMap((each) => minutes.map((own) => `${padded(each)}:${padded(own)}`));
    return { when: `${times.join(", ")}, ${days}`, hours, isOnce: times.length === 1, command };
  }
  const every = /^\*(?:\/(\d+))?$/.exec(minute);
  const step = every ? (every[1] ?? "1") : null;
  if (step !== null && hour === "*")
    return { when: `every ${step} minutes, ${days}`, hours: [], isOnce: false, command };
  const everyHours = /^\*(?:\/(\d+))?$/.exec(hour);
  if (everyHours && minutes?.length === 1) {
    const each = everyHours[1] === undefined ? "every hour" : `every ${everyHours[1]} hours`;
    return { when: `${each} at minute ${minutes[0] ?? 0}, ${days}`, hours: [], isOnce: false, command };
  }
  return null;
}

/** `6`, `6,18` and `9-12` as numbers; null for all others. */
function numbersOf(said: string, highest: number): number[] | null {
  const numbers = said.split(",").flatMap((part) => {
    const [, from = "", to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? [];
    const length = Number(to) - Number(from) + 1;
    return from === "" || length < 1 ? [Number.NaN] : Array.from({ length }, (_, more) => Number(from) + more);
  });
  return numbers.some((number) => Number.isNaN(number) || number > highest) ? null : numbers;
}

function padded(number: number): string {
  return String(number).padStart(2, "0");
}

const shortDays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** On which days, in plain words; null where they are said in a way that isn't read here. */
function daysTold(day: string, month: string, weekday: string): string | null {
  const numbered = weekday.toLowerCase().replaceAll(/[a-z]{3}/g, (name) => String(shortDays.indexOf(name) + 1));
  const weekdays = weekday === "*" ? [] : numbersOf(numbered, 7);
  const days = day === "*" ? [] : numbersOf(day, 31);
  const inMonths = month === "*" ? [] : numbersOf(month, 12);
  // a day of the month and one of the week are either of them
  if (!weekdays || !days || !inMonths || (weekdays.length > 0 && days.length > 0)) return null;
  // Sunday is 0 as well as 7
  const names = weekdays.map((each) => weekdayName((each + 6) % 7)).join(", ");
  const on = names !== "" ? `on ${names}` : days.length > 0 ? `on day ${days.join(", ")} of the month` : "every day";
  return inMonths.length === 0 ? on : `${on} in ${inMonths.map((each) => months[each - 1] ?? "").join(", ")}`;
}
