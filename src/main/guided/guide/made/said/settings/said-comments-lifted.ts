import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { sectionsAbove } from "../../../facts/lines/rank-lines.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { isCommentWord, wantsUncommented } from "../../../request/texts-and-tables/said-comment.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { saysWish } from "../../../request/wishes/says-wish.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { beginsWish } from "../../../turn/parts.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { staysElsewhere } from "../../../written/stays-elsewhere.ts";
import { unreadWords } from "../../places/said/unread-words.ts";

/** Files of settings whose comments take one line each. */
const hasSettings = /\.(?:conf|cfg|ini|ya?ml|toml|properties|desktop|service|env)$|(?:^|\/)(?:\.env[^/]*|\.[a-z]+rc)$/i;
const comment = /^(\s*)(#|;|\/\/)([ \t]*)(.*?)\s*$/u;
const setting = /^["']?([\p{L}_][\p{L}\p{N}_. -]{0,40}?)["']?\s*[:=]\s*(\S.*)?$/u;
const section = /^\[+\s*([^[\]]+?)\s*\]+$/u;
const listItem = /^-\s+\S/u;

/** A comment that is a setting but for its sign, with the comments that belong to it; `end` is the row behind the last one. */
type Commented = { start: number; end: number; key: string; above: readonly string[] };
type CommentLine = { indent: string; sign: string; gap: string; body: string };

/**
 * Settings that are only there as comments, and are to count again: one, or a section with all that stands in it. Empty where the request says anything else, where one of this name
 * counts already, or where it isn't clear which are meant.
 */
export async function saidCommentLiftedCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutPaths(request).replaceAll(/ +/g, " ");
  if (!wantsUncommented(said) || isQuestion(request) || saysSeveralWishes(request)) return [];
  const file = await textMeant(request, files, hasSettings, view);
  if (!file) return [];
  const lines = file.text.split("\n");
  const clauses = clausesOf(said).filter((clause) => !saysItStays(clause));
  // when it was made a comment doesn't matter
  if (clauses.some((clause) => isWish(clause) && isLimited(clause))) return [];
  // what "it" is may be said before
  const [inWish, inAll] = [clauses.filter(isWish), clauses].map((own) => commentedMeant(lines, own));
  const meant = (inWish?.length === 0 ? inAll : inWish) ?? [];
  const rows = lines.flatMap((_, row) => (meant.some(({ start, end }) => row >= start && row < end) ? [row] : []));
  if (meant.length === 0 || !staysElsewhere(request, file.path, file.text, rows)) return [];
  const fresh = meant.map((each) => uncommented(lines, each));
  const own = fresh.flatMap((each) => each ?? []);
  if (fresh.includes(null) || !fitsIn(file.path, lines, own)) return [];
  return meant.map(({ start, end }, index) => ({
    tool: "edit",
    input: {
      path: file.path,
      old_text: lines.slice(start, end).join("\n"),
      new_text: (fresh[index] ?? []).join("\n"),
      line: start + 1,
    },
  }));
}

/** Those that the clauses name; none where two of one name are meant, or where anything else is said. */
function commentedMeant(lines: readonly string[], clauses: readonly string[]): Commented[] {
  const said = wordsOf(clauses.join(" "));
  const isSaid = (word: string) => said.some((other) => isSameNoun(word, other));
  const isNamed = ({ key }: { key: string }) => {
    const own = wordsOf(key);
    return own.some((word) => !isCommonWord(word) && word.length > 1) && own.every(isSaid);
  };
  const all = commentedIn(lines);
  const named = all.filter(isNamed);
  // a key of a section that is named as well: the one or the other
  if (named.some((one) => named.some((other) => other !== one && other.start > one.start && other.start < one.end)))
    return [];
  const tops = named.filter((one) => !all.some((other) => other.start < one.start && other.end >= one.end));
  const keys = new Set(named.map(({ key }) => key.toLowerCase()));
  const meant = [...keys].map((key) => {
    const alike = named.filter((one) => one.key.toLowerCase() === key);
    const under = alike.filter(({ above }) =>
      above.flatMap(wordsOf).some((word) => !isCommonWord(word) && isSaid(word)),
    );
    const [only, ...others] = alike.length > 1 ? under : alike;
    return only && others.length === 0 && tops.includes(only) ? only : null;
  });
  const found = meant.flatMap((each) => each ?? []);
  if (found.length < meant.length || found.some((each) => countsAlready(lines, each))) return [];
  const known = found.flatMap(({ key, above, start, end }) =>
    wordsOf([key, ...above, ...lines.slice(start, end)].join(" ")),
  );
  const rest = unreadWords(clauses.filter(isWish).join(" ").replaceAll(japaneseDeed, " "), known);
  return rest.every((word) => isCommonWord(word) || isCommentWord(word) || isEnding.test(word)) ? found : [];
}

const japaneseDeed = /コメント(?:アウト)?|解除|有効|オン|戻|外/gu;
/** What stands around words in Japanese. */
const isEnding = /^\p{Script=Hiragana}+$/u;

function isWish(clause: string): boolean {
  return saysWish(clause) || beginsWish(clause) || wantsUncommented(clause);
}

function commentOf(line = ""): CommentLine | null {
  const [, indent = "", sign, gap = "", body = ""] = comment.exec(line) ?? [];
  return sign === undefined ? null : { indent, sign, gap, body };
}

function commentedIn(lines: readonly string[]): Commented[] {
  const bare = lines.map((line) => (commentOf(line) ? "" : line));
  const found: Commented[] = [];
  for (const [start, line] of lines.entries()) {
    const own = commentOf(line);
    const title = section.exec(own?.body ?? "")?.[1];
    const key = title ?? setting.exec(own?.body ?? "")?.[1];
    if (!own || key === undefined) continue;
    const length = lines.slice(start + 1).findIndex((other) => !belongsTo(own, title !== undefined, commentOf(other)));
    const end = length === -1 ? lines.length : start + 1 + length;
    // what the next line would stand under, if it were as far to the left as this one
    const parents = sectionsAbove([...bare.slice(0, start), `${own.indent}${own.gap.slice(1)}x`]).at(-1) ?? [];
    const holders = found.filter((other) => other.end >= end);
    const above = holders.length > 0 ? holders.map((other) => other.key) : parents.map((at) => lines[at] ?? "");
    found.push({ start, end, key, above });
  }
  return found;
}

/** Whether a comment goes on with what another one begins: it is indented further, or stands under its `[name]`. */
function belongsTo(head: CommentLine, isSection: boolean, next: CommentLine | null): boolean {
  if (next?.sign !== head.sign || next.indent !== head.indent || next.body === "") return false;
  if (isSection) return setting.test(next.body) && !section.test(next.body);
  return next.gap.length > head.gap.length && (setting.test(next.body) || listItem.test(next.body));
}

/** The lines without their signs, and the blank behind these where all have one; null where they don't agree. */
function uncommented(lines: readonly string[], { start, end }: Commented): string[] | null {
  const own = lines.slice(start, end).map(commentOf);
  const [head] = own;
  if (!head) return null;
  const gap = head.gap.length === 1 ? head.gap : "";
  const fresh = own.map((each) =>
    each && each.gap.startsWith(gap) ? each.indent + each.gap.slice(gap.length) + each.body : null,
  );
  // `key:` without a value and without anything in it would be nothing
  const isEmpty = fresh.length === 1 && /[:=]$/.test(head.body);
  return isEmpty || fresh.includes(null) ? null : fresh.flatMap((line) => line ?? []);
}

/** In YAML a line belongs to what it is indented below: it has to be as far to the left as others are. */
function fitsIn(path: string, lines: readonly string[], fresh: readonly string[]): boolean {
  if (!/\.ya?ml$/i.test(path)) return true;
  const depths = new Set(lines.filter((line) => line.trim() !== "" && !commentOf(line)).map(depthOf));
  const least = Math.min(...fresh.map(depthOf));
  return least === 0 || depths.has(least);
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

function countsAlready(lines: readonly string[], { key, above }: Commented): boolean {
  const bare = lines.map((line) => (commentOf(line) ? "" : line));
  const parents = sectionsAbove(bare);
  return bare.some((line, row) => {
    const own = section.exec(line.trim())?.[1] ?? setting.exec(line.trim())?.[1];
    const around = (parents[row] ?? []).map((at) => lines[at] ?? "");
    return own?.toLowerCase() === key.toLowerCase() && around.join("\n") === above.join("\n");
  });
}
