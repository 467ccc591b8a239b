import { isDenial } from "../limits/ruled-out-files.ts";
import { clausesOf } from "../limits/denied-clauses.ts";
import { saysItStays } from "../limits/says-it-stays.ts";
import { sentencesOf } from "../words/sentences.ts";
import { escapeRegExp, notBeforeWord, notBehindWord } from "../words/word-pattern.ts";

/** What is to be moved, as a request says it, and the parts of a list that it says it is to go to and to come from. */
export type SaidMove = { subject: string; to: string; from: string | null };

const moves = /(?<!\p{L})(?:move|shift|verschieb\p{L}*|schieb\p{L}*|verleg\p{L}*)(?!\p{L})|移動|移し|移す/iu;
/** Something else is done with it than it is put elsewhere. */
const isOther =
  /(?<!\p{L})(?:rename|replace|copy|delete|remove|folders?|director(?:y|ies)|umbenenn\p{L}*|kopier\p{L}*|lösch\p{L}*|ordner|verzeichnis\p{L}*)(?!\p{L})|コピー|削除|フォルダ/iu;
const leadTo = String.raw`(?<!\p{L})(?:(?:in|on|un)?to|under|in|at|onto|nach|unter|zu[mr]?|auf|ins?)\s`;
const leadFrom = String.raw`(?<!\p{L})(?:from|out of|von|vom|aus)\s`;
const between = String.raw`(?:(?:the|a|our|my|section|list|column|part|heading|den|die|das|dem|der|abschnitt|liste|spalte)\s+)*["'\u0060„“「『*]*`;

/** What a request wants to be moved to one of these headings of a list; null where it wants no such thing, or doesn't say which of them. */
export function saidMove(request: string, headings: readonly string[]): SaidMove | null {
  if (!moves.test(request) || isOther.test(request)) return null;
  const said = headings.filter((heading) => heading.length > 1 && named(heading).test(request));
  // "Table 1" isn't meant by "Table 12", nor "done" by "not done"
  const longest = said.filter(
    (heading) =>
      !said.some((other) => other.length > heading.length && other.toLowerCase().includes(heading.toLowerCase())),
  );
  const from = longest.filter((heading) => led(leadFrom, heading, "から").test(request));
  const to = longest.filter(
    (heading) => !from.includes(heading) && led(leadTo, heading, "(?:の(?:下|欄|所))?[にへ]").test(request),
  );
  // a heading that goes behind another one is a section: "move Parking after Contact"
  const isMoved = longest.some(
    (heading) => !to.includes(heading) && !from.includes(heading) && isInWish(heading, request),
  );
  const [target] = to;
  if (isMoved) return null;
  if (target === undefined || to.length > 1 || from.length > 1) return null;
  const meant = sentencesOf(request).filter((sentence) => !isDenial(sentence));
  const subject = [target, ...from].reduce(
    (text, heading) => text.replaceAll(new RegExp(named(heading), "giu"), " "),
    meant.join(" "),
  );
  return { subject: subject.replaceAll(new RegExp(moves, "giu"), " "), to: target, from: from[0] ?? null };
}

function isInWish(heading: string, request: string): boolean {
  return clausesOf(request).some(
    (clause) => moves.test(clause) && !isDenial(clause) && !saysItStays(clause) && named(heading).test(clause),
  );
}

function named(heading: string): RegExp {
  return new RegExp(notBehindWord + escapeRegExp(heading) + notBeforeWord, "iu");
}

function led(lead: string, heading: string, behind: string): RegExp {
  const name = escapeRegExp(heading);
  return new RegExp(`${lead}${between}${name}${notBeforeWord}|${name}[」』"”]?${behind}`, "iu");
}
