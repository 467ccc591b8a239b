import { datePattern, namedDate } from "../../request/dates/request-dates.ts";

/** A date, as texts and requests write it. */
export const dates = new RegExp(String.raw`(?<![\d.])${datePattern}(?![\d-])`, "iu");

const dayNames = [
  /sun(?:day)?|so(?:nntag)?|日/u,
  /mon(?:day)?|mo(?:ntag)?|月/u,
  /tue(?:s(?:day)?)?|di(?:enstag)?|火/u,
  /wed(?:nesday)?|mi(?:ttwoch)?|水/u,
  /thu(?:r(?:s(?:day)?)?)?|do(?:nnerstag)?|木/u,
  /fri(?:day)?|fr(?:eitag)?|金/u,
  /sat(?:urday)?|sa(?:mstag)?|土/u,
];
/** The day of the week at the beginning of a line, or in brackets. */
export const weekdays = new RegExp(
  String.raw`^[\s*•-]*(?:(?:${dayNames.map((name) => name.source).join("|")})(?:曜日?)?(?![\p{L}])[.,:]?)|[((](?:${dayNames.map((name) => name.source).join("|")})(?:曜日?)?[))]`,
  "iu",
);

/** The day of a line, as far as it is known: with its year where that is said, in the line or for all of them, and fits the day of the week. */
export function dayIn(line: string, year: string | null): string | null {
  const [said] = dates.exec(line) ?? [];
  const date = said === undefined ? null : namedDate(said);
  if (date === null || date.month === null || date.day === null) return null;
  const own = date.year ?? year;
  const [month, day] = [date.month, date.day].map((part) => String(part).padStart(2, "0"));
  if (own === null) return `${month}${day}`;
  const asDate = new Date(`${own}-${month}-${day}T00:00:00Z`);
  const [name] = weekdays.exec(line.replace(said ?? "", " ")) ?? [];
  const isReal = asDate.getUTCDate() === date.day;
  const isRight = name === undefined || dayNames[asDate.getUTCDay()]?.test(name.toLowerCase()) === true;
  return isReal && isRight ? `${own}${month}${day}` : null;
}
