import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { saidDeeds, wantsCommit } from "../made/said/said-git-steps.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { deletedFile } from "../facts/programs/git-hints.ts";
import { describedCommand } from "../facts/programs/described-commit.ts";
import { withoutBranchQuestion } from "../request/git/asks-for-branches.ts";
import { withoutCommitCount } from "../request/git/counts-commits.ts";
import { commandOf, type GitDeed } from "../request/git/git-deed.ts";
import { asksToRun, wantsTestToPass } from "../request/wishes/request-intent.ts";
import { partsOf, planOf } from "../turn/parts.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";
import { asksBesides } from "./asks-besides.ts";
import { changesTold } from "./changes-told.ts";
import { gitTold } from "./git-told.ts";

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
  return changesTold(changes, request.text);
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
  // what git ignores is no longer among the files
  const deeds: GitDeed[] | null = saidDeeds(request, isBack ? others : [...files, ...ran.flatMap(untrackedBy)]);
  // a commit that wasn't said in full came after it
  if (isBack && deeds?.length === 1 && (partsOf(request, files).length > 1 || wantsCommit(request))) return null;
  const done = deeds && ran.find(({ input }) => input["command"] === commandOf(deeds));
  const isCounted = deeds?.some(({ deed }) => deed === "count commits") === true;
  const isListed = deeds?.some(({ deed }) => deed === "list branches") === true;
  const rest = isListed ? withoutBranchQuestion(request) : request;
  // "can you put it into that commit?" is no question
  const isMore = asksBesides(isCounted ? withoutCommitCount(rest) : rest);
  return deeds && done && !isMore ? gitTold(deeds, language, done.text) : null;
}

/** The files that a commit took out of git. */
function untrackedBy({ text }: StepRecord): FileEntry[] {
  return [...text.matchAll(/^ delete mode \d+ (.+)$/gmu)].flatMap(([, path]) => (path ? [{ path, size: 0 }] : []));
}

const doneByGit: Readonly<Record<Language, (command: string) => string>> = {
  en: (command) => `Done with git: \`${command}\`.`,
  de: (command) => `Mit Git erledigt: \`${command}\`.`,
  ja: (command) => `Gitで実行しました: \`${command}\``,
};
