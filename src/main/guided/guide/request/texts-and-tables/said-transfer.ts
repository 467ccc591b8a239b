import { isDenial } from "../limits/ruled-out-files.ts";
import { sentencesOf } from "../words/sentences.ts";
import { escapeRegExp } from "../words/word-pattern.ts";

/** What is to go out of one file and into another one, as a request says it; `isShort` where it says that less of it is enough there, `areSeveral` where it may be more than one thing. */
export type SaidTransfer = { subject: string; from: string; to: string; isShort: boolean; areSeveral: boolean };

const moves =
  /(?<!\p{L})(?:move|moves|moved|shift|transfer|verschieb\p{L}*|schieb\p{L}*|verleg\p{L}*|trag\p{L}* (?=.*\bum\b))(?!\p{L})|移動|移し|移す/iu;
/** "take it off a.md and put it on b.md": out of the one, into the other. */
const takes = /(?<!\p{L})(?:take|takes|cut|nimm\p{L}*|nehm\p{L}*|hol\p{L}*|raus|heraus|wechsel\p{L}*)(?!\p{L})/iu;
const puts = /(?<!\p{L})(?:put|add|enter|over|setz\p{L}*|füg\p{L}*|trag\p{L}*|rein|hinein|rüber|hinüber)(?!\p{L})/iu;
/** Something else is to be done as well, or it stays where it is. */
const isOther =
  /(?<!\p{L})(?:rename|replace|copy|copies|folders?|director(?:y|ies)|umbenenn\p{L}*|kopier\p{L}*|ordner|verzeichnis\p{L}*|files|dateien|function|class|funktion|klasse)(?!\p{L})|コピー|フォルダ|関数/iu;
const short =
  /(?<!\p{L})(?:only|just|nur|enough|suffices?|genügt|genügen|reicht|reichen|brauch\p{L}*|needs? no|without|ohne)(?!\p{L})|だけ|のみ/iu;

const several =
  /(?<!\p{L})(?:all|both|every\p{L}*|those|these|them|alle\p{L}*|beide\p{L}*|diese|(?:and|und)\s+(?:\p{L}{1,3}\s)?\p{L}{3,})(?!\p{L})|、|と(?!い)|全/iu;

const article = String.raw`(?:(?:the|my|our|die|der|das|den|dem)\s)?["'\u0060„“「]*`;
const leadFrom = String.raw`(?<!\p{L})(?:from|out of|off|of|von|vom|aus)\s`;
const leadTo = String.raw`(?<!\p{L})(?:(?:in|on)?to|in|on|under|nach|ins?|auf|zu)\s`;

/** What a request wants out of one of these files and into the other; null where it wants no such thing, or leaves open which way. */
export function saidTransfer(request: string, names: readonly string[]): SaidTransfer | null {
  const isMove = moves.test(request) || (takes.test(request) && puts.test(request));
  if (!isMove || isOther.test(request)) return null;
  const from = names.filter((name) => isLed(leadFrom, name, "から").test(request));
  const to = names.filter((name) => isLed(leadTo, name, "[にへ]").test(request));
  const [source, target] = [from[0], to[0]];
  if (names.length !== 2 || source === undefined || target === undefined) return null;
  if (from.length > 1 || to.length > 1 || source === target) return null;
  const meant = sentencesOf(request).filter((sentence) => !isDenial(sentence));
  const subject = names.reduce(
    (text, name) => text.replaceAll(new RegExp(escapeRegExp(name), "giu"), " "),
    meant.join(" "),
  );
  const deeds = [moves, takes, puts].map(({ source: pattern }) => pattern).join("|");
  return {
    subject: subject.replaceAll(new RegExp(deeds, "giu"), " "),
    from: source,
    to: target,
    isShort: short.test(request),
    areSeveral: several.test(subject),
  };
}

function isLed(lead: string, name: string, behind: string): RegExp {
  const own = escapeRegExp(name);
  return new RegExp(`${lead}${article}${own}|${own}[」』"”]?\\s?${behind}`, "iu");
}
