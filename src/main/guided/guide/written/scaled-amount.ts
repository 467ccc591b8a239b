import { valuesIn, writtenLike } from "../request/values/values.ts";

const signs: Readonly<Record<string, number>> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };
const fraction = /(?:(\d+) ?)?(?<![\d.,])(?:(?<top>\d{1,2})\/(?<below>\d{1,2})|(?<sign>[½¼¾⅓⅔]))(?!\d)/u;
/** The parts of one that people write as fractions. */
const written: readonly (readonly [top: number, below: number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 8],
  [3, 8],
  [5, 8],
  [7, 8],
];

/**
 * A text with its one amount so many times as much, written as it was: whole, with decimals, or as a fraction; `point` is what decimals stand behind where it had none. Null where it has several
 * amounts, or would have one that isn't written so.
 */
export function scaledAmount(text: string, by: number, point: "." | "," = "."): string | null {
  const broken = fraction.exec(text);
  if (broken) {
    const { 0: own, 1: whole = "0", index, groups } = broken;
    const rest = text.slice(0, index) + text.slice(index + own.length);
    const { top = "0", below = "1", sign = "" } = groups ?? {};
    const amount = (Number(whole) + Number(top) / Number(below) + (signs[sign] ?? 0)) * by;
    const fresh = asFraction(amount, sign !== "");
    return fresh === null || /[\d½¼¾⅓⅔]/u.test(rest)
      ? null
      : text.slice(0, index) + fresh + text.slice(index + own.length);
  }
  const [value, ...others] = valuesIn(text);
  if (value?.kind !== "number" || others.length > 0) return null;
  if (/\d\s*[-–/%]|\d[^\d]+\d/u.test(text.replace(value.text, "1"))) return null;
  const amount = Number((value.amount * by).toFixed(6));
  // nobody writes a third of an egg
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-4) return null;
  const said = String(Math.round(amount * 100) / 100);
  const fresh = writtenLike(value, Number(said), said.replace(".", point));
  const bare = Number.isInteger(amount) ? fresh.replace(/[.,]0{1,2}$/, "") : fresh;
  return text.slice(0, value.from) + bare + text.slice(value.to);
}

function asFraction(amount: number, isSign: boolean): string | null {
  const whole = Math.floor(amount + 1e-9);
  const part = amount - whole;
  if (part < 1e-9) return String(whole);
  const found = written.find(([top, below]) => Math.abs(top / below - part) < 1e-9);
  if (!found) return null;
  const sign = Object.entries(signs).find(([, value]) => Math.abs(value - part) < 1e-9)?.[0];
  if (isSign && sign === undefined) return null;
  const own = isSign ? (sign ?? "") : found.join("/");
  return whole === 0 ? own : `${whole}${isSign ? "" : " "}${own}`;
}
