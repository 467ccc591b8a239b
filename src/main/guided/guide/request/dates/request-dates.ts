/** A day, month or year that a request names. `month` and `day` count from 1; null where it isn't said. */
export type NamedDate = { year: string | null; month: number | null; day: number | null };

const months: readonly RegExp[] = [
  /january|jan\.?|januar/,
  /february|feb\.?|februar/,
  /march|mar\.?|märz/,
  /april|apr\.?/,
  /may(?! (?:i|we|you|he|she|it|they|be|not|have|also)\b)|mai/,
  /june|jun\.?|juni/,
  /july|jul\.?|juli/,
  /august|aug\.?/,
  /september|sept?\.?/,
  /october|oct\.?|oktober|okt\.?/,
  /november|nov\.?/,
  /december|dec\.?|dezember|dez\.?/,
];

/** The names of the months, as a pattern. */
export const monthPattern = `(?:${months.map((name) => name.source).join("|")})`;

/** A date with its day, as texts and requests write it, with or without its year, as a pattern. */
export const datePattern = String.raw`(?:\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?|\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? ${monthPattern}(?!\p{L})(?:,? \d{4})?|${monthPattern} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|(?:\d{4}年)?\d{1,2}月\d{1,2}日)`;

const edge = String.raw`(?![\p{L}\p{N}])`;
const start = String.raw`(?<![\p{L}\p{N}])`;
const monthsAlone = months.map((name) => new RegExp(`${start}(?:${name.source})${edge}`, "iu"));

/** The month that a word names, from 1 on; null where it names none. */
export function monthOf(word: string): number | null {
  const place = monthsAlone.findIndex((month) => month.test(word));
  return place === -1 ? null : place + 1;
}

/** The date that a request names, in words or numbers, English, German or Japanese; null where it names none. */
export function namedDate(request: string): NamedDate | null {
  const date = readDate(request);
  const isPossible = (date?.month ?? 1) <= 12 && (date?.day ?? 1) <= 31;
  return isPossible ? date : null;
}

function readDate(request: string): NamedDate | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})(?:-(\d{2}))?(?!\d)/.exec(request);
  if (iso) return { year: iso[1] ?? null, month: toNumber(iso[2]), day: toNumber(iso[3]) };
  const german = /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})?(?!\d)/.exec(request);
  if (german) return { year: german[3] ?? null, month: toNumber(german[2]), day: toNumber(german[1]) };
  const year = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(request)?.[1] ?? null;
  const japanese = /(?<!\d)(\d{1,2})月(?:(\d{1,2})日)?/.exec(request);
  if (japanese) return { year, month: toNumber(japanese[1]), day: toNumber(japanese[2]) };
  for (const [index, name] of months.entries()) {
    const before = new RegExp(`${start}(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (?:${name.source})${edge}`, "iu").exec(
      request,
    );
    const behind = new RegExp(`${start}(?:${name.source}) (\\d{1,2})(?:st|nd|rd|th)?${edge}`, "iu").exec(request);
    if (monthsAlone[index]?.test(request)) return { year, month: index + 1, day: toNumber(before?.[1] ?? behind?.[1]) };
  }
  return year === null ? null : { year, month: null, day: null };
}

/** Whether a request names several months, or the time before or after a date: no single one is meant then. */
export function saysSpan(request: string): boolean {
  return monthsAlone.filter((name) => name.test(request)).length > 1 || ofSpans.test(request);
}

const ofSpans = new RegExp(
  String.raw`${start}(?:before|after|since|until|till|between|vor|nach|seit|bis|zwischen) (?:(?:the|end of|beginning of|dem|ende|anfang) ){0,2}(?:\d{1,2}(?:st|nd|rd|th|\.)? )?(?:${monthPattern}${edge}|(?:19|20)\d{2}(?!\d)|\d{1,2}\.\d{1,2}\.)|(?:\d月|\d日|\d年)(?:\d{1,2}日)?(?:より前|以前|まで|以後|以降|から)`,
  "iu",
);

/** Whether a date written `2024-05-22` is the one, or falls into it; one without a year, `--05-22`, may be of any. */
export function fallsInto(iso: string, { year, month, day }: NamedDate): boolean {
  const [ownYear, ownMonth, ownDay] = iso.replace(/^--/, "-").split("-");
  return (
    (year === null || ownYear === "" || year === ownYear) &&
    (month === null || month === Number(ownMonth)) &&
    (day === null || day === Number(ownDay))
  );
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
