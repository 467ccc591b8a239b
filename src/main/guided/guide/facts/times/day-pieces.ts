import { valuesIn } from "../../request/values/values.ts";
import { weekdayPattern, weekdayPlace } from "../../request/dates/weekdays.ts";

/** A piece of a line that begins with one day of the week, or several: what stands there is of these. Monday is 0. */
export type DayPiece = { days: readonly number[]; isDated: boolean; from: number; to: number };

const full = String.raw`(?<![\p{L}\p{N}])(?:${weekdayPattern})`;
const short = String.raw`(?<![\p{L}\p{N}])(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)(?![\p{L}\p{N}])\.?`;
const sign = String.raw`(?<![\p{Script=Han}\p{N}])[月火水木金土日](?![\p{Script=Han}\p{N}])`;
const day = `(?:${[full, short, sign].join("|")})`;
const link = String.raw`\s*(?:[-–—~〜～,/&+・、]|(?:to|bis|through|and|und|から)(?!\p{L}))\s*`;
const mention = new RegExp(`${day}(?:${link}${day})*`, "giu");
/** In small letters these are other words, unless they are keys. */
const otherWord = /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)$/u;
const span = /^\s*(?:[-–—~〜～]|to|bis|through|から)\s*$/u;

/** The pieces of a line that begin with days; none where it names no day. */
export function dayPieces(line: string): DayPiece[] {
  const found = [...line.matchAll(mention)].filter(({ 0: text, index }) => {
    const isKey = /^["']?\s*[:=]/u.test(line.slice(index + text.length));
    return daysOf(text).length > 0 && (isKey || !otherWord.test(text));
  });
  const dates = valuesIn(line).filter(({ kind }) => kind === "date");
  return found.map(({ 0: text, index }, at) => {
    const behind = index + text.length;
    const isDated = dates.some(
      ({ from, to }) => (from >= behind && from - behind < 7) || (to <= index && index - to < 4),
    );
    return { days: daysOf(text), isDated, from: index, to: found[at + 1]?.index ?? line.length };
  });
}

/** "Tue-Fri" are four days, "Sat, Sun" two. */
function daysOf(mentioned: string): number[] {
  const names = [...mentioned.matchAll(new RegExp(day, "giu"))];
  return names.flatMap(({ 0: name, index }, at) => {
    const place = weekdayPlace(name.replace(/\.$/, ""));
    const next = names[at + 1];
    const to = next ? weekdayPlace(next[0].replace(/\.$/, "")) : null;
    const isSpan = next !== undefined && span.test(mentioned.slice(index + name.length, next.index));
    if (place === null) return [];
    if (!isSpan || to === null) return [place];
    return Array.from({ length: (to - place + 7) % 7 }, (_, later) => (place + later) % 7);
  });
}
