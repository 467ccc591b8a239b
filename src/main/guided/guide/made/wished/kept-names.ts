import { clausesOf } from "../../request/limits/denied-clauses.ts";
import { saysItStays } from "../../request/limits/says-it-stays.ts";
import { quotedPhrases } from "../../request/words/search-words.ts";
import { isCommonWord } from "../../request/words/words.ts";
import { escapeRegExp, wholeWord } from "../../request/words/word-pattern.ts";

/** A text with longer names hidden that stay as they are, and shown again. */
export type KeptNames = { hide(text: string): string; show(text: string): string };

const replaces = /^(?:replace|change|rename|set)(?!\p{L})/iu;
/** Signs for private use stand in no text. */
const [opens, closes] = ["\uE010", "\uE011"];
const hidden = new RegExp(`${opens}(\\d+)${closes}`, "gu");

/**
 * The names that have in them what is to be replaced, and of which a request says that they stay: of "Maple is called Lime from now on, Maple 2 keeps its name" the second room. A wish that replaces the
 * short one would replace it in these as well.
 */
export function keptNames(request: string, wishes: readonly string[]): KeptNames {
  const olds = wishes.filter((wish) => replaces.test(wish)).flatMap((wish) => quotedPhrases(wish).slice(0, 1));
  const staying = clausesOf(request).filter(saysItStays);
  const longer = olds.flatMap((old) =>
    staying.flatMap((clause) => [...longerIn(clause, old), ...described(clause, old)]),
  );
  const names = [...new Set(longer)];
  const patterns = names.map((name) => wholeWord(name, "gu"));
  return {
    hide: (text) => patterns.reduce((all, pattern, at) => all.replaceAll(pattern, `${opens}${at}${closes}`), text),
    show: (text) => text.replaceAll(hidden, (_, at: string) => names[Number(at)] ?? ""),
  };
}

/** A name that goes on with a number, a sign or another name. */
function longerIn(clause: string, old: string): string[] {
  const first = old.charAt(0);
  const plain = `[${escapeRegExp(first.toLowerCase() + first.toUpperCase())}]${escapeRegExp(old.slice(1))}`;
  const behind = String.raw`(?:[ -](?:\d+|\p{Lu}[\p{L}\d-]*)|-[\p{L}\d-]+)`;
  const before = String.raw`(?:\p{Lu}[\p{L}\d-]* |[\p{L}\d-]+-)`;
  const longer = new RegExp(
    String.raw`(?<![\p{L}\d-])(?:${before}${plain}${behind}?|${plain}${behind})(?![\p{L}\d-])`,
    "gu",
  );
  return clause.match(longer) ?? [];
}

/** "oat milk" beside milk, also where a sentence begins with it. */
function described(clause: string, old: string): string[] {
  const plain = new RegExp(String.raw`(?<![\p{L}\d-])([\p{L}-]+) ${escapeRegExp(old)}(?![\p{L}\d-])`, "giu");
  return [...clause.matchAll(plain)].flatMap(([phrase, before = ""]) =>
    isCommonWord(before.toLowerCase()) || saysItStays(before)
      ? []
      : [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)],
  );
}
