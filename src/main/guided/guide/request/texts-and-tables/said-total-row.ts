import { withoutDenied } from "../limits/denied-clauses.ts";
import { requestLanguage } from "../words/answer-language.ts";
import { withoutPaths } from "../words/wanted-words.ts";
import { withoutThanks } from "../words/without-thanks.ts";
import { isCommonWord, wordsOf } from "../words/words.ts";

/** A row with the sum of those above it: what it is to be called, all words of the request, and those that say nothing of that. */
export type SaidTotalRow = { label: string; words: readonly string[]; others: readonly string[] };

const sum = String.raw`(?:(?:the|a) )?(?:(?:grand|overall) )?(?:totals?|sums?)`;
const put = String.raw`(?<!\p{L})(?:add|put|append|insert|write|include|give|need|want|like|have)`;
const row = String.raw`(?:row|line)`;
const where = String.raw`(?:(?:at|to|on) (?:the )?(?:very )?(?:bottom|end|foot)|(?:below|under|underneath|beneath)(?= (?:the|it|that|them)))`;
const some = String.raw`(?: \S+){0,6}?`;
const summe = String.raw`(?:gesamt)?(?:summen?|beträgen?|betrag)`;
const ways = [
  // "put a last row with the total into …"
  String.raw`${put}${some} ${row} (?:at the (?:bottom|end) )?(?:with|for|showing|that (?:has|shows|gives|holds)) ${sum}(?!\p{L})`,
  String.raw`${put}${some} (?:totals?|sum)[ -]${row}(?!\p{L})`,
  String.raw`${put} ${sum}${some} (?:as|in|into) (?:a|an|the) (?:(?:new|last|final|extra|own|bottom) )+${row}(?!\p{L})`,
  String.raw`${put} ${sum}${some} ${where}(?!\p{L})`,
  String.raw`(?:zeile|reihe) (?:\S+ ){0,2}?mit (?:der|dem|den) ${summe}(?!\p{L})`,
  String.raw`(?:summen|gesamt)(?:zeile|reihe)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:unten|darunter|drunter|ans ende|am ende|unter)(?: \S+){0,5}? (?:die|eine) ${summe}(?!\p{L})`,
  String.raw`(?<!\p{L})(?:die|eine) ${summe}(?: \S+){0,4}? (?:unten|darunter|drunter|ans ende|am ende)(?!\p{L})`,
  String.raw`(?:合計|総計)の?行`,
  String.raw`(?:一番下|最後|末尾|下)(?:の行)?に、?(?:合計|総計)(?:金額)?(?:の行)?を`,
].map((way) => new RegExp(way, "iu"));

/** What any such wish has around what it is about. */
const around =
  /^(?:totals?|sums?|grand|overall|rows?|last|final|extra|own|bottom|end|foot|very|table|below|underneath|beneath|append|insert|include|showing|shows?|gives?|holds?|column|columns|u|summen?|gesamt\p{L}*|betrag|beträgen?|summenzeile|reihe|tabelle|spalte|letzten?|letzter|weitere|unten|ende|ans|darunter|drunter|(?:ein|hinzu|an)?füg\p{L}*|ergänz\p{L}*|(?:an)?häng\p{L}*|trage?|hinzu|dazu|hin|rein|ein|an|brauche?|mal|you|so|that|it)$/iu;
/** Of words of Japanese only these may stand beside the names. */
const inJapanese = /^(?:[合総計金額行表列一番下最後末尾追加入足付書]|\p{Script=Hiragana})+$/u;

/** The row with the total that a request wants in a table; null where it wants none. */
export function saidTotalRow(request: string): SaidTotalRow | null {
  const said = withoutThanks(withoutPaths(withoutDenied(request))).replaceAll(/ +/g, " ");
  if (!ways.some((way) => way.test(said))) return null;
  const words = wordsOf(said);
  const others = words.filter((word) => !isCommonWord(word) && !around.test(word) && !inJapanese.test(word));
  const labels = { en: "Total", de: "Summe", ja: "合計" };
  return { label: labels[requestLanguage(request)], words, others };
}
