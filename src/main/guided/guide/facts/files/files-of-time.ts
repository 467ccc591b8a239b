import { type NamedDate, namedDate } from "../../request/dates/request-dates.ts";
import { type SaidPeriod, saidPeriod } from "../../request/dates/said-period.ts";

/** Those whose name or first line has the date that a request names, or one of the time that it does; all of them where none has. */
export function filesOfTime<Each extends { path: string; text: string }>(
  files: readonly Each[],
  request: string,
): readonly Each[] {
  const [period, date] = [saidPeriod(request), namedDate(request)];
  const fitting = files.filter(({ path, text }) => {
    // `2025/04-13.txt`
    const own = [namedDate(path.replaceAll("/", "-")), namedDate(text.slice(0, text.search(/\n|$/)))];
    const dates = own.filter((each) => each !== null);
    if (period !== null) return dates.some((each) => touches(each, period));
    return date !== null && isOf(date, dates);
  });
  return fitting.length > 0 ? fitting : files;
}

function isOf(date: NamedDate, own: readonly NamedDate[]): boolean {
  const parts = ["year", "month", "day"] as const;
  return parts.every((part) => date[part] === null || own.some((each) => String(each[part]) === String(date[part])));
}

/** Whether a day of it falls into the time. */
function touches({ year, month, day }: NamedDate, period: SaidPeriod): boolean {
  const months = month === null ? upTo(12) : [month];
  const days = day === null ? upTo(31) : [day];
  const written = (part: number) => String(part).padStart(2, "0");
  return months.some((ofYear) =>
    days.some((ofMonth) => period.includes(`${year ?? "-"}-${written(ofYear)}-${written(ofMonth)}`)),
  );
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
