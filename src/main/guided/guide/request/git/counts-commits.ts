const asks =
  /(?<!\p{L})(?:(?:tell me |and |then |also )*how many commits (?:are there|are (?:in|on) (?:it|there|(?:the|my|this) repo\w*)|do (?:we|i) have|does (?:it|that|(?:the|my|this) repo\w*) have|is (?:that|it)|that makes|there are)(?: (?:now|then|in total|in all|altogether|afterwards|after that))*|(?:und )?wie viele commits (?:sind (?:es|das)|gibt es|haben wir)(?: (?:jetzt|dann|danach|insgesamt|nun))*)\s*[?.!]*\s*$|コミットは(?:今|これで|全部で|合計)?(?:いくつ|何個|何件)/iu;

/** Whether all that a clause asks is how many commits there are. */
export function countsCommits(clause: string): boolean {
  return asks.test(clause);
}

/** The request without that question. */
export function withoutCommitCount(request: string): string {
  return request.replace(asks, " ");
}
