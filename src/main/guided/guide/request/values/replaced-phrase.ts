import { formerName } from "../wishes/request-intent.ts";
import { quotedPhrases } from "../words/search-words.ts";
import { isCommonWord } from "../words/words.ts";

/** What stands before the old value, and what between the old and the new one, in English, German and Japanese. */
const leads =
  /(?:instead of|rather than|anstelle von|anstatt|statt|replace[sd]?|ersetz\w*|rename[sd]?|umbenenn\w*|benenn\w*|from|von|not|nicht|change[sd]?|änder\w*)\s+/giu;
const kinds =
  /^(?:the |every |all |die |das |den |alle )?(?:(?:function|variable|method|class|word|name|column|key|funktion|variable|wort|spalte)s? )?["'`„“]?/iu;
const followers = /^(.{2,80}?)["'`“”]?\s+(?:durch|with|by|to|in|into|nach|→|->)\s/iu;
const becoming = /\b(?:to|into|with|by|becomes?|be|durch|daraus|zu|in|nach)\b|→|->|[にへ]/u;
const longest = 80;

/**
 * The text that a request wants replaced, where it names it and the file has it: `0555 201 448` for "it is 0555 201 884 now
 * instead of 0555 201 448". Null where it names none.
 */
export function replacedPhrase(request: string, text: string): string | null {
  for (const lead of request.matchAll(leads)) {
    const rest = withoutCommonStart(request.slice(lead.index + lead[0].length).replace(kinds, ""));
    const phrase = longestThatStandsIn(rest.slice(0, longest), text);
    if (phrase) return phrase;
  }
  // "die Butter durch Margarine ersetzen": the old value stands before
  const before = /(?<old>[\p{L}\p{N}_.:-]+(?: [\p{L}\p{N}_.:-]+)?)\s+durch\s/iu.exec(request)?.groups?.["old"];
  const japanese = /[「『](?<old>[^」』]+)[」』]を/u.exec(request)?.groups?.["old"];
  // „old“, mach daraus „new“
  const [first = "", second = "", ...more] = quotedPhrases(request);
  const between = request.slice(request.indexOf(first) + first.length, request.lastIndexOf(second));
  const pair = second !== "" && more.length === 0 && becoming.test(between) ? first : undefined;
  return (
    [before, before?.split(" ").at(-1), formerName(request) ?? undefined, japanese, pair].find(
      (phrase) => phrase !== undefined && standsIn(phrase, text),
    ) ?? null
  );
}

/**
 * What a request wants to stand instead of `old`, where it is one name, such as `order_total`, or quoted; null where it isn't, or may
 * go on behind it.
 */
export function replacingPhrase(request: string, old: string): string | null {
  const at = request.indexOf(old);
  if (at === -1 || request.indexOf(old, at + 1) === at + 1) return null;
  const behind = request.slice(at + old.length);
  const [, quoted, name] =
    /^["'`“”]?\s+(?:to|into|with|by|durch|zu|→|->)\s+(?:["'`„“](.{1,80}?)["'`“”](?![\p{L}\p{N}])|([\p{L}\p{N}_](?:[\p{L}\p{N}_.@/-]*[\p{L}\p{N}_])?)(?=$|[.,;!?](?:\s|$)|\s+(?:in|everywhere|throughout|across|please|pls|and|überall|bitte|und)(?!\p{L})))/iu.exec(
      behind,
    ) ?? [];
  const isName = name !== undefined && /[_@\d]|\p{L}[.-]\p{L}|\p{Ll}\p{Lu}/u.test(name);
  return quoted ?? (isName ? name : null);
}

/** "am 12. Juli": the date is meant, wherever it stands. */
function withoutCommonStart(text: string): string {
  const first = /^([\p{L}]+)\s+/u.exec(text);
  return first?.[1] && isCommonWord(first[1].toLowerCase()) ? withoutCommonStart(text.slice(first[0].length)) : text;
}

function longestThatStandsIn(rest: string, text: string): string | null {
  const named = followers.exec(rest)?.[1];
  if (named !== undefined && standsIn(named, text)) return named;
  for (let end = rest.length; end > 1; end--) {
    const isBorder = !/[\p{L}\p{N}_]/u.test(rest[end] ?? " ") || !/[\p{L}\p{N}_]/u.test(rest[end - 1] ?? " ");
    const phrase = rest.slice(0, end).replace(/[\s.,;:!?"'`“”]+$/u, "");
    if (isBorder && phrase.length > 1 && standsIn(phrase, text)) return phrase;
  }
  return null;
}

/** Scripts without blanks don't show where a word ends. */
const wordCharacter = /(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])[\p{L}\p{N}_]/u;

function standsIn(phrase: string, text: string): boolean {
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const isCut = (outer: string | undefined, inner: string | undefined) =>
      wordCharacter.test(outer ?? "") && wordCharacter.test(inner ?? "");
    if (!isCut(text[at - 1], phrase[0]) && !isCut(text[at + phrase.length], phrase.at(-1))) return true;
  }
  return false;
}
