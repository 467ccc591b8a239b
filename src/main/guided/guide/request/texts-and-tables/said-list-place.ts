import { isDenial } from "../limits/ruled-out-files.ts";
import { clausesOf } from "../limits/denied-clauses.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** What is to be put into a list, and right before or behind which of its entries. */
export type ListPlace = { item: string; anchor: string; side: "before" | "behind" };

const quote = String.raw`["'\u0060„“”「」『』]?`;
const item = String.raw`${quote}(?<item>[^"„“”「」『』.;:!?\n。、]{2,60}?)${quote}`;
const right = String.raw`(?:(?:right|directly|just|immediately|direkt|gleich|unmittelbar|noch) )?`;
const before = String.raw`(?:before|above|ahead of|vor|über)`;
const behind = String.raw`(?:after|behind|below|nach|hinter|unter)`;
const side = String.raw`(?:(?<before>${before})|(?<behind>${behind}))`;
const article = String.raw`(?:(?:the|my|our|der|die|das|den|dem|dem Punkt|den Punkt) )?`;

function waysFor(entry: string): RegExp[] {
  const anchor = `${article}${quote}${escapeRegExp(entry)}${quote}(?![\\p{L}\\p{N}])`;
  return [
    // "add a lamp right after the pegs"
    String.raw`(?<!\p{L})(?:add|insert|put|squeeze in|write|note)(?: down)? ${item},? ${right}${side} ${anchor}`,
    // "the lamp is missing, it comes before the pegs"
    String.raw`(?:^|[.,;:!?] |(?<!\p{L})(?:in|for|of|at) \S+ )${item} (?:is|are) (?:still )?missing[^.;!?\n]{0,40}?,? (?:and )?(?:(?:it|that|they|which) )?(?:comes?|goes?|go|belongs?|should (?:come|go|be)) ${right}${side} ${anchor}`,
    String.raw`(?<!\p{L})fehl(?:t|en)(?: [\p{Ll}\d.-]+(?:\.\p{L}+)?){0,4}? (?:noch )?(?:der|die|das|ein|eine|einen)? ?${item},? (?:und )?(?:(?:der|die|das|er|sie|es) )?(?:kommt|kommen|gehört|gehören|soll|muss|steht) ${right}${side} ${anchor}`,
    String.raw`(?<!\p{L})(?:füge?|setze?|schreibe?|trage?|nimm) (?:(?:bitte|noch|mal|den Punkt|die Zeile|der|die|das|den|ein|eine|einen) )*${item} ${right}${side} ${anchor}`,
    `${quote}${escapeRegExp(entry)}${quote}の(?:すぐ)?(?:(?<before>前|上)|(?<behind>後ろ?|あと|次|下))に、?${item}[をも](?:追加|入れ|足し|足す|書き足|書き加|加え|挿入)`,
    `${item}[をも]、?${quote}${escapeRegExp(entry)}${quote}の(?:すぐ)?(?:(?<before>前|上)|(?<behind>後ろ?|あと|次|下))に(?:追加|入れ|足し|足す|書き足|書き加|加え|挿入)`,
  ].map((way) => new RegExp(way, "iu"));
}

/** Where in a list with these entries something is to be put; null where a request says no such thing, or says it of several entries or in the negative. */
export function saidListPlace(request: string, entries: readonly string[]): ListPlace | null {
  const said = request.toLowerCase();
  const named = [...new Set(entries)].filter((entry) => entry.length > 1 && said.includes(entry.toLowerCase()));
  if (named.length > mostNamed) return null;
  const found = named.flatMap((anchor): ListPlace[] => {
    const match = waysFor(anchor)
      .map((way) => way.exec(request))
      .find((each) => each !== null);
    const item = match?.groups?.["item"]?.replaceAll(around, "").trim() ?? "";
    if (!match || item === "" || isOpen.test(item) || isDenied(request, match)) return [];
    // "… and rope after the stove": a part of it alone isn't what was asked for
    const rest = request.slice(match.index + match[0].length);
    const at = match[0].indexOf(item);
    const isOpenQuote = isQuote.test(match[0].charAt(at - 1)) !== isQuote.test(match[0].charAt(at + item.length));
    if (
      isOpenQuote ||
      says(item) ||
      goesOn.test(rest) ||
      /^["'”“」]/u.test(rest) ||
      entries.some((each) => each.toLowerCase() === item.toLowerCase())
    )
      return [];
    return [{ item, anchor, side: match.groups?.["before"] === undefined ? "behind" : "before" }];
  });
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

function isDenied(request: string, { index, 0: whole }: RegExpExecArray): boolean {
  return clausesOf(request.slice(0, index + whole.length)).some((clause) => isDenial(clause));
}

/** More of them than these are no request for one. */
const mostNamed = 20;
const goesOn = /(?<!\p{L})(?:and|und|then|dann|also|außerdem)(?!\p{L})|、.*(?:して|足し|入れ)/iu;

const isQuote = /["'`„“”「」]/u;

/** Quotes that stand open, or words about words. */
function says(item: string): boolean {
  return /["„“”「」]|(?<!\p{L})'[^']*$/u.test(item);
}

const around = /^(?:(?:please|also|some|an?|the|noch|auch|bitte|der|die|das|den|eine?n?) )+/giu;
/** "add a line after …" leaves open which; "and" makes two of it. */
const isOpen =
  /^(?:it|them|that|this|something|(?:blank |empty |new )?lines?|items?|points?|entr(?:y|ies)|notes?|es|sie|etwas|(?:leer|neue )?zeile|それ|空行)$|(?<!\p{L})(?:times?|dates?|prices?|words?|marks?|colons?|commas?|stars?|dash(?:es)?|check ?box(?:es)?|ticks?|links?|sections?|chapters?|headings?|sub-?items?|lines?|what|uhrzeit|datum|preis|häkchen|wort|zeile\p{L}*|abschnitt|überschrift|links?)(?!\p{L})|印|行|,|\s(?:and|und|&)\s|と/iu;
