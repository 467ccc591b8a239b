import type { FilesQuestion } from "../../../agent/likely-files.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { calendarTold } from "../facts/times/calendar-events.ts";
import { saysCounts } from "../facts/numbers/file-facts.ts";
import { placeFacts } from "../facts/lines/quoted-places.ts";
import { finalFiles } from "../files/final-files.ts";
import { filesFor } from "../files/files-for.ts";
import { isBinary } from "../files/file-kinds.ts";
import { namedFiles } from "../files/named-files.ts";
import { filesOfSubject } from "../facts/files/files-of-subject.ts";
import { filesWithDate } from "../facts/files/files-with-date.ts";
import { mailsOfSender } from "../facts/files/mails-of-sender.ts";
import { newestOf } from "../facts/files/newest-files.ts";
import { papersThatHold } from "../facts/files/papers-that-hold.ts";
import { scoreFiles } from "../files/score-files.ts";
import { withoutForeignOrders } from "../foreign-orders.ts";
import { asksForMore, asksForNumber } from "../request/wishes/request-intent.ts";
import { withoutWhereabouts } from "../request/questions/without-whereabouts.ts";
import { searchWords } from "../request/words/search-words.ts";
import { longestRead } from "./first-views.ts";
import { newRequest } from "../turn/new-request.ts";

const mostFiles = 12;
const matchesOfWord = 200;

/**
 * Of a new request that names no file: which ones may answer it. Null where several
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
    text === null || text.trim() === ""
      ? []
      : [{ path, text: withoutForeignOrders(calendarTold(text) ?? text, question) }],
  );
  const holding = papersThatHold(mailsOfSender(ofSaidYears(shown, question), question), question);
  const current = newestOf(filesWithDate(filesOfSubject(holding, question), question), question);
  return current.length === 0 || shown.length < 2 ? null : { question, files: current, messages: state.messages };
}

/** Several files answer it together, or it is about the files themselves. Of "how much" nobody can tell whether it is counted, or said. */
function isOfSeveral(request: string): boolean {
  const text = withoutWhereabouts(request).replaceAll(
    /\bhow much\b|\bwie ?viel\b|\ball (?:in|right)\b|いくら|何円/giu,
    " ",
  );
  return asksForMore(text) || asksForNumber(text) || asksWhichFiles.test(text);
}

const asksWhichFiles =
  /\b(?:which|what|any|are there|welche[nrs]?|gibt es) (?:(?:of|from) )?(?:(?:the|my|our|these|other|der|meiner) )*(?:files?|folders?|photos?|pictures?|images?|documents?|dateien|ordner|fotos|bilder|dokumente)\b|どのファイル/iu;

/** Without the files of other years than those that a request names, where some have these in their names. */
function ofSaidYears<Each extends { path: string }>(files: readonly Each[], request: string): readonly Each[] {
  const years = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
  const said = new Set(request.match(years));
  const named = (path: string) => path.match(years) ?? [];
  const hasSaid = ({ path }: Each) => named(path).some((year) => said.has(year));
  return files.some(hasSaid) ? files.filter((file) => named(file.path).length === 0 || hasSaid(file)) : files;
}

function isReadable(file: FileEntry): boolean {
  return file.size > 0 && file.size <= longestRead && !isBinary(file.path);
}

/** All of a few files; of many those that share most of the request. */
async function mostFitting(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly FileEntry[]> {
  if (files.length <= mostFiles) return files;
  const words = searchWords(request);
  const scores = scoreFiles(await view.search(words, matchesOfWord), words);
  const scoreOf = new Map(scores.map(({ path, score }) => [path, score]));
  const fitting = files
    .filter(({ path }) => scoreOf.has(path))
    .toSorted((one, other) => (scoreOf.get(other.path) ?? 0) - (scoreOf.get(one.path) ?? 0))
    .slice(0, mostFiles);
  return files.filter((file) => fitting.includes(file));
}
