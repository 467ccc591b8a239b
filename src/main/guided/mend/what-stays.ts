import type { Call } from "../../agent/step-protocol.ts";
import { expectedOutput, hasShellError } from "./expected-output.ts";
import type { FailedRun } from "./failed-run.ts";
import { saysOrder } from "./expected-order.ts";

/**
 * Whether a change alters what a program prints in a way that the request doesn't speak of: with words of its own, in another order, without what was
 * printed before it broke off, or with a gap where something is missing.
 */
export function altersMore(call: Call, outcome: string, failed: FailedRun): boolean {
  const ways = [bringsWords, takesWords, isReordered, losesPrinted, showsGap];
  return ways.some((way) => way(call, outcome, failed));
}

type Way = (call: Call, outcome: string, failed: FailedRun) => boolean;

/** What is to be told in words of the program's own choice. */
const wantsWords =
  /(?<!\p{L})(?:messages?|texts?|sentences?|labels?|hints?|notes?|warn\p{L}*|usage|something|friendly|sensible|nice\p{L}*|tell\p{L}*|say so|say that|say which|explain\p{L}*|placeholder|default|meldung\p{L}*|hinweis\p{L}*|text|satz|warnung\p{L}*|etwas|irgend\p{L}*|platzhalter|übersetz\p{L}*|translat\p{L}*|rename|instead of the (?:name|number|word)|words?|wort|names?(?= instead))(?!\p{L})|メッセージ|警告|文言|案内|代わりに/iu;

/** A word that the change itself brought is printed, and nobody asked for it. */
const bringsWords: Way = ({ input: { old_text: old, new_text: fresh } }, outcome, { request, text }) => {
  if (typeof old !== "string" || typeof fresh !== "string" || wantsWords.test(request)) return false;
  if (!outcome.startsWith("exit 0")) return false;
  const known = new Set([...wordsIn(text), ...wordsIn(old), ...wordsIn(request)]);
  const own = new Set(wordsIn(textsIn(fresh)));
  return wordsIn(outcome).some((word) => own.has(word) && !known.has(word));
};

/** A word that was printed is no longer, as the change took it out, and nobody spoke of it. */
const takesWords: Way = ({ input: { old_text: old, new_text: fresh } }, outcome, { request, text }) => {
  if (typeof old !== "string" || typeof fresh !== "string" || !isFine(text) || !isFine(outcome)) return false;
  const left = new Set([...wordsIn(textsIn(fresh)), ...wordsIn(outcome), ...wordsIn(request)]);
  const own = new Set(wordsIn(textsIn(old)));
  return wordsIn(text).some((word) => own.has(word) && !left.has(word));
};

const speaksOfOrder =
  /(?<!\p{L})(?:order\p{L}*|sort\p{L}*|first|last|top|bottom|begin\p{L}* with|before|after|above|below|newest|oldest|latest|alphabet\p{L}*|reversed?|ranking|rank\p{L}*|swapp\p{L}*|reihenfolge|zuerst|zuletzt|oben|unten|vor|nach|neueste\p{L}*|älteste\p{L}*|anfang|ende|vertauscht|umgekehrt)(?!\p{L})|並|順番|順に|の順|逆|先頭|最初|最後|(?:新しい|古い|高い|低い|多い|少ない|大きい|小さい)順/iu;

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

/** What stands where there is nothing to print. */
const gap =
  /\(\s*\)|\[\s*\]|\{\s*\}|(?<![\p{L}\p{N}_])(?:NaN|nan|undefined|None|null|\[object \w+\])(?![\p{L}\p{N}_])/u;

const showsGap: Way = (_, outcome, { request, text }) => {
  if (!outcome.startsWith("exit 0") || !isAboutMissing.test(`${text}\n${request}`)) return false;
  const known = linesOf(text);
  return linesOf(outcome).some((line) => {
    const found = known.includes(line) ? undefined : gap.exec(line)?.[0];
    return found !== undefined && !request.includes(found);
  });
};

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
