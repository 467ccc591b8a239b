import { escapeRegExp } from "../request/words/word-pattern.ts";

/**
 * The folders that a wish to commit names as such, at any depth: "my changes in src/pages", "the patterns folder", "images/". Null where another
 * folder's name stands in it that may be meant as well.
 */
export function foldersOfGit(clause: string, paths: readonly string[]): string[] | null {
  const said = foldersAmong(paths).filter((folder) => isSaid(folder, clause));
  // a folder stands in the path of those within it
  const whole = said.filter(
    (folder) => !said.some((other) => other.startsWith(`${folder}/`) && clause.includes(other)),
  );
  const marked = whole.filter((folder) => isMarked(folder, clause));
  if (marked.length === 0) return [];
  const joined = whole.filter((folder) => marked.includes(folder) || isJoined(folder, marked, clause));
  return joined.length === whole.length ? whole : null;
}

function foldersAmong(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const parts = path.split("/").slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
  });
  return [...new Set(folders)];
}

const notBefore = String.raw`(?<![\p{Script=Latin}\p{N}_./-])`;
const notBehind = String.raw`(?![\p{Script=Latin}\p{N}_-]|\.\w|/\w)`;

function nameOf(folder: string): string {
  return `${notBefore}["'\u0060„]?(?:\\./)?${escapeRegExp(folder)}${notBehind}`;
}

function isSaid(folder: string, clause: string): boolean {
  return new RegExp(nameOf(folder), "iu").test(clause);
}

const mark = String.raw`(?:folders?|directory|directories|ordner|verzeichnis|フォルダ)`;
const lead = String.raw`(?:(?:in|within|inside|under|from|of|im|unter|aus|of) (?:(?:the|my|our|den|dem|unserem) )?(?:${mark} )?|${mark} (?:called )?)`;

function isMarked(folder: string, clause: string): boolean {
  if (folder.includes("/")) return true;
  return new RegExp(
    `(?<!\\p{L})${lead}${nameOf(folder)}|${nameOf(folder)}(?:/|["'“\u0060]?[ -]?${mark}|["'”]? ?(?:の中|内))`,
    "iu",
  ).test(clause);
}

/** Whether two paths stand side by side in a list: "README.md and the images folder". */
export function isJoined(one: string, others: readonly string[], clause: string): boolean {
  const and = String.raw`/?["'\u0060]?(?:\s?${mark})?\s*(?:,|(?:,\s*)?(?:and|und|&|と|や))\s*(?:(?:the|all|everything|my|in|den|dem|im|${mark}) )*`;
  return others.some((other) =>
    new RegExp(`${nameOf(one)}${and}${nameOf(other)}|${nameOf(other)}${and}${nameOf(one)}`, "iu").test(clause),
  );
}
