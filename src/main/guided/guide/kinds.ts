import type { RequestKind } from "../../../shared/message.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { fileFacts, saysCountsOfSome } from "./facts/numbers/file-facts.ts";
import { mostBytes } from "./files/files-in-scope.ts";
import { filesFor } from "./files/files-for.ts";
import { saidFolders } from "./files/said-folders.ts";
import { knownPlaces } from "./made/places/known-places.ts";
import { saidChanges } from "./made/said/said-changes.ts";
import { copiedAsSaidCalls } from "./made/copied-as-said.ts";
import { newFileCalls } from "./made/new/new-file-calls.ts";
import { newFolderCalls } from "./made/new-folders.ts";
import { saidDeeds } from "./made/said/said-git-steps.ts";
import { fileFormFor } from "./turn/whole-file-form.ts";
import {
  asksAboutHistory,
  asksForNumber,
  asksOnlyToCount,
  asksOnlyToTell,
  asksToChange,
  asksToRun,
  asksToUncommit,
  asksToUndoCommit,
  asksToWrite,
  isAboutGivenText,
  meantForms,
  speaksOfFiles,
  wantsMending,
} from "./request/wishes/request-intent.ts";
import { isProgram } from "../mend/program-file.ts";
import { saidCommand } from "../mend/said-command.ts";
import { asksOnlyToRun } from "./request/wishes/only-to-run.ts";
import { beginsWithChange } from "./request/wishes/begins-with-change.ts";
import { changesOnlyNames } from "./request/files/changes-only-names.ts";
import { contentsStay } from "./request/limits/contents-stay.ts";
import { asksWhatChanged } from "./request/git/asks-what-changed.ts";
import { asksOfGoneLine } from "./request/git/asks-of-gone-line.ts";
import { asksWhoChanged } from "./request/git/asks-who-changed.ts";
import { isGoneWithin } from "./request/texts-and-tables/gone-within.ts";
import { newFiles, namedFiles } from "./files/named-files.ts";
import { isQuestion } from "./request/questions/is-question.ts";
import { escapeRegExp } from "./request/words/word-pattern.ts";
import { wishesForFile } from "./request/files/wishes-for-file.ts";
import { wantedWords } from "./request/words/wanted-words.ts";
import { isCommonWord, sameNounAs, wordsOf } from "./request/words/words.ts";
import { searchWords } from "./request/words/search-words.ts";

/**
 * The kinds that a request may be of, by what it says and what there is in the folder; the model chooses among them. Small
 * models take talk for work: what nothing in the folder has to do with is talk.
 */
export async function kindsFor(request: string, view: WorkspaceView): Promise<RequestKind[]> {
  const files = await filesFor(request, view);
  if ((await knownPlaces(request, files, view)) !== null) return ["run"];
  if (newFolderCalls(request, files).length > 0 || copiedAsSaidCalls(request, files).length > 0) return ["run"];
  if (await isSaidToGit(request, files, view)) return ["run"];
  if (asksOnlyToRun(request) && namedFiles(request, files).some(({ path }) => isProgram(path))) return ["run"];
  const isOfHistory =
    asksAboutHistory(request) ||
    asksWhatChanged(request) !== null ||
    ((asksWhoChanged(request) || asksOfGoneLine(request) !== null) && namedFiles(request, files).length > 0);
  const hasHistory = isOfHistory && (await view.isRepository());
  const isAbout =
    hasHistory ||
    isAboutFiles(request, files) ||
    (await view.search(searchWords(request), 1)).length > 0 ||
    (await isCounted(request, files, view));
  const kinds = kindsBy(request, files, isAbout, hasHistory);
  if (kinds.length > 1 && kinds.includes("make") && (await isMadeInFull(request, files, view))) return ["make"];
  if (kinds.length > 1 && kinds.includes("edit") && (await isSaidInFull(request, files, view))) return ["edit"];
  if (!(kinds.includes("chat") && kinds.includes("look"))) return kinds;
  return (await speaksOfFolder(request, view)) ? kinds.filter((kind) => kind !== "chat") : kinds;
}

/** So many words of a question stand in the folder, and such a share of all, where it is about that. */
const fewestThere = 3;
const shareThere = 0.4;

/** Whether much of what a question speaks of stands in the folder: then it is no talk, however it is put. */
async function speaksOfFolder(request: string, view: WorkspaceView): Promise<boolean> {
  const words = [...new Set(wordsOf(request).filter((word) => word.length > 3 && !isCommonWord(word)))];
  const lines = (await view.search(words, 1)).map(({ text }) => text.toLowerCase());
  const there = words.filter((word) => lines.some((line) => line.includes(word)));
  return there.length >= fewestThere && there.length >= words.length * shareThere;
}

/** A change that can be made without a model is one, whatever a small model takes the request for. */
async function isSaidInFull(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<boolean> {
  return !asksToRun(request) && (await saidChanges(request, {}, files, view)).length > 0;
}

/** The same for a new file. */
async function isMadeInFull(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<boolean> {
  return !asksToRun(request) && (await newFileCalls(request, files, view)).length > 0;
}

/** So many tables of a folder are counted to see whether a question is about one. */
const mostTables = 4;

/** Whether some rows of a table are those that a question for a number is about, though it shares no word with them: "how many are still out?" */
async function isCounted(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<boolean> {
  const tables = files.filter(({ path }) => /\.(?:csv|tsv)$/i.test(path));
  if (tables.length === 0 || tables.length > mostTables || !asksForNumber(request)) return false;
  const facts = await Promise.all(tables.map(({ path }) => fileFacts(path, request, view)));
  return facts.some(saysCountsOfSome);
}

/** What git is to do is said in full: no file has to be read or changed for it. */
async function isSaidToGit(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<boolean> {
  return !isQuestion(request) && saidDeeds(request, files) !== null && (await view.isRepository());
}

function kindsBy(request: string, files: readonly FileEntry[], isAbout: boolean, hasHistory: boolean): RequestKind[] {
  const named = namedFiles(request, files).map(({ path }) => path);
  const missing = newFiles(request, files);
  const isFolderNamed = namesFolder(request, files);
  if (named.length === 0 && missing.length === 0 && isAboutGivenText(request)) return ["chat"];
  const isOfNames = missing.length === 0 && changesOnlyNames(request);
  const isOnlyTold =
    !isOfNames &&
    asksOnlyToTell(request) &&
    named.length === 0 &&
    missing.length === 0 &&
    meantForms(request).length === 0 &&
    fileFormFor(request, named, missing) === null;
  // a file that isn't there yet is to be made, whatever is asked besides
  if (wishesForFile(request, missing)) return ["make", "run"];
  const isCounted = missing.length === 0 && asksOnlyToCount(request);
  if (isQuestion(request) || isOnlyTold || isCounted)
    return [
      ...(named.length > 0 || isFolderNamed || hasHistory ? [] : (["chat"] as const)),
      ...(isAbout || (files.length > 0 && isOfOwn.test(request)) ? (["look"] as const) : []),
    ];
  if (hasHistory && (asksToUndoCommit(request) || asksToUncommit(request) || beginsWithCommit.test(request)))
    return ["run"];
  if (hasHistory && (isOfGit.test(request) || (named.length === 0 && rewordsCommit.test(request)))) return ["run"];
  if (missing.length === 0 && !hasHistory && takesOutOfFile(request, files)) return ["edit"];
  const fileForm = fileFormFor(request, named, missing);
  if (files.length > 0 && (contentsStay(request) || isOfNames)) return ["run"];
  if (files.length > 0 && (fileForm === "move" || fileForm === "rename" || fileForm === "remove")) return ["run"];
  if (!isAbout) return asksToRun(request) ? ["chat", "run"] : ["chat"];
  // that a program is run comes with mending it
  const isMending = wantsMending(request) && named.some(isProgram);
  if (isMending && fileForm === null && !asksToRun(request)) return ["edit"];
  if (missing.length > 0 && (asksToWrite(request) || isToBeAdded(request, missing))) return ["make", "run"];
  if (fileForm !== null) return ["run"];
  // "something's broken, have a look" isn't only to be looked at
  if (isMending && asksToRun(request)) return ["edit", "run"];
  const isWork = asksToChange(request);
  const isOnlyRun = tellsAfterwards.test(request) && !asksToChange(request.replaceAll(/\b(?:run|execute)\b/giu, " "));
  if (isOnlyRun && asksToRun(request) && saidCommand(request, files) !== null) return ["run"];
  const possible: RequestKind[] = isWork ? ["edit", "make", "run"] : ["look", "edit", "make", "run"];
  const isMaking = asksToWrite(request) || hasHistory || missing.length > 0;
  const isInside = isWork && missing.length === 0 && !hasHistory && changesWithin(request, files);
  const fitting = possible.filter((kind) => (kind !== "make" || isMaking) && (kind !== "run" || !isInside));
  // what is to be added or taken out, and stands in the folder or in a file's name, is no talk
  const isPlain = isWork && meantForms(request).length > 0;
  return named.length > 0 || isFolderNamed || missing.length > 0 || hasHistory || isPlain
    ? fitting
    : ["chat", ...fitting];
}

/** "remove the duplicates from guests.txt": what stands in a file goes, which no command is needed for unless the file is long. */
function takesOutOfFile(request: string, files: readonly FileEntry[]): boolean {
  const inside = namedFiles(request, files).filter(({ path }) => isGoneWithin(request, path));
  const isByOther = asksToRun(request) || byProgram.test(request) || goesByList.test(request);
  return inside.length > 0 && !isByOther && inside.every(({ path, size }) => size <= mostBytes && isText.test(path));
}

/** Whether a request names short texts, and nothing in it needs a command: what is written in them changes, which a command would do blindly. */
function changesWithin(request: string, files: readonly FileEntry[]): boolean {
  const named = namedFiles(request, files);
  const isByOther = asksToRun(request) || byProgram.test(request) || ofWholeFile.test(request);
  return (
    named.length > 0 &&
    !isByOther &&
    named.every(({ path, size }) => size <= mostBytes && (isText.test(path) || !/\.[^/]*$/.test(path)))
  );
}

/** What is done with a file as a whole, or with several. */
const ofWholeFile =
  /(?<!\p{L})(?:zip\p{L}*|unzip|unpack|compress|archive|pack|print|chmod|executable|cop(?:y|ies)|duplicate|back ?up|convert|merge|split|combine|move|rename|call it|delete (?:the )?files?|commit|branch|push|download|upload|mail|send|folders?|director\p{L}*|entpack\p{L}*|pack\p{L}*|druck\p{L}*|kopi\p{L}*|sicher\p{L}*|umbenenn\p{L}*|verschieb\p{L}*|ordner\p{L}*|verzeichnis\p{L}*)(?!\p{L})|圧縮|解凍|印刷|コピー|複製|移動|フォルダ|名前を変/iu;

const isText =
  /\.(?:txt|md|markdown|csv|tsv|json|jsonc|ya?ml|toml|ini|cfg|conf|env|ics|vcf|html?|css|lst|list|org|tex|xml|srt|properties)$/i;
const byProgram =
  /(?<!\p{L})(?:scripts?|programs?|function|tool|command|one-liner|skript|programm|funktion|befehl)(?!\p{L})|スクリプト|プログラム|コマンド/iu;
/** "delete the photos that are listed in old.txt" */
const goesByList =
  /(?<!\p{L})(?:files?|photos?|pictures?|images?|folders?|documents?|songs?|dateien|fotos|bilder|ordner)(?!\p{L})(?: (?:that|which|whose|names?|are|is|stand|i)){0,3} (?:listed|named|mentioned|marked|noted|in)(?!\p{L})|(?:dateien|fotos|bilder|ordner)(?:, die)? (?:in|aus)(?!\p{L})|(?:ファイル|写真)(?:を|は)/iu;

/** What comes of a run is to be told, and nothing done with it. */
const tellsAfterwards =
  /(?<!\p{L})(?:tell|say|show|let me know|sag\p{L}*|zeig\p{L}*|nenn\p{L}*)(?!\p{L})[^.!?\n]*(?<!\p{L})(?:what|which|who|whose|how|whether|if|was|welche\p{L}*|wer|wie|ob)(?!\p{L})|教えて/iu;

/** "add sites/wiki.toml for it": what is added is the file itself, not something to it. */
function isToBeAdded(request: string, missing: readonly string[]): boolean {
  const names = missing.map(escapeRegExp).join("|");
  const verb = String.raw`(?:add|set up|start|füge?|ergänze?|lege?)`;
  return new RegExp(
    `(?<!\\p{L})${verb} (?:(?:an?|the|me|us|new|another|file|mir|uns|eine?|neue|die|datei) ){0,3}["'\`„]?(?:${names})`,
    "iu",
  ).test(request);
}

/** "in hours/": a folder that is there, with its slash; who orders a change there needs none: "set the year in web to 2025". */
function namesFolder(request: string, files: readonly FileEntry[]): boolean {
  const paths = files.map(({ path }) => path);
  if (beginsWithChange(request) && saidFolders(request, paths).length > 0) return true;
  const folders = new Set(files.flatMap(({ path }) => /^(.+)\//.exec(path)?.[1]?.toLowerCase() ?? []));
  const said = request.toLowerCase().match(/[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]+)*(?=\/(?![\p{L}\p{N}]))/gu) ?? [];
  return said.some((name) => folders.has(name));
}

/** Who speaks of something of their own may have it in a file, whatever it is called there. */
const isOfOwn =
  /(?<!\p{L})(?:my|our|ours|mine|mein\p{L}*|unser\p{L}*)(?!\p{L})|(?:^|[.!?;]\s+)the \p{L}+(?: \p{L}+)? (?:is|are|was|were|has|have|keeps?|makes?|won['’]?t|doesn['’]?t)(?!\p{L})[^?]*[.!;]\s/iu;

/** Branches that are to be merged, and commits that are to be marked, are no files. */
const isOfGit =
  /\bmerge\b[^.!?\n]*\b(?:branch(?:es)?|into (?:main|master))\b|\b(?:put|set|add|move)\b[^.!?\n]*\btag\b[^.!?\n]*\bcommit\b|\btag\b[^.!?\n]*\bcommit\b|(?:branch|ブランチ)[^。\n]*(?:マージ|取り込)/iu;

/** A commit's message is no line of a file. */
const rewordsCommit =
  /(?<!\p{L})(?:change|reword|edit|fix|correct|amend|änder\p{L}*|korrigier\p{L}*|bericht\p{L}*)(?!\p{L})[^.;!?\n]{0,40}(?:(?<!\p{L})commit[- ]?(?:message|nachricht)|(?:message|nachricht)(?!\p{L})[^.;!?\n]{0,30}commit)|コミット(?:の)?メッセージ[^。\n]{0,40}(?:変え|変更|直し|修正)/iu;

const beginsWithCommit = /^(?:please |pls |bitte )*(?:git )?commit\b/i;

function isAboutFiles(request: string, files: readonly FileEntry[]): boolean {
  const isNamed = namedFiles(request, files).length > 0 || namesFolder(request, files);
  return speaksOfFiles(request) || isNamed || newFiles(request, files).length > 0 || sharesName(request, files);
}

/** A word of the request stands in the name of a file. */
function sharesName(request: string, files: readonly FileEntry[]): boolean {
  const wanted = wantedWords(request).filter((word) => word.length > 3 || isSigns.test(word));
  const isWanted = sameNounAs(wanted);
  return files.some(({ path }) => wordsOf(path).some(isWanted));
}

const isSigns = /^[\p{scx=Han}\p{scx=Katakana}]{2}$/u;
