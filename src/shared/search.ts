/** A piece of what a search found, in order; the words that were looked for are marked. */
export type SnippetPart = { text: string; isHit: boolean };

/** A session that has what was looked for. */
export type FoundSession = {
  sessionId: string;
  title: string;
  workspace: string;
  /** The message that fits best; null where only the title does. */
  messageId: string | null;
  /** When that was said, or else when the session was last used; in milliseconds since 1970. */
  atMs: number;
  snippet: readonly SnippetPart[];
};
