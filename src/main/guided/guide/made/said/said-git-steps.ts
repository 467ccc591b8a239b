import type { Call } from "../../../../agent/step-protocol.ts";
import type { TurnState } from "../../../../agent/guide.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { baseName } from "../../../../../shared/path-parts.ts";
import { movedFiles } from "../moved-mentions.ts";
import { namedFiles, newFiles, writtenFiles } from "../../files/named-files.ts";
import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { foldersOfGit } from "../../files/folders-of-git.ts";
import { gitClauses } from "../../request/git/git-clauses.ts";
import { branchCommit, missesBranch } from "./branch-commit.ts";
import { filesOfCommit, severalDeeds } from "./several-deeds.ts";
import { deletedFile } from "../../facts/programs/git-hints.ts";
import { commandOf, type GitDeed } from "../../request/git/git-deed.ts";
import { describedCommand } from "../../facts/programs/described-commit.ts";
import { isDenial, sentencesOfGit } from "../../request/limits/ruled-out-files.ts";
import { leavesGitOpen } from "../../request/git/leaves-git-open.ts";
import { messageSaid } from "../../request/git/said-message.ts";
import { newBranch } from "../../request/git/new-branch.ts";
import { pairedCommits } from "../../request/git/paired-commits.ts";
import { saidBranchOff } from "../../request/git/said-branch-off.ts";
import { saidBranching } from "../../request/git/said-branching.ts";
import { saidOfLastCommit } from "../../request/git/said-last-commit.ts";
import { saidSettingAside } from "../../request/git/said-setting-aside.ts";
import { saidTagAt } from "../../request/git/said-tag-at.ts";
import { saidGit, saysAllOfGit } from "../../request/git/said-git.ts";
import { saidUnstaging } from "../../request/git/said-staging.ts";
import { partsOf, planOf } from "../../turn/parts.ts";
import type { StepRecord } from "../../turn/step-record.ts";

/** What git says where it couldn't do something. */
const isOfGit = /\b(?:CONFLICT|fatal|error):?\b|Automatic merge failed/u;
const isLater = /\b(?:first|before that|beforehand|zuerst|vorher|davor)\b/iu;

/** What a request says to git in full, at the start of a turn, or the branch that the rest is to be done on. Empty where something is left open. */
export async function saidGitCalls(
  request: string,
  { kind, tools }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const canRun = kind !== "look" && tools.some(({ name }) => name === "bash");
  if (!canRun || !(await view.isRepository())) return [];
  const deeds = saidDeeds(request, files);
  if (deeds !== null) return gitCalls(deeds);
  const first = isLater.test(request) ? [] : leadingDeeds(request, files);
  // small models put all of it into one command, and do it again where that fails
  return first.length > 0 ? gitCalls(first) : [];
}

/** What git is to do with branches before the rest is done: the wishes that a request begins with, as far as they are about nothing else. */
function leadingDeeds(request: string, files: readonly FileEntry[]): GitDeed[] {
  const wishes = partsOf(request, files);
  const deeds = wishes.slice(0, -1).map((_, at) =>
    saidBranching(
      wishes
        .slice(0, at + 1)
        .map(({ text }) => text)
        .join(". "),
    ),
  );
  const last = deeds.findLast((each) => each !== null);
  const [first] = wishes;
  const branch = first && !last ? newBranch(first.text) : null;
  return branch === null ? (last ?? []) : [{ deed: "new branch", name: branch }];
}

/** Why a file is not to be committed doesn't say that it isn't meant. */
const notYet =
  /,?\s*(?<!\p{L})(?:but |and |because |aber |und )?(?:(?:i|we|it)(?:['’]m| am|['’]s| is|['’]re)? (?:do(?:n['’]t| not)|not|isn['’]t|am not)|ich|wir|es)(?!\p{L})[^.;!?\n]*(?<!\p{L})(?:yet|ready|done|finished|commit\p{L}*|fertig|noch nicht)(?!\p{L})|(?<!\p{L})but keep (?:it|the file|the changes?)(?!\p{L})[^.;!?\n]*/giu;

/** All that a request says to git, or the file that it wants back before all else; null where the model has to find something out. */
export function saidDeeds(request: string, files: readonly FileEntry[]): GitDeed[] | null {
  const branching = saidBranching(request);
  if (branching !== null) return leavesGitOpen(request) ? null : branching;
  const gone = goneFile(request, files);
  if (gone !== null) return broughtBack(gone, request, files);
  // another file of that name is none of it
  const lost = deletedFile(request);
  if (lost !== null && files.every(({ path }) => path !== lost)) return null;
  const unstaged = saidUnstaging(request, filesOfGit(request.replaceAll(notYet, " "), files) ?? []);
  if (unstaged !== null) return [unstaged];
  const tagged = saidTagAt(
    request,
    files.map(({ path }) => path),
  );
  if (tagged !== null) return [tagged];
  const named = writtenFiles(outsideQuotes(request), files).map(({ path }) => path);
  const aside = saidSettingAside(request, named, newFiles(request, files));
  if (aside !== null) return [aside];
  const paired = pairedCommits(request, named);
  if (paired !== null) return paired;
  if (leavesGitOpen(request)) return null;
  const ofLast = deedOfLast(request, files);
  if (ofLast !== null) return [ofLast];
  const off = saidBranchOff(request);
  if (off !== null) return [off];
  const onOwnBranch = branchCommit(request, filesOfGit(request, files) ?? [], files);
  if (onOwnBranch !== null) return onOwnBranch;
  const several = severalDeeds(request, files);
  // a commit without the branch that it is for is on the wrong one
  if (missesBranch(request, several)) return null;
  if (several !== null || saysMoreToGit.test(outsideQuotes(request))) return several;
  const meant = filesOfGit(request, files);
  const isOneWish = partsOf(request, files).every(({ text }) => /commit|コミット/iu.test(text));
  const untracked = folderUntracked(request, meant ?? [], files);
  if (untracked !== null) return [untracked];
  const deed = meant === null ? null : saidGit(request, meant);
  if (deed?.deed === "commit" && (onBranch.test(request) || !isClear(deed, request, files))) return null;
  // a file that is taken out of git is ignored and committed in one
  return deed && (isOneWish || deed.deed === "untrack") ? [deed] : null;
}

/** A whole folder that is to be ignored by git, and no longer in it. */
function folderUntracked(request: string, named: readonly string[], files: readonly FileEntry[]): GitDeed | null {
  if (named.some((path) => path !== ".gitignore")) return null;
  const paths = files.map(({ path }) => path);
  const [folder, ...others] = foldersOfGit(outsideQuotes(request), paths) ?? [];
  if (folder === undefined || others.length > 0) return null;
  const deed = saidGit(request, [`${folder}/`]);
  return deed?.deed === "untrack" ? deed : null;
}

/** What is asked of the last commit by itself. That some files aren't to be committed holds of another message anyway: nothing comes into the commit then. */
function deedOfLast(request: string, files: readonly FileEntry[]): GitDeed | null {
  const said = sentencesOfGit(request);
  const rest = said.filter((sentence) => !notCommitted.test(outsideQuotes(sentence)));
  const about = rest.length < said.length ? rest.join(" ") : request;
  if (namedFiles(outsideQuotes(about), files).length > 0) return null;
  const deed = saidOfLastCommit(about);
  return about === request || deed?.deed === "reword" ? deed : null;
}

const notCommitted =
  /(?:n['’]t|(?<!\p{L})(?:dont|not|never)) commit(?:ted)?(?!\p{L})|(?<!\p{L})(?:nicht|noch nicht) (?:mit)?(?:committen|committet werden|einchecken)|(?<!\p{L})committ?e (?:\S+ ){1,4}(?:noch )?nicht(?!\p{L})|コミットし(?:ない|ません)/iu;

/** Whether all that is to be in a commit is what was found: no folder besides, and nothing that is ruled out. */
function isClear(deed: Extract<GitDeed, { deed: "commit" }>, request: string, files: readonly FileEntry[]): boolean {
  // "leave the drafts out" says of no file which one
  if (deed.files === "all")
    return !gitClauses(request).some((text) => isDenial(outsideQuotes(text)) && !/push|hochlad/iu.test(text));
  const said = filesOfCommit(outsideQuotes(request), files, []);
  return said !== null && said.every((path) => files.some((file) => file.path === path));
}

const onBranch = /(?<!\p{L})(?:on|onto|auf) (?:(?:the|my|another|an?|new|den|dem) ){1,2}(?:\S+ )?branch(?!\p{L})/iu;

/** More than a commit: that alone would be a part of it. */
const saysMoreToGit = /\b(?:tags?|tagge|push(?:e|en)?|merge|rebase|how many|wie viele)\b|タグ|プッシュ|マージ/u;

/** The commit that comes next in a turn with several wishes: of the files that it names, else of those that were changed in this turn. */
export function nextCommit(request: string, files: readonly FileEntry[], records: readonly StepRecord[]): Call[] {
  const last = records.at(-1);
  const changes = records.filter(({ effect, status }) => effect === "change" && status === "ok");
  // what a command changed besides isn't known
  const hasRun = records.some(
    (record) => record.effect === "run" && !record.isMade && movedPaths(record, files).length === 0,
  );
  const made = records.flatMap(({ isMade, input: { command } }) =>
    isMade && typeof command === "string" ? [command] : [],
  );
  const back = deletedFile(request);
  const isBack = back !== null && made.includes(commandOf([{ deed: "bring back", file: back }]));
  const open = planOf(request, files, records).open.filter(({ text }) => !isBack || deletedFile(text) === null);
  const [part] = open;
  const hasFailed = records.some(
    ({ effect, isMade, text }) => effect === "run" && isMade && !text.startsWith("exit 0") && isOfGit.test(text),
  );
  if (!part?.command || last?.status !== "ok" || hasRun || hasFailed) return [];
  const text = open.every(({ command }) => command !== null) ? open.map((each) => each.text).join(". ") : part.text;
  const named = leavesGitOpen(text) ? null : filesOfGit(text, files);
  const changed = [
    ...changes.flatMap(({ input: { path } }) => (typeof path === "string" ? [path] : [])),
    ...records.flatMap((record) => movedPaths(record, files)),
    ...(isBack ? [back] : []),
  ];
  // on a new branch there may be a commit of what was changed before
  const isOnBranch = made.some((command) => command.startsWith("git checkout -b"));
  if (named === null || (changed.length === 0 && !(isOnBranch && named.length > 0))) return [];
  const fresh = [...new Set(changed)];
  const own = named.length > 0 ? named : saysAllOfGit(text) ? [] : fresh;
  // "and commit it": what is in it is known
  const unsaid = changed.length > 0 ? `Update ${(own.length > 0 ? own : fresh).join(", ")}` : null;
  const several = severalDeeds(text, files, { files: own, message: unsaid });
  if (several !== null) return gitCalls(several);
  const deed = saysMoreToGit.test(outsideQuotes(text)) ? null : saidGit(text, own, unsaid);
  return deed ? gitCalls([deed]) : [];
}

/** Where files were before a command that did nothing but move them, and where they are now. None where it isn't known, or git's own list was changed with it. */
function movedPaths(record: StepRecord, files: readonly FileEntry[]): readonly string[] {
  const { command } = record.input;
  const onlyMoves =
    typeof command === "string" && command.split(" && ").every((part) => /^(?:mkdir -p|mv) /.test(part));
  const moved = onlyMoves ? movedFiles(record) : [];
  const paths = moved.flatMap(({ from, given }) => {
    const to = [given, `${given}/${baseName(from)}`].find((path) => files.some((file) => file.path === path));
    return to === undefined ? [] : [from, to];
  });
  return paths.length === moved.length * 2 ? paths : [];
}

/** What is to be done with a commit or a branch that is only described, once git has said which there are, and before anything is done. */
export function describedCommitCalls(
  request: string,
  { kind, tools }: TurnState,
  records: readonly StepRecord[],
): Call[] {
  const done = records.filter(({ effect }) => effect !== "look");
  const [listed, ...more] = done;
  const canRun = kind !== "look" && tools.some(({ name }) => name === "bash");
  const isListing = listed?.isMade === true && listed.effect === "run" && listed.text.startsWith("exit 0");
  const command = canRun && isListing && more.length === 0 ? describedCommand(request, listed.text) : null;
  return command === null ? [] : [{ tool: "bash", input: { command } }];
}

/** The file back, and what else is said to git: a commit of it where no other file is meant. */
function broughtBack(gone: string, request: string, files: readonly FileEntry[]): GitDeed[] {
  const back: GitDeed = { deed: "bring back", file: gone };
  const rest = sentencesOfGit(request).filter((sentence) => !sentence.includes(gone));
  if (!wantsCommit(request)) return [back];
  const isOther = rest.some((text) => /commit/iu.test(text) && writtenFiles(text, files).length > 0);
  if (isOther) return [back, ...(saidDeeds(rest.join("\n"), files) ?? [])];
  const message =
    leavesGitOpen(request) || saysMoreToGit.test(outsideQuotes(request)) ? null : messageSaid(request, [gone]);
  return message === null ? [back] : [back, { deed: "commit", files: [gone], message }];
}

/** Whether something is to be committed. */
export function wantsCommit(request: string): boolean {
  const said = outsideQuotes(request);
  return commits.test(said) && !noCommit.test(said);
}

/** "in the commit 'Clean up'" is one that there is. */
const commits =
  /(?<!(?<!\p{L})(?:in|with|by|from|which|what|last|this|that|old|in the|with the|by the|from the|in dem|im|mit dem|welche[rnm]) )(?<!\p{L})commit(?!s(?!\p{L}))\p{L}*|コミット/iu;
const noCommit =
  /(?:n['’]t|(?<!\p{L})(?:not|without|no|never|nicht|ohne|keine?n?)) (?:\p{L}+ ){0,3}commit|コミットし(?:ない|ません)/iu;

/** A file that was deleted and is to come back, whole and as it was last. */
function goneFile(request: string, files: readonly FileEntry[]): string | null {
  const gone = deletedFile(request);
  const isMore = /(?<!\p{L})(?:version|state|older|before|first|from|fassung|stand|ältere|vor)\b/iu.test(
    request.replaceAll(asItWasLast, " "),
  );
  return gone === null || isMore || files.some(({ path }) => path === gone) ? null : gone;
}

/** "its last version", "as it was before I deleted it", "vor einer Weile": that says no more than that it was there. */
const asItWasLast =
  /(?<!\p{L})(?:last|latest|newest|most recent|final|letzte[nrs]?|neueste[nrs]?|jüngste[nrs]?) (?:\p{L}+ )?(?:version|state|fassung|stand)(?!\p{L})|(?<!\p{L})(?:in )?the (?:state|version) (?:that )?(?:it had|it was in)|(?<!\p{L})(?:right |just |shortly )?before (?:it (?:was|got)|(?:i|we|someone|somebody) (?:\p{L}+ )?)(?: ?(?:deleted|removed|lost|threw|thrown|gone))(?!\p{L})|(?<!\p{L})(?:right |just |shortly )?before (?:the|its|that|my) (?:removal|deletion)(?!\p{L})|(?<!\p{L})from (?:git|the (?:git )?(?:history|repo(?:sitory)?))(?!\p{L})|(?<!\p{L})vor (?:einer? |längerer |langer |kurzem|einiger |ein paar |\d+ )?(?:weile|zeit|tagen?|wochen?|monat(?:en)?|jahr(?:en)?|kurzem)(?!\p{L})|(?<!\p{L})(?:in )?(?:the |dem |den )?(?:stand|zustand) (?:von |vor )?(?:zuletzt|dem löschen)/giu;

function gitCalls(deeds: readonly GitDeed[]): Call[] {
  return [{ tool: "bash", input: { command: commandOf(deeds) } }];
}

/** "the rest isn't ready": that rules out no file that is named. */
const allElse =
  /,?\s*(?:but |and |aber |und )?(?<!\p{L})(?:the rest|the others|(?:my |the |all )*other (?:changes|files|edits|stuff|things)|(?:every|no)thing else|der rest|alles andere|die anderen(?: (?:änderungen|dateien))?)(?!\p{L})[^.,;:!?\n]*/giu;

/**
 * The files that a request has git do something with: all that it names but those of a sentence that says no. Null where such a sentence
 * names several: which of them are ruled out isn't clear.
 */
function filesOfGit(request: string, files: readonly FileEntry[]): string[] | null {
  const sentences = sentencesOfGit(request.replaceAll(allElse, " ")).map((text) => ({
    isDenied: isDenial(text),
    named: namedFiles(text, files).map(({ path }) => path),
  }));
  if (sentences.some(({ isDenied, named }) => isDenied && named.length > 1)) return null;
  const denied = sentences.flatMap(({ isDenied, named }) => (isDenied ? named : []));
  const meant = sentences.flatMap(({ isDenied, named }) => (isDenied ? [] : named));
  return [...new Set(meant)].filter((path) => !denied.includes(path));
}
