import { escapeRegExp, notBeforeWord, notBehindWord } from "../words/word-pattern.ts";

/** What tells of a thing that it has had its time, or isn't right. */
const isOver =
  /(?<!\p{L})(?:no longer|not? (?:[\p{L}'’]+ ){0,5}?any ?(?:more|longer)|n['’]?t (?:[^\s,;]+ ){0,8}?any ?(?:more|longer)|any ?more|history|former(?:ly)?|previous(?:ly)?|outdated|obsolete|out of date|dead|disconnected|gone|expired|wrong|bad|misleading|nobody|no one|no more|used to (?:be|have|say)|was|were|until (?:now|recently)|so far|up to now|the old (?:one|number|name|address|code|room|path)|disappear\p{L}*|nicht mehr|nicht länger|kein\p{L}* [^,;.]*mehr|geschichte|wird nichts|fällt aus|vorbei|veraltet\p{L}*|bisher\p{L}*|früher\p{L}*|ehemal\p{L}*|falsch|ungültig|abgeschaltet|niemand|verschwinden|war|alte[rns]?)(?!\p{L})|以前|使えな|古い|旧|ではなく|じゃなく|なくなり/iu;

/** Whether a clause tells of a text in it that this is past: "… is history", "nobody answers at …", "not … but". */
export function saysItIsPast(clause: string, text: string): boolean {
  const name = notBehindWord + escapeRegExp(text) + notBeforeWord;
  // "X, not Y" and "isn't X but" deny what they name
  const denied = new RegExp(
    `(?:(?<!\\p{L})(?:not|isn['’]?t|aren['’]?t|nicht|kein\\p{L}*|instead of|rather than|statt|anstatt|anstelle von)\\s(?:(?:at|in|on|the|unter|in|bei|der|die|das)\\s)?["'\u0060„“]?${name})|${name}["'\u0060“”]?\\s?(?:ではなく|じゃなく|から)`,
    "iu",
  );
  const rest = clause.replaceAll(new RegExp(name, "gu"), " ");
  return denied.test(clause) || isOver.test(rest);
}
