import type { Call } from "../../../../agent/step-protocol.ts";
import { editTo } from "../../../forms/anew-edit.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles } from "../../files/named-files.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { textGone, withoutKept } from "../../request/wishes/told-wishes.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../request/words/words.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { isProgram } from "../../../mend/program-file.ts";
import { withCall } from "../../written/with-call.ts";
import { saidChanges } from "../said/said-changes.ts";
import { settingsIn } from "../../facts/programs/setting-lines.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { doneAsWished } from "./done-as-wished.ts";
import { plainWish } from "./plain-wish.ts";

/**
 * The edit of one file that does all that a request wants, by the wishes that the model read out of it, each where the former ones are done. Empty where one of them leaves
 * something open, or they are about several files.
 */
export async function wishedCalls(
  request: string,
  wishes: readonly string[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const kept = keptFiles(request, files);
  const meant = files.filter(({ path, size }) => size <= mostBytes && !kept.includes(path));
  const changed = new Map<string, string>();
  const seen = withTexts(changed, view);
  for (const told of wishes) {
    const texts = await textsOf(meant, seen);
    if (wishes.length > 1 && isVoid(told, texts)) continue;
    const done = await doneInOne(withSubjectApart(turnedRound(told, texts), texts), request, meant, texts, seen);
    if (!done) return [];
    changed.set(done.path, done.text);
  }
  const [only, ...others] = changed;
  const before = only && others.length === 0 ? await view.text(only[0]) : null;
  const input = only && before !== null ? editTo(only[0], before, only[1], request) : null;
  return input ? [{ tool: "edit", input }] : [];
}

/** The text of a file with the change that a wish says in full; null where it leaves something open. */
export async function changedAsSaid(file: FileText, wish: string, view: WorkspaceView): Promise<string | null> {
  const done = doneAsWished(file.path, file.text, wish);
  if (done !== null) return done;
  const seen = withTexts(new Map([[file.path, file.text]]), view);
  const changed = await doneAsSaid(wish, [{ path: file.path, size: file.text.length }], seen, asksForAll(wish));
  return changed?.text ?? null;
}

/** The one file in which a wish can be done, as it is then; of several the one that the request names. */
async function doneInOne(
  wish: string,
  request: string,
  files: readonly FileEntry[],
  texts: readonly FileText[],
  view: WorkspaceView,
): Promise<FileText | null> {
  const done = texts.flatMap(({ path, text }) => {
    const fresh = doneAsWished(path, text, wish, request);
    return fresh === null ? [] : [{ path, text: fresh }];
  });
  const named = namedFiles(request, files).map(({ path }) => path);
  const [only, ...others] = done.some(({ path }) => named.includes(path))
    ? done.filter(({ path }) => named.includes(path))
    : done;
  if (only) return others.length === 0 ? only : null;
  const renamed = nameRenamed(wish, texts);
  if (renamed) return renamed;
  // whose sides these are is lost on the ways for requests: they swap the names
  if (isSwapOfSides(wish)) return null;
  return (
    (await doneAsSaid(inFull(wish, request, named), files, view, asksForAll(request))) ??
    replacedEverywhere(wish, request, texts)
  );
}

/** The file that the ways for requests change for a wish; null where they change none or several. */
async function doneAsSaid(
  wish: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  isForAll: boolean,
): Promise<FileText | null> {
  const calls = await saidChanges(wish, {}, files, view);
  const [path, ...others] = new Set(calls.map(({ input }) => input["path"]));
  if (typeof path !== "string" || others.length > 0) return null;
  const before = await view.text(path);
  const text = calls.reduce<string | null>((all, call) => (all === null ? null : withCall(all, call)), before);
  if (before === null || text === null) return null;
  const isOpen =
    (!isForAll && isGuessed(wish, { path, text: before }, text)) ||
    takesOther(wish, before, text) ||
    losesName(wish, before, text);
  return isOpen ? null : { path, text };
}

/** Whether what is set has lost its own name: that became the value. */
function losesName(wish: string, before: string, after: string): boolean {
  const told = /^set(?!\p{L})/iu.test(wish) ? plainWish(wish) : null;
  const counted = (text: string, name: string) => text.match(wholeWord(name, "giu"))?.length ?? 0;
  return told?.deed === "set" && told.what.some((name) => counted(after, name) < counted(before, name));
}

const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** A name of a program that gets another one: wherever it stands in the one program that has it, or else that breaks. */
function nameRenamed(wish: string, texts: readonly FileText[]): FileText | null {
  const [, old = "", fresh = ""] = /^rename "([^"]+)" to "([^"]+)"$/iu.exec(wish) ?? [];
  if (!identifier.test(old) || !identifier.test(fresh)) return null;
  const [only, ...others] = texts.filter(({ text }) => wholeWord(old).test(text));
  if (!only || others.length > 0 || !isProgram(only.path) || wholeWord(fresh).test(only.text)) return null;
  return { path: only.path, text: only.text.replaceAll(wholeWord(old, "gu"), () => fresh) };
}

/** "Replace "Node 16" by "Node 20"": each of them, in the one text that has it, unless something of that name is to stay. */
function replacedEverywhere(wish: string, request: string, texts: readonly FileText[]): FileText | null {
  const [, old, fresh] = /^replace "([^"]+)" (?:by|with) "([^"]+)"$/iu.exec(wish) ?? [];
  if (old === undefined || fresh === undefined) return null;
  const kept = wordsOf(withoutKept(request).kept);
  const [only, ...others] = texts.filter(({ text }) => wholeWord(old).test(text));
  if (!only || others.length > 0 || wordsOf(old).some((word) => kept.includes(word))) return null;
  return { path: only.path, text: only.text.replaceAll(wholeWord(old, "gu"), () => fresh) };
}

/** "Swap the rooms of "yoga" and "drawing"" */
function isSwapOfSides(wish: string): boolean {
  const told = plainWish(wish);
  return told?.deed === "swap" && told.about.length > 0;
}

/** Whether something went that isn't called so: of "tea towels" the tea. */
function takesOther(wish: string, before: string, after: string): boolean {
  const gone = textGone(wish);
  if (gone === null || isOfMore.test(wish)) return false;
  const left = new Set(after.split("\n"));
  const taken = wordsOf(
    before
      .split("\n")
      .filter((line) => !left.has(line))
      .join("\n"),
  );
  return wordsOf(gone).some((word) => !isCommonWord(word) && !taken.some(sameNounAs([word])));
}

/** Whether a setting that stands in several parts was set in all of them, though the wish is about one. */
function isGuessed(wish: string, { path, text: before }: FileText, after: string): boolean {
  if (plainWish(wish)?.deed !== "set") return false;
  const old = new Set(settingsIn(path, before).map(({ row, line }) => `${row} ${line}`));
  const set = settingsIn(path, after).filter(({ row, line }) => !old.has(`${row} ${line}`));
  return new Set(set.map(({ key }) => key)).size < set.length;
}

/** A wish with where it is meant, and with what is to stay, as the request says it. */
function inFull(wish: string, request: string, named: readonly string[]): string {
  const where = named.length === 0 || named.some((path) => wish.includes(path)) ? "" : ` in ${named.join(" and ")}`;
  const { kept } = withoutKept(request);
  return `${wish}${where}${kept === "" ? "" : `. ${kept}`}`;
}

/** "Remove the column …", "Remove all of …": a text may say it in other words. */
const isOfMore = /^(?:remove|delete) (?:the )?(?:all|every\p{L}*|columns?|sections?|paragraphs?|chapters?)(?!\p{L})/iu;

/** Whether something is to be removed of which no word stands anywhere: it was only a reason. */
function isVoid(wish: string, texts: readonly FileText[]): boolean {
  const gone = textGone(wish);
  if (gone === null || isOfMore.test(wish) || standsIn(texts, gone)) return false;
  const there = texts.flatMap(({ text }) => wordsOf(text));
  return !wordsOf(gone).some((word) => !isCommonWord(word) && there.some(sameNounAs([word])));
}

/** A text that stands nowhere can't become another one that does: a small model tells them the wrong way round now and then. */
function turnedRound(wish: string, texts: readonly FileText[]): string {
  return wish.replace(/^((?:replace|change) )"([^"]+)" (by|with|to) "([^"]+)"/iu, (told, lead, old, word, fresh) =>
    !standsIn(texts, old) && standsIn(texts, fresh) ? `${lead}"${fresh}" ${word} "${old}"` : told,
  );
}

/**
 * `Change "the fair on 12 July" to "the fair on 19 July"`, where the text says the fair and the date apart: then the date is changed of the fair. What both begin with is
 * the subject.
 */
function withSubjectApart(wish: string, texts: readonly FileText[]): string {
  return wish.replace(
    /^(?:replace|change) "([^"]+)" (?:by|with|to) "([^"]+)"$/iu,
    (told, old: string, fresh: string) => {
      if (texts.some(({ text }) => wholeWord(old, "iu").test(text))) return told;
      const [words, others] = [old.split(" "), fresh.split(" ")];
      const at = words.findIndex((word, index) => word !== others[index]);
      const [from, to] = [words.slice(at).join(" "), others.slice(at).join(" ")];
      const subject = words.slice(0, Math.max(at, 0)).filter((word) => !isCommonWord(word.toLowerCase()));
      if (subject.length === 0 || to === "" || !standsIn(texts, from)) return told;
      return `Change "${subject.join(" ")}" from "${from}" to "${to}"`;
    },
  );
}

function standsIn(texts: readonly FileText[], phrase: string): boolean {
  return texts.some(({ text }) => text.toLowerCase().includes(phrase.toLowerCase()));
}

async function textsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<FileText[]> {
  const texts = await Promise.all(files.map(async ({ path }) => ({ path, text: await view.text(path) })));
  return texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

function withTexts(texts: ReadonlyMap<string, string>, view: WorkspaceView): WorkspaceView {
  return { ...view, text: async (path) => texts.get(path) ?? (await view.text(path)) };
}
