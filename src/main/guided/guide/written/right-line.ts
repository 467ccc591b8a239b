import type { Replacement } from "../../../agent/replacement.ts";
import { rankLines } from "../facts/lines/rank-lines.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { differenceOf } from "../turn/replacement.ts";

/** So much better than the line that was changed another one has to fit the request. */
const clearlyBetter = 1.15;

/**
 * What a model has written of a file, with its one changed value in the line that fits the request best: of two rows with the same name
 * small models take the first. As it is where no other line fits clearly better, or it has no such value.
 */
export function atRightLine(before: string, written: string, request: string): string {
  const [old, fresh] = [before.split(/\r?\n/), written.split(/\r?\n/)];
  while (old.at(-1) === "" && old.length > fresh.length) old.pop();
  const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
  const [at] = changed;
  if (at === undefined || changed.length > 1 || old.length !== fresh.length) return written;
  const [from, to] = [old[at] ?? "", fresh[at] ?? ""];
  const change = differenceOf(from, to);
  if (!change || change.find === "" || change.put === "") return written;
  const rest = request.replaceAll(change.put, " ").replaceAll(change.find, " ");
  const all = rankLines(before, rest).toSorted((one, other) => other.score - one.score);
  // of lines that read alike only what they stand under tells which one is meant
  const twins = all.filter(({ text }) => text.replace(/\r$/, "") === from);
  const ranked = twins.length > 1 ? twins : all;
  const [best, second] = ranked;
  const own = ranked.find(({ number }) => number === at + 1)?.score ?? 0;
  if (!best || best.score < own * clearlyBetter || best.score === second?.score) return written;
  const moved = withChange(best.text.replace(/\r$/, ""), { from, to }, change);
  if (moved === null) return written;
  return fresh.map((line, index) => (index === at ? from : index === best.number - 1 ? moved : line)).join("\n");
}

/** The line with the same cell changed, or the same value; null where it has neither. */
function withChange(
  line: string,
  { from, to }: { from: string; to: string },
  { find, put }: Replacement,
): string | null {
  const delimiter = [";", "\t", "|", ","].find((sign) => from.includes(sign) && line.includes(sign));
  if (delimiter !== undefined && !/["']/.test(from + line)) {
    const [own, now, cells] = [from, to, line].map((text) => text.split(delimiter));
    const places = own?.flatMap((cell, index) => (cell === now?.[index] ? [] : [index])) ?? [];
    const [place] = places;
    if (place !== undefined && places.length === 1 && own?.length === now?.length && own?.length === cells?.length)
      return cells?.map((cell, index) => (index === place ? (now?.[place] ?? cell) : cell)).join(delimiter) ?? null;
  }
  const value = wholeWord(find, "gu");
  return (line.match(value) ?? []).length === 1 ? line.replace(value, () => put) : null;
}
