import type { Call } from "../../../agent/step-protocol.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { stemOf } from "../../../../shared/path-parts.ts";
import { wholeFileForm } from "../turn/whole-file-form.ts";
import { papersThatHold } from "../facts/files/papers-that-hold.ts";
import { shellWord } from "../../forms/shell-word.ts";
import { finalFiles } from "../files/final-files.ts";
import { filesMeant } from "../files/files-meant.ts";
import { scoreFiles } from "../files/score-files.ts";
import { eachFile } from "./each-file.ts";
import { asksForGist } from "../request/wishes/request-intent.ts";
import { fileFacts, saysCounts } from "../facts/numbers/file-facts.ts";
import { excerptsOf, longerRoom } from "../facts/lines/excerpts.ts";
import type { Part } from "../facts/lines/passages.ts";
import { isBinary } from "../files/file-kinds.ts";
import { missingFiles, namedFiles } from "../files/named-files.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { saidItems } from "../request/texts-and-tables/said-items.ts";
import { searchWords } from "../request/words/search-words.ts";
import { calledIn } from "../files/said-files.ts";
import { severalFiles } from "../files/several-files.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";
import type { FileEntry, Match, WorkspaceView } from "../../workspace-view.ts";

/** Larger files are searched rather than read whole: 1,500 bytes are about 450 tokens, or five seconds on a small machine. */
export const viewedBytes = 1_500;
const viewedFiles = 3;
/** A longer file is read in parts as far as it has no more than this. In bytes. */
export const longestRead = 200_000;
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

/** What is read before the first step: the files that a request names, those that the model takes for the right ones, or those whose lines match it best. */
export async function firstViews(
  request: string,
  { kind, reading }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const named = namedFiles(request, files);
  const small = named.filter(isSmall);
  // "she can't put pictures into the album": a question moves nothing
  const fileForm = kind === "look" ? null : wholeFileForm(request, files);
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
        : reading?.about === "files"
          ? reading.paths.flatMap((path) => files.find((file) => file.path === path) ?? []).toReversed()
          : await bestMatches(request, kind, kind === "look" ? finalFiles(files, request) : files, view);
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
  if (parts.length === 0 && isLog.test(path)) return endOf(path, text, room);
  // a heading by itself tells nothing
  const telling = parts.filter(({ from, to }) => to - from > 1);
  return (telling.length > 0 ? telling : parts).map(({ from, to }) => ({
    tool: "view",
    input: { path, offset: from + 1, limit: to - from },
  }));
}

const isLog = /\.log$/iu;

/** Of a log in which no line speaks of what is asked, such as one in another language, what was written last: as many characters as there is room for. */
function endOf(path: string, text: string, room: number): Call[] {
  const lines = text.trimEnd().split("\n");
  let [from, left] = [lines.length, room];
  while (from > 0 && left > (lines[from - 1] ?? "").length) {
    from -= 1;
    left -= (lines[from] ?? "").length + 1;
  }
  const limit = lines.length - from;
  return limit === 0 ? [] : [{ tool: "view", input: { path, offset: from + 1, limit } }];
}

/** New names may come from a list that is named, or from how the files begin. */
function whatNamesComeFrom(request: string, named: readonly FileEntry[], files: readonly FileEntry[]): Call[] {
  const meant = filesMeant(request, files, "rename") ?? [];
  const kept = keptFiles(request, files);
  const lists = named.filter((file) => !meant.includes(file) && !kept.includes(file.path)).slice(0, viewedFiles);
  if (lists.length > 0) return lists.map(({ path }) => ({ tool: "view", input: { path } }));
  const texts = meant.filter(({ path }) => /\.(txt|md|eml|html?|csv|tex|org)$/i.test(path));
  if (texts.length === 0 || texts.length > headsShown) return [];
  return [{ tool: "bash", input: { command: `head -n 4 -- ${texts.map(({ path }) => shellWord(path)).join(" ")}` } }];
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
  const several = severalFiles(request, files) ?? [];
  if (chosen.length === 0 && several.length === 0 && needsNoSource(request, files)) return [];
  const texts = await Promise.all(chosen.map(({ path }) => view.text(path)));
  const spokenOf = calledIn(texts.join("\n"), files);
  let room = viewedForNew - chosen.reduce((sum, file) => sum + Math.min(file.size, longerRoom), 0);
  const fitting = [...new Set([...several, ...spokenOf, ...dataForProgram(request, files)])]
    .filter((file) => !chosen.includes(file) && isSmall(file) && !isBinary(file.path))
    .filter(({ size }) => (room -= size) >= 0)
    .slice(0, wholeFiles - chosen.length);
  // what is private is looked at only by its name
  const readable = await Promise.all(fitting.map(async ({ path }) => (await view.text(path)) !== null));
  const beside = fitting.filter((_, index) => readable[index]);
  const all = [...beside, ...chosen];
  if (all.length > 0) return all;
  const best = await bestMatches(request, "make", files, view);
  return isForProgram(request, files) ? best.filter(({ path }) => isSpokenOf(path, request)) : best;
}

/** A note that shares a word with what a new program is to do finds its way into the program, unless the request speaks of it. */
function isSpokenOf(path: string, request: string): boolean {
  const said = wordsOf(withoutPaths(request));
  return wordsOf(stemOf(path)).some((word) => word.length > 2 && said.some((other) => isSameNoun(word, other)));
}

/** A new program reads what the folder has of data, whether it is named or not: "who hasn't paid" is in the payments. */
function dataForProgram(request: string, files: readonly FileEntry[]): FileEntry[] {
  return isForProgram(request, files)
    ? files.filter(({ path }) => /\.(?:csv|tsv|json)$/iu.test(path) && !isOfTools.test(path))
    : [];
}

function isForProgram(request: string, files: readonly FileEntry[]): boolean {
  return missingFiles(request, files).some((path) => /\.(?:py|[cm]?js|ts)$/iu.test(path));
}

/** What tells tools how to work is no data. */
const isOfTools = /(?:^|\/)(?:package(?:-lock)?|[jt]sconfig[^/]*)\.json$/iu;

/** In characters. */
const longestList = 600;

/** What is to stand in it is said, one by one; or it is a script, which works on files whatever is in them. */
function needsNoSource(request: string, files: readonly FileEntry[]): boolean {
  const end = request.replaceAll(/\s+/g, " ").trim().slice(-longestList);
  const saysAll = /: ?[^:,、;]{2,60}(?:[,、;][^:,、;]{2,60})+$/u.test(end);
  const isFrom = /\b(?:from|out of|based on|aus|anhand)\b|から|をもとに/iu.test(request);
  return (
    ((saysAll || saidItems(request) !== null) && !isFrom) ||
    missingFiles(request, files).some((path) => path.endsWith(".sh"))
  );
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
  const isAll =
    isToTell &&
    small.length <= wholeFiles &&
    sizeOf(small) <= viewedTogether &&
    !small.some(({ path }) => isBinary(path));
  const chosen = ranked
    .filter(({ score }) => (isAll && (best > 0 || kind === "look")) || (score > 0 && score >= best / 2))
    .filter(({ file }) => isLong(file) || (room -= file.size) >= 0)
    .slice(0, isAll ? wholeFiles : viewedFiles);
  const texts = isToTell ? await Promise.all(chosen.map(async ({ file }) => (await view.text(file.path)) ?? "")) : [];
  const holding = papersThatHold(
    chosen.map((each, index) => ({ ...each, path: each.file.path, text: texts[index] ?? "" })),
    request,
  );
  // a small model answers from what it read last: the best one, and of equal ones the one whose name says that it is newer
  return holding
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

function isSmall(file: FileEntry): boolean {
  return file.size <= viewedBytes;
}

function isLong(file: FileEntry): boolean {
  return file.size > viewedBytes && file.size <= longestRead && !isBinary(file.path);
}
