import { baseName, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { oncePerRequest } from "./once-per-request.ts";

/**
 * The files whose names stand in a request, by their letters alone: no other can be meant by name. Of a folder with very many
 * files, these few are looked at closely.
 */
export const saidFiles = oncePerRequest((request, files): readonly FileEntry[] => {
  const text = request.toLowerCase();
  return files.filter(({ path }) => text.includes(baseName(path).toLowerCase()));
});

/** More files than this aren't looked through for names that are said with blanks. */
const mostFiles = 20_000;

/**
 * The files that a request calls by their names without ending and signs: `sitter-notes.md` for "in the sitter notes", README.md for "the
 * readme". One word is a name only where everybody knows the file by it.
 */
export const spokenFiles = oncePerRequest((request, files): readonly FileEntry[] => {
  if (files.length > mostFiles) return [];
  const text = ` ${spoken(request)} `;
  return files.filter(({ path }) => {
    const name = spoken(stemOf(path));
    const isName = name.includes(" ") || knownByOneWord.test(name);
    return isName && text.includes(` ${name} `);
  });
});

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
