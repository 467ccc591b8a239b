import { isProgram } from "../../../mend/program-file.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";

const replaces = /^(?:replace|change|rename) "(?<old>[^"]+)" (?:by|with|to) "(?<fresh>[^"]+)"[.]?$/iu;
const words = /^\p{L}[\p{L}\p{N} .'’-]*$/u;
const figures = /^[\p{L}\p{N}][\p{L}\p{N} .'’-]*\p{L}[\p{L}\p{N} .'’-]*$/u;

/**
 * A text with words in the place of others wherever these stand, in the plural, at the beginning of a sentence and in capital letters too: "DEAR CUSTOMERS" becomes "DEAR GUESTS". Null where a wish is
 * of another kind, or the words stand only as the wish has them, or are a program's.
 */
export function replacedInEachForm(path: string, text: string, wish: string): string | null {
  const { old, fresh } = replaces.exec(wish)?.groups ?? {};
  if (old === undefined || fresh === undefined || isProgram(path)) return null;
  if (![old, fresh].every((said) => words.test(said) || figures.test(said))) return null;
  const isLower = old === old.toLowerCase();
  const name = escapeRegExp(old);
  const form = new RegExp(
    String.raw`(?<![\p{L}\p{N}_./@-])(?<own>${name})(?<end>s|es)?(?![\p{L}\p{N}_]|[-/.@]\p{L})`,
    "giu",
  );
  let others = 0;
  const after = text.replaceAll(form, (found, own: string, end: string | undefined) => {
    const isUpper = own.length > 1 && own === own.toUpperCase() && own !== own.toLowerCase() && own !== old;
    const isFirst = isLower && own === own.charAt(0).toUpperCase() + own.slice(1).toLowerCase() && own !== old;
    // a name isn't written small, and what is written otherwise may be another one
    if (own !== old && !isUpper && !isFirst) return found;
    if (end !== undefined && !(isLower || isUpper)) return found;
    if (own !== old || end !== undefined) others++;
    const put = fresh + (end === undefined ? "" : pluralEnding(fresh));
    return isUpper ? put.toUpperCase() : isFirst ? put.charAt(0).toUpperCase() + put.slice(1) : put;
  });
  return others > 0 ? after : null;
}

function pluralEnding(word: string): string {
  return /(?:s|x|z|ch|sh)$/iu.test(word) ? "es" : "s";
}
