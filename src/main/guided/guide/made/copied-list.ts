import { baseName, endingOf, stemOf } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { fileCommand } from "../../forms/file-command.ts";
import { writeFileList } from "../../forms/file-list.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { isBinary } from "../files/file-kinds.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { writtenFiles } from "../files/named-files.ts";
import { isQuestion } from "../request/is-question.ts";
import { escapeRegExp } from "../request/word-pattern.ts";
import { partsOf } from "../turn/parts.ts";
import { saidScope } from "./places/said-scope.ts";
import { saidTarget } from "./places/said-target.ts";

const copies = /(?<!\p{L})(?:copy|copies|kopier\p{L}*)(?!\p{L})|コピー/iu;
/** Some of what is listed, or more than a copy. */
const isMore =
  /(?<!\p{L})(?:except|unless|apart from|other than|longer|shorter|newer|older|larger|smaller|than|marked|ticked|first|last|not|without|renam\p{L}*|number\p{L}*|order|mov\p{L}*|delet\p{L}*|remov\p{L}*|außer|bis auf|länger|kürzer|neuer|älter|als|markiert\p{L}*|nicht|ohne|umbenenn\p{L}*|nummer\p{L}*|reihenfolge|verschieb\p{L}*|lösch\p{L}*)(?!\p{L})|n['’]t(?!\p{L})|以外|ない(?!でください)|移動|削除|順|番号|名前を/iu;
/** That the originals stay is what a copy means. */
const originals =
  /[^.,;!?。、\n]*(?:(?<!\p{L})(?:originals?|originale?n?|where they (?:are|were)|as they are|bleiben)(?!\p{L})|元の|そのまま)[^.,;!?。、\n]*/giu;

/**
 * The copy of all files that a list names, one on each line, into a folder: "copy only the songs in set.txt from music to a new folder concert". Empty where a
 * line is no file's name, or that of several.
 */
export async function copiedListCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const bare = request.replaceAll(originals, " ");
  if (!copies.test(bare) || isMore.test(bare) || isQuestion(request)) return [];
  if (partsOf(bare, files).some(({ forms }) => !forms.includes("copy"))) return [];
  const [list, ...others] = writtenFiles(bare, files);
  if (!list || others.length > 0 || list.size > mostBytes || isBinary(list.path) || !isSource(list.path, bare))
    return [];
  const target = saidTarget(bare, files, "beside its source");
  if (target === null) return [];
  const scope = saidScope(bare, files, target)?.folder ?? "";
  const open = files.filter(
    ({ path }) => path !== list.path && path.startsWith(scope) && !path.startsWith(`${target}/`),
  );
  const names = namesIn((await view.text(list.path)) ?? "");
  const found = names.map((name) => fileCalled(name, open));
  const paths = found.filter((path) => path !== null);
  const isTaken = new Set(paths.map(baseName)).size < paths.length;
  if (names.length === 0 || paths.length < names.length || isTaken) return [];
  return [{ tool: "bash", input: { command: fileCommand("copy", writeFileList(paths), `${target}/`) } }];
}

/** "the songs in set.txt", "what set.txt lists": the list says which files, and isn't what is copied. */
function isSource(list: string, request: string): boolean {
  const name = `["'\u0060„“「]?${escapeRegExp(baseName(list))}["'\u0060“”」]?`;
  return new RegExp(
    `(?<!\\p{L})(?:listed|named|mentioned|written|(?:songs?|files?|photos?|pictures?|tracks?|recordings?|documents?|everything|ones|those)(?: (?:that|which))?(?: (?:are|is|stand))?) (?:in|on|by) (?:the list )?${name}|(?:what|which|that|files|songs|photos) ${name} (?:lists|names|says|mentions)|(?:die|der|das|was) in ${name} (?:\\p{L}+ )?(?:steh\\p{L}*|sind|ist|aufgeführt|genannt)|${name} ?に(?:ある|載|書|並|挙)`,
    "iu",
  ).test(request);
}

const bullet = /^\s*(?:[-*+•・]|\d+[.)])?\s*(?:\[[ xX✓]?\]\s*)?/u;

/** What stands on the lines of a list, without its headings. */
function namesIn(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:#|[-=_*]{3,}\s*$)/u.test(line) && !/[:：]\s*$/u.test(line));
  return [...new Set(lines.map((line) => line.replace(bullet, "").trim().normalize()))].filter((name) => name !== "");
}

/** The one file of this name, with its ending or without. */
function fileCalled(name: string, files: readonly FileEntry[]): string | null {
  const wanted = name.toLowerCase();
  const own = (path: string) => (endingOf(name) === "" ? stemOf(path) : baseName(path)).normalize().toLowerCase();
  const [only, ...others] = files.filter(
    ({ path }) => own(path) === wanted || baseName(path).normalize().toLowerCase() === wanted,
  );
  return only && others.length === 0 ? only.path : null;
}
