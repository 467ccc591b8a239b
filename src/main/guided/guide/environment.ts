import type { Message } from "../../../shared/message.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { describeForm } from "../forms/describe-form.ts";
import { formsOf } from "../forms/form.ts";
import { calledTools, knownTools } from "../forms/tool-tiers.ts";
import { answerLanguage } from "./request/words/answer-language.ts";
import { asksForDuplicates, duplicateFacts, sameFiles } from "./files/duplicates.ts";
import { comparedLists } from "./facts/rows/compared-lists.ts";
import { countedFiles } from "./facts/numbers/counted-files.ts";
import { followedUp } from "./facts/entries/followed-up.ts";
import { factsOverFiles } from "./facts/numbers/facts-over-files.ts";
import { papersThatHold } from "./facts/files/papers-that-hold.ts";
import { asksForLength, fileFacts, folderFacts } from "./facts/numbers/file-facts.ts";
import { filesFor } from "./files/files-for.ts";
import { countedMark, markFacts } from "./facts/numbers/mark-facts.ts";
import { viewedBytes } from "./made/first-views.ts";
import { meantLines, rankLines } from "./facts/lines/rank-lines.ts";
import { newFiles, namedFiles } from "./files/named-files.ts";
import { isQuestion } from "./request/questions/is-question.ts";
import { withoutWhereabouts } from "./request/questions/without-whereabouts.ts";
import { isAboutGivenText } from "./request/wishes/request-intent.ts";
import { searchWords, withoutNewPhrases } from "./request/words/search-words.ts";
import { quotedPlaces } from "./facts/lines/quoted-places.ts";
import { saidConversion } from "./facts/numbers/said-conversion.ts";
import { saidSum } from "./facts/numbers/said-sum.ts";
import { saidZoneTime } from "./facts/times/said-zone-time.ts";
import { sortedFacts } from "./facts/tables/sorted-facts.ts";
import { valuePlaces } from "./facts/lines/value-places.ts";
import type { FileEntry, Match, WorkspaceView } from "../workspace-view.ts";

const listedFiles = 40;
const listedMatches = 6;
const matchLength = 160;
const countedMatches = 5_000;

/**
 * What a model is told with a request, so that it needn't look for it: the files with their sizes, the lines that hold the
 * rarest words of the request, and what is named but isn't there. What it was told already isn't said again.
 */
export async function describeEnvironment(
  request: string,
  history: readonly Message[],
  view: WorkspaceView,
  tools: readonly ToolSpec[],
  signal: AbortSignal,
): Promise<string> {
  const files = await filesFor(request, view);
  signal.throwIfAborted();
  // of a text that is given a small model would say whether the files are spelled right
  if (isAboutGivenText(request) && namedFiles(request, files).length === 0) return answerLanguage(request);
  const words = searchWords(request);
  const named = namedFiles(request, files);
  const within = await Promise.all(named.slice(0, 3).map((file) => matchesIn(file, request, view)));
  const matches = named.length > 0 ? [] : await inPapersThatHold(await view.search(words, 20), request, view);
  signal.throwIfAborted();
  const ofKind = countedFiles(
    request,
    files.map(({ path }) => path),
  );
  // a number of other files beside it would be taken for it
  const listing = [listFiles(files), ofKind === "" ? folderFacts(files) : ""].filter((part) => part !== "").join("\n");
  const counted = await Promise.all(
    named
      .slice(0, 2)
      .map(async (file) => (file.size > viewedBytes || asksForLength(request) ? factsAbout(file, request, view) : "")),
  );
  const mark = named.length === 0 ? countedMark(request) : null;
  const marks = mark === null ? "" : markFacts(mark, request, await view.search([mark], countedMatches), files);
  const quoted = (await valuePlaces(request, files, view)) || (await quotedPlaces(request, view));
  const followed = await followedUp(request, files, view);
  const together = await factsOverFiles(request, files, view);
  const compared = await comparedLists(request, files, view);
  const sorted = await sortedFacts(request, files, view);
  const wasTold = history.some((message) => message.role === "user" && message.context.includes(listing));
  const missing = newFiles(request, files);
  const duplicates = asksForDuplicates(request) ? duplicateFacts(await sameFiles(request, files, view)) : "";
  // who sees some of the lines counts those
  const isCounted = counted.some((facts) => facts !== "");
  const best = named.length > 0 ? within.flat().slice(0, listedMatches) : rarest(matches, words);
  const lines = best.map(({ path, line, text }) => `${path}:${line}: ${text.trim().slice(0, matchLength)}`);
  return [
    wasTold ? "" : listing,
    lines.length > 0 && !isCounted ? `Matching lines:\n${lines.join("\n")}` : "",
    ...counted,
    ofKind,
    marks,
    quoted,
    followed,
    together,
    compared,
    saidSum(request),
    saidConversion(request),
    saidZoneTime(request),
    duplicates,
    missing.length > 0 ? `Not there yet: ${missing.join(", ")}` : "",
    describeCalled(request, history, tools),
    answerLanguage(request),
    // its end is told by nothing that follows
    sorted,
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** How the tools are used that the request calls for, unless an earlier one has called for them already. */
function describeCalled(request: string, history: readonly Message[], tools: readonly ToolSpec[]): string {
  const known = knownTools(tools, history);
  const forms = formsOf(calledTools(tools, request).filter((tool) => !known.includes(tool)));
  return forms.length > 0 ? `Steps for this:\n${forms.map((form) => describeForm(form)).join("\n")}` : "";
}

async function factsAbout(file: FileEntry, request: string, view: WorkspaceView): Promise<string> {
  const facts = await fileFacts(file.path, request, view);
  return facts === "" ? "" : `${file.path}: ${facts}`;
}

/** The lines of a file that is named, best first. Small ones are viewed whole anyway. */
async function matchesIn(file: FileEntry, request: string, view: WorkspaceView): Promise<Match[]> {
  if (file.size <= viewedBytes) return [];
  const text = (await view.text(file.path)) ?? "";
  const lines = meantLines(rankLines(text, withoutNewPhrases(request, text))).filter((line) => line.score > 0);
  const first = lines.slice(0, listedMatches / 2);
  const last = lines.slice(first.length).slice(-listedMatches / 2);
  return [...first, ...last].map(({ number, text }) => ({ path: file.path, line: number, text }));
}

/** What stands in a booking that was called off is no answer. */
async function inPapersThatHold(matches: readonly Match[], request: string, view: WorkspaceView): Promise<Match[]> {
  if (!isQuestion(withoutWhereabouts(request))) return [...matches];
  const paths = [...new Set(matches.map(({ path }) => path))];
  const papers = await Promise.all(paths.map(async (path) => ({ path, text: (await view.text(path)) ?? "" })));
  const holding = papersThatHold(papers, request).map(({ path }) => path);
  return matches.filter(({ path }) => holding.includes(path));
}

function listFiles(files: readonly FileEntry[]): string {
  if (files.length === 0) return "Files: none, the folder is empty.";
  const listed = files.slice(0, listedFiles).map(({ path, size }) => `${path} ${readableSize(size)}`);
  const rest = files.length - listed.length;
  return `Files: ${listed.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** The lines that say most: with words that stand in few lines. Each line once. */
function rarest(matches: readonly Match[], words: readonly string[]): Match[] {
  const places = new Map(matches.map((match) => [`${match.path}:${match.line}`, match]));
  const lines = [...places.values()].map((match) => ({ match, text: match.text.toLowerCase() }));
  const weights = words.map((word) => ({
    word,
    weight: 1 / Math.max(1, lines.filter((line) => line.text.includes(word)).length),
  }));
  const score = (text: string) =>
    weights.reduce((sum, { word, weight }) => (text.includes(word) ? sum + weight : sum), 0);
  return lines
    .map(({ match, text }) => ({ match, score: score(text) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, listedMatches)
    .map(({ match }) => match);
}

/** Sizes as people read them: B, KB (1,024 bytes), MB. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1).replace(/\.0$/, "")} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, "")} MB`;
}
