import { type Amount, type Leaf, readCalculation, workedOut } from "./calculation.ts";
import { type SaidNumber, saidNumbers } from "./said-numbers.ts";

/** What a request may take as known, and the words that it does so with. */
const constants: readonly { value: number; said: RegExp }[] = [
  {
    value: 2,
    said: /\b(?:return|there and back|double|twice|couple|both ways|half|hin und zurück|doppelt\w*|hälfte)\b|往復|半分/iu,
  },
  { value: 7, said: /week|woche|週/iu },
  { value: 12, said: /month|year|monat|jahr|ヶ月|か月|年/iu },
  { value: 24, said: /\bday|\btag|日/iu },
  { value: 30, said: /month|monat|ヶ月|か月/iu },
  { value: 52, said: /year|jahr|年/iu },
  { value: 60, said: /hour|minute|second|stunde|sekunde|\bh\b|時間|分/iu },
  { value: 100, said: /%|percent|prozent|\b(?:cents?|ct|cm)\b/iu },
  { value: 1000, said: /(?<!\p{L})(?:kg|kilos?|km|kilomet\w*|litres?|liters?|kw|g|ml|m)(?!\p{L})/iu },
];

/** A calculation that has all numbers of a request and no others, and what it comes to. */
export type SaidCalculation = { text: string; amount: Amount };

/**
 * What a calculation comes to which somebody has read out of a request; null where it leaves out a number that the request says, has one that it doesn't say, or makes
 * no sense.
 */
export function saidCalculation(request: string, text: string): SaidCalculation | null {
  const said = saidNumbers(request);
  const used = new Set<SaidNumber>();
  const hasTimes = text.includes(":");
  const isInMinutes = said.some(({ kind, text: words }) => kind === "duration" && /m(?:in|\b)|分/iu.test(words));

  function kindOf(leaf: Leaf): Amount | null {
    const same = said.filter((each) => isSame(leaf, each, isInMinutes));
    // what is said twice is meant twice
    const first = same.find((each) => !used.has(each)) ?? same[0];
    if (first) used.add(first);
    if (leaf.form === "time")
      return first ? { value: leaf.value, kind: first.kind === "clock" ? "clock" : "duration" } : null;
    if (leaf.form === "percent") return first || leaf.value === 1 ? { value: leaf.value, kind: "percent" } : null;
    if (first?.kind === "duration" && hasTimes) return { value: first.value, kind: "duration" };
    if (first?.kind === "clock") return null;
    const isKnown = constants.some(({ value, said: words }) => value === leaf.value && words.test(request));
    return first || isKnown ? { value: leaf.value, kind: "number" } : null;
  }

  const calculation = readCalculation(text, kindOf);
  const amount = calculation && workedOut(calculation);
  const isWhole = said.every((each) => used.has(each) || isOneOfIts(each));
  return amount && isWhole && calculation && "sign" in calculation && Number.isFinite(amount.value)
    ? { text, amount }
    : null;
}

function isSame({ value, form }: Leaf, said: SaidNumber, isInMinutes: boolean): boolean {
  const equals = (other: number) => Math.abs(value - other) < 1e-9;
  switch (said.kind) {
    case "number":
      // "three that take 45 each"
      return equals(said.value) && (form === "number" || (form === "time" && isInMinutes));
    case "percent":
      return form === "percent" ? equals(said.value) : form === "number" && equals(said.value * 100);
    case "clock":
      return form === "time" && equals(said.value);
    case "duration":
      return equals(said.value) || (form === "number" && equals(said.value / 60));
    default:
      return said.kind satisfies never;
  }
}

/** "18 euros for 1 hour": what is said of one of them needn't be multiplied. */
function isOneOfIts({ value, kind }: SaidNumber): boolean {
  return (kind === "number" && value === 1) || (kind === "duration" && value === 60);
}
