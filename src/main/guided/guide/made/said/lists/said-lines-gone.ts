import type { Call } from "../../../../../agent/step-protocol.ts";
import { editTo } from "../../../../forms/anew-edit.ts";
import { isProgram } from "../../../../mend/program-file.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { hasChildren } from "../../../facts/programs/comment-signs.ts";
import { isSettings } from "../../../facts/programs/setting-lines.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { filesOfLanguages, saysLanguage } from "../../../files/files-of-language.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { leftOutFiles, staysSomewhere } from "../../../files/left-out-files.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { saidFolders } from "../../../files/said-folders.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { saidLine, speaksOfLine } from "../../../request/texts-and-tables/said-line.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { asksForAll } from "../../../request/wishes/request-intent.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { rowsRemoved } from "../removal-of.ts";
import { leavesEmpty } from "../settings/said-prints-gone.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;
/** They are to be others, or more is to be done. */
const isOther =
  /(?<!\p{L})(?:replac\p{L}*|instead|ersetz\p{L}*|stattdessen|move|verschieb\p{L}*|commit|except|unless|if|außer|falls|wenn|duplicat\p{L}*|twice|doppelt\p{L}*|zweimal|first|second|third|last|one of|once|only|every(?:thing| line)|blank|empty|after|before|below|above|under|behind|nach|vor|unter|über|hinter|alles|leer\p{L}*|(?:erste|zweite|dritte|letzte)\p{L}*|nur|(?:should|must|has to|needs to) (?:now |just )?be(?! (?:gone|removed|deleted|dropped|erased|struck|cut|out|taken)(?!\p{L}))|(?:soll|muss)\p{L}*(?: (?!weg|raus|fort)[^\s.,;!?]+){0,4} (?:sein|heißen|stehen|werden))(?!\p{L})|以外|代わり|目の|最後|最初|重複|以降|より後|だけ/iu;

/**
 * A line that a request tells as it stands and wants to be gone, from all files that it means: "take the line "for members only" out of all songs in the folder songs", "delete the line debug: true from
 * every yaml file in config". Empty where none of them has just this line, or where anything else is said.
 */
export async function saidLinesGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (!speaksOfLine(request) || isQuestion(request)) return [];
  const texts = await textsOf(files, view);
  const line = saidLine(
    request,
    texts.flatMap(({ path, text }) => text.split("\n").map((each) => bareLine(path, each))),
  );
  if (line === null) return [];
  const rest = request.replace(line, "“”");
  const folders = saidFolders(
    rest,
    files.map(({ path }) => path),
  );
  const bare = folders.reduce(
    (left, folder) => left.replaceAll(folder, " "),
    rest.replaceAll(isUnderFolder(folders), " "),
  );
  if (!wantsGone(withoutPaths(bare)) || isOther.test(bare) || saysSeveralWishes(bare)) return [];
  // in files of a kind that isn't understood it may stand as well
  if (saysLanguage(withoutPaths(rest)) && filesOfLanguages(rest, files).length === 0) return [];
  if (staysSomewhere(rest, files)) return [];
  const out = leftOutFiles(rest, files);
  const scope = (replaceScope(rest, files) ?? []).filter(({ path }) => !out.includes(path));
  const meant = texts.filter(({ path }) => scope.some((file) => file.path === path));
  // of two in the one file that is meant this may be the one, or that
  const isOne = scope.length === 1 && !isOfSeveral.test(rest) && !asksForAll(rest);
  if (isOne && meant.some((file) => rowsWith(file, line).length > 1)) return [];
  const calls = meant.map((file) => callsFor(file, rowsWith(file, line)));
  return calls.includes(null) ? [] : calls.flatMap((each) => each ?? []);
}

/** Of so many files and no more it is looked whether one has the line; in long ones nothing is looked for. */
async function textsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<FileText[]> {
  const short = files.filter(({ path, size }) => size <= mostBytes && !isBinary(path));
  if (short.length > mostFiles) return [];
  return Promise.all(short.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
}

/** "under config" says no more than "in config". */
function isUnderFolder(folders: readonly string[]): RegExp {
  const names = folders.map(escapeRegExp).join("|");
  return new RegExp(
    `(?<!\\p{L})(?:under|unter)(?= (?:the |dem |den )?(?:folder |ordner )?["'\u0060„]?(?:${names || "(?!)"}))`,
    "giu",
  );
}

const isOfSeveral = /(?<!\p{L})(?:lines|zeilen|both|beide\p{L}*|wherever|any|überall)(?!\p{L})/iu;

function rowsWith({ path, text }: FileText, line: string): number[] {
  return text.split("\n").flatMap((each, row) => (bareLine(path, each) === line ? [row] : []));
}

/** What a line says, without what a remark in the settings adds, or the sign between two. */
function bareLine(path: string, line: string): string {
  if (/\.jsonc?$/i.test(path)) return line.trim().replace(/,$/u, "");
  return (isSettings.test(path) ? line.replace(/(?<=\S)\s+[#;].*$/u, "") : line).trim();
}

/** The edits that take these rows out; null where what stands below them would belong to nothing, or a text of a strict form would be broken. */
function callsFor({ path, text }: FileText, rows: readonly number[]): Call[] | null {
  const lines = text.split("\n");
  const isHeld = (row: number) =>
    hasChildren(lines, row, path) || (path.endsWith(".py") && leavesEmpty(lines, row, rows));
  if ((isSettings.test(path) || isProgram(path)) && rows.some(isHeld)) return null;
  if (rows.length === 0 || !/\.json$/i.test(path)) return rowsRemoved(path, lines, rows);
  const after = lines.filter((_, row) => !rows.includes(row)).join("\n");
  // behind what is the last one by now
  const whole = [after, after.replaceAll(/,(?=\s*[}\]])/gu, "")].find(isJson);
  const input = whole === undefined ? null : editTo(path, text, whole);
  return input ? [{ tool: "edit", input }] : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
