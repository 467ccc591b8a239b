import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, valueLike, withSetting } from "../../../facts/programs/setting-lines.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isForSome } from "../../../request/limits/is-for-some.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { leavesSomeOut } from "../../../request/limits/leaves-some-out.ts";
import { meantForms, wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { partTexts } from "../../../turn/parts.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";

type Change = { setting: Setting; put: string };

const off =
  /(?<!\p{L})(?:(?:take|turn|switch|put) [^.;!?\n]*?(?<!\p{L})off|disable|deactivate|hide|(?:schalte?|mach|stell)\p{L}* [^.;!?\n]*?(?<!\p{L})(?:aus|ab)|aus(?:schalten|blenden)|abschalten|deaktivier\p{L}*)(?!\p{L})|オフに|無効に|非表示に/iu;
const on =
  /(?<!\p{L})(?:(?:turn|switch|put) [^.;!?\n]*?(?<!\p{L})on|enable|activate|(?:schalte?|mach|stell)\p{L}* [^.;!?\n]*?(?<!\p{L})(?:ein|an)|ein(?:schalten|blenden)|anschalten|aktivier\p{L}*)(?!\p{L})|オンに|有効に/iu;
/** How a sentence says that something is to be so from now on. */
const wants =
  /(?<!\p{L})(?:set|change|put|turn|bump|raise|lower|increase|reduce|make|allow|only|now(?! that)|from now on|instead|setz\p{L}*|stell\p{L}*|änder\p{L}*|erhöh\p{L}*|senk\p{L}*|nur|jetzt|künftig|ab sofort)(?!\p{L})|設定|変更|変えて|にして|今後/iu;
const isTruth = /^["']?(?:true|false|yes|no|on|off)["']?$/iu;
const amount = /^["']?(\d+(?:\.\d+)?)\s?(\p{L}*|%)["']?$/u;
const saidNumber = /(?<![\p{L}\p{N}.,:/_-])(\d+(?:\.\d+)?)(\p{L}+|%)?(?![\p{N}:/]|[.,]\d)/giu;
/** Words of keys that say only that the value is yes or no. */
const isState = /^(?:show|shown|visible|enabled?|active|on|is|use|display)$/u;

/**
 * Settings of one file that a request tells in other words than their keys: "take the banner off", "free shipping only from 60 euros on", "the limit for
 * /upload to 64m". Each sentence that wants something has to mean one of them by all words of its key, or by its section; else nothing is done.
 */
export async function saidWordedSettingCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (wantsEverywhere(request) || isQuestion(request) || leavesSomeOut(request)) return [];
  const bare = request.replaceAll(/\([^()]*\)/g, (aside) => (saysItStays(aside) ? " " : aside));
  if (isLimited(withoutDenied(bare))) return [];
  const sentences = sentencesOf(withoutDenied(bare)).flatMap(partTexts).map(withoutPaths);
  const texts = await textsMeant(request, files, isSettings, view);
  const found = texts.flatMap((file) => {
    const changes = changesIn(settingsIn(file.path, file.text), sentences);
    return changes ? [{ ...file, changes }] : [];
  });
  const meant = plainestFile(found, texts, bare);
  return (meant?.changes ?? []).map(({ setting, put }) => ({
    tool: "edit",
    input: {
      path: setting.path,
      old_text: setting.line,
      new_text: withSetting(setting, put),
      line: setting.row + 1,
    },
  }));
}

/** What each sentence wants of these settings; null where one of them wants something else, or nothing is new. */
function changesIn(settings: readonly Setting[], sentences: readonly string[]): Change[] | null {
  const changes = sentences.map((sentence) => {
    if (!wants.test(sentence) && !off.test(sentence) && !on.test(sentence)) return isOther(sentence) ? null : [];
    const isSwitch = off.test(sentence) || on.test(sentence);
    const change = isSwitch ? switched(settings, sentence) : numbered(settings, sentence);
    return change && !leavesOpen(settings, change, sentence) ? [change] : null;
  });
  if (changes.includes(null)) return null;
  const all = changes.flatMap((own) => own ?? []);
  const isTwice = new Set(all.map(({ setting }) => setting.row)).size < all.length;
  return all.length === 0 || isTwice || all.some(({ setting, put }) => setting.value === put) ? null : all;
}

/** Something is wanted of which nothing here is known; that something fails is only told. */
function isOther(sentence: string): boolean {
  const isTold = meantForms(sentence).every((form) => form === "fix") && !mends.test(sentence);
  return !isTold || asksFor.test(sentence);
}

/** "The text should say …", "Also the cost is 5.90" */
const asksFor =
  /^(?:also|and|auch|und|außerdem)(?!\p{L})|(?<!\p{L})(?:should|must|needs? to|has to|have to|too|as well|soll\p{L}*|muss|müssen|auch)(?!\p{L})/iu;

const mends = /(?<!\p{L})(?:fix|mend|repair|correct|reparier\p{L}*|korrigier\p{L}*|behebe?)(?!\p{L})|直し|修正/iu;

/** "raise it by 10", "5 more" */
const isBy =
  /(?<!\p{L})(?:by|um) \d|\d\S*(?: \p{L}+)? (?:more|less|fewer|higher|lower|longer|shorter|mehr|weniger|höher|länger|kürzer)(?!\p{L})/iu;

/** Whether a sentence says the change only for some, as a difference, or of another section as well. */
function leavesOpen(settings: readonly Setting[], { setting }: Change, sentence: string): boolean {
  if (isBy.test(sentence)) return true;
  const said = wordsOf(sentence);
  const own = wordsOf([setting.path, setting.key, ...setting.parents].join(" "));
  const clause = clauseWith([off, on].find((way) => way.test(sentence)) ?? saidNumber, sentence);
  const isOfSome = isForSome(clause, own);
  const others = settings.filter((other) => !isBeside(other, setting)).map(sectionWords);
  const saysOther = others.some((words) =>
    areSaid(
      words.filter((word) => !own.includes(word)),
      said,
    ),
  );
  // names may have an "and" in them
  return isOfSome || saysOther || (!own.some((word) => /^(?:and|und)$/.test(word)) && goesOn.test(sentence));
}

const goesOn = /\s(?:and|und) (?!(?:so|that|thus|then|also)(?!\p{L}))[^,.;]*\S/iu;

/** The one yes or no that is said, by its key or as the only one of its section. */
function switched(settings: readonly Setting[], sentence: string): Change | null {
  const [isOff, isOn] = [off.test(sentence), on.test(sentence)];
  if (isOff === isOn || /\d/.test(sentence)) return null;
  const truths = settings.filter(({ value }) => isTruth.test(value));
  const words = wordsOf(clauseWith(isOff ? off : on, sentence));
  const byKey = truths.filter(({ key }) =>
    areSaid(
      wordsOf(key).filter((word) => !isState.test(word)),
      words,
    ),
  );
  const bySection = truths.filter(
    (setting) =>
      areSaid(sectionWords(setting), words) && truths.filter((other) => isBeside(other, setting)).length === 1,
  );
  const [setting, ...others] = new Set([...byKey, ...bySection]);
  const put = setting && others.length === 0 ? valueLike(setting.value, isOn ? "on" : "off") : null;
  return setting && put !== null ? { setting, put } : null;
}

/** The one number that is said, by all words of its key, or as the only one with such a unit in a section that is said to the letter. */
function numbered(settings: readonly Setting[], sentence: string): Change | null {
  const [said, ...more] = [...sentence.matchAll(saidNumber)];
  const [, number = "", unit = ""] = said ?? [];
  if (number === "" || more.length > 0) return null;
  const unitOf = ({ value }: Setting) => amount.exec(value)?.[2]?.toLowerCase();
  const fitting = settings.filter((setting) => unitOf(setting) === unit.toLowerCase());
  const words = wordsOf(clauseWith(saidNumber, sentence));
  const byKey = fitting.filter(({ key }) => areSaid(wordsOf(key), words));
  const told = byKey.filter((setting) => areSaid(sectionWords(setting), words));
  const literal = unit === "" ? [] : fitting.filter((setting) => isLiteral(setting, sentence));
  const isAlone = byKey.length === 1 && settings.filter(({ key }) => key === byKey[0]?.key).length === 1;
  const meant = isAlone ? byKey : told.length > 0 ? told : byKey.length === 0 ? literal : [];
  const [setting, ...others] = meant;
  if (!setting || others.length > 0) return null;
  // a price keeps its hundredths
  const isPrice = /\.\d{2}["']?$/.test(setting.value) && !number.includes(".");
  const put = setting.value.replace(/\d+(?:\.\d+)?/, isPrice ? `${number}.00` : number);
  return { setting, put };
}

/** The clause of a sentence that has something in it: what else it says may be the reason. */
function clauseWith(pattern: RegExp, sentence: string): string {
  const plain = new RegExp(pattern.source, "iu");
  return sentence.split(/[,;:、]\s*(?!\d)/u).find((clause) => plain.test(clause)) ?? sentence;
}

/** Whether all of these words are said, and one of them says something. */
function areSaid(own: readonly string[], said: readonly string[]): boolean {
  const isSaid = (word: string) => said.some((other) => other === word || isSameNoun(word, other));
  return own.some((word) => !isCommonWord(word) && word.length > 2) && own.every(isSaid);
}

/** The words of the section that a setting stands in: `[mail.digest]`, `mail:`. */
function sectionWords({ parents }: Setting): string[] {
  return wordsOf(parents.at(-1) ?? "");
}

function isBeside(one: Setting, other: Setting): boolean {
  return one.parents.length > 0 && one.parents.at(-1) === other.parents.at(-1);
}

/** Whether the name of the section, such as a path, stands in the sentence to the letter. */
function isLiteral({ parents }: Setting, sentence: string): boolean {
  const name = /(\/[\p{L}\p{N}_./-]+)\s*\{\s*$/u.exec(parents.at(-1) ?? "")?.[1];
  return name !== undefined && new RegExp(`(?<!\\S)${escapeRegExp(name)}(?![\\p{L}\\p{N}_/-])`, "u").test(sentence);
}
