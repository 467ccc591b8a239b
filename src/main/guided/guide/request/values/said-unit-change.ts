import { clausesOf } from "../limits/denied-clauses.ts";
import { isDenial } from "../limits/ruled-out-files.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { saysWish } from "../wishes/says-wish.ts";
import { allElse } from "../words/wanted-words.ts";
import { escapeRegExp } from "../words/word-pattern.ts";
import { isCommonWord, wordsOf } from "../words/words.ts";

/** Amounts of one unit that are to be told in another one: each of `from` is so many of `to`. `staying` are the clauses that say what is left as it is. */
export type UnitChange = {
  from: Unit;
  to: Unit;
  /** What the new unit is called in the request. */
  called: string;
  factor: number;
  usesComma: boolean;
  staying: readonly string[];
};
/** A unit by what it may be called, its sign first. */
export type Unit = readonly [sign: string, ...names: string[]];

const units: readonly Unit[] = [
  ["oz", "ounce", "ounces", "unze", "unzen", "オンス"],
  ["lb", "lbs", "pound", "pounds", "pfund", "ポンド"],
  ["g", "gram", "grams", "gramme", "grammes", "gramm", "グラム"],
  ["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "キロ"],
  ["cup", "cups", "tasse", "tassen", "カップ"],
  ["tbsp", "tablespoon", "tablespoons", "el", "esslöffel", "大さじ"],
  ["tsp", "teaspoon", "teaspoons", "tl", "teelöffel", "小さじ"],
  ["pt", "pint", "pints"],
  ["gal", "gallon", "gallons", "gallone", "gallonen"],
  ["ml", "millilitre", "millilitres", "milliliter", "milliliters", "ミリリットル"],
  ["cl", "centilitre", "centilitres", "centiliter"],
  ["dl", "decilitre", "decilitres", "deciliter", "deziliter"],
  ["l", "litre", "litres", "liter", "liters", "リットル"],
  ["inch", "inches", "zoll", "インチ"],
  ["ft", "foot", "feet", "fuß", "フィート"],
  ["yd", "yard", "yards"],
  ["mi", "mile", "miles", "meile", "meilen", "マイル"],
  ["mm", "millimetre", "millimetres", "millimeter", "millimeters", "ミリ"],
  ["cm", "centimetre", "centimetres", "centimeter", "centimeters", "zentimeter", "センチ"],
  ["m", "metre", "metres", "meter", "meters", "メートル"],
  ["km", "kilometre", "kilometres", "kilometer", "kilometers", "キロメートル"],
  ["min", "minute", "minutes", "minuten", "分"],
  ["h", "hour", "hours", "stunde", "stunden", "時間"],
  ["day", "days", "tag", "tage"],
  ["week", "weeks", "woche", "wochen"],
];
const any = units
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .map(escapeRegExp)
  .join("|");
const name = (group: string) => String.raw`(?<![\p{Script=Latin}])(?<${group}>${any})(?![\p{Script=Latin}])`;
const all = String.raw`(?: (?:all|the|our|my|every|of|die|alle|von|bitte|please))*`;
const few = String.raw`(?: [^\s,;!?]+){0,6}?`;
const pairs = [
  String.raw`(?<!\p{L})(?:convert|turn|change|recalculate|translate|switch)${all} ${name("from")}${few} (?:in)?to ${name("to")}`,
  String.raw`${name("to")} (?:instead of|rather than|statt|anstatt|anstelle von) ${name("from")}`,
  String.raw`(?<!\p{L})(?:rechne?|wandle?|wandel)${all} ${name("from")}${few} in ${name("to")} um(?!\p{L})`,
  String.raw`${name("from")}${few} in ${name("to")} (?:umrechnen|umwandeln|umgerechnet|umzurechnen)`,
  String.raw`${name("from")}を ?${name("to")}に(?:換算|変換|直し|変え|して)`,
].map((way) => new RegExp(way, "iu"));
const number = String.raw`(?<![\d.,:/])(?<count>\d+(?:[.,]\d+)?)`;
const factors = [
  String.raw`${number} ?${name("to")} (?:for |für )?(?:each|an?|per|je|pro|eine?) (?:one )?${name("from")}`,
  String.raw`(?<!\d)(?:1|one|an|a|each|eine?|ein) ?${name("from")} ?(?:=|is|are|has|equals|being|ist|sind|hat|entspricht|は|で)? ?${number} ?${name("to")}`,
].map((way) => new RegExp(way, "giu"));
const deedWord =
  /^(?:convert|turn|change|recalculate|translate|switch|umrechnen|umwandeln|umzurechnen|rechne?|wandle?|wandel|um|recipes?|amounts?|quantities|measures?|weights?|volumes?|ingredients?|numbers?|list|rather|prefer|rezept\p{L}*|mengen?|angaben?|zutaten)$/iu;
const isOpen =
  /(?<!\p{L})(?:round\p{L}*|nearest|only|just|both|as well|too|brackets?|beside|behind|rund\p{L}*|nur|auch|zusätzlich|klammern?|dahinter|daneben)(?!\p{L})|四捨五入|だけ|括弧/iu;

/** The unit that a request wants amounts to be told in, where it says what one of the old is in the new: "ounces to grams, 28 g an ounce". Null where anything of it is open. */
export function saidUnitChange(request: string): UnitChange | null {
  const found = factors.flatMap((way) => [...request.matchAll(way)]);
  const [factor, ...others] = found;
  const count = Number((factor?.groups?.["count"] ?? "").replace(",", "."));
  if (!factor || others.length > 0 || !(count > 0)) return null;
  const rest = request.replace(factor[0], " ").replace(/[(（]\s*[)）]/u, " ");
  const clauses = clausesOf(rest).filter((clause) =>
    wordsOf(clause).some((word) => !isCommonWord(word) && !agrees.test(word)),
  );
  const staying = clauses.filter((clause) => saysItStays(clause) || isDenial(clause));
  const changing = clauses.filter((clause) => !staying.includes(clause));
  const deeds = changing.flatMap((clause) => {
    const match = pairs.map((way) => way.exec(clause)).find((each) => each !== null);
    return match ? [{ clause, match }] : [];
  });
  const [deed, ...more] = deeds;
  const [from, to] = ["from", "to"].map((group) => unitCalled(deed?.match.groups?.[group]));
  if (!deed || more.length > 0 || !from || !to || from === to) return null;
  const isSame = from === unitCalled(factor.groups?.["from"]) && to === unitCalled(factor.groups?.["to"]);
  const open = changing.some(
    (clause) =>
      isOpen.test(clause) || /\d/.test(clause) || (clause !== deed.clause && (saysWish(clause) || goesOn.test(clause))),
  );
  const known = new Set([...from, ...to]);
  const unread = wordsOf(deed.clause).filter(
    (word) =>
      word.length > 1 &&
      !isCommonWord(word) &&
      !known.has(word) &&
      !deedWord.test(word) &&
      !/^\p{Script=Hiragana}+$/u.test(word),
  );
  const isRead = unread.length === 0 || /[\p{Script=Hiragana}]/u.test(deed.clause);
  if (!isSame || open || !isRead) return null;
  return {
    from,
    to,
    called: deed.match.groups?.["to"] ?? to[0],
    factor: count,
    usesComma: factor.groups?.["count"]?.includes(",") === true,
    staying: staying.filter((clause) => !allElse.test(clause)),
  };
}

/** More is to be done. */
const goesOn = /^[\s,]*(?:and|und|then|dann)\s/iu;

/** What is left where the number was said: "… is fine". */
const agrees = /^(?:fine|ok|okay|enough|good|reicht|genügt|passt|gut|exact|exactly|genau|should|do|will)$/iu;

/** The units that a text names. */
export function unitsNamed(text: string): Unit[] {
  const found = [...text.matchAll(new RegExp(name("unit"), "giu"))];
  return found.map(({ groups }) => unitCalled(groups?.["unit"])).filter((unit) => unit !== undefined);
}

function unitCalled(called = ""): Unit | undefined {
  return units.find((names) => names.some((each) => each === called.toLowerCase()));
}
