import type { Call } from "../../../agent/step-protocol.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import { importCalls } from "./moved-imports.ts";
import { mentionCalls } from "./moved-mentions.ts";
import { newBranch } from "../request/new-branch.ts";
import { fileFormFor, partsOf } from "../turn/parts.ts";
import { shellWord } from "../../forms/shell-word.ts";
import { handedOn, handOver } from "../turn/handed-on.ts";
import { filesMeant } from "../files/files-meant.ts";
import { scoreFiles } from "../files/score-files.ts";
import { deletionCalls } from "./deletions.ts";
import { additionCalls, eachFile } from "./each-file.ts";
import { deletedFile } from "../facts/git-hints.ts";
import { trialCommand } from "../../mend/trial-command.ts";
import { filesFor } from "../files/files-for.ts";
import { asksAboutHistory, asksForGist, wantsMending, wantsTestToPass } from "../request/request-intent.ts";
import { fileFacts, saysCounts } from "../facts/file-facts.ts";
import { excerptsOf, longerRoom } from "../facts/excerpts.ts";
import type { Part } from "../facts/passages.ts";
import { rankLines } from "../facts/rank-lines.ts";
import { missingFiles, namedFiles } from "../files/named-files.ts";
import { textInHistory } from "../request/said-git.ts";
import { searchWords } from "../request/search-words.ts";
import { calledIn } from "../files/said-files.ts";
import { severalFiles } from "../files/several-files.ts";
import { nextCommit, saidGitCalls } from "./said-git-steps.ts";
import { saidReplacementCalls } from "./said-replacements.ts";
import { spreadCalls } from "./spread.ts";
import { type StepRecord, stepRecords } from "../turn/step-record.ts";
import { withoutPaths } from "../request/wanted-words.ts";
import { triedRuns } from "../turn/what-was-tried.ts";
import type { FileEntry, Match, WorkspaceView } from "../../workspace-view.ts";

/** Larger files are searched rather than read whole: 1,500 bytes are about 450 tokens, or five seconds on a small machine. */
export const viewedBytes = 1_500;
const viewedFiles = 3;
/** A longer file is read in parts as far as it has no more than this. In bytes. */
const longestRead = 200_000;
/** So many longer files are read into to see what they say of a request. */
const longerFiles = 4;
/** The beginnings of so many files are shown for new names that come from them. */
const headsShown = 16;
/** A question may be answered by several files together. In bytes. */
const viewedTogether = 2_400;
/** What a new file is made of may be more. In bytes. */
const viewedForNew = 4_000;
/** A folder with no more small files than this is read as a whole for a question. */
const wholeFiles = 8;
const matchesOfWord = 40;

/**
 * Steps that need no model. At the start of a turn: a request for another agent is handed to it; else the files that the
 * request names are viewed, or the one whose lines match it best; what is said to fail is tried; a question about a
 * repository's history gets the history; what is to be replaced to the letter is replaced. After a change: the same one in the other places that are meant, and what was
 * tried before is tried again. They cost no decoding, and show the model how a step looks.
 */
export async function madeSteps(state: TurnState, view: WorkspaceView, signal: AbortSignal): Promise<Call[]> {
  const turn = turnOf(state.messages);
  const request = turn.request?.text ?? "";
  if (state.stepsLeft <= 1) return [];
  const handed = handedOn(state.tools, request);
  // whoever does it looks for themselves
  if (handed) return turn.isNew ? handOver(handed, state) : [];
  if (state.kind === "chat") return [];
  const files = await filesFor(request, view);
  signal.throwIfAborted();
  if (!turn.isNew) {
    const records = stepRecords(turn.since, state.tools);
    const others = await additionCalls(records, request, files, view);
    const imports = await importCalls(records, request, files, view);
    const same = [spreadCalls, deletionCalls, mentionCalls].map((calls) => calls(records, request, files, view));
    const rest = [...others, ...imports, ...(await Promise.all(same)).flat(), ...triedAgain(records)];
    return rest.length > 0 ? rest : committed(request, state, files, records, view);
  }
  const replaced = state.kind === "edit" ? await saidReplacementCalls(request, files, view) : [];
  const calls = [
    ...(replaced.length > 0 ? [] : await views(request, state, files, view)),
    ...(await trials(request, state, files, view)),
    ...(await history(request, files, view)),
    ...(await branching(request, state, files, view)),
    ...replaced,
    ...(await saidGitCalls(request, state, files, view)),
  ];
  signal.throwIfAborted();
  return calls;
}

async function views(
  request: string,
  { kind }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const named = namedFiles(request, files);
  const small = named.filter(isSmall);
  const paths = named.map(({ path }) => path);
  const fileForm = fileFormFor(request, paths, missingFiles(request, files));
  if (fileForm === "rename") return whatNamesComeFrom(request, small, files);
  // who moves a file needn't know what is in it
  if (kind === "run" || fileForm !== null) return [];
  const line = await eachFile(request, files, view);
  if (line) return line.missing.slice(0, 1).map(({ path }) => ({ tool: "view", input: { path } }));
  // what is changed in a longer file is found by itself
  const readable = kind === "edit" ? small : named.filter((file) => isSmall(file) || isLong(file));
  const chosen =
    kind === "make"
      ? await sourcesOf(request, readable, files, view)
      : named.length > 0
        ? readable.slice(0, viewedFiles)
        : await bestMatches(request, kind, files, view);
  const room = longerRoom / Math.max(1, chosen.filter(isLong).length);
  const each = await Promise.all(
    chosen.map(async (file) => ((await isCounted(file)) ? [] : viewsOf(file, request, room, view))),
  );
  return each.flat();

  // what was counted of a longer file comes with the request; a part of it only misleads
  async function isCounted(file: FileEntry): Promise<boolean> {
    return named.includes(file) && isLong(file) && saysCounts(await fileFacts(file.path, request, view));
  }
}

/** A small file as a whole; of a longer one the parts that fit the request. */
async function viewsOf(file: FileEntry, request: string, room: number, view: WorkspaceView): Promise<Call[]> {
  const { path } = file;
  // of a longer one that is to be summed up as much is seen as there is room for
  if (isSmall(file) || asksForGist(request)) return [{ tool: "view", input: { path } }];
  const text = (await view.text(path)) ?? "";
  const parts = excerptsOf(text, request, room);
  // a heading by itself tells nothing
  const telling = parts.filter(({ from, to }) => to - from > 1);
  return (telling.length > 0 ? telling : parts).map(({ from, to }) => ({
    tool: "view",
    input: { path, offset: from + 1, limit: to - from },
  }));
}

/** New names may come from a list that is named, or from how the files begin. */
function whatNamesComeFrom(request: string, named: readonly FileEntry[], files: readonly FileEntry[]): Call[] {
  const meant = filesMeant(request, files, "rename") ?? [];
  const lists = named.filter((file) => !meant.includes(file)).slice(0, viewedFiles);
  if (lists.length > 0) return lists.map(({ path }) => ({ tool: "view", input: { path } }));
  const texts = meant.filter(({ path }) => /\.(txt|md|eml|html?|csv|tex|org)$/i.test(path));
  if (texts.length === 0 || texts.length > headsShown) return [];
  return [{ tool: "bash", input: { command: `head -n 4 -- ${texts.map(({ path }) => shellWord(path)).join(" ")}` } }];
}

/** A test or program that is said to fail is run: why it fails says more than that it does. */
async function trials(
  request: string,
  { kind, tools }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const isWanted = kind === "edit" && (wantsTestToPass(request) || wantsMending(request));
  if (!isWanted || !tools.some((tool) => tool.name === "bash")) return [];
  const command = await trialCommand(request, files, view);
  return command === null ? [] : [{ tool: "bash", input: { command } }];
}

/** After a change, what the harness ran before it is run again, once. */
function triedAgain(records: readonly StepRecord[]): Call[] {
  const last = records.at(-1);
  const tried = triedRuns(records).at(-1);
  const isChanged = last?.effect === "change" && last.status === "ok";
  return tried?.status === "ok" && isChanged ? [{ tool: tried.tool, input: tried.input }] : [];
}

/** A commit that is said in full, once what is to be in it is done. */
async function committed(
  request: string,
  { kind, tools }: TurnState,
  files: readonly FileEntry[],
  records: readonly StepRecord[],
  view: WorkspaceView,
): Promise<Call[]> {
  const canRun = kind !== "look" && tools.some((tool) => tool.name === "bash");
  const calls = canRun ? nextCommit(request, files, records) : [];
  return calls.length > 0 && (await view.isRepository()) ? calls : [];
}

/** The state of the repository and its last commits, where a request is about them. */
async function history(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  if (!asksAboutHistory(request) || !(await view.isRepository())) return [];
  const named = namedFiles(request, files);
  const [only] = named;
  const line = only && named.length === 1 ? askedLine(request, (await view.text(only.path)) ?? "") : null;
  if (only && line) {
    const title = `Commits that changed line ${line.number} (${line.text.trim()}), the last one first:`;
    const log = `git log -s -n 3 ${commitFormat} -L ${line.number},${line.number}:${shellWord(only.path)}`;
    return [{ tool: "bash", input: { command: `echo ${shellWord(title)}; ${log}` } }];
  }
  const sought = textInHistory(request);
  if (sought !== null) return [await historyOfText(sought, named, files, view)];
  const gone = deletedFile(request);
  const asked = gone === null || files.some(({ path }) => path === gone) ? named.map(({ path }) => path) : [gone];
  const paths = asked.map((path) => ` ${shellWord(path)}`).join("");
  const command = `git status --short --branch; git log -n 8 ${commitFormat}${paths === "" ? "" : ` --${paths}`}`;
  return [{ tool: "bash", input: { command } }];
}

const commitFormat = "--date=short --format='%h %ad %an: %s'";

/** The commits that a text came or went with, in the files that are named or in all. */
async function historyOfText(
  text: string,
  named: readonly FileEntry[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call> {
  const within = named.length > 0 ? named : files;
  const found = (await view.search([text], 20)).some(
    (match) => match.text.includes(text) && within.some(({ path }) => path === match.path),
  );
  const order = found ? "the last one that brought it in first" : "the one that took it out first";
  const title = `Commits that changed where "${text}" stands, ${order}:`;
  const paths = named.map(({ path }) => ` ${shellWord(path)}`).join("");
  const log = `git log -n 5 ${commitFormat} -S ${shellWord(text)}${paths === "" ? "" : ` --${paths}`}`;
  return { tool: "bash", input: { command: `echo ${shellWord(title)}; ${log}` } };
}

/** The one line that is meant by who asks who has changed something in a file, or when; null where that isn't clear. */
function askedLine(request: string, text: string): { number: number; text: string } | null {
  const isAsked =
    /\b(?:who|when|which commit|what commit|wer|wann|welche[rm]? commit)\b[^?\n]*\b(?:chang\w*|set|edited|touched|raised|lowered|did|geändert|gesetzt|erhöht|gesenkt)\b|誰が.*(?:変更|変え)|いつ.*(?:変更|変え)/iu;
  if (!isAsked.test(request)) return null;
  const [best, second] = rankLines(text, withoutPaths(request)).toSorted((one, other) => other.score - one.score);
  return best && best.score > (second?.score ?? 0) && best.text.trim() !== "" && !/^\s*#/.test(best.text) ? best : null;
}

/** A branch that is to be there before the rest is done: small models put all of it into one command, and do it again where that fails. */
async function branching(
  request: string,
  { tools, kind }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [first] = partsOf(request, files);
  const branch = first ? newBranch(first.text) : null;
  const isLater = /\b(?:first|before that|beforehand|zuerst|vorher|davor)\b/iu.test(request);
  if (branch === null || kind === "look" || isLater || !tools.some((tool) => tool.name === "bash")) return [];
  return (await view.isRepository()) ? [{ tool: "bash", input: { command: `git checkout -b ${branch}` } }] : [];
}

/**
 * What a new file is made of: the files that are named, those that these speak of, and those that are meant without their names; else those
 * that share most of the request.
 */
async function sourcesOf(
  request: string,
  named: readonly FileEntry[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<FileEntry[]> {
  const chosen = named.slice(0, viewedFiles);
  if (chosen.length === 0 && needsNoSource(request, files)) return [];
  const texts = await Promise.all(chosen.map(({ path }) => view.text(path)));
  const spokenOf = calledIn(texts.join("\n"), files);
  const several = severalFiles(request, files) ?? [];
  let room = viewedForNew - chosen.reduce((sum, file) => sum + Math.min(file.size, longerRoom), 0);
  const fitting = [...new Set([...several, ...spokenOf])]
    .filter((file) => !chosen.includes(file) && isSmall(file) && !isBinary(file))
    .filter(({ size }) => (room -= size) >= 0)
    .slice(0, wholeFiles - chosen.length);
  // what is private is looked at only by its name
  const readable = await Promise.all(fitting.map(async ({ path }) => (await view.text(path)) !== null));
  const beside = fitting.filter((_, index) => readable[index]);
  const all = [...beside, ...chosen];
  return all.length > 0 ? all : bestMatches(request, "make", files, view);
}

/** In characters. */
const longestList = 600;

/** What is to stand in it is said, one by one; or it is a script, which works on files whatever is in them. */
function needsNoSource(request: string, files: readonly FileEntry[]): boolean {
  const end = request.replaceAll(/\s+/g, " ").trim().slice(-longestList);
  const saysAll = /: ?[^:,、;]{2,60}(?:[,、;][^:,、;]{2,60})+$/u.test(end);
  const isFrom = /\b(?:from|out of|based on|aus|anhand)\b|から|をもとに/iu.test(request);
  return (saysAll && !isFrom) || missingFiles(request, files).some((path) => path.endsWith(".sh"));
}

/** The files whose lines share most of the request, the best ones as far as there is room; of longer ones the parts count that fit it. */
async function bestMatches(
  request: string,
  kind: TurnState["kind"],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<FileEntry[]> {
  const small = files.filter(isSmall);
  const isToTell = kind === "look" || kind === "make";
  if (files.length === 1) return isToTell ? files.filter((file) => isSmall(file) || isLong(file)) : small;
  const words = searchWords(request);
  const matches = await view.search(words, matchesOfWord);
  const longer = isToTell ? await longerAbout(request, matches, words, files, view) : [];
  const isRead = ({ path, line }: Match) =>
    longer.every(({ file, parts }) => file.path !== path || parts.some(({ from, to }) => from < line && line <= to));
  const scores = scoreFiles(matches.filter(isRead), words);
  const best = scores[0]?.score ?? 0;
  let room = isToTell ? viewedTogether : viewedBytes;
  const scoreOf = new Map(scores.map(({ path, score }) => [path, score]));
  const ranked = [...small, ...longer.map(({ file }) => file)]
    .map((file) => ({ file, score: scoreOf.get(file.path) ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  // what fits into the room as a whole is read as a whole: the words of a question are seldom those of the paper
  const isAll = isToTell && small.length <= wholeFiles && sizeOf(small) <= viewedTogether && !small.some(isBinary);
  const chosen = ranked
    .filter(({ score }) => (isAll && best > 0) || (score > 0 && score >= best / 2))
    .filter(({ file }) => isLong(file) || (room -= file.size) >= 0)
    .slice(0, isAll ? wholeFiles : viewedFiles);
  // a small model answers from what it read last: the best one, and of equal ones the one whose name says that it is newer
  return chosen
    .toSorted((one, other) => one.score - other.score || one.file.path.localeCompare(other.file.path, "en"))
    .map(({ file }) => file);
}

/** The longer files that say most of a request, each with the parts of it that fit. */
async function longerAbout(
  request: string,
  matches: readonly Match[],
  words: readonly string[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<{ file: FileEntry; parts: readonly Part[] }[]> {
  const long = new Map(files.filter(isLong).map((file) => [file.path, file]));
  const about = scoreFiles(matches, words).flatMap(({ path }) => long.get(path) ?? []);
  return Promise.all(
    about.slice(0, longerFiles).map(async (file) => {
      return { file, parts: excerptsOf((await view.text(file.path)) ?? "", request, longerRoom) };
    }),
  );
}

function sizeOf(files: readonly FileEntry[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

function isBinary({ path }: FileEntry): boolean {
  return /\.(jpe?g|png|gif|heic|webp|pdf|zip|gz|mp[34]|mov|wav|ogg|odt|ods|docx?|xlsx?|ico|sqlite|db)$/i.test(path);
}

function isSmall(file: FileEntry): boolean {
  return file.size <= viewedBytes;
}

function isLong(file: FileEntry): boolean {
  return file.size > viewedBytes && file.size <= longestRead && !isBinary(file);
}
