import type { Replacement } from "../../../../agent/replacement.ts";
import { type Value, valuesIn } from "./values.ts";
import { clausesOf, deniedWords, withoutDenied, withoutWhatStays } from "../limits/denied-clauses.ts";
import { saysWish } from "../wishes/says-wish.ts";
import { saysItIsPast } from "../limits/says-it-is-past.ts";
import { wholeWord } from "../words/word-pattern.ts";

/**
 * A value that a request wants to have in the place of another one of its kind, and what of the request is about neither. `beside` are the
 * signs around the old one where no blank parts them, in scripts without blanks: `第2会議室` isn't `2階`. `denied` are words of what isn't to be
 * changed although it has the same value.
 */
export type ValueChange = NewValue & {
  old: Value;
  beside: readonly [string, string];
  denied: readonly string[];
  /** The clause that says what it is of, where another one only tells why: "the hall is taken on 3 May, so the fair moves to 10 May". */
  told?: string;
};
export type NewValue = { fresh: Value; about: string };

const few = String.raw`(?:[^\d.;!?\n]{0,30}?)`;
/** What stands between the old value and the new one, and between the new one and the old one. */
const forwards = new RegExp(
  String.raw`^${few}(?:\s(?:up |down |now )?(?:to|auf|nach|becomes?)\s|→|->|=>|から|(?:では|じゃ)なくて?|,?\ssondern\s|\s(?:is|are|ist|sind) now )${few}$`,
  "iu",
);
/** "it says 12, it should say 14": between the two, and before the first one. "The shop should be open from 9 to 17" changes nothing. */
const shouldBe =
  /^[^\d.;!?\n]{0,20}?,?\s(?:but |and |aber )?(?:(?:it|they|that|this|es|das) )?(?:really |actually )?(?:should(?: now)? (?:be|say|read)|(?:has|have|needs?|ought) to (?:be|say|read)|(?:soll(?:te)?n?|muss|müssten?)(?: aber| jetzt| eigentlich)?)\s["'„“]?$/iu;
const stands =
  /(?<!\p{L})(?:says?|reads?|shows?|prints?|gives?|is|are|it['’]s|there['’]s|steht|stehen|ist|sind|zeigt|lautet)(?: (?:still|only|noch|nur|dort|da|at|on|am|um))*[^\p{L}\d]*$/iu;
/** "Aus dem 12. Juli wird der 19. Juli" */
const outOf = /(?<!\p{L})aus (?:(?:de[mnr]|eine[mr]|unsere[mr]) )?$/iu;
const turns =
  /^\s(?:uhr )?(?:wird|werden|wurde|mach\p{L}*)(?: (?:jetzt|nun|bitte|die|der|das|den|eine?|\p{L}+tag,?|uhr))*\s$/iu;
/** From one to the other, "9時から18時まで" is a span. */
const isSpan = /^[^\d、。]{0,6}?まで|^(?![^\d、。]{0,6}?[にへと])/u;

const backwards = new RegExp(
  String.raw`^${few}(?:\s(?:instead of|rather than|in place of|anstelle von|anstatt|statt|not|no longer|no more|nicht mehr|nicht)\s|[,(;]\s*(?:no longer|no more|nicht mehr|not)\s|[,(;]\s*(?:it )?(?:was|used to be|formerly|before|previously|old|bisher|früher|vorher|zuvor|war)\b:?\s)${few}$`,
  "iu",
);
/** "from 12 to 14" is a span where nothing is said to change. */
const changes =
  /(?<!\p{L})(?:chang\w*|bump\w*|release\w*|mov\w*|shift\w*|postpone\w*|rais\w*|ris\w*|lower\w*|cut|drop\w*|increas\w*|reduc\w*|go(?:es)?|went|updat\w*|correct\w*|put|set|setz\w*|verläng\w*|exten\w*|replac\w*|now|new|änder\w*|geändert|erhöh\w*|steig\w*|senk\w*|gesenkt|verschieb\w*|verschoben|verleg\w*|neu\w*|jetzt|teurer|billiger)(?!\p{L})|→|->|=>|変更|変わ|値上|値下|早ま|早め|早く|遅ら|遅く|延び|延期|順延|前倒し|繰り[上下]|(?:に|まで)延ば|ずら|ずれ|(?:に|と)なり(?:ます|ました)|になる|になった/iu;

/**
 * The one change of a value that a request says: "the day ticket goes up from 12 to 14 EUR", "am 21. Mai statt am 14. Mai". Null where it says none,
 * or more than one.
 */
export function saidValueChange(request: string): ValueChange | null {
  const values = valuesIn(request);
  const isChanged =
    changes.test(request) || /instead|rather|statt|not |nicht |no longer|no more|(?:では|じゃ)なく/iu.test(request);
  const pairs = values.flatMap((first, index) => {
    const second = values[index + 1];
    const pair = second ? pairOf(first, second, request, isChanged) : null;
    // "at 1 pm on Saturdays, not 2"
    const isOnDay = second?.kind === "weekday" && (first.kind === "time" || first.kind === "number");
    const third = isOnDay ? values[index + 2] : undefined;
    const apart = !pair && third ? pairOf(first, third, request, isChanged) : null;
    return pair ?? apart ?? [];
  });
  const [pair = (isChanged ? versionsIn(values, request) : null) ?? byWhatIsSaid(request)] = pairs;
  return pair && pairs.length <= 1 && pair.old.amount !== pair.fresh.amount ? pair : null;
}

/** What tells of a value that it isn't right. */
const isWrong =
  /(?<!\p{L})(?:too (?!many (?:people|guests))\p{L}+|not (?:\p{L}+ )?enough|n['’]?t (?:\p{L}+ )?enough|only|just|still|taken|in use|says?|reads?|at the moment|right now|currently|now it['’]?s|zu \p{L}+|reichen? nicht|nur|noch|belegt|vergeben|besetzt|ausgebucht|(?:klappt|geht|passt|können|kann|reicht) (?:\p{L}+ ){0,2}nicht|booked|(?:doesn['’]t|does not|won['’]t|can['’]t|cannot) (?:work|suit|do|make it|be held)|steht|derzeit|momentan)(?!\p{L})|埋まって|都合が(?:悪|つか)|使えな|少な|足り|低す|高す|短す|まだ|今は/iu;
/** "… ist aber am 19. Juli" */
const saysItIsSo =
  /(?<!\p{L})(?:is|are|ist|sind|findet) (?:[\p{L}]+ )?(?:aber|erst|jetzt|now|really|actually|only)(?!\p{L})|(?<!\p{L})(?:but|aber|sondern)(?!\p{L})/iu;

/** The other one takes its place: "so the fair moves to 10 May". */
const takesItsPlace =
  /(?<!\p{L})(?:verschieb\p{L}*|verschoben|verleg\p{L}*|mov(?:e[sd]?|ing) (?:\p{L}+ ){0,4}to|postpon\p{L}*|reschedul\p{L}*|instead(?! of)|stattdessen|dafür)(?!\p{L})|移し|変更し|延期|代わりに/iu;

/** Two values of which the one is said to be past or wrong and the other one to be wished: "20 is too little, 21.5 would be nice". */
function byWhatIsSaid(request: string): ValueChange | null {
  const text = withoutWhatStays(request);
  const values = valuesIn(text);
  const [one, other, ...more] = [...new Map(values.map((value) => [`${value.kind} ${value.amount}`, value])).values()];
  if (!one || !other || more.length > 0 || one.kind !== other.kind || adds.test(text)) return null;
  const clauses = clausesOf(text);
  const clauseOf = (value: Value) => clauses.find((clause) => clause.includes(value.text)) ?? "";
  const isOld = (value: Value, beside: Value) =>
    !clauseOf(value).includes(beside.text) &&
    (isWrong.test(clauseOf(value)) || saysItIsPast(clauseOf(value), value.text)) &&
    (saysWish(clauseOf(beside)) ||
      takesItsPlace.test(clauseOf(beside)) ||
      (one.kind === "date" && saysItIsSo.test(clauseOf(beside)))) &&
    !saysItIsPast(clauseOf(beside), beside.text);
  const [old, fresh, isClear] = isOld(one, other) ? [one, other, !isOld(other, one)] : [other, one, isOld(other, one)];
  if (!isClear) return null;
  const about = values.reduce((rest, { text: own }) => rest.replaceAll(own, " "), withoutDenied(request));
  const clause = clauseOf(fresh);
  const told = takesItsPlace.test(clause) ? { told: clause } : {};
  return { old, fresh, about, beside: besideIn(request, old), denied: [], ...told };
}

/** Two versions may also be told of. */
const raises =
  /(?<!\p{L})(?:bump|raise|set|change|increase|update|erhöhe?n?|ändere?|setze?n?)(?!\p{L})[^.;!?\n]{0,40}(?<!\p{L})version(?:snummer| number)?(?!\p{L})|バージョン[^。]*(?:上げ|変更|更新)/iu;

/** "we release 2.5.0 on monday. bump the version from 2.4.1": of two versions the later one is the new one. */
function versionsIn(values: readonly Value[], request: string): ValueChange | null {
  const versions = values.filter(({ kind }) => kind === "version");
  const [old, fresh, ...others] = [...new Map(versions.map((value) => [value.amount, value])).values()].toSorted(
    (one, other) => one.amount - other.amount,
  );
  if (!old || !fresh || others.length > 0 || !raises.test(request) || adds.test(request)) return null;
  const about = versions.reduce((text, { text: version }) => text.replaceAll(version, " "), withoutDenied(request));
  return { old, fresh, about, beside: ["", ""], denied: deniedWords(request, about) };
}

/** What is put in beside others takes no other one's place. */
const adds =
  /(?<!\p{L})(?:add|append|insert|enter|write|create|note|ergänz\w*|füge?|trage?|schreibe?|erstelle?)(?!\p{L})|追加|書い|作/iu;

/** The one new value that a request says without the old one: "the picnic is on 3 June now". Null where it says none, or several. */
export function saidNewValue(request: string): NewValue | null {
  const text = withoutWhatStays(request);
  const [fresh, ...others] = valuesIn(text);
  if (!fresh || others.length > 0 || !changes.test(text) || adds.test(request)) return null;
  return { fresh, about: `${text.slice(0, fresh.from)} ${text.slice(fresh.to)}` };
}

/** Numbers that tell where something stands. */
const counted =
  /(?<!\p{L})(?:lines?|rows?|items?|pages?|chapters?|steps?|columns?|cells?|zeilen?|seiten?|spalten?|kapitel)\s*$/iu;

/** "the fee for under 16s goes up to 84" */
const ages = /(?<!\p{L})(?:under|over|aged?|unter|über)[ -]?$|(?<!\p{L})[uü]-?$/iu;

/** "python to 3.11 and the line length to 100" */
const isNextPart = /(?:,|\s(?:and|und))\s.*\S\s(?:to|auf)\s/iu;

function pairOf(first: Value, second: Value, request: string, isChanged: boolean): ValueChange | null {
  const between = request.slice(first.to, second.from);
  // "lines 3 to 5"
  if (counted.test(request.slice(0, first.from)) || ages.test(request.slice(0, first.from))) return null;
  const isMoved =
    isChanged &&
    forwards.test(between) &&
    !isNextPart.test(between) &&
    !/(?<!\p{L})(?:an)?statt(?!\p{L})/iu.test(between) &&
    !(between.includes("から") && isSpan.test(request.slice(second.to)));
  const turnsInto = turns.test(between) && outOf.test(request.slice(0, first.from));
  const isForwards = isMoved || turnsInto || (shouldBe.test(between) && stands.test(request.slice(0, first.from)));
  if (!isForwards && !(isChanged && backwards.test(between))) return null;
  const [one, other] = sameKind(first, second) ?? [];
  if (!one || !other) return null;
  const about = `${request.slice(0, first.from)} ${request.slice(second.to)}`;
  const [old, said] = isForwards ? [one, other] : [other, one];
  const fresh = inNearerHalf(old, said);
  return { old, fresh, about, beside: besideIn(request, old), denied: [] };
}

const halfOfDay = 12 * 60;

/** 4時 for 午後3時 is in the afternoon as well: the half of the day that isn't said is the nearer one. */
function inNearerHalf(old: Value, fresh: Value): Value {
  const isOpen = old.text.startsWith("午") && fresh.text.includes("時") && !fresh.text.startsWith("午");
  const later = fresh.amount + halfOfDay;
  const isLater = isOpen && later < 2 * halfOfDay && later - old.amount <= Math.abs(old.amount - fresh.amount);
  return isLater ? { ...fresh, amount: later } : fresh;
}

function besideIn(request: string, { from, to }: Value): ValueChange["beside"] {
  return [sign.exec(request[from - 1] ?? "")?.[0] ?? "", sign.exec(request[to] ?? "")?.[0] ?? ""];
}

/** The change of a value that was read out of a request; null where the two are no such values. */
export function readValueChange(request: string, { find, put }: Replacement): ValueChange | null {
  const [first, second] = [find, put].map((text) => valueAt(request, text));
  const [old, fresh] = (first && second && sameKind(first, second)) ?? [];
  if (!old || !fresh || (old.amount === fresh.amount && old.kind === fresh.kind)) return null;
  const [one, other] = old.from < fresh.from ? [old, fresh] : [fresh, old];
  const about = [request.slice(0, one.from), request.slice(one.to, other.from), request.slice(other.to)].join(" ");
  return { old, fresh, about, beside: besideIn(request, old), denied: [] };
}

/** The value within a text of the request; what it is of counts from the request's beginning. */
function valueAt(request: string, text: string): Value | null {
  const values = valuesIn(request);
  const at = [...request.matchAll(wholeWord(text, "gu"))].map(({ index }) => index);
  const within = values.filter(({ from, to }) => at.some((start) => from >= start && to <= start + text.length));
  return within.find(({ kind }) => kind !== "weekday") ?? within[0] ?? null;
}

const sign = /[\p{scx=Han}\p{scx=Katakana}]/u;

/** "from 14 to 21 May": the first one is a day of that month. "from 7 to 8 pm" likewise. Null where they differ. */
export function sameKind(first: Value, second: Value): [Value, Value] | null {
  if (first.kind === second.kind) return [first, second];
  const isFirstShort = first.kind === "number";
  const [short, long] = isFirstShort ? [first, second] : [second, first];
  if (short.kind !== "number" || !/^\d{1,2}$/.test(short.text) || !/\d/.test(long.text)) return null;
  const [completed] = valuesIn(inSpellingOf(long, short.text));
  if (completed?.kind !== long.kind) return null;
  const value = { ...completed, from: short.from, to: short.to };
  return isFirstShort ? [value, long] : [long, value];
}

/** "at 9:30 instead of 10": the hour itself, and of a date its day. */
function inSpellingOf({ kind, text }: Value, short: string): string {
  if (kind === "time")
    return text.replace(/\d+(?:([:.])\d{2})?/, (_, sign?: string) => short + (sign ? `${sign}00` : ""));
  // 6月10日から12日に
  return text.replace(text.includes("月") ? /\d+(?=日)/ : /\d+/, short);
}
