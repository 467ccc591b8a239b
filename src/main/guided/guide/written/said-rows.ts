import { withoutPaths } from "../request/words/wanted-words.ts";
import { asksForAll } from "../request/wishes/request-intent.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { isCommonWord } from "../request/words/words.ts";

/** What a line begins with, as people call it: the first cell of a row, a key, the day of a plan. */
const label =
  /^\s*(?:[-*+]\s+|\|\s*|\d+[.)]\s+)?["']?(\p{L}[\p{L}\p{N} .'’-]{2,40}?)["']?\s*(?:[|,;:\t]|=|\s[–-]\s|\s{2,})/u;
/** A request calls so what it wants replaced. */
const ofText = /^(?:name|title|word|term|text|wort|begriff|titel)$/iu;

/**
 * Which of several lines with a text a request means by what they begin with: "Thursday should be Lund, not Berg" is about the one row of Thursday. Null where it says no such beginning, where
 * all of these lines have one that it says, or where some are no rows. Rows are counted from 0.
 */
export function inSaidRow(text: string, find: string, put: string, request: string): ((row: number) => boolean) | null {
  if (asksForAll(request)) return null;
  const pattern = wholeWord(find);
  const having = text.split(/\r?\n/).flatMap((line, row) => (pattern.test(line) ? [{ row, name: nameOf(line) }] : []));
  if (having.length < 2 || having.some(({ name }) => name === null)) return null;
  const rest = withoutPaths(request).replaceAll(find, " ").replaceAll(put, " ");
  const said = having.filter(({ name }) => name !== null && wholeWord(name, "iu").test(rest));
  const rows = new Set(said.map(({ row }) => row));
  return rows.size === 0 || rows.size === having.length ? null : (row) => rows.has(row);
}

function nameOf(line: string): string | null {
  const name = label.exec(line)?.[1]?.trim() ?? "";
  return name === "" || ofText.test(name) || isCommonWord(name.toLowerCase()) ? null : name;
}
