import { namedDate } from "../../../request/dates/request-dates.ts";

const monthName = String.raw`\p{L}{3,9}\.?`;
const anyDate = new RegExp(
  [
    String.raw`(?<!\d)(?:19|20)\d{2}-\d{2}-\d{2}(?!\d)`,
    String.raw`(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d{2}(?!\d)`,
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? ${monthName},? (?:19|20)\d{2}(?!\d)`,
    String.raw`(?<!\p{L})${monthName} \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}(?!\d)`,
    String.raw`(?:19|20)\d{2}年\s?\d{1,2}月\s?\d{1,2}日`,
  ].join("|"),
  "giu",
);
/** `namedDate` reads dates without these blanks. */
const gaps = /\s(?=\d{1,2}\.)|(?<=\.)\s(?=\d{4}$)|(?<=[年月])\s/gu;

/** The dates of a text that have a day, a month and a year, in its order, as `2024-05-22`. */
export function wholeDays(text: string): string[] {
  return [...text.matchAll(anyDate)].flatMap(([found]) => {
    const { year = null, month = null, day = null } = namedDate(found.replaceAll(gaps, "")) ?? {};
    if (year === null || month === null || day === null) return [];
    return [`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`];
  });
}
