import type { Replacement } from "../../../../agent/replacement.ts";
import { withoutWhatStays } from "../limits/denied-clauses.ts";
import { wantedWords } from "../words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../words/words.ts";
import type { FileText } from "../../../workspace-view.ts";

/** What no word of a language is: `Dune-88`, a phone number, an address in the mail or on the net. */
const codeSign = String.raw`[\p{L}\p{N}_.@/:+!?#$%&*-]`;
const value = String.raw`(?:\+?\d[\d ()/-]{5,}\d|(?=${codeSign}*[\d@])${codeSign}*[\p{L}\p{N}!?#$%&*])`;
const key = String.raw`\p{L}[\p{L}-]{3,}`;
/** "the new code is 4471", "hat ein neues Passwort: Dune-88", "our number is 0431 22 15 now". */
const saysNew = new RegExp(
  [
    String.raw`(?<!\p{L})(?:new|neu\p{L}{0,2}) (?:(?:wifi|wi-fi|wlan|phone|mobile|door) )?(${key})(?::| is| are| ist| lautet) (${value})(?![\p{L}\p{N}])`,
    String.raw`(?<!\p{L})(?:the|our|my|unser\p{L}{0,2}|mein\p{L}{0,2}|die|das|der) (?:\p{L}+ ){0,2}?(${key}) (?:is|ist|lautet) (?:now |jetzt |nun )?(${value})(?: now| jetzt| nun)?(?![\p{L}\p{N}])`,
  ].join("|"),
  "iu",
);
const saysNow = /(?<!\p{L})(?:new|now|changed|from now on|neu\p{L}{0,2}|jetzt|nun|ab sofort|geändert)(?!\p{L})/iu;

/** A price, a time or a count stands for many things. */
const isAmount = /^\d{1,3}$|^\d+[.,:]\d+$/;

/** A new value with the old one, and the files that have that for the same thing. */
export type RenewedValue = { replacement: Replacement; paths: readonly string[] };

/**
 * The new value of something that has a name, of which a request doesn't say the old one: "the wifi has a new password: Dune-88". The old one is what stands
 * behind that name in the files that speak of the rest of it, the wifi, if that is the same in all of them. Null where it isn't said, or not clear.
 */
export function renewedValue(request: string, texts: readonly FileText[]): RenewedValue | null {
  const said = withoutWhatStays(request);
  const groups = saysNew.exec(said);
  const [name, fresh] = [groups?.[1] ?? groups?.[3], groups?.[2] ?? groups?.[4]];
  if (name === undefined || fresh === undefined || isAmount.test(fresh) || !saysNow.test(said)) return null;
  if (texts.some(({ text }) => wholeWord(fresh).test(text))) return null;
  const subject = wantedWords(said).filter((word) => !isSameNoun(word, name.toLowerCase()) && !isIn(word, fresh));
  const about = texts.filter(({ text, path }) => {
    const words = new Set(wordsOf(`${path} ${text}`));
    return subject.some((word) => word.length > 2 && !isCommonWord(word) && words.has(word));
  });
  const old = new Set(about.flatMap(({ text }) => valuesBehind(name, text)));
  const [find, ...others] = old;
  if (find === undefined || others.length > 0 || isOfKind(find) !== isOfKind(fresh)) return null;
  const paths = about.filter(({ text }) => wholeWord(find).test(text)).map(({ path }) => path);
  return { replacement: { find, put: fresh }, paths };
}

function isIn(word: string, text: string): boolean {
  return text.toLowerCase().includes(word);
}

/** What stands behind a name in its line: `Password: Dune-87`, "the password is Dune-87". */
function valuesBehind(name: string, text: string): string[] {
  const behind = new RegExp(
    String.raw`(?<!\p{L})${escapeRegExp(name)}(?:\*\*)?\s*(?:[:=|]|is|ist|lautet)[\s"'\u0060*|]*(?:<[^>]{1,40}>)?(${value})(?![\p{L}\p{N}])`,
    "giu",
  );
  return [...text.matchAll(behind)].flatMap(([, found]) => found ?? []);
}

type Kind = "phone" | "mail" | "code";

function isOfKind(text: string): Kind {
  if (text.includes("@")) return "mail";
  return /^\+?[\d ()/-]+$/.test(text) && /\s|\/|-/.test(text) ? "phone" : "code";
}
