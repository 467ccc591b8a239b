import type { Table } from "../../../workspace-view.ts";

const fewestMessages = 5;
/** So many of the lines begin a message, where the others go on with one. */
const mostlyMessages = 0.5;
/** Who writes, behind the day and the time: `25.02.24, 18:02 - Jule: …`, `[2031-02-25 18:02:11] <Jule> …`. */
const message =
  /^\u200e?\[?(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}),?[ T]\s?(\d{1,2}:\d{2}(?::\d{2})?)(?:[\s\u202f][AP]M)?\]?\s?(?:[-–]\s)?\s?(?:<([^<>:]{1,40})>|([^\s:<>[\]][^:<>[\]]{0,40}):)(?:\s|$)/iu;

/**
 * Who wrote on which day in a chat that was saved as a text; what goes on in more lines, and what nobody wrote, is no message of its own. Null for other texts, and where day
 * and month can't be told apart.
 */
export function chatTable(text: string): Table | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const found = lines.flatMap((line) => {
    const [, date, , inBrackets, before] = message.exec(line) ?? [];
    return date === undefined ? [] : [{ date, name: (inBrackets ?? before ?? "").trim() }];
  });
  const writers = new Set(found.map(({ name }) => name.toLowerCase())).size;
  const isChat =
    found.length >= fewestMessages &&
    found.length >= lines.length * mostlyMessages &&
    writers > 1 &&
    writers <= found.length / 2;
  const days = isChat ? isoDays(found.map(({ date }) => date)) : null;
  return days && { columns: ["date", "name"], rows: found.map(({ name }, index) => [days[index] ?? "", name]) };
}

/** Dates as `2031-02-25`; null where they may be read in two ways. */
function isoDays(dates: readonly string[]): string[] | null {
  const parts = dates.map((date) => date.split(/[./-]/u));
  const numbers = parts.map((each) => each.map(Number));
  const isYearFirst = parts.every(([first = ""]) => first.length === 4);
  const isDayFirst = dates.every((date) => date.includes(".")) || numbers.some(([first = 0]) => first > 12);
  const isMonthFirst = !isDayFirst && numbers.some(([, second = 0]) => second > 12);
  if (!isYearFirst && !isDayFirst && !isMonthFirst) return null;
  return parts.map(([first = "", second = "", third = ""]) => {
    const [year, month, day] = isYearFirst
      ? [first, second, third]
      : isDayFirst
        ? [third, second, first]
        : [third, first, second];
    return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  });
}
