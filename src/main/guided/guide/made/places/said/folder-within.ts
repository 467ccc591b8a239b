import type { FileEntry } from "../../../../workspace-view.ts";
import { folderOf } from "../../../../../../shared/path-parts.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";

/** The one folder that a clause says files are in, with its slash, or nothing where it says none; null where it says several. */
export function folderWithin(clause: string, files: readonly FileEntry[]): string | null {
  const folders = new Set(
    files.flatMap(({ path }) => {
      const parts = folderOf(path).split("/").slice(0, -1);
      return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    }),
  );
  const said = [...folders].filter((folder) => isSaid(folder, clause));
  // who says `a/b` doesn't mean all of `a`
  const deepest = said.filter((folder) => !said.some((other) => other !== folder && other.startsWith(`${folder}/`)));
  const [only, ...others] = deepest;
  if (others.length > 0) return null;
  return only === undefined ? "" : `${only}/`;
}

function isSaid(folder: string, clause: string): boolean {
  const name = `["'\\u0060„“「]?${escapeRegExp(folder)}["'\\u0060“”」]?`;
  const end = String.raw`\/?(?![\p{L}\p{N}_/-]|\.\p{L})`;
  const ways = [
    String.raw`(?<!\p{L})(?:in|from|of|below|under|beneath|within|inside|aus|im|von|unter|unterhalb von) (?:(?:the|my|our|den|dem|der|meinem|folder|directory|ordner|verzeichnis) )*${name}${end}`,
    String.raw`(?<![\p{L}\p{N}_/.-])${name}(?:\/(?![\p{L}\p{N}])|[ -](?:folder|directory|ordner)(?!\p{L}))`,
    String.raw`${name}(?:フォルダー?|の中|内)`,
  ];
  return ways.some((way) => new RegExp(way, "iu").test(clause));
}
