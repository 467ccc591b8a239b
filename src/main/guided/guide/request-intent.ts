// What the words of a request ask for, in English and German. Each of these only narrows what is on offer, and is given up
// after a failure: a language that isn't here costs a step, not an answer.

/** It is to be tried: something has to run. */
export function asksToRun(request: string): boolean {
  return /\b(run|execute|führ\w* .* aus)\b/i.test(request);
}

/** Something is to be made that isn't there yet. */
export function asksToWrite(request: string): boolean {
  return /\b(write|save|create|make|put|copy|store|export|generate|schreib\w*|speicher\w*|erstell\w*|leg\w* an|kopier\w*)\b/i.test(
    request,
  );
}

/** A test that is there is to pass. */
export function wantsTestToPass(request: string): boolean {
  return /\btests?\b.*\b(fails?|failing|failed|pass(es)?|red|green)\b|\b(fails?|failing)\b.*\btests?\b/is.test(request);
}

/**
 * The shapes of an edit that the words of a request mean; none where they leave it open. Small models overlook `add` for
 * `edit`, and change one place where all are meant.
 */
export function meantForms(request: string): string[] {
  const isAdding = /\b(add|append|insert|ergänz\w*|hinzu\w*|füg\w*)\b/i.test(request);
  const isReplacing = /\b(everywhere|all occurrences|every occurrence|überall)\b/i.test(request);
  const isOther =
    /\b(change|set|fix|remove|delete|rename|replace|turn|bump|update|änder\w*|setz\w*|lösch\w*|entfern\w*)\b/i.test(
      request,
    );
  const isDeleting = /\b(remove|delete|drop|lösch\w*|entfern\w*)\b.*\b(line|entry|item|row|zeile|eintrag)\b/is.test(
    request,
  );
  const isMending =
    /\b(fix|mend|repair|debug|bug|mistake|fails?|failing|broken|wrong|fehler\w*|reparier\w*|behebe?)\b/i.test(request);
  if (isReplacing && !isAdding) return ["replace"];
  if (isMending && !isAdding) return ["fix"];
  if (isDeleting && !isAdding) return ["delete"];
  return isAdding && !isOther ? ["add"] : [];
}
