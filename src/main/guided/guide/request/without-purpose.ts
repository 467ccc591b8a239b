/** "For the report: how many …?" */
const purpose = /^\s*(?:for|für) [^:,.;?!\n]{2,40}[:,]/iu;
const curious = String.raw`(?:(?:i am|i['’]?m|we['’]?re|i was|we were)? ?(?:just |only |really )?(?:curious|wondering)|(?:i|we)(?: just| only|['’]?d)*(?: want| need| like)? (?:to )?wonder|(?:bin|wäre|ich bin|wir sind) (?:mal |so |echt )?(?:gespannt|neugierig)|mal sehen|(?:ich )?frage? mich)`;
/** "Curious if I beat my sister": what somebody wonders besides, behind a question that says what is counted. */
const wonders = new RegExp(
  String.raw`(?<=[.?!;,]\s+|[-–—] )${curious},? (?:if|whether|ob)(?!\p{L})(?![^.?!;\n]*\d)[^.?!;,\n]*(?=[.?!;]?\s*$)`,
  "iu",
);

/** A request without what it says its answer is for. */
export function withoutPurpose(request: string): string {
  return request.replace(purpose, " ").replace(wonders, " ");
}
