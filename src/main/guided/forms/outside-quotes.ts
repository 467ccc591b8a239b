/** In double, single, typographic and Japanese quotes, and in backticks. */
const quoted = /"[^"\n]*"|`[^`\n]*`|“[^”\n]*”|„[^“\n]*“|「[^」\n]*」|(?<!\w)'[^'\n]*'(?!\w)/gu;

/** A request without what it quotes: that is what is worked with, and says nothing of what to do. */
export function outsideQuotes(request: string): string {
  return request.replaceAll(quoted, " ");
}
