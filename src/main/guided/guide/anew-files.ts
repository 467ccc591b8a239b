import { turnOf } from "../../../shared/turn.ts";
import type { TurnState } from "../../agent/guide.ts";
import type { StepMasks } from "../../agent/step-protocol.ts";
import { isEditForm } from "../forms/form.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { isProgram } from "../mend/program-file.ts";
import { eachFile } from "./made/each-file.ts";
import { filesToEdit } from "./grounding.ts";
import { leftOutFiles } from "./files/left-out-files.ts";
import { replacedPhrase } from "./request/values/replaced-phrase.ts";
import { replaceScope } from "./files/replace-scope.ts";
import { isAboutBlock, meantForms, wantsEverywhere } from "./request/wishes/request-intent.ts";
import { partsOf, planOf } from "./turn/parts.ts";
import { namedFiles } from "./files/named-files.ts";
import { searchWords } from "./request/words/search-words.ts";
import { wholeWord } from "./request/words/word-pattern.ts";
import { partsToWrite } from "./written/parts-to-write.ts";
import { saidLines } from "./written/said-lines.ts";
import { isShortNumber } from "./request/words/numbers.ts";
import { scoreFiles } from "./files/score-files.ts";
import { calledFiles, severalFiles } from "./files/several-files.ts";
import { stepRecords } from "./turn/step-record.ts";

/** More files than this are changed step by step. */
const most = 6;
/** So much more a file has to say of a request than the next one to be the one that is meant. */
const clearlyMore = 1.5;
/** So many can be written anew where a request speaks of several. */
const mostOfSeveral = 10;

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
): Promise<StepMasks["anew"] | null> {
  const { request, since } = turnOf(state.messages);
  const records = stepRecords(since, state.tools);
  // where the harness went on with a change itself, it did all of it
  const isOver = records.some(
    ({ status, isMade, effect }) => (status === "denied" && !isMade) || (isMade && effect === "change"),
  );
  const isEditing = state.kind === "edit" || (masks.focus !== undefined && masks.allowed.some(isEditForm));
  if (!isEditing || !request || state.stepsLeft <= 1 || isOver) return null;
  if (masks.focus !== undefined && !masks.allowed.some(isEditForm)) return null;
  const changes = records.filter(({ tool, isMade }) => tool === "edit" && !isMade);
  const together = changes.length === 0 ? await togetherIn(request.text, files, view) : null;
  if (together !== null) return { paths: [together], wish: request.text, isLast: true };
  const wish = masks.focus ?? request.text;
  // a part that is still open may be about a file that another part has changed
  const tried = new Set(
    changes.flatMap(({ input, status }) => (masks.focus === undefined || status !== "ok" ? [input["path"]] : [])),
  );
  const candidates = await candidatesFor(wish, request.text, files, view);
  const isSeveral = severalFiles(wish, files) !== null;
  const kept = leftOutFiles(request.text, files);
  const isTooMany = candidates.length > (isSeveral ? mostOfSeveral : most);
  const paths = isTooMany ? [] : candidates.filter((path) => !tried.has(path) && !kept.includes(path));
  const isLast = planOf(request.text, files, records).open.length <= 1;
  return paths.length > 0 ? { paths, wish, isLast } : null;
}

/** The file that all parts of a request are about: it is written anew once, for all of them. */
async function togetherIn(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<string | null> {
  const parts = partsOf(request, files);
  if (parts.length < 2 || !parts.every(({ forms }) => forms.some(isEditForm))) return null;
  const named = namedFiles(request, files).map(({ path }) => path);
  const of: (readonly string[])[] = [];
  for (const { text, paths } of parts) {
    // "and turn it off there": it is about what was spoken of before
    const spokenOf = goesOn.test(text) ? (of.at(-1) ?? null) : null;
    const inherited = paths.length > 0 ? null : named.length === 1 ? named : spokenOf;
    of.push(await candidatesFor(text, request, files, view, inherited));
  }
  const [only, ...others] = new Set(of.flat());
  return only !== undefined && others.length === 0 && of.every((paths) => paths.length > 0) ? only : null;
}

const goesOn =
  /\b(?:it|its|them|their|there|that|those|one|ones|as well|too|dort|da|darin|dabei|es|sie|ihn|dessen|deren|auch)\b|そこ|それ|も/iu;

/** Files that are written anew for `wish`, which is all that is asked or a part of it. */
async function candidatesFor(
  wish: string,
  whole: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  inherited: readonly string[] | null = null,
): Promise<readonly string[]> {
  const meant = meantForms(wish);
  // a line that is to go is chosen better than left out; of a block, or a function, only the first line can be chosen
  const isLine = (path: string) =>
    meant.includes("delete") && !isAboutBlock(wish) && (!isProgram(path) || /\b(?:line|zeile)\b|行/iu.test(wish));
  const { paths, areNamed } = inherited ? { paths: inherited, areNamed: true } : filesToEdit(wish, files);
  // a text that is to be put right is written anew; a program has a mistake to be found
  const isMended = meant.includes("fix") && !(areNamed && paths.every((path) => !isProgram(path)));
  const isSure = isMended || (meant.includes("replace") && wantsEverywhere(wish) && !isOfNumbers(wish));
  if (isSure || (await eachFile(wish, files, view))) return [];
  const several = severalFiles(wish, files)?.map(({ path }) => path);
  const scope = replaceScope(wish, files)?.map(({ path }) => path) ?? paths;
  const called = calledFiles(wish, files).map(({ path }) => path);
  // one word may be the name of a file by chance, two seldom are
  const areCalled = !areNamed && several === undefined && called.length > 1;
  const inAll =
    areNamed || areCalled
      ? [...new Set([...(areNamed ? paths : []), ...called])]
      : (several ?? (await filesAbout(wish, scope, view)));
  const texts = await Promise.all(inAll.map(async (path) => ({ path, text: await view.text(path) })));
  // of a longer file only a part is written, which has to be clear
  if (texts.some(({ path, text }) => text !== null && !isWritable(path, text, whole))) return [];
  return texts.flatMap(({ path, text }) =>
    text === null || isLine(path) || isDecided(wish, text, meant) ? [] : [path],
  );
}

function isWritable(path: string, text: string, request: string): boolean {
  return partsToWrite(path, text, request).some(({ extent }) => extent === "whole" || !isAboutAll(request));
}

/** What a part of a file isn't enough for. */
function isAboutAll(request: string): boolean {
  const said = request.replaceAll(
    /\b(?:all (?:the time|day|night|year|right|of a sudden)|(?:at|after) all|(?:every|each) (?:day|night|week|month|year))\b/giu,
    " ",
  );
  const isOrder = /\b(?:sort|order|alphabet\w*|renumber|reorder|sortier\w*|nummerier\w*)\b|並べ/iu.test(said);
  const isOfAll = /\b(?:all|every|each|alle[nrs]?|jede[nrsm]?|sämtliche\w*)\b|すべて|ぜんぶ|全部|全て|各/iu.test(said);
  return isOrder || isOfAll || wantsEverywhere(said) || meantForms(said).includes("rewrite");
}

/** A number or a time that is to be another one: the same may stand for something else beside it. */
function isOfNumbers(wish: string): boolean {
  const numbers = wish.match(/(?<![\p{L}\p{N}])\d(?:[\d.,: ]*\d)?(?!\p{L})/gu) ?? [];
  return numbers.length === 2 && numbers.every(isShortNumber);
}

/** What is to stand where is in the request to the letter. */
function isDecided(wish: string, text: string, meant: readonly string[]): boolean {
  if (meant.includes("add")) return saidLines(wish, text).length > 0;
  if (!meant.includes("replace")) return false;
  const phrase = replacedPhrase(wish, text);
  const places = phrase === null ? 0 : (text.match(wholeWord(phrase, "gu")) ?? []).length;
  // a number stands for many things
  return /^[\d.,:]+$/.test(phrase ?? "") ? places === 1 && !wantsEverywhere(wish) : places > 0;
}

/**
 * Of the files that a request can mean, those that say something of what it is about; only one where nothing says that several are meant:
 * the one that says clearly more of it.
 */
async function filesAbout(wish: string, paths: readonly string[], view: WorkspaceView): Promise<readonly string[]> {
  const words = searchWords(wish);
  const matches = (await view.search(words, 20)).filter(({ path }) => paths.includes(path));
  const about = paths.filter((path) => matches.some((match) => match.path === path));
  if (about.length <= 1 || wantsEverywhere(wish)) return about;
  const [best, second] = scoreFiles(matches, words);
  return best && second && best.score >= second.score * clearlyMore ? [best.path] : [];
}
