import type { Call } from "../../agent/step-protocol.ts";
import { wordsOf } from "../guide/request/words.ts";

const literal = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu;
const aboutWords =
  /(?<!\p{L})(?:typos?|spell\p{L}*|misspel\p{L}*|wording|translat\p{L}*|language|tippfehler|schreibfehler|rechtschreib\p{L}*|übersetz\p{L}*|sprache)(?!\p{L})|誤字|表記|訳/iu;

/**
 * Whether a change only puts other words into what a program shows, and none that the request says: what is wrong with "Good afternoon" at nine isn't the words. Who
 * complains of a wrong spelling means these.
 */
export function onlyRewords({ tool, input }: Call, request: string): boolean {
  const { old_text: old, new_text: fresh } = input;
  if (tool !== "edit" || typeof old !== "string" || typeof fresh !== "string" || aboutWords.test(request)) return false;
  if (old === fresh || old.replaceAll(literal, '""') !== fresh.replaceAll(literal, '""')) return false;
  const known = new Set([...wordsOf(old), ...wordsOf(request)]);
  return wordsOf(fresh).some((word) => /^\p{L}{3,}$/u.test(word) && !known.has(word));
}
