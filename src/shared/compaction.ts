/**
 * From which message on a model sees a conversation as it was said, and what it is told of what came before. The messages stay
 * in the session. Each compaction takes the place of the one before; between two of them the prompt only grows.
 */
export type Compaction = {
  id: string;
  /** The first message that the model still sees, which begins a turn; null while it sees all of them. */
  fromId: string | null;
  /** What stands in place of those before; null where nothing does. */
  digest: Digest | null;
  /** Results before this message have no more than so many characters; null where all are whole. */
  cut: { beforeId: string; characters: number } | null;
  /** The last message when it was made. */
  atId: string;
  /** Tokens of the prompt with it and without it, as near as they are known. */
  tokens: { before: number; after: number };
};

/** What is kept of messages that a model doesn't see any more. All but the summaries is taken from the messages by code. */
export type Digest = {
  /** So many messages aren't seen any more. */
  messages: number;
  /** What the person said that holds on: "never touch the tests", in their words. */
  rules: readonly string[];
  /** What isn't done yet, as far as it was said. */
  open: readonly string[];
  files: readonly TouchedFile[];
  /** One for each part of the conversation, oldest first. None of them is ever summarised again. */
  summaries: readonly string[];
};

export type TouchedFile = { path: string; isChanged: boolean };
