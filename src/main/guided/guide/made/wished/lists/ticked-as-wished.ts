import { isCommonWord, isSameVerb, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { best } from "../entry-meant.ts";

const ticks =
  /^(?:tick(?: off)?|check(?: off)?|mark|cross off) (?:the )?(?:(?:item|task|entry|step|box) )?"(?<name>[^"]+)"(?: off)?(?: as (?:done|completed?|finished|ticked|checked))?[.]?$/iu;
const unticks =
  /^(?:untick|uncheck|un-tick) (?:the )?"(?<name>[^"]+)"$|^mark (?:the )?"(?<other>[^"]+)" as (?:not done|open|undone|unfinished)[.]?$/iu;
const box = /^(?<lead>\s*(?:[-*+•]|\d+[.)])\s+)\[(?<sign>[ xX]?)\](?=\s)/u;

/** Whether a wish wants an entry of a list to be ticked, or open again. */
export function isTick(wish: string): boolean {
  return ticks.test(wish) || unticks.test(wish);
}

/**
 * A list with the one entry ticked, or open again, that a wish calls by some of its words; of several the one of whose words, as verbs too, the request has more: of "Book the van" and "Pick up the
 * van" the first where "the van is booked". Null where there is none, or it isn't clear which.
 */
export function tickedAsWished(text: string, wish: string, request: string): string | null {
  const off = unticks.exec(wish)?.groups;
  const name = off?.["name"] ?? off?.["other"] ?? ticks.exec(wish)?.groups?.["name"];
  if (name === undefined) return null;
  const lines = text.split("\n");
  const isOpen = (line: string) => {
    const sign = box.exec(line)?.groups?.["sign"];
    return sign !== undefined && /x/i.test(sign) === (off !== undefined);
  };
  const words = wordsOf(name).filter((word) => !isCommonWord(word));
  const entries = lines.flatMap((line, row) => {
    if (!isOpen(line)) return [];
    const own = wordsOf(line.replace(box, ""));
    const has = (word: string) => own.some((other) => sameNounAs([word])(other) || isSameVerb(other, word));
    return words.length > 0 && words.every(has) ? [{ row, own, text: line.replace(box, "").trim() }] : [];
  });
  const said = wordsOf(request).filter((word) => !isCommonWord(word));
  const exact = best(entries, (entry) => Number(entry.text.toLowerCase() === name.trim().toLowerCase()));
  const told = best(
    exact,
    ({ own }) => said.filter((word) => own.some((other) => other === word || isSameVerb(other, word))).length,
  );
  const [only, ...others] = best(told, (entry) => Number(beginsWith(entry.text, name)));
  if (!only || others.length > 0) return null;
  const fresh = (lines[only.row] ?? "").replace(box, off ? "$<lead>[ ]" : "$<lead>[x]");
  return lines.with(only.row, fresh).join("\n");
}

/** "水 2L×6本" is called 水, and "水のいらないシャンプー" isn't: what stands behind a name is how much of it, or said of it. */
function beginsWith(text: string, name: string): boolean {
  const [lead, rest] = [text.slice(0, name.trim().length), text.slice(name.trim().length)];
  return lead.toLowerCase() === name.trim().toLowerCase() && /^\s*(?:[\d(（、,:：]|$)/u.test(rest);
}
