import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { unreadWords } from "../said/unread-words.ts";

const cue =
  /(?<!\p{L})(?:lines?|headers?|front ?matter|stands?|written|says?|tells?|inside|see|in (?:each|every|the|it|them)|at the top|\p{L}*zeile|kopf|steht|stehen|drin|darin|erkennst?|erkennt|siehst?|sieht)(?!\p{L})|書い|記載|行目/iu;
const around =
  `first second third last line lines header heading front matter frontmatter beginning written given noted recorded stated shown found inside
  within know knows text texts field fields label labels tag tags note s re ll you'll always counts decides matters how
  erste ersten erster zweite zweiten zeile zeilen kopfzeile kopf jeweils jeweilige jeweiligen geschrieben drin darin vermerkt eingetragen notiert
  feld text ob erkennst erkennt man siehst sieht daran immer ganz status stand zählt entscheidet`.split(/\s+/);

/** More may be wanted of it than to be looked at. */
const wishes =
  /(?<!\p{L})(?:mov\p{L}*|put|goes|go|belongs?|into|to|nach|verschieb\p{L}*|leg\p{L}*|komm\p{L}*|gehör\p{L}*)(?!\p{L})|移動|移し|入れ/iu;

/**
 * A request without the clauses that only tell where in each file it stands how it is: "(status is in the first line of each)", "the status line at the top says which".
 * `known` are the words that may be said of it.
 */
export function withoutWhereStated(request: string, known: readonly string[]): string {
  return request
    .split(/(?<=[,;:!?)、。\n]|\.(?=\s|$))\s*|(?=[(（])|\s[–—-]\s/u)
    .filter((clause) => {
      const isTold = cue.test(clause) && !wishes.test(clause);
      return !isTold || unreadBeside(clause, [...around, ...known]).length > 0;
    })
    .join(" ");
}

/** The words that aren't read besides those that are known; in Japanese what is left between them. */
export function unreadBeside(text: string, known: readonly string[]): readonly string[] {
  const signs = known.filter((word) => ofSigns.test(word)).toSorted((one, other) => other.length - one.length);
  const rest = signs.reduce((left, word) => left.replaceAll(word, " "), text.replaceAll(/\S*\/\S*/gu, " "));
  return unreadWords(ofSigns.test(text) ? rest.replaceAll(aroundSigns, " ") : rest, known);
}

const ofSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const aroundSigns =
  /フォルダー?|ファイル|サブ|新し[いく]|もの|やつ|全部|すべて|全て|ぜんぶ|だけ|のみ|移動|移[しす]|入れ|まとめ|作っ|そこ|ください|下さい|お願い|しま[すし]|した|して|する|され|になって|なって|いる|いて|ある|あり|ます|です|という|って|それぞれ|各|先頭|最初|[\d一二三]+行目|書[いか]|記載|から|ので|[中をにのがはでへとてた、。れ]/gu;

/** What is said of a state and tells no more of which files are meant: "with status", "that are marked as", "wo … steht". */
export function withoutLead(request: string, labels: readonly string[], words: readonly string[]): string {
  const label = `(?:${labels.map((each) => `${escapeRegExp(each.replace(/s$/u, ""))}s?`).join("|")})`;
  const word = `(?:${words.map(escapeRegExp).join("|")})`;
  const any = (choices: readonly string[]) => new RegExp(choices.join("|"), "giu");
  const ofLabel = [
    `(?<!\\p{L})(?:with|of|in|mit|im|under|behind|beside|bei|unter|hinter|neben|if|when|falls|wenn)(?= ["'„]?(?:(?:the|a|an|their|its|dem|der|das|deren|ihr) )*${label}(?!\\p{L}))`,
    // "the status line counts"
    `(?<=(?<!\\p{L})${label}(?:[ -]?(?:line|zeile))?) (?:is what )?(?:counts|decides|matters|zählt|entscheidet)(?!\\p{L})`,
    `(?<=(?<!\\p{L})${label})[ -]?(?:zeile|line|field|feld)(?!\\p{L})`,
    `(?<=(?<!\\p{L})${label}) (?:auf|set to|says|reads)(?!\\p{L})`,
    // "whether it's paid stands in the file under Status"
    `(?<!\\p{L})(?:ob|whether)(?: (?:it|they)['’](?:s|re))?(?= [^.;:!?\\n]{1,60}(?<!\\p{L})${label}(?!\\p{L}))`,
    `(?<!\\p{L})(?:whose|deren)(?= ${label}(?!\\p{L}))`,
  ];
  const quoted = String.raw`["'\u0060„“「]?`;
  const ofWord = [
    `(?<!\\p{L})(?:(?:that|which|die) )?(?:(?:are|is|sind|ist) )?(?:marked|tagged|labell?ed|flagged|listed)(?: (?:as|with))?(?= ${quoted}${word}(?!\\p{L}))`,
    `(?<!\\p{L})als(?= ${quoted}${word}(?!\\p{L}))|(?<=${word}["'\u0060“”]?) (?:markiert|gekennzeichnet|eingetragen|vermerkt|geführt)(?!\\p{L})`,
    `(?<!\\p{L})(?:where|wo|bei denen|in denen|bei welchen)(?= [^.;:!?\\n]{1,40}(?<!\\p{L})${word}(?!\\p{L}))`,
    `(?<!\\p{L})(?:already|still|schon|bereits|noch|only|just|nur|bloß)(?= [^.;:!?\\n]{0,40}(?<!\\p{L})${word}(?!\\p{L}))`,
    `(?<!\\p{L})(?:with|of|mit)(?= (?:(?:a|an|the|einer?|der) )?${word}[- ]${label})`,
    `(?<!\\p{L})(?:for|für)(?= ${quoted}${word}(?!\\p{L}))`,
    `(?<=(?<!\\p{L})${word})['’]s(?!\\p{L})`,
  ];
  return request.replaceAll(any(ofLabel), " ").replaceAll(any(ofWord), " ");
}
