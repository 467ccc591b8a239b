import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { replaceScope } from "../../../files/replace-scope.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { wantsGone } from "../../../request/texts-and-tables/wants-gone.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { rowsRemoved } from "../removal-of.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;
const quotedLine =
  /(?<!\p{L})(?:lines?|sentences?|headings?|titles?|notes?|remarks?|zeilen?|satz|sätze|überschrift|hinweis|vermerk)(?: [\p{L}]+){0,3}[:,]? ["„“「]([^"„”“」\n]{3,160})["“”」]|["„“「]([^"„”“」\n]{3,160})["“”」](?: (?:line|sentence|heading|note)(?!\p{L})|という?行|の行)/iu;
/** They are to be others, or more is to be done. */
const isOther =
  /(?<!\p{L})(?:replac\p{L}*|instead|ersetz\p{L}*|stattdessen|move|verschieb\p{L}*|commit|except|unless|if|außer|falls|wenn|duplicat\p{L}*|twice|doppelt\p{L}*|zweimal|first|second|third|last|one of|once|only|every(?:thing| line)|blank|empty|after|before|below|above|under|behind|nach|vor|unter|über|hinter|alles|leer\p{L}*|(?:erste|zweite|dritte|letzte)\p{L}*|nur)(?!\p{L})|以外|代わり|目の|最後|最初|重複|以降|より後|だけ/iu;

/**
 * A line that a request quotes and wants to be gone, from all files that it means: "take the line "for members only" out of all songs in the folder songs". Empty
 * where none of them has it, or where anything else is said.
 */
export async function saidLinesGoneCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [, behind, before] = quotedLine.exec(request) ?? [];
  const line = (behind ?? before ?? "").trim();
  const rest = request.replace(line, " ");
  if (line === "" || !wantsGone(withoutPaths(rest)) || isQuestion(request)) return [];
  if (isOther.test(rest) || saysSeveralWishes(rest)) return [];
  const scope = (replaceScope(request, files) ?? []).filter(({ size }) => size <= mostBytes);
  if (scope.length === 0 || scope.length > mostFiles) return [];
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  return texts.flatMap((file) => removalsOf(file, line));
}

function removalsOf({ path, text }: FileText, line: string): Call[] {
  const lines = text.split("\n");
  return rowsRemoved(
    path,
    lines,
    lines.flatMap((each, row) => (each.trim() === line ? [row] : [])),
  );
}
