import { baseName, endingOf, stemOf } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { fileCommand } from "../../forms/file-command.ts";
import { writeFileList } from "../../forms/file-list.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { isBinary } from "../files/file-kinds.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { writtenFiles } from "../files/named-files.ts";
import { isQuestion } from "../request/questions/is-question.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { partsOf } from "../turn/parts.ts";
import { saidScope } from "./places/said/said-scope.ts";
import { saidTarget } from "./places/said/said-target.ts";

const copies = /(?<!\p{L})(?:copy|copies|kopier\p{L}*)(?!\p{L})|コピー/iu;
/** Some of what is listed, or more than a copy. */
const isMore =
  /(?<!\p{L})(?:except|unless|apart from|other than|longer|shorter|newer|older|larger|smaller|than|marked|ticked|first|last|not|without|renam\p{L}*|number\p{L}*|order|mov\p{L}*|delet\p{L}*|remov\p{L}*|außer|bis auf|länger|kürzer|neuer|älter|als|markiert\p{L}*|nicht|ohne|umbenenn\p{L}*|nummer\p{L}*|reihenfolge|verschieb\p{L}*|lösch\p{L}*)(?!\p{L})|n['’]t(?!\p{L})|以外|ない(?!でください)|移動|削除|順|番号|名前を/iu;
/** That the originals stay is what a copy means. */
const originals =
  /(?<!\p{L})(?:originals?|originale?n?|where they (?:are|were)|as they are|bleiben)(?!\p{L})|元の|そのまま/iu;
/** What a request is made of that copies all that is listed; any other word says which of it, or how. */
const plain =
  /(?<!\p{L})(?:please|pls|bitte|hi|hello|hallo|thanks|thank you|danke|can|could|would|you|me|mir|for me|i need|copy|copies|kopier(?:e|en|st|t)?|make|put|mache?|only|just|nur|all|every|everything|alles?|of|that|which|what|are|is|stand|the|my|our|these|those|ones|die|der|das|den|dem|list|liste|listed|named|mentioned|written|lists|names|says|mentions|in|on|by|auf|im|ins|steht|stehen|sind|ist|aufgeführte?n?|genannte?n?|songs?|files?|photos?|pictures?|images?|videos?|scans?|books?|pieces?|tracks?|recordings?|documents?|lieder|dateien|fotos|bilder|stücke|titel|aufnahmen|dokumente|bücher|from|out|aus|von|to|into|nach|zu|an?|eine?[nm]?|new|neue[nr]?|folder|directory|ordner|verzeichnis|called|with the name|namens|mit dem namen)(?!\p{L})|(?:という)?(?:新しい|新規|フォルダー?|ファイル|リスト|名前の)|に(?:ある|載っている|書いてある|書かれている|並んでいる|挙げた)|曲|写真|画像|もの|だけ|のみ|すべて|全て|全部|から|へ|に|を|の|コピー(?:して(?:ください|下さい|ほしい|くれ(?:ますか)?)?)?|お願いします/giu;

/**
 * The copy of all files that a list names, one on each line, into a folder: "copy only the songs in set.txt from music to a new folder concert". Empty where a
 * line is no file's name, or that of several.
 */
export async function copiedListCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!copies.test(request)) return [];
  const bare = request
    .split(/(?<=[.,;!?。、\n])/u)
    .filter((clause) => !originals.test(clause))
    .join("");
  if (!copies.test(bare) || isMore.test(bare) || isQuestion(request)) return [];
  if (partsOf(bare, files).some(({ forms }) => !forms.includes("copy"))) return [];
  const [list, ...others] = writtenFiles(bare, files);
  if (!list || others.length > 0 || list.size > mostBytes || isBinary(list.path) || !isSource(list.path, bare))
    return [];
  const target = saidTarget(bare, files, "beside its source");
  if (target === null) return [];
  const scope = saidScope(bare, files, target)?.folder ?? "";
  if (!isAllSaid(bare, [list.path, baseName(list.path), target, scope, scope.replace(/\/$/u, "")])) return [];
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

/** Whether nothing is said but these names and what any copy of what is listed is wished with. */
function isAllSaid(request: string, names: readonly string[]): boolean {
  const rest = names
    .filter((name) => name !== "")
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(new RegExp(escapeRegExp(name), "giu"), " "), request);
  return !/[\p{L}\p{N}]/u.test(rest.replaceAll(plain, " "));
}

const bullet = /^\s*(?:(?:[-*+•]|\d+[.)])\s+|・\s*)?(?:\[[ xX✓]?\]\s*)?/u;

const heading = /^\s*#|[:：]\s*$/u;

/** What stands on the lines of a list, without its heading; nothing where it has several, as one part of it may be meant. */
function namesIn(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.filter((line) => heading.test(line)).length > 1) return [];
  const entries = lines.filter((line) => !heading.test(line) && !/^\s*[-=_*]{3,}\s*$/u.test(line));
  return [...new Set(entries.map((line) => line.replace(bullet, "").trim().normalize()))].filter((name) => name !== "");
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
