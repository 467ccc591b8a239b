const stop = String.raw`(?! (?:as|with|als|mit)(?: (?:the|dem) tag)? ["'\u0060„]?v?\d| (?:the|das) tag(?!\p{L}))`;
/** Where a commit is told by what it did: "the commit where VERSION was set to 1.4.0". */
const told = new RegExp(
  String.raw`(?<!\p{L})(?:the|that|den|dem|diesen) commit,? (?:where|that|which|in which|with which|when|wo|der|in dem|mit dem|bei dem)(?!\p{L})(?:${stop}[^,;:!?()\n.]|\.(?=\S))*|(?<![^。、\n])[^。、\n]*(?:になった|に変えた|に変更した|にした|に上げた)コミット`,
  "iu",
);

/** What tells of a commit by what it did; null where nothing does. */
export function commitTold(request: string): string | null {
  return told.exec(request)?.[0] ?? null;
}

/** A request without what only tells which commit is meant: nothing of that is to be done. */
export function withoutCommitTold(request: string): string {
  return request.replace(told, " ");
}
