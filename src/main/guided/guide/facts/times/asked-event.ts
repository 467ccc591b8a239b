import type { Table } from "../../../workspace-view.ts";
import { fallsInto, namedDate, saysSpan } from "../../request/dates/request-dates.ts";
import { wantedWords, withoutPaths } from "../../request/words/wanted-words.ts";
import { weekdayNamed } from "../../request/dates/weekdays.ts";
import { withoutAsking } from "../../request/questions/without-asking.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { questionIn } from "../entries/asked-cell.ts";
import { ofRepeats } from "./calendar-events.ts";

const asksWhen =
  /(?<!\p{L})(?:when|(?:what|which) (?:time|hour|day|date)|the (?:time|hour|day|date)|wann|um wie ?viel uhr|wie spät|welche[mnr]? (?:tag|datum|uhrzeit)|ab wann|bis wann)(?!\p{L})|いつ|何時|何日|日時/iu;
const asksTime =
  /(?<!\p{L})(?:(?:what|which) (?:time|hour)|the (?:time|hour)|um wie ?viel uhr|wie spät|welche[mnr]? uhrzeit)(?!\p{L})|何時/iu;
const asksWhere =
  /(?<!\p{L})(?:where|(?:which|what) (?:room|place|hall|venue|building|location)|the (?:room|place|venue|location)|wo|welche[mnr]? (?:raum|ort|saal|gebäude|zimmer))(?!\p{L})|どこ|場所|部屋|会場/iu;
/** Another event is meant than the one that is named, or something else of it. */
const asksElse =
  /(?<!\p{L})(?:before|after|next|last(?! *(?:[?.,]|$))|previous|following|first|earlier|later|if|how|who|why|whether|should|would|could we|leave|else|another|not|without|except|except for|vor|nach (?!in )|nächste\p{L}*|letzte\p{L}*|vorige\p{L}*|erste\p{L}*|wenn|ob|wie (?!viel uhr|spät)|wer|warum|sollte\p{L}*|nicht|ohne|außer|andere\p{L}*)(?!\p{L})|次の|前の|誰|なぜ|(?:^|[.!?]\s*)(?:is|are|was|ist|sind|war) (?:the|our|it|der|die|das|unser\p{L}*|es)(?!\p{L})/iu;
/** What only asks when and where it is. */
const ofAnyEvent =
  /^(?:begins?|beginning|starts?|starting|opens?|ends?|ending|held|takes?|taking|comes?|coming|here|visits?|kommt|happens?|happening|lasts?|hours?|times?|o|clock|days?|dates?|rooms?|places?|hall|venue|building|location|events?|meet|year|years|s|calendar|according|exactly|plus|um|ab|bis|until|uhr|viel|geht|los|fängt|beginnt|anfang|findet|statt|raum|ort|saal|zimmer|gebäude|tag|datum|uhrzeit|spät|welche[mnr]|endet|termin|kalender|genau|laut)$|^\d+$|\p{scx=Hiragana}|^(?:何時|何日|日時|場所|部屋|会場|開始|始|何|時|日|年)$/iu;

const lead = "The event that is asked for:";
/** Who reads it as a sentence has to see all of it. In characters. */
const longestTold = 160;

/**
 * When and where the one event of a calendar is that a question names, told as a fact: a small model takes that of another year. Null where several have that name, it comes
 * again, or anything else is asked.
 */
export function askedEvent({ columns, rows }: Table, request: string): { summary: string; told: string } | null {
  const text = withoutAsking(request).replaceAll(kindBefore, " ");
  const question = questionIn(withoutPaths(text));
  const [ofTime, ofPlace] = [asksWhen.test(question), asksWhere.test(question)];
  if ((!ofTime && !ofPlace) || asksElse.test(question) || saysSpan(question)) return null;
  const said = wordsOf(withoutPaths(text));
  const asked = wordsOf(question);
  const events = rows.map((row) => eventOf(columns, row));
  const named = events.filter(({ names }) => names.some((name) => isSaid(name, said)));
  const most = Math.max(0, ...named.map(({ names }) => longestSaid(names, said)));
  const date = namedDate(text);
  const day = weekdayNamed(question);
  const meant = named.filter(
    (event) =>
      longestSaid(event.names, said) === most &&
      (date === null || fallsInto(event.date, date)) &&
      (day === null || weekdayOf(event.date) === day),
  );
  const [event, ...others] = meant;
  if (!event || others.length > 0 || event.repeats !== "" || event.status !== "") return null;
  // "it" is the one that was told of before
  if (!event.names.some((name) => isSaid(name, asked)) && !pointsBack.test(question)) return null;
  const known = [...wordsOf(event.summary), ...wordsOf(event.date)];
  const isKnown = (word: string) => ofAnyEvent.test(word) || known.some((own) => isSameNoun(own, word));
  if (wantedWords(question.replaceAll(dates, " ")).some((word) => !isKnown(word))) return null;
  if ((ofPlace && event.location === "") || (asksTime.test(question) && event.start === "")) return null;
  const told = `${event.summary}: ${[whenOf(event), event.location].filter(Boolean).join(", ")}`;
  return told.length > longestTold ? null : { summary: event.summary, told: `${lead} ${told}` };
}

/** The event that such a fact tells; null where a text has none. */
export function askedEventIn(facts: string): string | null {
  return new RegExp(`^${lead} (.+)$`, "mu").exec(facts)?.[1] ?? null;
}

/** "Die Versammlung „General meeting“": what kind of thing it is. */
const kindBefore = /(?<!\p{L})\p{L}+ (?=["“„«「『])/gu;
const pointsBack = /(?<!\p{L})(?:it|they|er|sie|es|das)(?!\p{L})|それ/iu;
const dates =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)(?!\p{L})|\d+(?:st|nd|rd|th)|\d+[年月日]/giu;

type Event = {
  date: string;
  start: string;
  endDate: string;
  end: string;
  summary: string;
  location: string;
  repeats: string;
  status: string;
  /** What it may be called by: without what is said of it in brackets as well. */
  names: readonly string[];
};

function eventOf(columns: readonly string[], row: readonly string[]): Event {
  const of = (name: string) => row[columns.indexOf(name)]?.trim() ?? "";
  const summary = of("summary");
  const short = summary.replaceAll(/\s*[([（][^)\]）]*[)\]）]/gu, "");
  return {
    date: of("date"),
    start: of("start"),
    endDate: of("end date"),
    end: of("end"),
    summary,
    location: of("location"),
    repeats: of(ofRepeats),
    status: of("status").replace(/^confirmed$/iu, ""),
    names: [...new Set([summary, short])].filter((name) => name !== ""),
  };
}

function isSaid(name: string, said: readonly string[]): boolean {
  const own = wordsOf(name).filter((word) => !isCommonWord(word));
  return own.length > 0 && own.every((word) => said.some((other) => isSameNoun(word, other)));
}

function longestSaid(names: readonly string[], said: readonly string[]): number {
  return Math.max(0, ...names.map((name) => (isSaid(name, said) ? wordsOf(name).length : 0)));
}

/** From Monday on, as days of the week are counted. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function whenOf({ date, start, endDate, end }: Event): string {
  const until = [endDate, end].filter(Boolean).join(" ");
  return `${[date, start].filter(Boolean).join(" ")}${until === "" ? "" : `–${until}`}`;
}
