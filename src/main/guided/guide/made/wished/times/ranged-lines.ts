import { yamlRecords } from "../../../facts/formats/yaml-records.ts";
import { isComment } from "../../../facts/programs/comment-signs.ts";
import { type TimeRange, timeRangesIn } from "../../../facts/times/time-ranges.ts";
import { weekdayPlace } from "../../../request/dates/weekdays.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";
import { linesToChange } from "../../../written/narrow-part.ts";
import type { Entry } from "../entry-meant.ts";

/** A line with one range of time, and what that is the time of. */
export type Ranged = Entry & { row: number; range: TimeRange };

const isTimeKey = /^(?:times?|when|hours?|zeit(?:en)?|uhrzeit|wann|時間|時刻|日時)$/iu;
const isSideKey = /^(?:start|begin|from|end|until|to|von|bis|beginn|ende|開始|終了)/iu;

/** The lines of a text with one range; in a thing of several keys it is the time of that thing. */
export function rangedLines(path: string, text: string): Ranged[] {
  const isYaml = /\.ya?ml$/i.test(path);
  const lines = text.split("\n");
  const ofThings = isYaml ? rangedThings(text) : [];
  const rows = new Set(ofThings.map(({ row }) => row));
  const byThemselves = linesToChange(path, text).flatMap(({ line: { above }, part: { from: row, to } }): Ranged[] => {
    const raw = lines[row] ?? "";
    const [range, ...others] = timeRangesIn(raw);
    if (!range || others.length > 0 || to - row > 1 || rows.has(row) || (isYaml && isComment(raw))) return [];
    const isRow = /\.(?:csv|tsv)$/i.test(path) || /^\s*\||\{/u.test(raw);
    const own = isRow ? { name: withoutRange(raw, range), rest: "" } : nameBeside(raw, range);
    if (!own) return [];
    const names = namesIn(isRow ? own.name : withoutRange(raw, range).replace(bullet, "").replaceAll(inBrackets, " "));
    return [{ text: own.name, above: `${above}\n${own.rest}`, names, row, range }];
  });
  return [...ofThings, ...byThemselves];
}

const inBrackets = /[(（][^()（）]*[)）]/gu;
const bullet = /^\s*(?:[-*+•・]\s*|\d{1,3}[.)]\s+)/u;
/** More than one sentence may speak of more than one thing. */
const isProse = /[.!?]\s+\p{Lu}|。./u;
const goesOnWith = /\s(?:then|and|followed by|dann|danach|und)\s.*$/iu;
const besides = /^(?:uhr|h|daily|täglich|毎日)$/iu;

function withoutRange(line: string, { start, end }: TimeRange): string {
  return `${line.slice(0, start.from)}\t${line.slice(end.to)}`.trim();
}

/**
 * What a range of a line is the time of: what stands in the same part of it, or in the part before where it stands in one alone; `rest` is what else is said of that. Null where the line
 * speaks of other times as well.
 */
function nameBeside(raw: string, { start, end }: TimeRange): { name: string; rest: string } | null {
  const [before, behind] = [raw.slice(0, start.from).replace(bullet, ""), raw.slice(end.to)];
  if (isProse.test(`${before}${behind}`) || /\d[:.h]\d\d(?!\d)/u.test(`${before} ${behind}`)) return null;
  const [ahead, after] = [before, behind.replace(goesOnWith, "")].map((text) => text.split(/[,;、()（）]/u));
  const own = `${ahead?.at(-1) ?? ""}\t${after?.[0] ?? ""}`;
  const named = saysMore(own) ? "" : (ahead?.slice(0, -1).findLast(saysMore) ?? after?.slice(1).find(saysMore) ?? "");
  const name = `${named}\t${own}`.trim();
  return name === "" ? null : { name, rest: [...(ahead ?? []), ...(after ?? [])].join(" / ") };
}

/** Whether a text says more than on which days something is. */
function saysMore(text: string): boolean {
  return wordsOf(text).some((word) => !isCommonWord(word) && !besides.test(word) && weekdayPlace(word) === null);
}

/** All that a thing may be called: "Lunch: menu" so and "Lunch". */
function namesIn(text: string): string[] {
  const split = text.includes("{") ? /[,{}]|:\s/u : /\s{2,}|[\t|;{}–—　]|[:：]\s/u;
  return [text, ...text.split(split)].map((name) => name.trim()).filter((name) => name !== "");
}

function rangedThings(text: string): Ranged[] {
  const lines = text.split("\n");
  return yamlRecords(text).flatMap(({ names, pairs, parents }): Ranged[] => {
    const [pair, ...others] = pairs.filter(({ key }) => isTimeKey.test(key));
    const [range, ...more] = pair ? timeRangesIn(lines[pair.row] ?? "") : [];
    const isClear = others.length === 0 && more.length === 0 && !pairs.some(({ key }) => isSideKey.test(key));
    if (!pair || !range || !isClear) return [];
    return [{ text: names.join("\n"), above: parents.join("\n"), names, row: pair.row, range }];
  });
}
