import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { commentLead, hasChildren, hasComments, isComment } from "../../../facts/programs/comment-signs.ts";
import { shareOf } from "../../../facts/lines/rank-lines.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { asksForAll } from "../../../request/wishes/request-intent.ts";
import { isCommentWord, wantsCommentedOut } from "../../../request/texts-and-tables/said-comment.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

/**
 * The one line that a request wants to be a comment, told by its words. Empty where another line has words of the request that this one hasn't, or
 * where lines belong to it.
 */
export async function saidCommentCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (
    !wantsCommentedOut(withoutPaths(request).replaceAll(/ +/g, " ")) ||
    isQuestion(request) ||
    asksForAll(withoutNight(request))
  )
    return [];
  if (saysSeveralWishes(request)) return [];
  const file = await textMeant(request, files, hasComments, view);
  const row = file && rowMeant(file, request);
  if (!file || row === null || saysOther(file.text, row, request)) return [];
  const line = file.text.split("\n")[row] ?? "";
  const [indent = ""] = /^\s*/.exec(line) ?? [];
  const fresh = `${indent}${commentLead(file)}${line.slice(indent.length)}`;
  return [{ tool: "edit", input: { path: file.path, old_text: line, new_text: fresh, line: row + 1 } }];
}

/** Whether the very clause that wants a comment has words that stand in the text, but neither in this line nor in the comment right above it. */
function saysOther(text: string, row: number, request: string): boolean {
  const lines = text.split("\n");
  const above = lines[row - 1] ?? "";
  const own = new Set(wordsOf(`${isComment(above) ? above : ""}\n${lines[row] ?? ""}`));
  const all = new Set(wordsOf(text));
  const said = wordsIn(clausesOf(withoutPaths(request)).filter(wantsCommentedOut)).filter(
    (word) => !isCommentWord(word),
  );
  return said.some((word) => isIn(word, all) && !isIn(word, own));
}

/** "every night" tells when, not that all are meant. */
function withoutNight(request: string): string {
  return request.replaceAll(
    /(?<!\p{L})(?:each|every|jede[nrs]?) (?:night|day|evening|morning|hour|week|month|nacht|tag|abend|morgen|stunde|woche|monat)(?!\p{L})/giu,
    " ",
  );
}

/** The line with all words of the request that any other one has, and more. */
function rowMeant({ path, text }: FileText, request: string): number | null {
  const lines = text.split("\n");
  const clauses = clausesOf(withoutPaths(request));
  const isKept = (clause: string) => saysItStays(clause) && !wantsCommentedOut(clause);
  const wanted = wordsIn(clauses.filter((clause) => !isKept(clause)));
  const kept = wordsIn(clauses.filter(isKept)).filter((word) => !wanted.includes(word));
  const scored = lines.flatMap((line, row) => {
    const own = new Set(wordsOf(line));
    const isOpen = line.trim() !== "" && !isComment(line) && kept.every((word) => !own.has(word));
    return isOpen ? [{ row, hits: wanted.filter((word) => isIn(word, own)) }] : [];
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits.length));
  const [best, ...others] = scored.filter(({ hits }) => hits.length === most);
  if (!best || others.length > 0 || most === 0) return null;
  const isAll = scored.every(({ hits }) => hits.every((word) => best.hits.includes(word)));
  return isAll && !hasChildren(lines, best.row, path) ? best.row : null;
}

/** From so many letters on the beginning of a word tells it: "synced" for `sync`. */
const shortestWithForms = 5;

function isIn(word: string, own: ReadonlySet<string>): boolean {
  return own.has(word) || (word.length >= shortestWithForms && shareOf(word, own) > 0);
}

function wordsIn(clauses: readonly string[]): string[] {
  return [...new Set(clauses.flatMap(wordsOf))].filter((word) => word.length > 1 && !isCommonWord(word));
}
