import type { Call } from "../../agent/step-protocol.ts";
import { wordsOf } from "../guide/request/words/words.ts";

const literal = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu;
const aboutWords =
  /(?<!\p{L})(?:typos?|spell\p{L}*|misspel\p{L}*|wording|translat\p{L}*|language|tippfehler|schreibfehler|rechtschreib\p{L}*|übersetz\p{L}*|sprache)(?!\p{L})|誤字|表記|訳/iu;

const shows = /(?<![\w.])(?:print|echo|printf|puts|console\.\w+|return|write)(?!\w)/u;

/** Whether a request quotes what is shown, or a part of it before the first value in it. */
function saysPartOf(text: string, request: string): boolean {
  const start = (text.split(/[$%{\\]/u)[0] ?? "").replaceAll(/[\s,:.!-]+$/gu, "");
  return start.length > 3 && request.toLowerCase().includes(start.toLowerCase());
}

/**
 * Whether a change only puts other words into what a program shows, and none that the request says: what is wrong with "Good afternoon" at nine isn't the words. Who
 * complains of a wrong spelling means these.
 */
export function onlyRewords({ tool, input }: Call, request: string): boolean {
  const { old_text: old, new_text: fresh } = input;
  if (tool !== "edit" || typeof old !== "string" || typeof fresh !== "string" || aboutWords.test(request)) return false;
  if (old === fresh || old.replaceAll(literal, '""') !== fresh.replaceAll(literal, '""')) return false;
  // what is shown, and not a key, a state or an encoding
  const isShown = shows.test(old) && !/\[\s*["'`]|[=!]==?\s*["'`]|encoding\s*=|open\s*\(/u.test(old);
  const isSaid = (old.match(literal) ?? []).some((text) => saysPartOf(text.slice(1, -1), request));
  if (!isShown || !isSaid) return false;
  const known = new Set([...wordsOf(old), ...wordsOf(request)]);
  return wordsOf(fresh).some((word) => /^\p{L}{3,}$/u.test(word) && !known.has(word));
}
