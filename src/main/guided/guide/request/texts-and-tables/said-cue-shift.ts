import { clausesOf } from "../limits/denied-clauses.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { allElse } from "../words/wanted-words.ts";

/** By how many milliseconds subtitles are to come later, and from which number to which; null for the first or the last one. */
export type CueShift = { later: number; from: number | null; to: number | null };

const halves = String.raw`(?<half>half a second|(?:eine )?halbe sekunde)`;
const seconds = String.raw`(?<count>\d+(?:[.,]\d+)?|an?|one|two|three|four|five|eine?|zwei|drei|vier|fünf) ?(?<unit>seconds?|secs?|s|milliseconds?|ms|sekunden?|sek|millisekunden?|秒|ミリ秒)`;
const amount = String.raw`(?<![\p{Script=Latin}\p{N}.,:])(?:${halves}|${seconds})(?![\p{Script=Latin}\p{N}])`;
/** How they are wrong, or how they are to be. */
const ways: readonly (readonly [RegExp, 1 | -1])[] = [
  [
    /(?<!\p{L})(?:too early|too soon|zu früh|(?:run|are|come|is) (?:\p{L}+ ){0,3}(?:ahead|early))(?!\p{L})|早すぎ|早く出|早い/iu,
    1,
  ],
  [/(?<!\p{L})(?:too late|zu spät|behind(?: the)?|lag\p{L}*|hinterher|hinken)(?!\p{L})|遅すぎ|遅れて|遅い/iu, -1],
];
const wishes: readonly (readonly [RegExp, 1 | -1])[] = [
  [/(?<!\p{L})(?:(?<!too )later|delay\p{L}*|später|verzöger\p{L}*|nach hinten)(?!\p{L})|遅らせ|後ろに|遅くし/iu, 1],
  [/(?<!\p{L})(?:(?<!too )earlier|sooner|früher|nach vorne?)(?!\p{L})|早め|前に|早くし/iu, -1],
];
const shifts =
  /(?<!\p{L})(?:shift\p{L}*|mov(?:e|ing)|delay\p{L}*|fix|correct|adjust|put (?:it|that|this|them) right|bring|make|should|need to|must|verschieb\p{L}*|korrigier\p{L}*|pass\p{L}*|schieb\p{L}*|verzöger\p{L}*|soll\p{L}*|müss\p{L}*|berichtig\p{L}*)(?!\p{L})|ずらし|遅らせ|早め|直し|修正|調整/iu;
const counted = String.raw`(?:(?:the )?(?:subtitles?|cues?|captions?|numbers?|no\.?|nr\.?|lines?|entr(?:y|ies)|untertitel|nummer|eintrag|#)(?: (?:numbers?|no\.?|nr\.?|nummer))? ?#?)?`;
const ranges: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:only |just |nur )?${counted}(?<![\p{L}\d])(?<from>\d{1,4}) ?(?:to|through|until|till|bis|-|–|〜|~|から) ?${counted}(?<to>\d{1,4})(?:番(?:目)?)?(?:まで)?(?![\d.,:]*\d)`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:from|starting (?:from|with|at)|beginning (?:with|at)|ab|von) ${counted}(?<from>\d{1,4})(?:st|nd|rd|th|\.)?(?: (?:on(?:wards?)?|onwards?|an|aufwärts))?(?![\d.,:]*\d)(?! ?(?:s|sec|sek|ms|mil|uhr|min))`,
    "iu",
  ),
  /(?<!\d)(?<from>\d{1,4})番(?:目)?(?:の字幕)?(?:から(?:後|先)?|以降)/u,
  new RegExp(
    String.raw`(?<!\p{L})(?:up to|until|till|bis|through) ${counted}(?<to>\d{1,4})(?![\d.,:]*\d)(?! ?(?:s|sec|sek|ms|mil|uhr|min))`,
    "iu",
  ),
  /(?<!\d)(?<to>\d{1,4})番(?:目)?(?:の字幕)?まで/u,
];
const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  ein: 1,
  eine: 1,
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  fünf: 5,
};

/** The shift that a request says of the subtitles of a film, "2 seconds too early from number 4 on"; null where it says none, several, or anything else with numbers. */
export function saidCueShift(request: string): CueShift | null {
  const clauses = clausesOf(request);
  const staying = clauses.filter((clause) => saysItStays(clause) && !shifts.test(clause));
  const changing = clauses.filter((clause) => !staying.includes(clause));
  const said = changing.join("");
  const amounts = [...said.matchAll(new RegExp(amount, "giu"))];
  const [only, ...others] = amounts;
  const later = only && others.length === 0 ? laterBy(only.groups ?? {}, said) : null;
  if (!only || later === null || changing.some(isDenial)) return null;
  const rest = said.replace(only[0], " ");
  const range = ranges.map((each) => each.exec(rest)).find((found) => found !== null);
  const [from, to] = [range?.groups?.["from"], range?.groups?.["to"]].map((number) =>
    number === undefined ? null : Number(number),
  );
  const isOpen = /\d/.test(rest.replace(range?.[0] ?? "", " "));
  const shift = { later, from: from ?? null, to: to ?? null };
  return isOpen || !staying.every((clause) => isOutside(clause, shift)) ? null : shift;
}

function laterBy({ half, count = "", unit = "" }: Record<string, string | undefined>, said: string): number | null {
  const number = half === undefined ? (words[count.toLowerCase()] ?? Number(count.replace(",", "."))) : 1 / 2;
  const size = /^m|ミリ/iu.test(unit) ? 1 : 1_000;
  const signs = new Set([
    ...ways.flatMap(([way, sign]) => (way.test(said) ? [sign] : [])),
    ...wishes.flatMap(([wish, sign]) => (wish.test(said) ? [sign] : [])),
  ]);
  const [sign, ...others] = signs;
  return sign === undefined || others.length > 0 || !shifts.test(said) || number === 0
    ? null
    : sign * Math.round(number * size);
}

/** Whether what stays is told by numbers that aren't shifted, or is all the rest. */
function isOutside(clause: string, { from, to }: CueShift): boolean {
  const numbers = (clause.match(/(?<![\d.,:])\d{1,4}(?![\d.,:]*\d)/g) ?? []).map(Number);
  if (numbers.length === 0) return allElse.test(clause) && (from ?? to) !== null;
  if (from === null && to === null) return false;
  return numbers.every((number) => number < (from ?? 0) || number > (to ?? Infinity));
}
