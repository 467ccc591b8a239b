import type { Call } from "../../agent/step-protocol.ts";
import { expectedOutput, hasShellError } from "./expected-output.ts";
import type { FailedRun } from "./failed-run.ts";
import { meantForms } from "../guide/request/wishes/request-intent.ts";
import { saysOrder } from "./expected-order.ts";

/**
 * Whether a change alters what a program prints in a way that the request doesn't speak of: with words of its own, in another order, without what was
 * printed before it broke off, or with a gap where something is missing.
 */
export function altersMore(call: Call, outcome: string, failed: FailedRun): boolean {
  const ways = [bringsWords, takesWords, isReordered, losesPrinted, losesEntries, showsGap, losesCode, losesData];
  return ways.some((way) => way(call, outcome, failed));
}

type Way = (call: Call, outcome: string, failed: FailedRun) => boolean;

/** What is to be told in words of the program's own choice. */
const wantsWords =
  /(?<!\p{L})(?:messages?|texts?|sentences?|labels?|hints?|notes?|warn\p{L}*|usage|something|friendly|sensible|nice\p{L}*|tell\p{L}*|say so|say that|say which|explain\p{L}*|placeholder|default|meldung\p{L}*|hinweis\p{L}*|text|satz|warnung\p{L}*|etwas|irgend\p{L}*|platzhalter|übersetz\p{L}*|translat\p{L}*|rename|instead of the (?:name|number|word)|words?|wort|names?(?= instead))(?!\p{L})|メッセージ|警告|文言|案内|代わりに/iu;

const aText = String.raw`(?<!\p{L})(?:words?|lines?|names?|weekdays?|days?|months?|letters?|titles?|headings?|spelling|entry|entries|items?|w[oö]rte?r?|zeilen?|namen?|wochentage?|tage?|monate?|buchstaben?|titel|überschrift(?:en)?|eintr[aä]ge?)(?!\p{L})`;
const isOff = String.raw`(?<!\p{L})(?:wrong\p{L}*|missing|misses|lacks?|leav\p{L}* out|left out|forgets?|forgot\p{L}*|skips?|omits?|stray|extra|superfluous|too (?:many|much)|misspel\p{L}*|typos?|falsch\p{L}*|fehl\p{L}*|vergiss\p{L}*|vergess\p{L}*|lässt|ausgelassen|auslässt|überspringt|überflüssig\p{L}*|zu viele?|verschrieben|tippfehler)(?!\p{L})`;
/** A word or a line of what is printed is wrong, missing or too many: which words stand there is what is to change. */
const speaksOfWords = new RegExp(
  String.raw`${isOff}[^.;!?\n]{0,40}?${aText}|${aText}[^.;!?\n]{0,40}?${isOff}|(?<!\p{L})(?:typo|tippfehler)(?!\p{L})|(?:曜日|名前|行|文字|単語|月)[^。\n]{0,15}(?:間違|違|抜け|余計|余分|多い)|誤字`,
  "iu",
);

/** A word that the change itself brought is printed, and nobody asked for it. */
const bringsWords: Way = ({ input: { old_text: old, new_text: fresh } }, outcome, { request, text }) => {
  if (typeof old !== "string" || typeof fresh !== "string" || wantsWords.test(request)) return false;
  if (speaksOfWords.test(request)) return false;
  if (!outcome.startsWith("exit 0")) return false;
  const known = new Set([...wordsIn(text), ...wordsIn(old), ...wordsIn(request)]);
  const own = new Set(wordsIn(textsIn(fresh)));
  return wordsIn(outcome).some((word) => own.has(word) && !known.has(word));
};

/** A word that was printed is no longer, as the change took it out, and nobody spoke of it. */
const takesWords: Way = ({ input: { old_text: old, new_text: fresh } }, outcome, { request, text }) => {
  if (typeof old !== "string" || typeof fresh !== "string" || !isFine(text) || !isFine(outcome)) return false;
  if (speaksOfWords.test(request)) return false;
  const left = new Set([...wordsIn(textsIn(fresh)), ...wordsIn(outcome), ...wordsIn(request)]);
  const own = new Set(wordsIn(textsIn(old)));
  return wordsIn(text).some((word) => own.has(word) && !left.has(word));
};

const speaksOfOrder =
  /(?<!\p{L})(?:order\p{L}*|sort\p{L}*|first|last|top|bottom|begin\p{L}* with|before|after|above|below|newest|oldest|latest|alphabet\p{L}*|reversed?|ranking|rank\p{L}*|swapp\p{L}*|winn\p{L}*|wins?|most|more|fewer|fewest|points|gewinn\p{L}*|sieger\p{L}*|mehr|meisten?|punkte\p{L}*|reihenfolge|zuerst|zuletzt|oben|unten|vor|nach|neueste\p{L}*|älteste\p{L}*|anfang|ende|vertauscht|umgekehrt)(?!\p{L})|並|1位|一位|優勝|順番|順に|の順|逆|先頭|最初|最後|(?:新しい|古い|高い|低い|多い|少ない|大きい|小さい)順/iu;

/** The same lines come one after the other in another way. */
const isReordered: Way = (_, outcome, { request, text }) => {
  if (!isFine(text) || !isFine(outcome) || saysOrder(request) || speaksOfOrder.test(request)) return false;
  const [now, then] = [outcome, text].map((run) => linesOf(run).map((line) => line.replaceAll(/[\d.,:-]+/g, "#")));
  if (!now || !then || now.join("\n") === then.join("\n")) return false;
  return now.toSorted().join("\n") === then.toSorted().join("\n");
};

const anError =
  /^(?:Traceback\b|\s*File "|\w*(?:Error|Exception)\b|node:|\/\S+:\d+$|file:\/\/|\S+\.(?:sh|bash): line \d+|\s+at )/u;

/** What was printed before a program broke off is printed no longer, or otherwise. */
const losesPrinted: Way = (_, outcome, { request, text }) => {
  const before = text.startsWith("exit 0") ? [] : linesOf(text);
  const end = before.findIndex((line) => anError.test(line));
  if (end < 1 || expectedOutput(request).length > 0) return false;
  let at = 0;
  for (const line of linesOf(outcome)) if (at < end && line === before[at]) at += 1;
  return at < end;
};

/** Something isn't to be printed, or other things are to be printed instead of it. */
const speaksOfLess =
  /(?<!\p{L})(?:only|just|not|\p{L}+n['’]t|(?:do|does|is|are|was|were|should|must)nt|never|no|nobody|none|without|too (?:many|much)|also|all|any|every|skip\p{L}*|ignor\p{L}*|exclud\p{L}*|filter\p{L}*|leav\p{L}* out|left out|remov\p{L}*|drop\p{L}*|hid\p{L}*|instead|although|though|wrong\p{L}*|already|empty|blank|header|heading|cancel\p{L}*|nur|nicht|kein\p{L}*|ohne|zu viele?|auch|alle\p{L}*|übersp\p{L}*|ausl\p{L}*|weg\p{L}*|statt\p{L}*|obwohl|falsch\p{L}*|schon|leere?\p{L}*)(?!\p{L})|だけ|のみ|ない|なく|余計|余分|除|も(?:出|表示)|間違|違/iu;
const leastEntries = 3;

/** Of a list of some length an entry is printed no longer, in whatever capitals, and nobody spoke of less. */
const losesEntries: Way = (_, outcome, { request, text }) => {
  const before = linesOf(text);
  if (!isFine(text) || !isFine(outcome) || before.length < leastEntries || speaksOfLess.test(request)) return false;
  const left = new Set([...wordsIn(outcome), ...wordsIn(request)]);
  return before.some((line) => {
    const words = wordsIn(line);
    return words.length > 0 && words.every((word) => !left.has(word));
  });
};

/** What does something, rather than only begin or end a block. */
const does = /\w\(|(?<![=!<>])=(?!=)|^\s*(?:return|throw|raise|echo|print)\b/u;

/** Something is to be added, and the change takes out what did something: that came to stand in its place. */
const losesCode: Way = ({ input: { old_text: old, new_text: fresh } }, _, { request }) => {
  if (typeof old !== "string" || typeof fresh !== "string" || meantForms(request)[0] !== "add") return false;
  const [before, after] = [old, fresh].map((text) => text.split("\n").map((line) => line.trim()));
  if (!before || !after) return false;
  const put = after.filter((line) => !before.includes(line));
  // what says how it is used may say more of it
  const isMoved = (line: string) => after.includes(line) || put.some((other) => sharesMost(line, other));
  return before.some((line) => does.test(line) && !isMoved(line));
};

/** What can't be read lacks a sign or a word of the language: the numbers in it are right, and none is missing. */
const losesData: Way = ({ input: { old_text: old, new_text: fresh } }, _, { text }) => {
  if (
    typeof old !== "string" ||
    typeof fresh !== "string" ||
    !/SyntaxError|syntax error/u.test(text) ||
    /JSON/u.test(text)
  )
    return false;
  const numbersOf = (code: string) =>
    (code.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number).toSorted((one, other) => one - other);
  const [before, after] = [old, fresh].map((code) => numbersOf(code).join(" "));
  return before !== after;
};

function sharesMost(line: string, other: string): boolean {
  const words: readonly string[] = line.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const own: readonly string[] = other.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.length > 1 && words.filter((word) => own.includes(word)).length > words.length / 2;
}

/** What stands where there is no value. */
const gap = /(?<![\p{L}\p{N}_])(?:NaN|nan|undefined|None|null|\[object \w+\])(?![\p{L}\p{N}_])/u;
/** Brackets around nothing, which may also be how a list without entries is printed. */
const emptied = /\(\s*\)|\[\s*\]|\{\s*\}/u;

const showsGap: Way = (_, outcome, { request, text }) => {
  if (!outcome.startsWith("exit 0") || !isAboutMissing.test(`${text}\n${request}`)) return false;
  const known = linesOf(text);
  return linesOf(outcome).some((line) => {
    if (known.includes(line)) return false;
    const found = [gap, ...(isAsWith(line, known) ? [emptied] : [])].map((pattern) => pattern.exec(line)?.[0]);
    return found.some((part) => part !== undefined && !request.includes(part));
  });
};

/** The same is printed with something in the brackets; round ones hold what may be missing in any line of the kind. */
function isAsWith(line: string, known: readonly string[]): boolean {
  const bare = (text: string) => text.replaceAll(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/gu, ([first = ""]) => first);
  const shape = (text: string) => (/\(\s*\)/u.test(line) ? bare(text).replaceAll(/[\p{L}\p{N}]+/gu, "#") : bare(text));
  return known.some((other) => !emptied.test(other) && shape(other) === shape(line));
}

const isAboutMissing = /KeyError|undefined|NoneType|AttributeError|IndexError|(?<!\p{L})None(?!\p{L})/u;

function isFine(text: string): boolean {
  return text.startsWith("exit 0") && !hasShellError(text);
}

/** What a run printed, without how it ended. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== "");
}

/** What stands in quotation marks, but for the values in it. */
function textsIn(code: string): string {
  const texts = code.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g) ?? [];
  return texts.join(" ").replaceAll(/\$\{?\w+\}?|\$\([^()]*\)|\{[^{}]*\}/g, " ");
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}
