import { baseName } from "../../../../../shared/path-parts.ts";
import { asKeys, impliedKeys, inLatin, withoutSessionWords } from "../../request/values/key-words.ts";
import { wantsToKnow, withoutAsking } from "../../request/questions/without-asking.ts";
import { wantedWords, withoutPaths } from "../../request/words/wanted-words.ts";
import { kindsOfDay, weekdayNamed, weekdayPlace } from "../../request/dates/weekdays.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { type AskedCell, cellTold, questionIn, toldCellIn } from "../entries/asked-cell.ts";
import { ofSeveral, saidOfSettings } from "./setting-asked.ts";
import { isSettings, type Setting, settingsIn } from "./setting-lines.ts";
import { settingMeant } from "./setting-meant.ts";
import { inAskedUnit, isUnitOfTime, statedUnit } from "./settings-in-unit.ts";

const asksForValue =
  /(?<!\p{L})(?:how|what(?:['’]s)?|which|wie(?:viele?)?|was|welche[rnms]?)(?!\p{L})|いくつ|いくら|何|どの/giu;
/** A yes or a no is asked for, or what was or would be. */
const asksForOther =
  /(?<!\p{L})(?:not|no|why|when|if|before|after|until|used to|was|were|formerly|originally|earlier|would|should|could|change\p{L}*|make|nicht|kein\p{L}*|warum|wann|wenn|falls|vor|nach|bis|war|waren|stand|standen|früher|bisher|ursprünglich|wäre|sollte\p{L}*|könnte\p{L}*|änder\p{L}*)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|以前|ない/iu;
/** Words that only ask how much it is, or say that something has it. */
const asksHowMuch =
  /^(?:warm|hot|cold|loud|bright|long|big|large|high|low|fast|often|far|wide|deep|value|number|setting|configured|currently|exactly|allowed|stands|much|uses?|using|listens?|runs?|needs?|needed|set|lowest|minimum|minimal|min|least|oldest|highest|largest|biggest|maximum|maximal|max|most|versions?|possible|according|server|users?|normal|ordinary|regular|usual|normale[nrs]?|gewöhnliche[nrs]?|benutzers?|nutzers?|may|works?|working|last|lasts|sein|hier|dafür|viel(?:e[nr]?)?|wieviele?|nummer|welche[mn]|dauert|laut|hell|lang|lange|groß|hoch|oft|weit|schnell|wert|eingestellt|gestellt|gesetzt|steht|stehen|derzeit|momentan|genau|erlaubt|darf|nutzt|verwendet|benutzt|läuft|lauscht|brauche|braucht|mindestens|höchstens|maximal|niedrigste|älteste|höchste|größte|version|möglich|gemäß|設定|現在)$|^(?=.*\p{scx=Hiragana})[\p{scx=Han}\p{scx=Hiragana}]+$/iu;
/** What settings without a unit of their own may be measured in: as it is asked for, and as a file says it of all of them. */
const measures: readonly { asked: RegExp; stated: RegExp }[] = [
  { asked: /^(?:degrees?|grad|celsius|度)$/iu, stated: /°|(?<!\p{L})(?:degrees?|grad|celsius)(?!\p{L})|摂氏/iu },
  { asked: /^(?:percent|prozent|パーセント)$/iu, stated: /[%％]|(?<!\p{L})(?:percent|per cent|prozent)(?!\p{L})/iu },
  { asked: /^(?:watts?|ワット)$/iu, stated: /(?<=\d ?)W(?!\p{L})|(?<!\p{L})watts?(?!\p{L})/iu },
  { asked: /^(?:volts?|ボルト)$/iu, stated: /(?<=\d ?)V(?!\p{L})|(?<!\p{L})volts?(?!\p{L})/iu },
];
const unitBehind = /(?<!\p{L})(how (?:many|much)|wie ?viele?) (\p{L}+)/iu;
const plainNumber = /^["']?[+-]?\d+(?:[.,]\d+)?["']?$/u;
const plainJapanese = /最低限?|最小限?|最大限?|必要|何番|番号|使用|動かす|教えて|いくつ/gu;
const lead = "The setting that is asked for:";
/** Who reads it as a sentence has to see all of it. In characters. */
const longestValue = 60;

/**
 * The value of the one setting that a question is about, told as a fact, where nothing of it is left over: each word is of the key, of its sections or of the file's name,
 * or only asks how much it is. Null otherwise.
 */
export function settingTold(path: string, text: string, request: string): { key: string; told: string } | null {
  if (!isSettings.test(path) || isExampleFor(path, request)) return null;
  const core = withoutAsking(request);
  const said = inLatin(questionIn(core)).replaceAll(plainJapanese, " ");
  const measure = measureAsked(said, text);
  const question = withoutSessionWords(measure === null ? said : said.replace(unitBehind, "$1 "));
  const asked = question.match(asksForValue)?.length ?? 0;
  const isAsked = asked === 1 || (asked === 0 && wantsToKnow(request));
  if (!isAsked || asksForOther.test(question) || ofSeveral.test(question)) return null;
  const settings = settingsIn(path, text);
  const meant = meantBy(settings, question, impliedKeys(said));
  if (!meant || meant.value.length > longestValue) return null;
  if (isNamedElsewhere(meant.key, text)) return null;
  const names = meant.parents.map((parent) => parent.replaceAll(/^[\s["'{]+|[\s\]"':={]+$/g, ""));
  const sections = names.filter((name) => name !== "");
  const known = asKeys([path, ...sections, meant.key].flatMap(wordsOf));
  const isKnown = (word: string) => asKeys([word]).some((form) => known.some((own) => isSameNoun(own, form)));
  const own = new Set(wordsOf(text));
  const day = weekdayNamed(question);
  const isOfDay = (word: string) =>
    day !== null && weekdayPlace(word) === day && kindsOfDay(day).some((kind) => known.includes(kind));
  // what only asks tells nothing apart, unless the file has a word for it
  const isOpen = (word: string) =>
    !isKnown(word) && !isOfDay(word) && !isUnitOfTime(word) && !(asksHowMuch.test(word) && !isOther(word));
  const isOther = (word: string) => own.has(word) && !ofMeasure.test(word);
  if (wantedWords(question).some((word) => word.length > 1 && isOpen(word))) return null;
  if (measure !== null && !plainNumber.test(meant.value) && !measure.test(meant.value)) return null;
  const value = inAskedUnit(meant, question, statedUnit(text));
  if (value === null) return null;
  const { key } = meant;
  const place = sections.length > 0 ? { column: key, row: sections.join(" › ") } : { column: "value", row: key };
  return { key, told: settingFact({ value, ...place }) };
}

/** Whether somebody by whose name a value stands is one of a list of records as well. */
function isNamedElsewhere(key: string, text: string): boolean {
  const isName = /^\p{Lu}\p{Ll}+$/u.test(key);
  return isName && new RegExp(`[:=]\\s*["']?${escapeRegExp(key)}["']?\\s*(?:[,}#]|$)`, "mu").test(text);
}

/** Such a fact, of a question of which nothing is left over. */
export function settingFact(setting: AskedCell): string {
  return cellTold(setting, lead);
}

/** The setting that such a fact tells; null where a text has none. */
export function settingToldIn(facts: string): AskedCell | null {
  return toldCellIn(facts, lead);
}

/** An example of settings has what others are to fill in: only who names it asks for that. */
function isExampleFor(path: string, request: string): boolean {
  const name = baseName(path).toLowerCase();
  return (
    /(?<![a-z])(?:example|sample|template|dist|defaults?|old|bak|backup)(?![a-z])/.test(name) &&
    !request.toLowerCase().includes(name)
  );
}

/** A word for these may stand in a file for something else. */
const ofMeasure = /^(?:versions?|min|max|most|least|set|value|runs?|user|users)$/iu;

/** The setting that a question is about. What its key counts in needn't be said, and "version" is said of what has another key as well. */
function meantBy(settings: readonly Setting[], question: string, implied: readonly string[]): Setting | null {
  const said = [...saidOfSettings(withoutPaths(question)), ...implied];
  const ofUnits = settings.flatMap(({ key }) => {
    const words = wordsOf(key);
    const last = words.at(-1) ?? "";
    return words.length > 1 && (isUnitOfTime(last) || ofSizes.test(last)) ? [last] : [];
  });
  const longer = settings.filter(({ key }) => wordsOf(key).length > 1);
  // a regular user's has no word for that where a guest's has
  const plain = saysRegular.test(question) ? plainOnes(settings, [...said, ...ofUnits]) : [];
  if (plain.length === 1) return plain[0] ?? null;
  return (
    settingMeant(settings, { said, denied: [] }) ??
    settingMeant(settings, { said: said.filter((word) => !/^versions?$/.test(word)), denied: [] }) ??
    settingMeant(longer, { said: [...said, ...ofUnits], denied: [] })
  );
}

const ofSizes = /^(?:bytes|kb|mb|gb|tb|kib|mib|gib|px|percent|pct)$/u;
const saysRegular =
  /(?<!\p{L})(?:normal|ordinary|regular|usual|normale\p{L}*|gewöhnliche\p{L}*|übliche\p{L}*)(?!\p{L})|普通|一般|通常/iu;

/** The settings whose keys are said in full, and stand within longer ones: `SESSION_MINUTES` beside `GUEST_SESSION_MINUTES`. */
function plainOnes(settings: readonly Setting[], said: readonly string[]): Setting[] {
  const words = settings.map(({ key }) => wordsOf(key));
  const isSaid = (own: readonly string[]) => own.every((word) => said.some((other) => isSameNoun(word, other)));
  const isWithin = (own: readonly string[]) =>
    words.some((other) => other.length > own.length && own.every((word) => other.includes(word)));
  return settings.filter((_, index) => isSaid(words[index] ?? []) && isWithin(words[index] ?? []));
}

/** How the unit is written that a question asks for, where a file says of no other one that it is measured in it; null otherwise. */
function measureAsked(question: string, text: string): RegExp | null {
  const unit = unitBehind.exec(question)?.[2] ?? "";
  const [only, ...others] = measures.filter(({ stated }) => stated.test(text));
  return only && others.length === 0 && only.asked.test(unit) ? only.stated : null;
}
