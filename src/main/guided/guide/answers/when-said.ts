import type { Replacement } from "../../../agent/replacement.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { saidDeeds } from "../made/said/said-git-steps.ts";
import { type Language, requestLanguage } from "../request/answer-language.ts";
import { deletedFile } from "../facts/git-hints.ts";
import { describedCommand } from "../facts/described-commit.ts";
import { withoutCommitCount } from "../request/counts-commits.ts";
import { commandOf, type GitDeed } from "../request/git-deed.ts";
import { asksToRun, wantsTestToPass } from "../request/request-intent.ts";
import { partsOf, planOf } from "../turn/parts.ts";
import { replacedBy } from "../turn/replacement.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";
import { gitTold } from "./git-told.ts";
import { listed } from "./listed.ts";

/**
 * What is answered where the harness has done all that was said, and all of it went well: small models tell of more than was done. Null where
 * the model has done a part of it, something is left, or something is to be told.
 */
export function answerWhenSaid({ messages, tools, kind }: TurnState, files: readonly FileEntry[]): string | null {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind === "look") return null;
  const records = stepRecords(since, tools);
  const isFine = ({ isMade, status, effect, text }: StepRecord) =>
    isMade && status === "ok" && (effect !== "run" || text.startsWith("exit 0"));
  if (!records.every(isFine)) return null;
  const language = requestLanguage(request.text);
  const ran = records.filter(({ effect }) => effect === "run");
  const changes = records.filter(({ effect }) => effect === "change");
  if (changes.length === 0) return gitAnswer(request.text, ran, files, language);
  const isMore =
    /[?？]/u.test(request.text) ||
    asksBesides(request.text) ||
    asksToRun(request.text) ||
    wantsTestToPass(request.text);
  if (isMore || ran.length > 0 || planOf(request.text, files, records).open.length > 0) return null;
  return changesTold(changes, language);
}

function gitAnswer(
  request: string,
  ran: readonly StepRecord[],
  files: readonly FileEntry[],
  language: Language,
): string | null {
  const [listed, last, ...more] = ran;
  const described = listed && last && more.length === 0 ? describedCommand(request, listed.text) : null;
  if (described !== null && last?.input["command"] === described && !asksBesides(request))
    return doneByGit[language](described);
  const back = deletedFile(request);
  // what is back is no longer gone
  const others = files.filter(({ path }) => path !== back);
  const isBack = back !== null && others.length < files.length;
  const deeds: GitDeed[] | null = saidDeeds(request, isBack ? others : files);
  // a commit that wasn't said in full came after it
  if (isBack && deeds?.length === 1 && partsOf(request, files).length > 1) return null;
  const done = deeds && ran.find(({ input }) => input["command"] === commandOf(deeds));
  const isCounted = deeds?.some(({ deed }) => deed === "count commits") === true;
  // "can you put it into that commit?" is no question
  const isMore = asksBesides(isCounted ? withoutCommitCount(request) : request);
  return deeds && done && !isMore ? gitTold(deeds, language, done.text) : null;
}

const doneByGit: Readonly<Record<Language, (command: string) => string>> = {
  en: (command) => `Done with git: \`${command}\`.`,
  de: (command) => `Mit Git erledigt: \`${command}\`.`,
  ja: (command) => `Gitで実行しました: \`${command}\``,
};

function changesTold(changes: readonly StepRecord[], language: Language): string {
  const paths = [...new Set(changes.flatMap(({ input: { path } }) => (typeof path === "string" ? [path] : [])))];
  if (changes.every(({ tool }) => tool === "write"))
    return writtenTexts[language](listed(paths, language), rowsIn(changes));
  if (changes.every(isReordered)) return orderedTexts[language](listed(paths, language));
  const pair = replacedBy(changes);
  // whole lines are read in the file, and not in a sentence
  const isShort = pair !== null && !`${pair.find}${pair.put}`.includes("\n");
  return texts[language](listed(paths, language), isShort ? pair : null);
}

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

/** How many rows a new table has; null for what is no single table. */
function rowsIn(changes: readonly StepRecord[]): number | null {
  const [content, ...others] = changes.map(({ input }) => input["content"]);
  return typeof content === "string" && others.length === 0 ? content.trimEnd().split("\n").length - 1 : null;
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
