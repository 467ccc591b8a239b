const asked =
  /(?<!\p{L})(?:(?:since|from|in|with|as of) (?:which|what) version|(?:which|what) version(?= (?:added|introduced|brought)(?!\p{L}))|(?:seit|ab|in|mit) welcher version)(?: on)?(?!\p{L})|どのバージョン(?:から|で)/iu;

/** Whether a request asks from which version on something is there. */
export function asksSinceVersion(request: string): boolean {
  return asked.test(request);
}

/** A request without the words that ask for it. */
export function withoutSinceVersion(request: string): string {
  return request.replace(asked, " ");
}
