import { groupBy } from "../../../../../shared/group-by.ts";
import { indentOf } from "../../../forms/indent.ts";
import { kindsOfDay, weekdayNamed } from "../../request/dates/weekdays.ts";
import { asKeys } from "../../request/values/key-words.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { isSettings, type Setting, settingsIn } from "./setting-lines.ts";
import { settingMeant } from "./setting-meant.ts";

/**
 * The one setting that a question is about, with the sections that it stands in, or the one section whose name it says: a small model takes the value of
 * the section that stands last. Empty where neither is clear.
 */
export function settingAsked(path: string, text: string, request: string): string {
  if (!isSettings.test(path) || ofSeveralThings.test(request)) return "";
  const settings = settingsIn(path, text);
  const said = saidOfSettings(request);
  // "which bulb and socket" are several of one section
  const meant = ofSeveral.test(request) ? null : settingMeant(settings, { said, denied: [] });
  const lines = text.split("\n");
  if (
    meant &&
    !isVague.test(meant.key) &&
    wordsOf(meant.key).every((word) => said.some((own) => isSameNoun(own, word)))
  ) {
    return unlessMore(
      isInMap(meant) ? shownAlone(meant) : shown(lines, [meant.row, meant.row + 1], meant),
      text,
      request,
    );
  }
  const sections = [...groupBy(settings, ({ parents }) => parents.join("\n")).values()];
  const [section, ...others] = sections.filter(([first]) => first !== undefined && isSaid(first, said));
  const [first] = section ?? [];
  if (!first || others.length > 0 || sections.length < 2) return "";
  return unlessMore(shown(lines, extentOf(lines, first), first), text, request);
}

/** The words that a request has for settings: as keys have them, and what its day is one of. */
export function saidOfSettings(request: string): string[] {
  const day = weekdayNamed(request);
  return asKeys([...wordsOf(request), ...(day === null ? [] : kindsOfDay(day))]);
}

/** Whether it is one of several in its line: `weekend: { morning: 23.5, evening: 22 }`. */
function isInMap({ parents, line, key }: Setting): boolean {
  const map = parents.at(-1);
  return map !== undefined && line.trimStart().startsWith(map) && !line.trimStart().startsWith(key);
}

/** Of a map in one line a small model takes the value beside it. */
function shownAlone({ parents, line, key, value }: Setting): string {
  const indent = indentOf(line);
  return [...parents.slice(0, -1), `${indent}${parents.at(-1) ?? ""}:`, `${indent}  ${key}: ${value}`].join("\n");
}

/** Two things are asked for, or put side by side. */
export const ofSeveral =
  /(?<!\p{L})(?:and|or|than|und|oder|als|both|all|each|every|beide\p{L}*|alle\p{L}*|jede\p{L}*)(?!\p{L})|[とや]|より/iu;
/** Things are put side by side, or each is asked for. */
const ofSeveralThings = /(?<!\p{L})(?:than|als|both|all|each|every|beide\p{L}*|alle\p{L}*|jede\p{L}*)(?!\p{L})|より/iu;
/** Many things have one. */
const isVague = /^["']?(?:version|name|type|id|title)["']?$/iu;

/** Nothing where a word of the request stands elsewhere in the text, and not in the part. */
function unlessMore(part: string, text: string, request: string): string {
  const own = wordsOf(part);
  const all = wordsOf(text.replaceAll(remark, " "));
  const lacks = wantedWords(request).some(
    (word) => word.length > 2 && !isCommonWord(word) && has(all, word) && !has(own, word),
  );
  return lacks ? "" : part;
}

/** A line that is only told to who reads the file. */
const remark = /^\s*[#;].*$/gmu;

function has(words: readonly string[], word: string): boolean {
  return asKeys([word]).some((form) => words.some((own) => isSameNoun(own, form)));
}

/** The lines from the first setting of a section up to the next section. */
function extentOf(lines: readonly string[], first: Setting): [from: number, to: number] {
  const head = lines.findLastIndex((line, row) => row < first.row && line === first.parents.at(-1));
  const depth = indentOf(lines[head] ?? "").length;
  const isNext = (line: string) => line.trim() !== "" && (/^\s*\[/.test(line) || indentOf(line).length <= depth);
  const isIni = /^\s*\[/.test(lines[head] ?? "");
  const end = lines.findIndex((line, row) => row > first.row && (isIni ? /^\s*\[/.test(line) : isNext(line)));
  return [head + 1, end === -1 ? lines.length : end];
}

/** Whether the innermost section is said by all its words. */
function isSaid({ parents }: Setting, said: readonly string[]): boolean {
  const own = wordsOf(parents.at(-1) ?? "").filter((word) => /\p{L}/u.test(word));
  return own.length > 0 && own.every((word) => said.includes(word));
}

function shown(lines: readonly string[], [from, to]: readonly [number, number], { parents }: Setting): string {
  return [...parents, ...lines.slice(from, to)].filter((line) => line.trim() !== "").join("\n");
}
