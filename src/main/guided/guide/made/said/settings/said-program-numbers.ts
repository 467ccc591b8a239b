import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { constantsIn, isSource } from "../../../facts/programs/program-constants.ts";
import { type Setting, withSetting } from "../../../facts/programs/setting-lines.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { openFiles } from "../../../files/left-out-files.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { isForSome } from "../../../request/limits/is-for-some.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { countsOther } from "../../../request/values/counts-other.ts";
import { saidValueChange } from "../../../request/values/said-value.ts";
import { spokenWords } from "../../../request/values/spoken-keys.ts";
import { unitBehind, unitNamed } from "../../../request/values/unit-behind.ts";
import { meantForms } from "../../../request/wishes/request-intent.ts";
import { saysWish } from "../../../request/wishes/says-wish.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isSameNoun, isSameVerb, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

const numeric = /^\d+(?:\.\d+)?$/;
const number = /(?<![\p{Script=Latin}\p{N}.,:/_#-])\d+(?:\.\d+)?(?![\p{N}:/_]|[.,]\d)/gu;
/** Words of a key that say only what it counts by. */
const isMeasure =
  /^(?:max|maximum|min|minimum|num|number|count|default|total|limit|amount|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|ms|anzahl|sekunden|minuten|stunden|tage)$/u;
/** "3 more backups": no new value. */
const isDifference = /^\s?(?:more|less|fewer|mehr|weniger|times as|mal so|つ多く|個多く)/iu;

/** More may be wanted, in whichever words. */
const goesOn = /(?<!\p{L})(?:and|then|und|dann)(?!\p{L})(?! (?:not|no longer|nicht)(?!\p{L}))|(?:して|、)から/iu;
const atMost = /(?<!\p{L})at (?:most|least)(?!\p{L})/giu;

/**
 * The new number of a constant that a named program has for what a request says of it: "backup.sh should keep 14 backups, not 7" for `KEEP=7`, among others of the same value. Empty where no constant is
 * called by words of the request, or several are, or where it hasn't got the old number.
 */
export async function saidProgramNumberCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [file, ...others] = writtenFiles(request, openFiles(request, files));
  if (!file || others.length > 0 || !isSource.test(file.path) || file.size > mostBytes) return [];
  if (isQuestion(request) || isLimited(request)) return [];
  const said = withoutPaths(request);
  if (meantForms(said).some((form) => form === "add" || form === "delete")) return [];
  if (saysSeveralWishes(withoutDenied(said))) return [];
  const constants = topmost(
    constantsIn(file.path, (await view.text(file.path)) ?? "").filter(({ value }) => numeric.test(value)),
  );
  const words = [...wordsOf(said), ...spokenWords(said)];
  const change = changeIn(said, constants, words);
  if (!change || isForSome(said.replaceAll(atMost, " "), wordsOf(`${file.path} ${change.setting.key}`))) return [];
  const { setting, put } = change;
  const { path, line, row } = setting;
  return [{ tool: "edit", input: { path, old_text: line, new_text: withSetting(setting, put), line: row + 1 } }];
}

/** What holds for the whole program stands at no depth; what is set within a part of it is only that part's. */
function topmost(constants: readonly Setting[]): readonly Setting[] {
  const outer = constants.filter(({ line }) => /^\S/.test(line));
  return outer.length > 0 ? outer : constants;
}

type Change = { setting: Setting; put: string };

function changeIn(said: string, constants: readonly Setting[], words: readonly string[]): Change | null {
  const numbers = [...said.matchAll(number)];
  if (numbers.some(({ 0: text, index }) => isDifference.test(said.slice(index + text.length)))) return null;
  const [one, other, ...more] = [...new Set(numbers.map(([text]) => text))];
  if (one === undefined || more.length > 0) return null;
  const pair = saidValueChange(said);
  const [old, put] = pair ? [pair.old.text, pair.fresh.text] : other === undefined ? [null, one] : [one, other];
  if (!numeric.test(put) || (old !== null && !pair && !isToldBefore(said, old, put))) return null;
  if (goesOn.test(said.slice(said.lastIndexOf(put)))) return null;
  const having = old === null ? constants : constants.filter(({ value }) => Number(value) === Number(old));
  const setting = calledIn(having, words);
  if (!setting || Number(setting.value) === Number(put)) return null;
  if (!isInItsUnit(setting, said, old, put)) return null;
  const isSaid = isSaidIn(words);
  const isLikeIt = (other: Setting) =>
    tellingOf(other.key).some((word) => isSaid(word) && !wordsOf(setting.key).includes(word));
  // "50 items per page" may be of the items or of the page
  if (having.some((other) => other !== setting && isLikeIt(other))) return null;
  const isClear = old !== null || isCalledRightBefore(setting, said, put) || isSetTo(setting, said, put, isSaid);
  return isClear ? { setting, put } : null;
}

/** Whether the new number counts by what the old one does: "2 weeks" aren't the 2 for 7 days, and what a bare `TIMEOUT=30` counts is open. */
function isInItsUnit({ key }: Setting, said: string, old: string | null, put: string): boolean {
  const unit = unitBehind(said, put);
  const before = old === null ? null : unitBehind(said, old);
  if (unit === before) return true;
  if (unit === null) return false;
  if (before === null && wordsOf(key).some((word) => unitNamed(word) === unit)) return true;
  // "from 30 to 60 seconds" says it once for both; of "2 hours instead of 30" the old one is of a smaller unit
  return old !== null && before === null && Number(put) > Number(old);
}

/** "it keeps 7 backups, make that 14": the one is told, and the other one wished. */
function isToldBefore(said: string, old: string, put: string): boolean {
  const clauses = said.split(/[,;.!?、。]\s*|\s(?:but|aber)\s/u);
  const having = (text: string) => clauses.filter((clause) => new RegExp(`(?<!\\d)${text}(?!\\d)`).test(clause));
  const [tells, wishes] = [having(old), having(put)];
  return (
    tells.length === 1 &&
    wishes.length === 1 &&
    tells[0] !== wishes[0] &&
    !tells.some(saysWish) &&
    wishes.every(saysWish)
  );
}

/** The one of these that has no word in its key that isn't said; of such the one with most words. */
function calledIn(constants: readonly Setting[], words: readonly string[]): Setting | null {
  const isSaid = isSaidIn(words);
  const called = constants.filter(({ key }) => tellingOf(key).every(isSaid));
  const most = Math.max(0, ...called.map(({ key }) => tellingOf(key).length));
  const [only, ...others] = called.filter(({ key }) => tellingOf(key).length === most);
  return only && others.length === 0 ? only : null;
}

function isSaidIn(words: readonly string[]): (word: string) => boolean {
  return (word) => words.some((other) => isSameNoun(word, other) || isSameVerb(word, other));
}

function tellingOf(key: string): string[] {
  const words = wordsOf(key);
  const telling = words.filter((word) => !isMeasure.test(word));
  return telling.length > 0 ? telling : words;
}

/** "keep 14", "keep the last 14": without the old number only that tells what the new one is of, and in which unit. */
function isCalledRightBefore({ key }: Setting, said: string, put: string): boolean {
  const last = wordsOf(key);
  if (!saysWish(said) || last.some((word) => isMeasure.test(word))) return false;
  const before = new RegExp(
    `(\\p{L}+)(?: (?:the|at|most|last|newest|up|to|only|just|about|now|die|letzten|neuesten|nur|noch|maximal|höchstens)){0,3} ${escapeRegExp(put)}(?!\\d)`,
    "iu",
  ).exec(said)?.[1];
  const own = last.at(-1) ?? "";
  return before !== undefined && (isSameNoun(own, before.toLowerCase()) || isSameVerb(own, before.toLowerCase()));
}

/** "the page size should be 50": all of the key, and the number by itself. */
function isSetTo({ key }: Setting, said: string, put: string, isSaid: (word: string) => boolean): boolean {
  const [, before = "", behind = ""] =
    new RegExp(`^(.*)(?<!\\d)${escapeRegExp(put)}(?!\\d)(.*)$`, "su").exec(said) ?? [];
  const own = wordsOf(key);
  return saysWish(said) && setsTo.test(before) && own.every(isSaid) && !countsOther(before, behind, own);
}

const setsTo = /(?:(?<!\p{L})(?:to|be|auf)|[=→:]|[をは])\s*$/iu;
