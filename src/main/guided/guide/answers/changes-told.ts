import type { Replacement } from "../../../agent/replacement.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { replacedBy } from "../turn/replacement.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { listed } from "./listed.ts";

/** What the changes of a turn came to, in a sentence: which files, and what of them, where that is short. */
export function changesTold(changes: readonly StepRecord[], request: string): string {
  const language = requestLanguage(request);
  const paths = [...new Set(changes.flatMap(({ input: { path } }) => (typeof path === "string" ? [path] : [])))];
  if (changes.every(({ tool }) => tool === "write"))
    return writtenTexts[language](listed(paths, language), rowsIn(changes));
  if (changes.every(isReordered)) {
    // whether the model's order is the one that was wanted nobody has seen
    const isSure = changes.every(({ isMade }) => isMade);
    return (isSure ? orderedTexts : movedTexts)[language](listed(paths, language));
  }
  const line = lineOf(changes);
  if (line) return lineTexts[line.deed][language](line.text, listed(paths, language));
  const pair = replacedBy(changes, request);
  // whole lines are read in the file, and not in a sentence
  const isShort = pair !== null && !`${pair.find}${pair.put}`.includes("\n");
  return texts[language](listed(paths, language), isShort ? pair : null);
}

/** Longer lines are read in the file. */
const longestLine = 80;

/** What stands before an entry of a list, and is no part of what it says. */
const sign = /^\s*(?:[-*+•]\s+|・\s*)(?:\[[ xX]?\]\s*)?/u;

/** The one line that changes put into files, or take out of them, and nothing else; null where they do more. */
function lineOf(changes: readonly StepRecord[]): { deed: "added" | "removed"; text: string } | null {
  const done = changes.map(({ input: { old_text: before, new_text: after, replace_all: isEverywhere } }) => {
    if (typeof before !== "string" || typeof after !== "string" || isEverywhere === true) return null;
    const [old, fresh] = [before.split("\n"), after.split("\n")];
    const deed = fresh.length > old.length ? ("added" as const) : ("removed" as const);
    const [more, fewer] = deed === "added" ? [fresh, old] : [old, fresh];
    const lines = more.filter((text) => text.trim() !== "" && !fewer.includes(text));
    const [text, ...others] = lines;
    const isWhole = fewer.every((each) => more.includes(each));
    return text !== undefined && others.length === 0 && isWhole ? { deed, text: text.replace(sign, "").trim() } : null;
  });
  const [first] = done;
  const isSame = first && done.every((each) => each?.deed === first.deed && each.text === first.text);
  return isSame && first.text.length <= longestLine ? first : null;
}

const lineTexts: Readonly<
  Record<"added" | "removed", Readonly<Record<Language, (line: string, paths: string) => string>>>
> = {
  added: {
    en: (line, paths) => `Added “${line}” to ${paths}.`,
    de: (line, paths) => `„${line}“ steht jetzt in ${paths}.`,
    ja: (line, paths) => `${paths}に「${line}」を追加しました。`,
  },
  removed: {
    en: (line, paths) => `Removed “${line}” from ${paths}.`,
    de: (line, paths) => `„${line}“ ist aus ${paths} entfernt.`,
    ja: (line, paths) => `${paths}から「${line}」を削除しました。`,
  },
};

/** Whether a change leaves the same lines in another order. */
function isReordered({ input: { old_text: before, new_text: after } }: StepRecord): boolean {
  if (typeof before !== "string" || typeof after !== "string" || before === after) return false;
  const [old, fresh] = [before, after].map((text) => text.split("\n").toSorted());
  return old?.length === fresh?.length && old?.every((line, index) => line === fresh?.[index]) === true;
}

const orderedTexts: Readonly<Record<Language, (paths: string) => string>> = {
  en: (paths) => `The lines in ${paths} are in order now.`,
  de: (paths) => `Die Zeilen in ${paths} stehen jetzt in der gewünschten Reihenfolge.`,
  ja: (paths) => `${paths}を並べ替えました。`,
};

const movedTexts: typeof orderedTexts = {
  en: (paths) => `Put lines of ${paths} in another order.`,
  de: (paths) => `Zeilen in ${paths} stehen jetzt in anderer Reihenfolge.`,
  ja: (paths) => `${paths}の行の順番を変えました。`,
};

/** How many rows a new table has; null for what is no single table. */
function rowsIn(changes: readonly StepRecord[]): number | null {
  const [only, ...others] = changes.map(({ input }) => input);
  const { path, content } = only ?? {};
  const isTable = typeof path === "string" && /\.(?:csv|tsv)$/i.test(path);
  return isTable && typeof content === "string" && others.length === 0
    ? content.trimEnd().split("\n").length - 1
    : null;
}

const writtenTexts: Readonly<Record<Language, (paths: string, rows: number | null) => string>> = {
  en: (paths, rows) => `Wrote ${paths}${rows === null ? "" : `, with ${rows} ${rows === 1 ? "row" : "rows"}`}.`,
  de: (paths, rows) =>
    `${paths} geschrieben${rows === null ? "" : `, mit ${rows} ${rows === 1 ? "Zeile" : "Zeilen"}`}.`,
  ja: (paths, rows) => `${paths}を作成しました${rows === null ? "" : `(${rows}行)`}。`,
};

const texts: Readonly<Record<Language, (paths: string, pair: Replacement | null) => string>> = {
  en: (paths, pair) =>
    pair ? `It is “${pair.put}” instead of “${pair.find}” now in ${paths}.` : `Changed in ${paths}.`,
  de: (paths, pair) => (pair ? `Statt „${pair.find}“ steht jetzt „${pair.put}“ in ${paths}.` : `Geändert in ${paths}.`),
  ja: (paths, pair) =>
    pair ? `${paths}の「${pair.find}」を「${pair.put}」に変更しました。` : `${paths}を変更しました。`,
};
