import { sectionsAbove } from "../../../facts/lines/rank-lines.ts";
import { isComment } from "../../../facts/programs/comment-signs.ts";
import { type HoldingBlock, holdingBlocks } from "../../../facts/programs/holding-blocks.ts";
import { withoutKept } from "../../../request/wishes/told-wishes.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";

/**
 * The one of some lines that is meant: the only one in the blocks that are named, or, of several, the one in the only block of the text that the request speaks of. Null where none or several are left.
 */
export function inOneBlock<Each extends { row: number }>(
  text: string,
  lines: readonly Each[],
  under: readonly string[],
  request: string,
): Each | null {
  const blocks = holdingBlocks(text);
  const holds = ({ from, to }: HoldingBlock, { row }: Each) => row > from && row < to;
  const isCalled = ({ names }: HoldingBlock, said: string) =>
    names.some((name) => name.toLowerCase() === said.trim().toLowerCase());
  const named = lines.filter((line) =>
    under.every((said) =>
      blocks.length === 0
        ? saysAbove(text, line.row, said)
        : blocks.some((block) => holds(block, line) && isCalled(block, said)),
    ),
  );
  const [only, ...others] = named;
  if (others.length === 0) return only ?? null;
  const { wanted } = withoutKept(request);
  const [told, ...more] = blocks.filter(({ names }) => names.some((name) => isSaid(name, wanted)));
  const inTold = told && more.length === 0 ? named.filter((line) => holds(told, line)) : [];
  return inTold.length === 1 ? (inTold[0] ?? null) : null;
}

/** Whether a line has all words of a name, or what it is indented below has them. */
function saysAbove(text: string, row: number, said: string): boolean {
  const lines = text.split("\n");
  // a comment is no heading here
  const above = sectionsAbove(lines.map((line, at) => (at !== row && isComment(line) ? "" : line)))[row] ?? [];
  const own = [...above, row].flatMap((at) => wordsOf(lines[at] ?? ""));
  return wordsOf(said).every((word) => own.some(sameNounAs([word])));
}

/** Whether one of some lines stands in the same block as a row. */
export function hasBeside(text: string, lines: readonly { row: number }[], row: number): boolean {
  const blocks = holdingBlocks(text);
  const blockOf = (at: number) => blocks.findLast(({ from, to }) => at > from && at < to);
  return lines.some((line) => blockOf(line.row) === blockOf(row));
}

/** A name as it stands, and not as a part of a longer one such as `web-2` or `api.web.example`. */
function isSaid(name: string, request: string): boolean {
  if (!/[\p{L}\p{N}]{2}/u.test(name)) return false;
  const said = request.replaceAll(/[\p{L}\p{N}_]+(?:[-_.]+[\p{L}\p{N}_]+)+/gu, (whole) =>
    whole.toLowerCase() === name.toLowerCase() ? whole : " ",
  );
  return wholeWord(name, "iu").test(said);
}
