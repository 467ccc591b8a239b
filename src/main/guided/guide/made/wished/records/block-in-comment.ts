import { commentLead, hasComments, isComment } from "../../../facts/programs/comment-signs.ts";
import { type HoldingBlock, holdingBlocks } from "../../../facts/programs/holding-blocks.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import type { Named } from "../plain-wish.ts";

/** In programs braces hold statements, and other kinds have ways of their own. */
const isOther = /\.(?:[cm]?[jt]sx?|java|c|cpp|h|go|rs|sh|bash|zsh|py|rb|lua|sql|ya?ml|txt)$/i;
const kind = String.raw`(?:whole|entire|complete|hosts?|servers?|sections?|blocks?|entry|parts?|locations?|upstreams?|abschnitt|block|bereich|eintrag)`;
const aroundName = new RegExp(`^(?:(?:the|der|die|das|den) )?(?:${kind} )*|(?: ${kind})+$`, "giu");

/** Whether a wish says that something with several lines is meant: "the whole block under "attic"". */
export function saysBlock(line: string): boolean {
  return /(?<!\p{L})(?:blocks?|sections?|whole|entire)(?!\p{L})/iu.test(line.replaceAll(/"[^"]*"/g, " "));
}

/**
 * A configuration in which the one block that is called so is a comment, all of its lines: a host, a `[section]`, what stands between braces or tags. Null where it isn't clear which, it is
 * called otherwise as well, or others need it.
 */
export function blockCommentedOut(path: string, text: string, { name, under }: Named): string | null {
  if (!hasComments.test(path) || isOther.test(path) || under.length > 0) return null;
  const lines = text.split("\n");
  if (lines.some((line) => isKey(line, name))) return null;
  const said = [name, name.replaceAll(aroundName, "")].map((each) => each.trim().toLowerCase());
  const blocks = holdingBlocks(text).filter(({ from }) => !isComment(lines[from] ?? ""));
  const isCalled = ({ names, from }: HoldingBlock) =>
    [...names, ...lastName(lines[from] ?? "")].some((own) => said.includes(own.toLowerCase()));
  const [block, ...others] = blocks.filter(isCalled);
  if (!block || others.length > 0 || isOfSeveral(lines[block.from] ?? "")) return null;
  const to = endOf(lines, block);
  const own = lines.slice(block.from, to);
  const outside = lines.filter((_, row) => row < block.from || row >= to);
  if (block.names.some((each) => isNeeded(outside, each)) || hasParts(outside, lines[block.from] ?? "")) return null;
  const column = Math.min(...own.filter((line) => line.trim() !== "").map(indentOf));
  const lead = commentLead({ path, text });
  const fresh = own.map((line) => (line.trim() === "" ? line : line.slice(0, column) + lead + line.slice(column)));
  return lines.toSpliced(block.from, to - block.from, ...fresh).join("\n");
}

/** Whether a line is a setting of that name. */
function isKey(line: string, name: string): boolean {
  return new RegExp(String.raw`^\s*${escapeRegExp(name.trim())}\s*[=:]`, "iu").test(line);
}

/** `[jobs.report]` is the report. */
function lastName(head: string): string[] {
  return /^\s*\[+[^[\]]*\.([^[\].]+?)\s*\]+/u.exec(head)?.slice(1) ?? [];
}

/** `Host web shop`: another one would be gone as well. */
function isOfSeveral(head: string): boolean {
  return /^\s*Host[ \t]+\S+[ \t]+[^\s#]/iu.test(head);
}

/** Without the blank lines and the comments before the next block: they are about that one. */
function endOf(lines: readonly string[], { from, to }: HoldingBlock): number {
  let end = to;
  while (end > from + 1 && ((lines[end - 1] ?? "").trim() === "" || isComment(lines[end - 1] ?? ""))) end--;
  return end;
}

/** Whether something else goes through a host, or to the servers of a block. */
function isNeeded(others: readonly string[], name: string): boolean {
  const uses = new RegExp(
    String.raw`^\s*(?:ProxyJump|ProxyCommand|\w+_pass|ProxyPass\w*|include|extends)\b.*(?<![\w.-])${escapeRegExp(name)}(?![\w-]|\.\w)`,
    "iu",
  );
  return others.some((line) => uses.test(line));
}

/** Whether a `[section]` has parts with titles of their own elsewhere: `[section.part]`. */
function hasParts(others: readonly string[], head: string): boolean {
  const name = /^\s*\[+\s*([^[\]]+?)\s*\]+/u.exec(head)?.[1];
  return (
    name !== undefined &&
    others.some((line) =>
      line
        .trimStart()
        .replace(/^\[+\s*/, "[")
        .startsWith(`[${name}.`),
    )
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
