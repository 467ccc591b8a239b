import { isQuestion } from "../questions/is-question.ts";
import { asksWhatChanged } from "./asks-what-changed.ts";

const name = String.raw`["'\u0060„“「]?((?!(?:with|of|by|which|what|welche[mnr]?|that|the|called|named|is|was|and|in|on|it|mit|und|der|die|das|namens)(?![\w./-]))[A-Za-z0-9](?:[\w./-]*\w)?)["'\u0060“”」]?`;
const kind = String.raw`(?:git[ -]?)?(?:tag|branch|commit)`;
const at = String.raw`(?<!\p{L})(?:in|at|on|as of|under|im|am|auf|bei|zum|beim)(?: (?:the|our|my|that|dem|der|den|unserem))?`;
const ways = [
  // "at tag v1.2", "on the branch called winter", "im Branch herbst"
  `${at} ${kind}(?: (?:called|named|namens))? ${name}`,
  // "on the winter branch", "in the v1.2 tag"
  `${at} ${name}[ -]${kind}(?!\\p{L})`,
  String.raw`${name}\s*(?:という)?(?:ブランチ|タグ)(?:で|の時点|では)`,
  String.raw`(?:ブランチ|タグ)\s*${name}\s*(?:で|の時点|では)`,
].map((way) => new RegExp(way, "iu"));
/** "in spring-2024? there's a tag with that name" */
const namedBefore = new RegExp(
  `${at} ${name}[^]*\\b${kind}s? (?:with|of|by|mit|namens|called|named) (?:(?:that|this|the same|diesem|dem) namen?|that|so)(?!\\p{L})`,
  "iu",
);
/** Who did something, or what a branch has that another hasn't, isn't told by what stood in a file. */
const isOther =
  /(?<!\p{L})(?:who|when|why|commits|merged?|ahead|behind|differ\p{L}*|wer|wann|warum)(?!\p{L})|誰|いつ|なぜ/iu;

/** The tag, branch or commit that a question is about as it was then, by its name; null where it is about what is there now, or about what changed. */
export function asksOfState(request: string): string | null {
  if (!isQuestion(request) || isOther.test(request) || asksWhatChanged(request) !== null) return null;
  const found = [...ways, namedBefore].map((way) => way.exec(request)?.[1]).find((ref) => ref !== undefined);
  return found === undefined || /\.\.|\/\/|\.lock$|\/$/u.test(found) ? null : found;
}
