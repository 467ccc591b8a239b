import type { CandidateFile, FilesQuestion } from "../../../agent/likely-files.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { saysCounts } from "../facts/file-facts.ts";
import { excerptsOf, textOf } from "../facts/excerpts.ts";
import { linesInPlace } from "../facts/lines-in-place.ts";
import { sharesOf } from "../facts/newest-line.ts";
import { documentDate } from "../facts/statement-dates.ts";
import { placeFacts } from "../facts/quoted-places.ts";
import { finalFiles } from "../files/final-files.ts";
import { filesFor } from "../files/files-for.ts";
import { isBinary } from "../files/file-kinds.ts";
import { namedFiles } from "../files/named-files.ts";
import { newestOf } from "../facts/newest-files.ts";
import { scoreFiles } from "../files/score-files.ts";
import { withoutForeignOrders } from "../foreign-orders.ts";
import { asksForMore, asksForNumber } from "../request/request-intent.ts";
import { searchWords } from "../request/search-words.ts";
import { longestRead } from "./first-views.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { newRequest } from "../turn/new-request.ts";

/** So many files are told of, and so much of all together. In characters. */
const mostFiles = 12;
const room = 4_800;
const matchesOfWord = 200;
/** So many lines of each are compared. */
const mostLines = 40;

/**
 * Of a new question that names no file: which ones may answer it, each with its beginning and the lines that share most of the question. Null where several
 * files answer it together, something was counted already, or there is nothing to choose from.
 */
export async function filesQuestion(
  state: TurnState,
  view: WorkspaceView,
  signal: AbortSignal,
): Promise<FilesQuestion | null> {
  const question = newRequest(state, { kind: "look", tool: "view" });
  if (question === null || isOfSeveral(question)) return null;
  const told = turnOf(state.messages).request?.context ?? "";
  if (told.split("\n").some(saysCounts) || placeFacts(told).length > 0) return null;
  const files = await filesFor(question, view);
  if (namedFiles(question, files).length > 0) return null;
  const chosen = await mostFitting(question, finalFiles(files, question).filter(isReadable), view);
  const texts = await Promise.all(chosen.map(async ({ path }) => ({ path, text: await view.text(path) })));
  signal.throwIfAborted();
  const shown = texts.flatMap(({ path, text }) =>
    text === null || text.trim() === "" ? [] : [{ path, ...excerptOf(text, question, room / chosen.length) }],
  );
  const fits = fitsOf(texts, question);
  const lineFits = lineFitsOf(texts, question);
  const wholeOf = new Map(texts.map(({ path, text }) => [path, text ?? ""]));
  const current = newestOf(ofSaidYears(shown, question), question).map((file) => ({
    ...file,
    fit: fits.get(file.path) ?? 0,
    lineFit: lineFits.get(file.path) ?? 0,
    day: documentDate(file.path, wholeOf.get(file.path) ?? ""),
  }));
  return current.length === 0 || shown.length < 2 ? null : { question, files: current, messages: state.messages };
}

/** How much of a question each text shares with its words and its path, against the one that shares most. */
function fitsOf(
  texts: readonly { path: string; text: string | null }[],
  question: string,
): ReadonlyMap<string, number> {
  const whole = texts.map(({ path, text }) => ({ path, text: text ?? "" }));
  const scores = scoreFiles(whole, wantedWords(question));
  const best = scores[0]?.score ?? 1;
  return new Map(scores.map(({ path, score }) => [path, score / best]));
}

/** How much of a question the best line of each text shares, with what it stands under, against the best of all. */
function lineFitsOf(
  texts: readonly { path: string; text: string | null }[],
  question: string,
): ReadonlyMap<string, number> {
  const lines = texts.flatMap(({ path, text }) =>
    linesInPlace(path, withoutForeignOrders(text ?? "", question), question, mostLines).map((line) => ({ path, line })),
  );
  const shares = sharesOf(lines, question, "lines alone");
  const most = Math.max(...shares.values(), Number.MIN_VALUE);
  const fits = new Map<string, number>();
  for (const [{ path }, share] of shares) fits.set(path, Math.max(fits.get(path) ?? 0, share / most));
  return fits;
}

/** Several files answer it together, or it is about the files themselves. Of "how much" nobody can tell whether it is counted, or said. */
function isOfSeveral(question: string): boolean {
  const text = question.replaceAll(/\bhow much\b|\bwie ?viel\b|\ball (?:in|right)\b|いくら|何円/giu, " ");
  return asksForMore(text) || asksForNumber(text) || asksWhichFiles.test(text);
}

const asksWhichFiles =
  /\b(?:which|what|any|are there|welche[nrs]?|gibt es) (?:(?:of|from) )?(?:(?:the|my|our|these|other|der|meiner) )*(?:files?|folders?|photos?|pictures?|images?|documents?|dateien|ordner|fotos|bilder|dokumente)\b|どのファイル/iu;

/** Without the files of other years than those that a question names, where some have these in their names. */
function ofSaidYears<Each extends { path: string }>(files: readonly Each[], question: string): readonly Each[] {
  const years = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
  const said = new Set(question.match(years));
  const named = (path: string) => path.match(years) ?? [];
  const hasSaid = ({ path }: Each) => named(path).some((year) => said.has(year));
  return files.some(hasSaid) ? files.filter((file) => named(file.path).length === 0 || hasSaid(file)) : files;
}

function isReadable(file: FileEntry): boolean {
  return file.size > 0 && file.size <= longestRead && !isBinary(file.path);
}

/** All of a few files; of many those that share most of the question. */
async function mostFitting(
  question: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly FileEntry[]> {
  if (files.length <= mostFiles) return files;
  const words = searchWords(question);
  const scores = scoreFiles(await view.search(words, matchesOfWord), words);
  const scoreOf = new Map(scores.map(({ path, score }) => [path, score]));
  const fitting = files
    .filter(({ path }) => scoreOf.has(path))
    .toSorted((one, other) => (scoreOf.get(other.path) ?? 0) - (scoreOf.get(one.path) ?? 0))
    .slice(0, mostFiles);
  return files.filter((file) => fitting.includes(file));
}

/** The parts of a text that fit a question, with its first line; its beginning where none does. In about so many characters. */
function excerptOf(text: string, question: string, most: number): Pick<CandidateFile, "text" | "extent"> {
  const plain = withoutForeignOrders(text, question);
  if (plain.length <= most) return { text: plain, extent: "whole" };
  const parts = excerptsOf(plain, question, most);
  const shown = parts.length > 0 ? textOf(plain.split("\n"), parts) : plain;
  return { text: shown.slice(0, most), extent: "parts" };
}
