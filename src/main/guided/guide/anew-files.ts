import { baseName } from "../../../shared/path-parts.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { TurnState } from "../../agent/guide.ts";
import type { StepMasks } from "../../agent/step-protocol.ts";
import { isEditForm } from "../forms/form.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { eachFile } from "./each-file.ts";
import { filesToEdit } from "./grounding.ts";
import { replacedPhrase } from "./replaced-phrase.ts";
import { replaceScope } from "./replace-scope.ts";
import { isAboutBlock, meantForms, wantsEverywhere } from "./request-intent.ts";
import { escapeRegExp, searchWords, wholeWord } from "./request-words.ts";
import { saidLines } from "./said-lines.ts";
import { stepRecords } from "./step-record.ts";

/** A larger file would take a small model minutes to write. In bytes. */
const largest = 2_000;
/** More files than this are changed step by step. */
const most = 4;

/**
 * The small files that are best written anew as a whole for a request: in the text of a file a small model sees what is to change far
 * better than in a list of its lines. None where the words of the request decide by themselves what is to be done, such as which word
 * is to be replaced everywhere: for that there are steps that can't go wrong.
 */
export async function anewFiles(
  state: TurnState,
  masks: StepMasks,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly string[]> {
  const { request, since } = turnOf(state.messages);
  const records = stepRecords(since, state.tools);
  // where the harness went on with a change itself, it did all of it
  const isOver = records.some(
    ({ status, isMade, effect }) => (status === "denied" && !isMade) || (isMade && effect === "change"),
  );
  if (state.kind !== "edit" || !request || state.stepsLeft <= 1 || isOver) return [];
  const wish = masks.focus ?? request.text;
  if (masks.focus !== undefined && !masks.allowed.some(isEditForm)) return [];
  const tried = new Set(
    records.flatMap(({ tool, isMade, input }) => (tool === "edit" && !isMade ? [input["path"]] : [])),
  );
  const candidates = await candidatesFor(wish, files, view);
  return candidates.length > most ? [] : candidates.filter((path) => !tried.has(path));
}

async function candidatesFor(
  wish: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly string[]> {
  const meant = meantForms(wish);
  // a line that is to go is chosen better than left out; of a block only the first line can be chosen
  const isLine = meant.includes("delete") && !isAboutBlock(wish);
  const isSure = meant.includes("fix") || isLine || (meant.includes("replace") && wantsEverywhere(wish));
  if (isSure || (await eachFile(wish, files, view))) return [];
  const sizeOf = new Map(files.map(({ path, size }) => [path, size]));
  const { paths, areNamed } = filesToEdit(wish, files);
  const scope = replaceScope(wish, files)?.map(({ path }) => path) ?? paths;
  const inAll = areNamed ? [...paths, ...calledFiles(wish, files, paths)] : await filesAbout(wish, scope, view);
  if (inAll.some((path) => (sizeOf.get(path) ?? Infinity) > largest)) return [];
  const texts = await Promise.all(inAll.map(async (path) => ({ path, text: await view.text(path) })));
  return texts.flatMap(({ path, text }) => (text === null || isDecided(wish, text, meant) ? [] : [path]));
}

/** What is to stand where is in the request to the letter. */
function isDecided(wish: string, text: string, meant: readonly string[]): boolean {
  if (meant.includes("add")) return saidLines(wish, text).length > 0;
  if (!meant.includes("replace")) return false;
  const phrase = replacedPhrase(wish, text);
  const places = phrase === null ? 0 : (text.match(wholeWord(escapeRegExp(phrase), "gu")) ?? []).length;
  // a number stands for many things
  return places === 1 || (places > 1 && !/^[\d.,:]+$/.test(phrase ?? ""));
}

/** Files that a request calls by the first word of their names, beside those that it names in full: "and on the sign" for `sign.html`. */
function calledFiles(wish: string, files: readonly FileEntry[], named: readonly string[]): string[] {
  const words = new Set(searchWords(wish));
  return files.flatMap(({ path }) => {
    const stem = baseName(path)
      .replace(/\.[^.]*$/, "")
      .toLowerCase();
    return words.has(stem) && !named.includes(path) ? [path] : [];
  });
}

/** Of the files that a request can mean, those that say something of what it is about; only one where nothing says that several are meant. */
async function filesAbout(wish: string, paths: readonly string[], view: WorkspaceView): Promise<readonly string[]> {
  const matches = await view.search(searchWords(wish), 20);
  const about = paths.filter((path) => matches.some((match) => match.path === path));
  return about.length === 1 || wantsEverywhere(wish) ? about : [];
}
