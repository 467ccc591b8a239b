import { numberNamed, numberWords } from "../words/number-words.ts";

/** How long something takes, in minutes, and the words for it. */
export type Duration = { minutes: number; text: string };

const count = String.raw`(?<count>\d+(?:[.,]\d+)?|an?|${numberWords(1)})`;
const more = String.raw`(?: (?:and |und )?(?:(?<half>an? half|halbe?)|(?<minutes>\d+|${numberWords(5)}) ?(?:minutes?|mins?|minuten)\.?(?!\p{L})))?`;
const lead = String.raw`(?:(?:(?:it |es )?(?:lasts?|takes?|dauert(?: es)?)|for|duration|length|dauer|länge|所要時間は?)\s*:?\s*)?(?:(?:about|around|roughly|circa|ca\.|etwa|ungefähr|約) ?)?`;

const spellings: readonly { pattern: string; minutes?: number }[] = [
  { pattern: String.raw`(?:(?:eine )?dreiviertel ?stunde|(?:3\/4|three[- ]quarters?) of an hour)`, minutes: 45 },
  { pattern: String.raw`(?:(?:eine )?viertel ?stunde|(?:a )?quarter of an hour)`, minutes: 15 },
  { pattern: String.raw`(?:(?:eine )?halbe stunde|half an hour|half-?hour)`, minutes: 30 },
  { pattern: String.raw`(?:anderthalb|eineinhalb|1½) stunden`, minutes: 90 },
  { pattern: String.raw`${count} ?(?:hours?|hrs?|stunden?|std\.?|h)(?!\p{L})${more}` },
  { pattern: String.raw`(?<short>\d+|${numberWords(5)}) ?(?:minutes?|mins?|minuten|min\.?)(?!\p{L})(?: long| lang)?` },
  { pattern: String.raw`(?<count>\d+)時間(?:(?<half>半)|(?<minutes>\d+)分)?` },
  { pattern: String.raw`(?<![時\d])(?<short>\d+)分(?:間)?` },
];
const patterns = spellings.map(({ pattern, minutes }) => ({
  pattern: new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}.,:-])${lead}${pattern}(?!\p{Script=Latin})`, "giu"),
  minutes,
}));

/** How long something is said to take: "eine Dreiviertelstunde", "an hour and 15 minutes", 1時間半. Null where nothing is said of it, or two things are. */
export function saidDuration(request: string): Duration | null {
  const found = patterns.flatMap(({ pattern, minutes }) =>
    [...request.matchAll(pattern)].map(({ 0: text, index, groups = {} }) => ({
      text,
      from: index,
      to: index + text.length,
      minutes: minutes ?? minutesOf(groups),
    })),
  );
  // "an hour and 15 minutes" has the 15 minutes in it
  const whole = found.filter(
    (one) =>
      !found.some((other) => other !== one && other.from <= one.from && one.to <= other.to && !isSame(one, other)),
  );
  const [only, ...others] = whole;
  return only && others.length === 0 && only.minutes > 0 ? { minutes: only.minutes, text: only.text } : null;
}

type Span = { from: number; to: number };

function isSame(one: Span, other: Span): boolean {
  return one.from === other.from && one.to === other.to;
}

function minutesOf({ count: hours, half, minutes, short }: Record<string, string | undefined>): number {
  if (short !== undefined) return amountOf(short);
  return Math.round(amountOf(hours ?? "0") * 60) + (half === undefined ? amountOf(minutes ?? "0") : 30);
}

function amountOf(text: string): number {
  if (/^an?$/iu.test(text)) return 1;
  return numberNamed(text) ?? Number(text.replace(",", "."));
}
