const asksToSort =
  /(?<!\p{L})(?:sort|sorted|sorting|(?:re)?ordered|in (?:\p{L}+ )?order(?! to)|(?:re)?arranged?|go by|in no order|sortiere?n?|sortiert|ordne[nt]?|geordnet|alphabet\p{L}*)(?!\p{L})|\bA(?:-| to | bis )Z\b|並べ|五十音順|アルファベット順/iu;
/** The way that lines begin is said: then their order is known, whatever a model makes of it. */
const byBeginning =
  /alphabet|\bA(?:-| to | bis )Z\b|\b(?:by|nach)\s+(?:(?:the|their|its|dem|den|der|author'?s?'?|authors'?|\p{L}+['’]s?|last|family|first|sur) )*(?:(?:last|sur|family|first)?names?|authors?|titles?|namen?|nachnamen?|vornamen?|autor\p{L}*|titeln?)(?!\p{L})|五十音順|アルファベット順|(?:名字|名前|姓|著者)[^。、]{0,6}順/iu;
/** Anything else isn't what lines begin with, or isn't all that is wanted. */
const isMore =
  /\b(?:by|nach)\s+(?!(?:(?:the|their|its|dem|den|der|author'?s?'?|authors'?|\p{L}+['’]s?|last|family|first|sur) )*(?:(?:last|sur|family|first)?names?|authors?|titles?|alphabet|namen?|nachnamen?|vornamen?|autor\p{L}*|titeln?)(?!\p{L}))\S|\b(?:from|von)\s+(?!A (?:to|bis) Z)\S+\s+(?:to|bis)\b|(?<!\p{L})(?:Z to A|come|comes|comes? first|first (?!names?)|zuerst|highest|lowest|newest|oldest|largest|smallest|urgent|descending|reverse|backwards?|dates?|prices?|sizes?|times?|datum|preis|größe|absteigend|umgekehrt|remove|delete|drop|add|append|insert|change|replace|rename|merge|duplicates?|lösch\p{L}*|entfern\p{L}*|füge?|ergänz\p{L}*|änder\p{L}*|ersetz\p{L}*)\b|降順|新しい|高い|大きい|削除|追加|変更/iu;
/** Whether a request wants lines in the order in which they begin, and nothing else. */
export function sortsByBeginning(request: string): boolean {
  return asksToSort.test(request) && byBeginning.test(request) && !isMore.test(request);
}

/** So many of the lines a model may lose on the way. */
const mayBeLost = 1 / 3;
const item = /^(\s*(?:[-*+•])?\s*)(\S.*)$/;

/**
 * What a model has written where lines are to be sorted by how they begin: the list that it has put in another order, sorted, if it lost
 * some of it or the request says by what. In a text without bullets only the lines that it has moved.
 */
export function sortedLines(before: string, written: string, request: string): string {
  if (!asksToSort.test(request) || isMore.test(request)) return written;
  const [old, fresh] = [linesOf(before), linesOf(written)];
  const first = old.findIndex((line, index) => line !== fresh[index]);
  const end = old.length - 1 - old.toReversed().findIndex((line, index) => line !== fresh[fresh.length - 1 - index]);
  if (first === -1 || end < first) return written;
  const marker = item.exec(old[first] ?? "")?.[1] ?? "";
  const isOfList = (line: string) => item.exec(line)?.[1] === marker && !line.startsWith("#");
  const isBulleted = marker.trim() !== "";
  const from = isBulleted ? old.slice(0, first).findLastIndex((line) => !isOfList(line)) + 1 : first;
  const behind = isBulleted ? old.findIndex((line, index) => index > first && !isOfList(line)) : end + 1;
  const to = behind === -1 ? old.length : behind;
  const block = old.slice(from, to);
  if (block.length < 3 || !block.every(isOfList) || block.some((line) => /^\s*\d+[.)]/.test(line))) return written;
  const known = new Set(fresh.map((line) => line.trim()));
  const lost = block.filter((line) => !known.has(line.trim())).length;
  // a line that wasn't there is another wish
  const own = new Set(old.map((line) => line.trim()));
  const isOther = fresh.some((line) => !own.has(line.trim()));
  // beside a list that is only in another order, another one may be meant, too
  const isElsewhere = end >= to && lost === 0;
  if (isElsewhere || isOther || lost > block.length * mayBeLost || (lost === 0 && !byBeginning.test(request)))
    return written;
  const sorted = block.toSorted((one, other) =>
    textOf(one).localeCompare(textOf(other), undefined, { sensitivity: "base", numeric: true }),
  );
  return [...old.slice(0, from), ...sorted, ...old.slice(to)].join("\n");
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}

function textOf(line: string): string {
  return item.exec(line)?.[2] ?? "";
}
