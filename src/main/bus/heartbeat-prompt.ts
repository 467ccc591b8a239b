/** What a heartbeat says where there is nothing to tell. */
export const allIsWell = "OK";

/** The request that a heartbeat makes of HEARTBEAT.md; null where that has nothing but headings, comments and empty points. */
export function heartbeatPrompt(text: string): string | null {
  const said = text.replace(/<!--[^]*?(?:-->|$)/g, "");
  const hasPoint = said.split("\n").some((line) => !/^\s*(?:#.*|(?:[-*+]|\d+[.)])?\s*(?:\[[ xX]?\])?\s*)$/.test(line));
  if (!hasPoint) return null;
  return `Look at what follows, and say in a few sentences what I should know. If there is nothing, say only: ${allIsWell}\n\n${said.trim()}`;
}

/** Whether an answer has something to tell. */
export function hasNews(answer: string): boolean {
  return !/^\W*(?:ok)?\W*$/i.test(answer);
}
