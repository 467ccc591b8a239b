/** "For the report: how many …?" */
const purpose = /^\s*(?:for|für) [^:,.;?!\n]{2,40}[:,]/iu;

/** A request without what it says its answer is for. */
export function withoutPurpose(request: string): string {
  return request.replace(purpose, " ");
}
