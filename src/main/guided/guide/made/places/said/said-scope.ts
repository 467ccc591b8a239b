import { folderOf } from "../../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { withoutUnmeant } from "../../../request/words/wanted-words.ts";

/** Of which folder a request speaks, with its slash, or nothing for the top; and the files in it that aren't to stay. */
export type Scope = { folder: string; files: readonly FileEntry[] };

/** More files than this aren't read for one wish. */
export const mostRead = 200;

const hidden = /(?:^|\/)\./;

/**
 * The files directly in the folder that a request speaks of, or else those at the top. `target` is the folder that they go to, which isn't the one that is
 * spoken of. Null where it speaks of several.
 */
export function saidScope(request: string, files: readonly FileEntry[], target: string | null): Scope | null {
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))].filter(
    (folder) => folder !== "" && folder !== `${target ?? ""}/`,
  );
  const meant = withoutUnmeant(request);
  const text = meant.toLowerCase();
  const said = folders
    .filter((folder) => text.includes(folder.slice(0, -1).toLowerCase()))
    .filter((folder) => saysFolder(folder.slice(0, -1), meant));
  // who says `a/b` doesn't mean all of `a`
  const deepest = said.filter((folder) => !said.some((other) => other !== folder && other.startsWith(folder)));
  const [folder = "", ...others] = deepest;
  if (others.length > 0) return null;
  const kept = new Set(keptFiles(request, files));
  const inside = files.filter(({ path }) => folderOf(path) === folder && !kept.has(path) && !hidden.test(path));
  return { folder, files: inside };
}

const determiner = String.raw`(?:(?:the|my|our|this|all|den|dem|die|der|das|mein\p{L}*|unser\p{L}*|alles?|all|files?|everything|things|stuff|what['’]?s|dateien) ){0,3}`;

/** "in notes", "sort my notes into", "the notes folder", `notes/`, "im Ordner Notizen", 「メモ」フォルダ. */
function saysFolder(folder: string, meant: string): boolean {
  const name = `["'\u0060„“「『]?${escapeRegExp(folder)}["'\u0060“”」』]?`;
  const ways = [
    String.raw`(?<!\p{L})(?:in|im|inside|under|unter|from|aus|of|folder|directory|ordner|verzeichnis) ${determiner}(?:(?:folder|directory|ordner) )?${name}(?![\p{L}\p{N}_-]|\.\p{L}|\/[\p{L}\p{N}])`,
    String.raw`(?<!\p{L})(?:sort|tidy(?: up)?|clean up|organi[sz]e|split(?: up)?|sortiere?|räume?) ${determiner}${name}(?![\p{L}\p{N}_-]|\.\p{L}|\/[\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}_/.-])${name}(?:\/(?![\p{L}\p{N}])|[ -](?:folder|directory|ordner|verzeichnis))`,
    String.raw`${name}(?:フォルダー?|ディレクトリ|の中|内|の直下|のサブフォルダ)`,
  ];
  return ways.some((way) => new RegExp(way, "iu").test(meant));
}
