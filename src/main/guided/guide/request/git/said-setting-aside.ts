import type { GitDeed } from "./git-deed.ts";
import { isDenial, sentencesOfGit } from "../limits/ruled-out-files.ts";
import { saidGit } from "./said-git.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

const [old, fresh] = ["\uE000", "\uE001"];
const content = String.raw`(?:(?:what['’]?s|what is|what|was|everything|all) (?:that )?(?:is |steht |stand )?(?:in it|in there|in ${old}|darin|drin|in ${old} steht)(?: steht)?(?: (?:now|right now|at the moment|jetzt|gerade|im moment))?|(?:a |eine )?(?:copy|kopie)(?: (?:of|von) (?:it|${old}))?|(?:the |my |den |die )?(?:current|present|jetzige[nr]?|aktuelle[nr]?|heutige[nr]?) (?:(?:version|state|text|fassung|stand|inhalt)(?: (?:of|von) (?:it|${old}))?|${old})|${old}(?: as it is(?: now)?)?|it(?: as it is(?: now)?)?)`;
/** What is in a file now, under another name. */
const keeps = new RegExp(
  [
    String.raw`^(?:please |pls |can you |could you |first |bitte |zuerst |kannst du )*(?:keep|save|copy|store|put|heb\p{L}*|speicher\p{L}*|kopier\p{L}*|sicher\p{L}*)(?: bitte)? ${content} (?:as|to|under|in|into|als|nach|unter) ${fresh}(?: (?:first|auf|ab))?$`,
    String.raw`^(?:今の|いまの|現在の)?\s*${old}\s*(?:の内容)?を\s*${fresh}\s*(?:として|に|という名前で)(?:残し|保存し|コピーし)てください?$|^(?:今の|いまの|現在の)?\s*${old}\s*(?:の内容)?を\s*${fresh}\s*(?:として|に|という名前で)(?:残し|保存し|コピーし)て$`,
  ].join("|"),
  "iu",
);
const border =
  /,?\s+(?:(?:and|then|und|dann|danach)\s+)+(?=(?:please |bitte )*(?:put|set|reset|restore|revert|return|bring|get|take|discard|throw|change|setz|stell|mach|hol|verwirf)\p{L}*\s)|、/iu;
/** A mood, and no wish: "I made a mess of it today". */
const tellsMess =
  /^(?:(?:oh|oops|sorry|hm+|ach)[, ]+)?(?:i|we|ich|wir|my|meine?|the|die)(?!\p{L})[^?]*(?<!\p{L})(?:mess\p{L}*|broke\p{L}*|wrong|ruin\p{L}*|spoil\p{L}*|experiment\p{L}*|tr(?:y|ied|ying)|verhauen|kaputt\p{L}*|vermurkst|durcheinander\p{L}*|ausprobiert|verbockt)(?!\p{L})[^?]*$/iu;

/**
 * A file that is to be kept under a new name as it is, and then to be as it was committed last: "keep what's in it now as a-try.txt, then put a.txt back to how it was at the last
 * commit". `files` are those that it names, `unknown` the names that no file has. Null where anything else is said.
 */
export function saidSettingAside(
  request: string,
  files: readonly string[],
  unknown: readonly string[],
): GitDeed | null {
  const [to, ...others] = unknown;
  if (to === undefined || others.length > 0) return null;
  const named = (name: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}_./-])["'\u0060„「]?${escapeRegExp(name)}["'\u0060“」]?(?![A-Za-z0-9_-]|\\.[a-z])`,
      "gu",
    );
  const wishes = sentencesOfGit(request).filter(
    (text) => (text.includes(to) || !isDenial(text)) && !tellsMess.test(text.replace(/[.!]\s*$/u, "")),
  );
  const [file, ...more] = files.filter((path) => wishes.some((text) => named(path).test(text)));
  if (file === undefined || more.length > 0) return null;
  const [wish, ...rest] = wishes.flatMap((text, index) => (index === 0 ? text.split(border) : [text]));
  const kept = (wish ?? "").replaceAll(named(to), fresh).replaceAll(named(file), old);
  const back = rest.map((text) => text.replace(/^(?:please|pls|then|and|bitte|dann|und) /iu, "")).join(" ");
  const isMore = /,|(?<!\p{L})(?:and|then|und|push\p{L}*|tag\p{L}*)(?!\p{L})/iu.test(back);
  const restored = !isMore && rest.length === 1 && !back.includes(to) ? saidGit(back, [file]) : null;
  const isWhole = keeps.test(kept.replace(/[\s.!,;]+$/u, "").trim());
  return isWhole && restored?.deed === "restore" ? { deed: "set aside", file, to } : null;
}
