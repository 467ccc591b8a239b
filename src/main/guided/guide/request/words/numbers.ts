/**
 * The number that a cell holds, in any usual spelling: `1,234.50`, `1.234,50`, `12,5`, `€ 3.20`, `40 %`; null where it
 * holds something else. `usesComma` says how the cells beside it write their decimals, where one alone leaves it open.
 */
export function toNumber(cell: string, usesComma: boolean): number | null {
  const match = /^([+-]?)[€$£¥]?\s*([+-]?[\d.,' ]*\d)\s*(?:[€$£¥%円]|EUR|USD|CHF|GBP|kg|g|km|m|cm|h|min|s|°C)?$/.exec(
    cell.trim(),
  );
  if (!match?.[2]) return null;
  const digits = `${match[1]}${match[2].replaceAll(/[' ]/g, "")}`;
  const plain = usesComma ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Whether these cells write decimals with a comma: `12,50` says so, `12.50` says not, `1,234` leaves it open. */
export function usesDecimalComma(cells: readonly string[]): boolean {
  const commas = cells.filter((cell) => /\d,\d{1,2}(?!\d)/.test(cell)).length;
  const points = cells.filter((cell) => /\d\.\d{1,2}(?!\d)/.test(cell)).length;
  return commas > points;
}

/** A number as people write it: no more digits than it needs. */
export function writeNumber(value: number): string {
  return String(Number(value.toFixed(2)));
}

/** A number or time this short stands for many things: it is meant only where the line is about the same as the request. In digits. */
export const shortNumber = 5;

export function isShortNumber(text: string): boolean {
  return /^[\d.,:]+$/.test(text) && text.replaceAll(/\D/g, "").length <= shortNumber;
}

/** The phone numbers and accounts of a text: digits with blanks and dashes between them. */
export function longNumbersIn(text: string): string[] {
  return text.match(/\+?\d(?:[ ()/.-]{0,2}\d){6,}/gu) ?? [];
}
