const asksToSort =
  /(?<!\w)(?:sort|order|alphabeti\w*|sortier\w*|ordne\w*)(?!\w)|\bA(?:-| to | bis )Z\b|並べ替え|アルファベット順|五十音順/iu;
/** Anything else isn't what the lines begin with. */
const byOther =
  /\b(?:by|nach)\s+(?!(?:the |their |its |dem |den |der |author'?s?'? ?|authors'? ?|last |family |first |sur|nach|vor|familien)*(?:names?|titles?|alphabet|words?|namen?|titeln?|letters?)\b)\S|\b(?:date|price|size|time|number|newest|oldest|largest|descending|reverse|datum|preis|größe|absteigend)\b|順に|日付|値段/iu;
const item = /^(\s*(?:[-*+•]|\d+[.)])?\s*)(\S.*)$/;

/**
 * What a model has written where lines are to be sorted by how they begin: the lines that it has put in another order, sorted. A small
 * model that sorts a list loses some of it.
 */
export function sortedLines(before: string, written: string, request: string): string {
  if (!asksToSort.test(request) || byOther.test(request)) return written;
  const [old, fresh] = [linesOf(before), linesOf(written)];
  const first = old.findIndex((line, index) => line !== fresh[index]);
  const end = old.length - 1 - old.toReversed().findIndex((line, index) => line !== fresh[fresh.length - 1 - index]);
  if (first === -1 || end < first) return written;
  const above = old.slice(0, first).findLastIndex((line) => !isItemLike(line, old[first] ?? "")) + 1;
  const from = Math.max(above, headEnd(old));
  const behind = old.findIndex((line, index) => index > first && !isItemLike(line, old[first] ?? ""));
  const to = behind === -1 ? old.length : behind;
  const block = old.slice(from, to);
  // what was changed besides isn't sorting alone
  if (block.length < 3 || end >= to || block.some((line) => /^\s*\d+[.)]/.test(line))) return written;
  const known = new Set(fresh.map((line) => line.trim()));
  const kept = block.filter((line) => known.has(line.trim()));
  if (kept.length < block.length / 2) return written;
  const sorted = block.toSorted((one, other) =>
    textOf(one).localeCompare(textOf(other), undefined, { sensitivity: "base", numeric: true }),
  );
  return [...old.slice(0, from), ...sorted, ...old.slice(to)].join("\n");
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/** The columns' names stay above the rows. */
function headEnd(lines: readonly string[]): number {
  const separator = lines.findIndex((line) => /^\s*\|?[\s:|-]*-{3}[\s:|-]*$/.test(line) && line.includes("|"));
  return separator !== -1
    ? separator + 1
    : /[,;\t]/.test(lines[0] ?? "") && !/^\s*[-*+•] /.test(lines[0] ?? "")
      ? 1
      : 0;
}

/** Whether a line is of the same list. */
function isItemLike(line: string, other: string): boolean {
  const [own, others] = [item.exec(line)?.[1], item.exec(other)?.[1]];
  return own !== undefined && own === others && !line.startsWith("#");
}

function textOf(line: string): string {
  return item.exec(line)?.[2] ?? "";
}
