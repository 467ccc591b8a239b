import { sameNounAs, wordsOf } from "../words/words.ts";

/** "must be greater than 1024", "reachable from 3 machines", "should last 20 days" */
const beforeOther =
  /(?<!\p{L})(?:than|with|from|for|lasts?|within|every|over|under|about|at least|at most|als|mit|von|für|alle|über|unter|mindestens|höchstens)\s*$/iu;
/** What may stand behind a value as well as anything else. */
const goesOn =
  /^(?:please|pls|plz|now|and|instead|from|in|on|at|since|as|today|would|woud|will|should|is|was|are|not|but|so|then|there|again|here|for|or|the|bitte|jetzt|nun|statt|und|sein|ab|für|im|in|aber|wäre?n?|soll|stehen|haben|runter|herunter|rauf|hoch|down|up|to|of|by|sharp|uhr|clock|setzen|stellen|gesetzt|percent|prozent|eur|euros?|usd|chf|dollars?|pounds?|degrees?|grad|seconds?|sekunden|minutes?|minuten|hours?|stunden|ms|px|points?|pt|mb|gb|kb)$/iu;

/**
 * Whether a number counts something else than what is spoken of: a noun stands behind it that isn't one of `own`, the words of the setting or the cell, or it
 * is only compared with.
 */
export function countsOther(before: string, behind: string, own: readonly string[]): boolean {
  if (beforeOther.test(before)) return true;
  const [, noun] = /^\s(\p{L}{2,})/u.exec(behind) ?? [];
  if (noun === undefined || goesOn.test(noun) || /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u.test(noun))
    return false;
  return !wordsOf(noun).some(sameNounAs(own));
}
