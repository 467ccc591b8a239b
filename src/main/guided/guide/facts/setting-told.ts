import { wantedWords } from "../request/wanted-words.ts";
import { kindsOfDay, weekdayNamed, weekdayPlace } from "../request/weekdays.ts";
import { isSameNoun, wordsOf } from "../request/words.ts";
import { cellTold, questionIn } from "./asked-cell.ts";
import { asKeys, saidOfSettings, settingAsked } from "./setting-asked.ts";
import { isSettings, settingsIn } from "./setting-lines.ts";
import { settingMeant } from "./setting-meant.ts";

const asksForValue =
  /(?<!\p{L})(?:how|what(?:['’]s)?|which|wie(?:viele?)?|was|welche[rnms]?)(?!\p{L})|いくつ|いくら|何/giu;
/** A yes or a no is asked for, or what was or would be. */
const asksForOther =
  /(?<!\p{L})(?:not|no|why|when|if|before|after|until|used|was|were|formerly|originally|earlier|would|should|could|change\p{L}*|make|nicht|kein\p{L}*|warum|wann|wenn|falls|vor|nach|bis|war|waren|stand|standen|früher|bisher|ursprünglich|wäre|sollte\p{L}*|könnte\p{L}*|änder\p{L}*)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|以前|ない/iu;
/** Words that only ask how much it is. */
const asksHowMuch =
  /^(?:warm|hot|cold|loud|bright|long|big|large|high|low|fast|often|far|wide|deep|value|number|setting|configured|currently|exactly|allowed|stands|much|viele?|wieviele?|laut|hell|lang|lange|groß|hoch|oft|weit|schnell|wert|nummer|eingestellt|gestellt|gesetzt|steht|stehen|derzeit|momentan|genau|erlaubt|darf|設定|現在)$|\p{scx=Hiragana}/iu;
/** What settings without a unit of their own may be measured in: as it is asked for, and as a file says it of all of them. */
const measures: readonly { asked: RegExp; stated: RegExp }[] = [
  { asked: /^(?:degrees?|grad|celsius|度)$/iu, stated: /°|(?<!\p{L})(?:degrees?|grad|celsius)(?!\p{L})|摂氏/iu },
  { asked: /^(?:percent|prozent|パーセント)$/iu, stated: /[%％]|(?<!\p{L})(?:percent|per cent|prozent)(?!\p{L})/iu },
  { asked: /^(?:watts?|ワット)$/iu, stated: /(?<=\d ?)W(?!\p{L})|(?<!\p{L})watts?(?!\p{L})/iu },
  { asked: /^(?:volts?|ボルト)$/iu, stated: /(?<=\d ?)V(?!\p{L})|(?<!\p{L})volts?(?!\p{L})/iu },
];
const unitBehind = /(?<!\p{L})(how (?:many|much)|wie ?viele?) (\p{L}+)/iu;
const plainNumber = /^["']?[+-]?\d+(?:[.,]\d+)?["']?$/u;

/** Who reads it as a sentence has to see all of it. In characters. */
const longestValue = 60;

/**
 * The value of the one setting that a question is about, told as a fact, where nothing of it is left over: each word is of the key, of its sections or of the file's name,
 * or only asks how much it is. Null otherwise.
 */
export function settingTold(path: string, text: string, request: string): { key: string; told: string } | null {
  const asked = questionIn(request);
  const measure = measureAsked(asked, text);
  const question = measure === null ? asked : asked.replace(unitBehind, "$1 ");
  if (!isSettings.test(path) || question.match(asksForValue)?.length !== 1 || asksForOther.test(question)) return null;
  const meant = settingMeant(settingsIn(path, text), { said: saidOfSettings(question), denied: [] });
  if (!meant || settingAsked(path, text, question) === "" || meant.value.length > longestValue) return null;
  const names = meant.parents.map((parent) => parent.replaceAll(/^[\s["'{]+|[\s\]"':={]+$/g, ""));
  const sections = names.filter((name) => name !== "");
  const known = asKeys([path, ...sections, meant.key].flatMap(wordsOf));
  const isKnown = (word: string) => asKeys([word]).some((form) => known.some((own) => isSameNoun(own, form)));
  const day = weekdayNamed(question);
  const isOfDay = (word: string) =>
    day !== null && weekdayPlace(word) === day && kindsOfDay(day).some((kind) => known.includes(kind));
  const isOpen = (word: string) => !asksHowMuch.test(word) && !isOfDay(word) && !isKnown(word);
  if (wantedWords(question).some((word) => word.length > 1 && isOpen(word))) return null;
  if (measure !== null && !plainNumber.test(meant.value) && !measure.test(meant.value)) return null;
  const value = meant.value.replaceAll(/^["']|["']$/g, "");
  const { key } = meant;
  const place = sections.length > 0 ? { column: key, row: sections.join(" › ") } : { column: "value", row: key };
  return { key, told: cellTold({ value, ...place }) };
}

/** How the unit is written that a question asks for, where a file says of no other one that it is measured in it; null otherwise. */
function measureAsked(question: string, text: string): RegExp | null {
  const unit = unitBehind.exec(question)?.[2] ?? "";
  const [only, ...others] = measures.filter(({ stated }) => stated.test(text));
  return only && others.length === 0 && only.asked.test(unit) ? only.stated : null;
}
