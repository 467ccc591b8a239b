import { baseName, folderOf, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { isCommonWord, isSameNoun } from "../request/words/words.ts";
import { oncePerRequest } from "./once-per-request.ts";

/**
 * The files whose names stand in a request, by their letters alone: no other can be meant by name. Of a folder with very many
 * files, these few are looked at closely.
 */
export const saidFiles = oncePerRequest((request, files): readonly FileEntry[] => {
  const text = request.toLowerCase();
  return files.filter(({ path }) => isSaid(path.toLowerCase(), text));
});

/** Its name stands there, alone or behind its own folders: who says `2025/june.md` doesn't mean `2024/june.md`. */
function isSaid(path: string, text: string): boolean {
  const name = baseName(path);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const folders = /(?:[\p{L}\p{N}_.-]+\/)*$/u.exec(text.slice(Math.max(0, at - longestPath), at))?.[0] ?? "";
    const said = `${folders}${name}`;
    if (`/${path}`.endsWith(`/${said}`) || said.endsWith(path) || /^\.{1,2}\//.test(folders)) return true;
  }
  return false;
}

/** In characters. */
const longestPath = 200;

/** More files than this aren't looked through for names that are said with blanks. */
const mostFiles = 20_000;

/**
 * The files that a request calls by their names without ending and signs: `sitter-notes.md` for "in the sitter notes", README.md for "the
 * readme", `recipes/curry.md` for "the curry recipe". One word is a name only where everybody knows the file by it, or together with its folder.
 */
export const spokenFiles = oncePerRequest((request, files): readonly FileEntry[] => {
  if (files.length > mostFiles) return [];
  const text = ` ${spoken(request)} `;
  const written = request.toLowerCase();
  // who writes its name behind other folders doesn't mean it
  const isOther = (path: string) => written.includes(baseName(path)) && !isSaid(path, written);
  const open = files.filter(({ path }) => !isOther(path.toLowerCase()));
  const named = open.map((file) => {
    const [name, folder] = [spoken(stemOf(file.path)), folderOf(file.path)];
    return { file, name, folder, withFolder: saysWithFolder(text, name, file.path) };
  });
  const folders = new Set(named.flatMap(({ folder, withFolder }) => (withFolder ? [folder] : [])));
  return named.flatMap(({ file, name, folder, withFolder }) => {
    const isName = name.includes(" ") || knownByOneWord.test(name);
    // "the March and April invoices" are two
    const isOfFolder = folders.has(folder) && /\p{L}{2}/u.test(name);
    const isSaid = text.includes(` ${name} `) && (isName || isOfFolder);
    return isSaid || withFolder ? [file] : [];
  });
});

/** "the curry recipe", "the recipe for the curry", "カレーのレシピ". */
function saysWithFolder(text: string, name: string, path: string): boolean {
  if (!path.includes("/") || !text.includes(name) || !/\p{L}{2}/u.test(name) || isCommonWord(name)) return false;
  const folder = spoken(folderOf(path).split("/").at(-2) ?? "");
  if (folder === "" || folder.includes(" ")) return false;
  if (text.includes(`${name}の${folder}`)) return true;
  const words = text.trim().split(" ");
  const size = name.split(" ").length;
  return words.some((_, at) => {
    if (words.slice(at, at + size).join(" ") !== name) return false;
    const before = words.slice(0, at).filter((word) => !articles.test(word));
    const isOf = ofIt.test(before.at(-1) ?? "") && isSameNoun(before.at(-2) ?? "", folder);
    // "a new invoice for March" isn't there yet
    if (saysNew.test(before.at(isOf ? -3 : -1) ?? "")) return false;
    return isSameNoun(words[at + size] ?? "", folder) || isOf;
  });
}

const saysNew = /^(?:new|another|next|further|neue[nrs]?|weitere[nrs]?|nächste[nrs]?)$/u;
const articles = /^(?:the|a|an|our|my|das|der|die|den|dem|unser\p{L}*|mein\p{L}*)$/u;
const ofIt = /^(?:of|for|about|from|with|von|vom|für|zu|zum|zur|über)$/u;

/** The files that a text calls by their names without endings, in one word or several: `recipes/dal.md` for "Saturday: dal". */
export function calledIn(text: string, files: readonly FileEntry[]): readonly FileEntry[] {
  if (files.length > mostFiles || text === "") return [];
  const said = ` ${spoken(text)} `;
  return files.filter(({ path }) => {
    const name = spoken(stemOf(path));
    return name.length > 2 && !/^\d+$/.test(name) && said.includes(` ${name} `);
  });
}

const knownByOneWord = /^(?:readme|changelog|license|makefile|dockerfile|contributing)$/;

function spoken(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
