import { wholeWord } from "../../request/words/word-pattern.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";
import { asksForAll } from "../../request/wishes/request-intent.ts";
import { changedLines } from "./changed-lines.ts";

const replacesText = /^(?:replace|change|correct) "([^"]+)" (?:by|with|to) "([^"]+)"[.\s]*$/iu;
/** It is about what something is called, wherever that stands. */
const isOfName =
  /(?<!\p{L})(?:names?|named|renam\p{L}*|call(?:s|ed)?|spel[lt]\p{L}*|misspel\p{L}*|typos?|written|word(?:s|ing)?|replace\p{L}*|instead of|from now on|throughout|nam(?:e|en|ens)|hei(?:ß|ss)\p{L}*|genannt|umbenenn\p{L}*|benenn\p{L}*|geschrieben|schreib\p{L}*|ersetz\p{L}*|statt|künftig|durchgehend)(?!\p{L})|名前|名称|呼|表記|書き方|置き換え|置換/iu;
/** So many words of a line that a request says speak of that line. */
const fewWords = 2;

/**
 * What became of a text in which one text was replaced by another in several lines: all of that, or the one line that the request speaks of, as "It's Ann who has the key, not Anna" does. Null
 * where it speaks of lines, and not clearly of one.
 */
export function onlySpokenOf(wish: string, request: string, before: string, after: string): string | null {
  const [, old = "", fresh = ""] = replacesText.exec(wish) ?? [];
  const lines = changedLines(before, after);
  if (old === "" || lines.length < 2 || asksForAll(request) || isOfName.test(request)) return after;
  const has = wholeWord(old, "giu");
  if (lines.some(({ old: line, fresh: put }) => put === null || line.search(has) === -1)) return after;
  const said = wordsBeside(request, old, fresh);
  const counts = lines.map(({ old: line }) => {
    const own = wordsOf(line);
    return said.filter((word) => own.some((other) => isSameStem(word, other))).length;
  });
  const most = Math.max(...counts);
  if (most < fewWords || most * 2 < said.length) return after;
  const [meant, ...others] = lines.filter((_, index) => counts[index] === most);
  const isClear = others.length === 0 && counts.filter((count) => count * 2 > most).length === 1;
  if (!meant || !isClear || (meant.old.match(has)?.length ?? 0) > 1) return null;
  return before
    .split("\n")
    .with(meant.row, meant.fresh ?? meant.old)
    .join("\n");
}

const clause = /[^,;.!?()、。\n]+(?:[.,](?=\S)[^,;.!?()、。\n]*)*/gu;

/** What the clauses that say one of two texts say besides, in words that tell anything. */
function wordsBeside(request: string, old: string, fresh: string): string[] {
  const isOwn = (each: string) => [old, fresh].some((text) => wholeWord(text, "iu").test(each));
  const own = new Set([...wordsOf(old), ...wordsOf(fresh)]);
  const words = (request.match(clause) ?? []).filter(isOwn).flatMap((each) => wordsOf(withoutFiles(each)));
  return [...new Set(words)].filter((word) => !own.has(word) && !isCommonWord(word) && isTelling(word));
}

/** One sign of Chinese origin stands in many words. */
function isTelling(word: string): boolean {
  return /^\p{Script=Han}{2}$|[\p{Script=Katakana}]{2}|^[^\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]{3,}$/u.test(
    word,
  );
}

function withoutFiles(text: string): string {
  return text.replaceAll(/[^\s"'(]+\.[a-z]\w{0,5}(?!\w)/giu, " ");
}
