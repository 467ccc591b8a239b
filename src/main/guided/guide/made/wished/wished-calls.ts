import type { Call } from "../../../../agent/step-protocol.ts";
import { editTo } from "../../../forms/anew-edit.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles } from "../../files/named-files.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { isCommonWord } from "../../request/words/words.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";
import { withCall } from "../../written/with-call.ts";
import { saidChanges } from "../said/said-changes.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { doneAsWished } from "./done-as-wished.ts";
import { headingRenamed } from "./sections/heading-renamed.ts";
import { isTakenName, nameRenamed } from "./settings/name-renamed.ts";
import { replacedEverywhere } from "./replaced-as-wished.ts";
import { isSwapOfSides, isUnsure, isVoid, standsIn } from "./unsure-wishes.ts";

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
  const input = only && before !== null ? editTo(only[0], before, only[1]) : null;
  return input ? [{ tool: "edit", input }] : [];
}

/** The text of a file with the change that a wish says in full; null where it leaves something open. */
export async function changedAsSaid(file: FileText, wish: string, view: WorkspaceView): Promise<string | null> {
  const done =
    doneAsWished(file.path, file.text, wish) ?? (headingRenamed(wish, [file]) ?? nameRenamed(wish, [file]))?.text;
  if (done !== undefined) return done;
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
  const renamed = headingRenamed(wish, texts) ?? nameRenamed(wish, texts);
  if (renamed) return renamed;
  // whose sides these are, and what is in use, is lost on the ways for requests
  if (isSwapOfSides(wish) || isTakenName(wish, texts)) return null;
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
  return isUnsure(wish, { path, text: before }, text, isForAll) ? null : { path, text };
}

/** A wish with where it is meant, and with what is to stay, as the request says it. */
function inFull(wish: string, request: string, named: readonly string[]): string {
  const where = named.length === 0 || named.some((path) => wish.includes(path)) ? "" : ` in ${named.join(" and ")}`;
  const { kept } = withoutKept(request);
  return `${wish}${where}${kept === "" ? "" : `. ${kept}`}`;
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

async function textsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<FileText[]> {
  const texts = await Promise.all(files.map(async ({ path }) => ({ path, text: await view.text(path) })));
  return texts.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

function withTexts(texts: ReadonlyMap<string, string>, view: WorkspaceView): WorkspaceView {
  return { ...view, text: async (path) => texts.get(path) ?? (await view.text(path)) };
}
