import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { isSettings, type Setting, settingsIn, withSetting } from "../../../facts/programs/setting-lines.ts";
import { saysKey, settingMeant } from "../../../facts/programs/setting-meant.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { saidFolders } from "../../../files/said-folders.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { deniedWords, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { countsOther } from "../../../request/values/counts-other.ts";
import { isForSome } from "../../../request/limits/is-for-some.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { leavesSomeOut } from "../../../request/limits/leaves-some-out.ts";
import { meantForms, wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { saysItIsPast } from "../../../request/limits/says-it-is-past.ts";
import { isNoteOfValue, saysWish } from "../../../request/wishes/says-wish.ts";
import { spokenWords } from "../../../request/values/spoken-keys.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { wantedWords, withoutPaths } from "../../../request/words/wanted-words.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

type Change = { setting: Setting; put: string };

/** A value that is a number, with what stands around it. */
const numeric = /^(["']?)(\d+(?:\.\d+)?)(\s?(?:\p{L}*|%))\1$/u;
const saidNumber =
  /(?<![\p{L}\p{N}.,:/_#-])(\d+(?:[.,]\d+)?)((?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})\p{L}+|%)?(?![\p{N}:/_]|[.,]\d)/giu;
/** "raise it by 10", "5 more", "error 504", "after 20 seconds": numbers that are no new value. */
const isOther =
  /(?<!\p{L})(?:by|um|after|nach|since|every|took|takes?|lasts?|errors?|codes?|status|lines?|zeilen?|rows?|pages?|fehler) $/iu;
const isDifference =
  /^\S*(?: \p{L}+)? (?:more|less|fewer|higher|lower|longer|shorter|mehr|weniger|höher|länger|kürzer|times|mal)(?!\p{L})/iu;
/** "25 would be too loud": that is what it isn't to be. */
const wouldBeTooMuch = /(?<!\p{L})(?:(?:would|might) be (?:\p{L}+ )?too|wäre (?:\p{L}+ )?zu) \p{L}/iu;
const unit = /^\s?(ms|milli\p{L}*|min\p{L}*|hours?|stunden?|h|days?|tagen?|kb|mb|gb|kilobytes?|megabytes?)(?!\p{L})/iu;

/**
 * The one number that a request wants a setting to have, however it says so, and wherever in it the key and its sections are told. Empty where it says
 * another number that isn't the present value, where that of two settings may be meant, or where more is wanted.
 */
export async function saidSettingNumberCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutDenied(request);
  const forms = meantForms(said).filter((form) => form !== "fix" && form !== "replace");
  if (forms.length > 0 || isQuestion(request) || saysSeveralWishes(said)) return [];
  // "every new quiz" has no file yet
  if (isForMany.test(said))
    return ofLater.test(said) || leavesSomeOut(request) ? [] : callsForAll(request, said, files, view);
  if (wantsEverywhere(request)) return [];
  const texts = await textsMeant(request, files, isSettings, view);
  const found = texts.flatMap((file) => {
    const change = changeIn(settingsIn(file.path, file.text), said, request);
    return change ? [{ ...file, change }] : [];
  });
  const meant = plainestFile(found, texts, request);
  return !meant || isOfOther(meant, texts, request) ? [] : [callFor(meant.change)];
}

const ofLater = /(?<!\p{L})(?:new|future|next|neue[nrsm]?|künftige\p{L}*)(?!\p{L})|新しい|今後/iu;

function callFor({ setting, put }: Change): Call {
  const { path, line, row } = setting;
  return { tool: "edit", input: { path, old_text: line, new_text: withSetting(setting, put), line: row + 1 } };
}

/** "every quiz in the folder quizzes should allow 3 tries": the same setting in all files of a folder; none where they don't all call it the same. */
async function callsForAll(
  request: string,
  said: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const ofFolder = saidFolders(
    request,
    files.map(({ path }) => path),
  );
  const scope = ofFolder.length > 0 ? (replaceScope(request, files, false) ?? []) : [];
  const settings = scope.filter(({ path, size }) => isSettings.test(path) && size <= mostBytes);
  const texts = await Promise.all(settings.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const changes = texts.flatMap(({ path, text }) => changeIn(settingsIn(path, text), said, request, "all") ?? []);
  const keys = new Set(changes.map(({ setting }) => setting.key));
  return changes.length > 1 && keys.size === 1 ? changes.map(callFor) : [];
}

/** Whether another file has words of the request that this one hasn't: what they name isn't in this one. */
function isOfOther(meant: FileText, texts: readonly FileText[], request: string): boolean {
  const wordsIn = ({ path, text }: FileText) => new Set(wordsOf(`${path} ${text}`));
  const own = wordsIn(meant);
  const wanted = wantedWords(request).filter((word) => !/^\d/.test(word) && !own.has(word));
  return texts.some((other) => other.path !== meant.path && wanted.some((word) => wordsIn(other).has(word)));
}

/** The clause with the number, and its sentence, are read by themselves first, as another one may only tell the reason. */
function changeIn(
  settings: readonly Setting[],
  said: string,
  request: string,
  of: "one" | "all" = "one",
): Change | null {
  const sentences = sentencesOf(said).map(withoutPaths);
  const own = [...sentences.flatMap(clausesIn), ...sentences].filter((text) => saidNumbers(text).length > 0);
  const denied = deniedWords(request, said);
  const numbers = settings.filter(({ value }) => numeric.test(value));
  for (const text of [...own, withoutPaths(said)]) {
    const setting = settingMeant(numbers, { said: [...wordsOf(text), ...spokenWords(text)], denied });
    const others = settings.filter(({ key }) => key !== setting?.key);
    const change = setting && changeOf(setting, others, withoutPaths(said), of);
    if (setting) return change;
  }
  return null;
}

function clausesIn(sentence: string): string[] {
  return sentence.split(/[,;:、.]\s/u);
}

type SaidNumber = { text: string; before: string; behind: string; unit: string; from: number };

function saidNumbers(text: string): SaidNumber[] {
  return [...text.matchAll(saidNumber)].map(({ 0: whole, 1: number = "", 2: own = "", index }) => ({
    text: number.replace(",", "."),
    unit: own,
    before: text.slice(0, index),
    behind: text.slice(index + whole.length),
    from: index,
  }));
}

function changeOf(setting: Setting, others: readonly Setting[], said: string, of: "one" | "all"): Change | null {
  const [, , old = "", ownUnit = ""] = numeric.exec(setting.value) ?? [];
  const news = saidNumbers(said).filter(({ text }) => Number(text) !== Number(old));
  const [fresh] = news;
  if (!fresh || new Set(news.map(({ text }) => text)).size > 1) return null;
  const hasIt = (text: string) => saidNumbers(text).some(({ text: number }) => number === fresh.text);
  const having = sentencesOf(said).filter(hasIt);
  const sentence = having.find(saysWish) ?? having[0] ?? "";
  const wished = saidNumbers(sentence).find(({ text }) => text === fresh.text);
  if (!wished || !isValueOf(setting, wished, ownUnit)) return null;
  const clause = clausesIn(sentence).find(hasIt) ?? "";
  const own = wordsOf([setting.path, setting.key, ...setting.parents].join(" "));
  if (wouldBeTooMuch.test(sentence)) return null;
  const isWished =
    saysWish(sentence) || (isNoteOfValue(sentence) && isCalledBefore(setting, clause) && isAllNoted(said, own));
  if (!isWished || saysItIsPast(clause, fresh.text) || isForSome(clause, own) || isLimited(sentence)) return null;
  // "… 120, and call the folder out": another one gets a value, too
  const behind = sentence.slice(sentence.indexOf(clause) + clause.length);
  if (
    (of === "one" && isForMany.test(sentence)) ||
    (/^\W*(?:and|und)(?!\p{L})/iu.test(behind) && saysKey(others, wordsOf(behind)))
  )
    return null;
  return { setting, put: setting.value.replace(old, asPreciseAs(old, fresh.text)) };
}

/** "panel font 15", or just "15" after what is wrong: of "volume of track 3" the number tells which one. */
function isCalledBefore({ key }: Setting, clause: string): boolean {
  const before = saidNumbers(clause)[0]?.before ?? "";
  const word = before.match(/[\p{L}_-]+(?=[^\p{L}]*$)/u)?.[0] ?? "";
  const own = wordsOf(key);
  return before.trim() === "" || [...wordsOf(word), ...spokenWords(word)].some(sameNounAs(own));
}

/** Whether a note says nothing besides but what the value is of, or that it doesn't suit: "new server: mail.example, port 587" has more that is new. */
function isAllNoted(said: string, own: readonly string[]): boolean {
  const isKnown = sameNounAs(own);
  return clausesIn(said)
    .filter((clause) => saidNumbers(clause).length === 0)
    .every((clause) => doesNotSuit.test(clause) || wordsOf(clause).every(isKnown));
}

const doesNotSuit = /(?<!\p{L})(?:too|zu) \p{L}/iu;

const isForMany =
  /(?<!\p{L})(?:both|all|each|every|beide\p{L}*|alle[nrs]?|jede\p{L}*)(?!\p{L})|両方|すべて|ぜんぶ|全部/iu;

/** Whether a number is said as a value with the setting's own unit. */
function isValueOf({ line, key }: Setting, { before, behind, unit: joined }: SaidNumber, own: string): boolean {
  if (isOther.test(before) || isDifference.test(behind)) return false;
  if (countsOther(before, behind, wordsOf(`${key} ${line} ${own}`))) return false;
  if (joined !== "" && joined.toLowerCase() !== own.trim().toLowerCase()) return false;
  const other = unit.exec(behind)?.[1]?.toLowerCase();
  const tells = wordsOf(`${key} ${line}`);
  if (other === undefined)
    return !/^\s?(?:seconds?|sekunden?)/iu.test(behind) || !tells.some((word) => /^(?:ms|milli|min|hours?)/.test(word));
  return tells.some((word) => word.length > 1 && (word.startsWith(other) || other.startsWith(word)));
}

/** 22 is written 22.0 where the old one is 20.0. */
function asPreciseAs(old: string, fresh: string): string {
  const places = /\.(\d+)$/.exec(old)?.[1]?.length ?? 0;
  return places > 0 && !fresh.includes(".") ? `${fresh}.${"0".repeat(places)}` : fresh;
}
