const ofUs =
  /(?<!\p{L})(?:without|not counting|not including|besides|apart from|except(?: for)?|ohne|außer) (?:us|me|myself|ourselves|the two of us|uns|mich)(?: (?:two|both|zwei|beide))?(?= *(?:$|[.,;!?)]))|(?:私|自分|私たち|私達)(?:は|を)?(?:除いて|含めず|以外)/giu;

/** Whether whoever asks isn't to be counted: "without us two". */
export function leavesUsOut(request: string): boolean {
  return request.search(ofUs) !== -1;
}

/** A request without the words that say so. */
export function withoutUs(request: string): string {
  return request.replaceAll(ofUs, " ");
}
