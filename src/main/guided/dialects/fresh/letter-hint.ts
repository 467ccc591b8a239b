import { wantsLetter } from "../../guide/request/wishes/wants-letter.ts";
import { wholeWord } from "../../guide/request/words/word-pattern.ts";
import { quotedPhrases } from "../../guide/request/words/search-words.ts";
import { valuesIn } from "../../guide/request/values/values.ts";
import { withoutPaths } from "../../guide/request/words/wanted-words.ts";

const isText = /(?:\.(?:txt|md|markdown|eml)|(?:^|\/)[^.]+)$/iu;
const amount =
  /(?<![\p{L}\d.,])(?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?|eur|pounds?|dollars?|usd|gbp|円)(?!\p{L}))/giu;
/** How long it is to be is no part of what it says. */
const ofLength =
  /(?<!\p{L})(?:words?|sentences?|lines?|paragraphs?|pages?|wörter|sätze|zeilen|seiten)(?!\p{L})|字|文字|行/iu;

/** What a small model has to be told of a letter or a message that it writes: the dates, times and amounts that have to stand in it, as the request says them, and that nothing is to be made up. Empty for other files. */
export function letterHint(path: string, request: string): string {
  if (!isText.test(path) || !wantsLetter(request)) return "";
  const text = withoutPaths(request);
  const values = valuesIn(text).filter(({ kind }) => kind === "date" || kind === "time");
  const said = [...values.map(({ text: value }) => value), ...(text.match(amount) ?? []), ...quotedPhrases(text)];
  const meant = [...new Set(said)].filter(
    (value) => !ofLength.test(text.split(wholeWord(value, "u"))[1]?.slice(0, 12) ?? ""),
  );
  const has = meant.length > 0 ? ` It says: ${meant.join(", ")}.` : "";
  return `${has} It is short, and says only what is asked for and what the files say.`;
}
