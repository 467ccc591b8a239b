const asked = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:since|from|in|with|as of) (?:which|what) version|(?:which|what) version(?= (?:added|introduced|brought)(?!\p{L}))|(?:seit|ab|in|mit) welcher version)(?: on)?(?!\p{L})`,
    // "the first that could", and not "the first one", which may be the first of all
    String.raw`(?<!\p{L})(?:which|what) version (?:of (?:it|the \p{L}+) )?(?:(?:was|is) (?:the )?(?:very )?(?:first|earliest)(?: one)?|first)(?=,? (?:that|which|to|with|where|had|has|could|can|supported|allowed|offered|let)(?!\p{L}))(?:,? (?:that|which))?(?: (?:could|can))?`,
    String.raw`(?<!\p{L})(?:what|which)(?:['’]s| was| is) the (?:very )?(?:first|earliest) version(?: of (?:it|the \p{L}+))?(?=,? (?:that|which|to|with|where)(?!\p{L}))(?: (?:that|which))?(?: (?:could|can))?`,
    String.raw`(?<!\p{L})(?:welche version (?:war|ist) die erste|(?:welche|was) (?:war|ist) die erste version)(?=,? (?:die|mit|in der|bei der)(?!\p{L}))`,
    String.raw`どのバージョン(?:から|で)|最初のバージョンは(?:どれ|いくつ|何)?`,
  ].join("|"),
  "iu",
);

/** Whether a request asks from which version on something is there. */
export function asksSinceVersion(request: string): boolean {
  return asked.test(request);
}

/** A request without the words that ask for it. */
export function withoutSinceVersion(request: string): string {
  return request.replace(asked, " ");
}
