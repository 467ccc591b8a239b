import type { FileText } from "../../../workspace-view.ts";
import { hasNamedSettings } from "../../facts/formats/named-settings.ts";
import { isSettings, settingsIn } from "../../facts/programs/setting-lines.ts";
import { textGone } from "../../request/wishes/told-wishes.ts";
import { wholeValue } from "../../request/values/said-spans.ts";
import { escapeRegExp, notBehindWord, wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameStem, sameNounAs, wordsOf } from "../../request/words/words.ts";
import { blocksOf } from "./lists/blocks.ts";
import { changesOther } from "./changes-other.ts";
import { entriesOf } from "./line-entries.ts";
import { settingsCalled } from "./settings/named-setting-as-wished.ts";
import { slottedLines } from "./slots.ts";
import { plainWish, renames } from "./plain-wish.ts";
import { isInOtherRelease } from "./sections/releases.ts";

/** Whether what the ways for requests have made of a text isn't surely what a wish wants. */
export function isUnsure(wish: string, file: FileText, after: string, isForAll: boolean): boolean {
  return (
    (!isForAll && (isGuessed(wish, file, after) || isElsewhere(wish, file, after))) ||
    takesOther(wish, file.text, after) ||
    changesOther(wish, file.text, after) ||
    addsElsewhere(wish, file, after) ||
    losesName(wish, file.text, after) ||
    leavesOld(wish, file.text, after) ||
    isKnownBetter(wish, file) ||
    isOfPartOfName(wish, file.text, after)
  );
}

/** Whether a setting that stands in several parts was set in all of them, though the wish is about one. */
function isGuessed(wish: string, { path, text: before }: FileText, after: string): boolean {
  if (plainWish(wish)?.deed !== "set") return false;
  const old = new Set(settingsIn(path, before).map(({ row, line }) => `${row} ${line}`));
  const set = settingsIn(path, after).filter(({ row, line }) => !old.has(`${row} ${line}`));
  return new Set(set.map(({ key }) => key)).size < set.length;
}

/** Whether a setting was set that stands apart from what the wish names, which is there as well. */
function isElsewhere(wish: string, { path, text: before }: FileText, after: string): boolean {
  const told = plainWish(wish);
  if (told?.deed !== "set" || !isSettings.test(path)) return false;
  const [lines, all] = [after.split("\n"), wordsOf(before)];
  const said = told.what.flatMap(wordsOf).filter((word) => !isCommonWord(word));
  const named = said.filter((word) => all.some(sameNounAs([word])));
  return entriesOf(path, before, slottedLines(path, before)).some(({ row, text, above, slotted }) => {
    if (slotted.line === lines[row]) return false;
    const own = wordsOf(`${above}\n${text}\n${slotted.settings.flatMap(({ parents }) => parents).join("\n")}`);
    const has = (word: string) => own.some((other) => isSameStem(word, other));
    return named.some((word) => !own.some(sameNounAs([word]))) || (said.length > 0 && !said.some(has));
  });
}

/** Whether a wish is about a value or a name of a kind of file that is read in full: what it isn't found in by then isn't meant. */
function isKnownBetter(wish: string, { path, text }: FileText): boolean {
  if (renames.test(wish)) return hasNamedSettings(path, text, []);
  const told = plainWish(wish);
  if (told?.deed !== "set" || told.what.length === 0 || isOfValues.test(wish)) return false;
  return (
    hasNamedSettings(path, text, [...told.what, told.about.join(" ")]) ||
    settingsCalled(path, text, told, wish).length > 0
  );
}

/** "Change "#eee" to "#ddd"" */
const isOfValues = /^(?:change|replace) "(?:#|\d)[^"]*" (?:to|by|with) "/iu;

/** Whether a name was changed within a longer one: of `deploy` in `deploy-docs`. */
function isOfPartOfName(wish: string, before: string, after: string): boolean {
  const [, name] = renames.exec(wish) ?? [];
  if (name === undefined) return false;
  const longer = new RegExp(
    String.raw`[\p{L}\p{N}][-_.]+${escapeRegExp(name)}(?![\p{L}\p{N}])|${notBehindWord}${escapeRegExp(name)}[-_.]+[\p{L}\p{N}]`,
    "giu",
  );
  const counted = (text: string) => text.match(longer)?.length ?? 0;
  return counted(after) < counted(before);
}

/** Whether something went that isn't called so: of "tea towels" the tea. */
function takesOther(wish: string, before: string, after: string): boolean {
  const gone = textGone(wish);
  if (gone === null || isOfMore.test(wish)) return false;
  const left = new Set(after.split("\n"));
  const taken = wordsOf(
    before
      .split("\n")
      .filter((line) => !left.has(line))
      .join("\n"),
  );
  return wordsOf(gone).some((word) => !isCommonWord(word) && !taken.some(sameNounAs([word])));
}

/** Whether what is new came into a release that is out already. */
function addsElsewhere(wish: string, { path, text }: FileText, after: string): boolean {
  const told = plainWish(wish);
  return told?.deed === "add" && isInOtherRelease(blocksOf(path, text), told.what.join(" "), text, after);
}

/** Whether what is set has lost its own name: that became the value. */
function losesName(wish: string, before: string, after: string): boolean {
  const told = plainWish(wish);
  const isSet = told?.deed === "set" && (/^set(?!\p{L})/iu.test(wish) || (told.from === null && isState(told.to)));
  const counted = (text: string, name: string) => text.match(wholeWord(name, "giu"))?.length ?? 0;
  return isSet && told.what.some((name) => counted(after, name) < counted(before, name));
}

/** Whether a line that was changed has the old value in another place: then that may be the one. */
function leavesOld(wish: string, before: string, after: string): boolean {
  const told = plainWish(wish);
  if (told?.deed !== "set" || told.from === null) return false;
  const [lines, old] = [before.split("\n"), wholeWord(told.from, "iu")];
  const fresh = after.split("\n");
  return lines.length === fresh.length && fresh.some((line, row) => line !== lines[row] && old.test(line));
}

/** No name of anything: a value, or a state. */
function isState(text: string): boolean {
  return /^(?:on|off|true|false|yes|no|none|enabled|disabled)$/iu.test(text) || wholeValue(text)?.text === text;
}

/** "Swap the rooms of "yoga" and "drawing"" */
export function isSwapOfSides(wish: string): boolean {
  const told = plainWish(wish);
  return told?.deed === "swap" && told.about.length > 0;
}

/** "Remove the column …", "Remove all of …": a text may say it in other words. */
const isOfMore = /^(?:remove|delete) (?:the )?(?:all|every\p{L}*|columns?|sections?|paragraphs?|chapters?)(?!\p{L})/iu;

/** Whether a wish wants nothing: it is about something of which no word stands anywhere, or only says in which file the others are meant. */
export function isVoid(wish: string, texts: readonly FileText[]): boolean {
  if (numbersAnew.test(wish)) return true;
  const added = /^add "([^"]+)"$/iu.exec(wish)?.[1];
  if (added !== undefined) return texts.some(({ path }) => path === added || path.endsWith(`/${added}`));
  const gone = textGone(wish);
  if (gone === null || isOfMore.test(wish) || standsIn(texts, gone)) return false;
  const there = texts.flatMap(({ text }) => wordsOf(text));
  return !wordsOf(gone).some((word) => !isCommonWord(word) && there.some(sameNounAs([word])));
}

/** A list that was numbered is numbered anew whatever is put into it. */
const numbersAnew =
  /^(?:re-?number|re-?order|adjust the number|update the number)\p{L}*(?!\p{L})[^"]*(?:steps?|list|items?|points?|numbers?|entries|rest|after|"[^"]*")/iu;

export function standsIn(texts: readonly FileText[], phrase: string): boolean {
  return texts.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()));
}

/** Whether what is to go is only said of what another wish names: "The Slow Tide … remove that podcast". */
export function onlyPointsBack(wish: string, request: string): boolean {
  const gone = textGone(wish);
  if (gone === null || !/^\p{L}+$/u.test(gone)) return false;
  return new RegExp(String.raw`(?<!\p{L})(?:that|this|diese[nrs]?|jene[nrs]?) ${gone}(?!\p{L})`, "iu").test(request);
}

/** Whether what is to become something else has become it by a former wish: "customers" with "customer". */
export function isReplacedBy(wish: string, before: readonly FileText[], texts: readonly FileText[]): boolean {
  const [, old, fresh] = /^(?:replace|change) "([^"]+)" (?:by|with|to) "([^"]+)"/iu.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return false;
  return standsIn(before, old) && !standsIn(texts, old) && standsIn(texts, fresh);
}
