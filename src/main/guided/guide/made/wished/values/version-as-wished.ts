import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { changedLines } from "../changed-lines.ts";
import type { SetWish } from "../slots.ts";

const isText = /\.(?:md|markdown|txt|rst|adoc|html?)$/i;
/** What tells of each release says what was so then. */
const isHistory = /(?:change|news|histor|release)/i;
const version = /^v?\d+(?:\.\d+)+(?:[-.]?[a-z]+\d*)?$/iu;

/**
 * A text with another version of what a wish names, wherever that stands right before it: `inkwell==1.7.2`, "inkwell 1.7.2". What has been so since then, and the same version of anything else,
 * stays. Null where the wish is about none, or the text has it nowhere.
 */
export function versionAsWished(path: string, text: string, { what, from, to }: SetWish): string | null {
  const [name, ...others] = what;
  const isOther = name === undefined || others.length > 0 || /^versions?$/iu.test(name);
  if (isOther || from === null || !version.test(from) || !version.test(to)) return null;
  if (!isText.test(path) || isHistory.test(path)) return null;
  const [old, fresh] = [from, to].map((each) => each.replace(/^v/iu, ""));
  const owned = String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}][-.])${escapeRegExp(name)}(?:\s*[=~^<>]=?=?\s*|[ :@/-]| version | Version )v?`;
  const ofIt = new RegExp(
    `(?<!${then}(?:the |der |die )?)(${owned})${escapeRegExp(old ?? "")}(?![\\p{N}]|[.-]\\p{N})`,
    "giu",
  );
  const after = text.replaceAll(ofIt, (_, lead: string) => lead + (fresh ?? ""));
  return changedLines(text, after).length === 0 ? null : after;
}

/** "Since inkwell 1.7.2" */
const then = String.raw`(?<!\p{L})(?:since|before|until|till|as of|from|after|up to|in|with|seit|vor|bis|ab|nach|mit)\s+`;
