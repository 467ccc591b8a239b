/** What an amount is counted in. */
export type AmountUnit = keyof typeof spellings;

/** In words and signs, as a request or a file has them. */
const spellings = {
  percent: "[%％]|percent|per cent|prozent|パーセント",
  cents: "p|pence|cents?|ct|rappen",
  euros: "€|eur(?:os?)?",
  dollars: String.raw`\$|usd|dollars?`,
  pounds: "£|gbp|pounds?|quid",
  francs: "chf|franken",
  yen: "[円¥]|yen|jpy",
  seconds: String.raw`s|secs?|seconds?|sek\.?|sekunden?|秒間?`,
  minutes: String.raw`min(?:s|s?\.|utes?|uten?)?|分間?`,
  hours: String.raw`h|hrs?|hours?|std\.?|stunden?|時間`,
  days: "days?|tagen?|日間?",
  grams: "g|grams?|gramm|グラム",
  kilos: "kg|kilos?|キロ",
  millilitres: "ml",
  litres: "l|lit(?:er|re)s?|リットル",
  pieces: String.raw`pcs\.?|pieces?|stück|stk\.?|[個本枚冊袋箱]`,
  points: "points?|pts?|punkten?|点",
} as const;

const all = Object.values(spellings).join("|");
/** Any unit, as the source of a regular expression. */
export const anyUnit = String.raw`(?:${all})(?!\p{Script=Latin})`;

const names = Object.keys(spellings).filter((name): name is AmountUnit => name in spellings);
const whole = names.map((name) => ({ name, is: new RegExp(`^(?:${spellings[name]})$`, "iu") }));

/** The unit that a text is; null for none. */
export function unitNamed(text: string): AmountUnit | null {
  return whole.find(({ is }) => is.test(text.trim()))?.name ?? null;
}

const behind = new RegExp(String.raw`^\s?(${anyUnit})`, "iu");
const before = /(?:[€$£¥]|(?<!\p{L})(?:eur|usd|chf|gbp))\s?$/iu;

/** The unit of a number from one place of a text to another: "5 min", "€ 3"; null for none. */
export function unitAt(text: string, from: number, to: number): AmountUnit | null {
  const lead = before.exec(text.slice(0, from))?.[0];
  return unitNamed(lead ?? behind.exec(text.slice(to))?.[1] ?? "");
}

/** The unit that the name of a column tells: `price_cents`, "Time (min)"; null for none. */
export function unitOfColumn(column: string): AmountUnit | null {
  const last = column.match(/[\p{L}%€$£円]+/gu)?.at(-1) ?? "";
  return unitNamed(last);
}

const isOfMoney = /^(?:euros|dollars|pounds|francs|yen)$/u;

export function isMoney(unit: AmountUnit | null): boolean {
  return unit !== null && isOfMoney.test(unit);
}
