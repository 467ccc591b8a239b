import { namedFiles } from "../guide/files/named-files.ts";
import type { FileEntry } from "../workspace-view.ts";

/**
 * The command that a request gives for a program of the folder: `python3 sum.py may.csv`, in quotes or in the sentence. Null
 * where it gives none. It is the user's own words, never those of a file.
 */
export function saidCommand(request: string, files: readonly FileEntry[]): string | null {
  const start = /(?<![\w./-])(?:python3?|node|bash|sh)(?=\s+[\w./-]+\.(?:py|[cm]?js|sh)(?![\w]))/.exec(request);
  if (!start) return null;
  const quote = request[start.index - 1] ?? "";
  const rest = request.slice(start.index);
  const isQuoted = /["'`]/.test(quote) && rest.includes(quote);
  const text = isQuoted ? rest.slice(0, rest.indexOf(quote)) : rest.slice(0, lengthOfCommand(rest, files));
  const command = text.trim().replace(/^python(?= )/, "python3");
  return namedFiles(command, files).length > 0 && !/[\n;&|<>$`]/.test(command) ? command : null;
}

/** A command in a sentence goes on as long as its words are files, options or numbers. */
function lengthOfCommand(text: string, files: readonly FileEntry[]): number {
  const words = [...text.matchAll(/\S+/g)];
  let end = 0;
  for (const [place, { 0: word, index }] of words.entries()) {
    const bare = word.replace(/[.,;:!?)]+$/, "");
    const isPart = place < 2 || isArgument(bare, files);
    if (!isPart) break;
    end = index + bare.length;
    if (bare !== word) break;
  }
  return end;
}

function isArgument(word: string, files: readonly FileEntry[]): boolean {
  const path = word.replace(/^\.\//, "").replace(/\/$/, "");
  return (
    /^(?:-{1,2}[\w-]+(?:=\S+)?|\d[\d.,:-]*)$/.test(word) ||
    files.some((file) => file.path === path || file.path.startsWith(`${path}/`))
  );
}
