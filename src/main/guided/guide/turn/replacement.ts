import type { Replacement } from "../../../agent/replacement.ts";
import { withoutPaths } from "../request/words/wanted-words.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { sentencesOf } from "../request/words/sentences.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import type { StepRecord } from "./step-record.ts";

/** What a change put in the place of what the request names; null where it was another kind of change. */
export function replacementOf(record: StepRecord, request: string): Replacement | null {
  const pair = record.tool === "edit" && record.status === "ok" ? pairOf(record) : null;
  const isSaid = (text: string) => text !== "" && request.toLowerCase().includes(text.toLowerCase());
  return pair && isSaid(pair.find) && isSaid(pair.put) ? pair : null;
}

/** Where a request names more numbers than these old and new values, but for those of what stays, there is more to it. */
export function namesMoreNumbers(request: string, replacements: readonly Replacement[]): boolean {
  const clauses = sentencesOf(withoutPaths(request)).flatMap((sentence) => sentence.split(/,\s|、/u));
  const changing = clauses.filter((clause) => !saysItStays(clause));
  const numbers = changing.join("\n").match(/(?<![\p{Script=Latin}\d])\d+(?:[.,:]\d+)*/gu) ?? [];
  const said = replacements.map(({ find, put }) => `${find} ${put}`).join(" ");
  return numbers.some((number) => !said.includes(number));
}

/** The words that differ between two lines, where they are in one place. */
export function differenceOf(before: string, after: string): Replacement | null {
  // a time or a price is one word
  const [old, fresh] = [before, after].map((text) => text.match(/\d+(?:[.,:]\d+)+|[\p{L}\p{N}_]+|[^]/gu) ?? []);
  if (!old || !fresh || before === after) return null;
  let start = 0;
  while (start < old.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const find = old.slice(start, old.length - end).join("");
  const put = fresh.slice(start, fresh.length - end).join("");
  return find.trim() === find && put.trim() === put ? { find, put } : null;
}

/** A replacement as a request says it: `/mnt/nas` by `/srv/nas`, where only `mnt` and `srv` differ. */
function asSaid({ find, put }: Replacement, request: string): Replacement {
  const said = (request.match(/[^\s"'\u0060„“”「」、。,;!?()]+/gu) ?? []).map((word) => word.replace(/[.:]+$/, ""));
  const whole = said.flatMap((word) => {
    const other = word.replace(wholeWord(find), () => put);
    return other !== word && said.includes(other) ? [{ find: word, put: other }] : [];
  });
  return whole[0] ?? { find, put };
}

/** What all of these changes put in the place of the same, as the request says it; null where they did different things, or only added or removed. */
export function replacedBy(changes: readonly StepRecord[], request: string): Replacement | null {
  const pairs = changes.map(pairOf).map((each) => each && asSaid(saidOnce(each), request));
  const [pair] = pairs;
  const isOne =
    pair &&
    pair.find !== "" &&
    pair.put !== "" &&
    pairs.every((other) => other?.find === pair.find && other.put === pair.put);
  return isOne ? pair : null;
}

/** `3000:3000` that becomes `4100:4100` is 3000 that becomes 4100, and `36,00` is 36. */
function saidOnce(pair: Replacement): Replacement {
  const isWhole = [pair.find, pair.put].every((text) => /^\d+[.,]00$/.test(text));
  if (isWhole) return { find: pair.find.replace(/[.,]0+$/, ""), put: pair.put.replace(/[.,]0+$/, "") };
  const [[find = "", ...others], [put = "", ...fresh]] = [pair.find.split(":"), pair.put.split(":")];
  const isRepeated =
    others.length === fresh.length && others.every((part) => part === find) && fresh.every((part) => part === put);
  return isRepeated ? { find, put } : pair;
}

function pairOf({
  input: { old_text: before, new_text: after, replace_all: isEverywhere },
}: StepRecord): Replacement | null {
  if (typeof before !== "string" || typeof after !== "string") return null;
  return isEverywhere === true ? { find: before, put: after } : differenceOf(before, after);
}
