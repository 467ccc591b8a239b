/** A text with the days and times of calendars as people write them: `2025-06-14 10:00` for `20250614T100000`. */
export function daysSpelledOut(text: string): string {
  return text
    .replaceAll(/(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/gu, "$1-$2-$3 ")
    .replaceAll(/(?<=\d{4}-\d{2}-\d{2} )T(\d{2})(\d{2})(?:\d{2})?/gu, "$1:$2");
}
