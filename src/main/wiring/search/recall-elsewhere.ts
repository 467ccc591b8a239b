import { findMessages } from "./find-messages.ts";
import type { Meaning } from "../../meaning/meaning.ts";
import type { MessageIndex } from "../../store/message-index.ts";
import { searchWords } from "../../store/search-words.ts";
import { snippetOf } from "../../store/snippet.ts";
import type { Passage } from "../../tools/recall.ts";

export type ElsewhereDeps = {
  messages: Pick<MessageIndex, "findAny">;
  meaning: Meaning;
  titleOf(sessionId: string): string;
};

/** What a small model can still read. */
const mostPassages = 6;
const passageLetters = 400;
/** The session that asks has many of them, perhaps. */
const mostHits = 100;

/** What was said about something in other sessions, the best first. */
export async function recallElsewhere(
  typed: string,
  sessionId: string,
  { messages, meaning, titleOf }: ElsewhereDeps,
  signal: AbortSignal,
): Promise<Passage[]> {
  // the words are a model's, and whole
  const words = searchWords(`${typed} `);
  const found = await findMessages(typed, messages.findAny(words, mostHits), meaning, signal);
  return found
    .filter((each) => each.sessionId !== sessionId)
    .slice(0, mostPassages)
    .map(({ sessionId: of, atMs, message, text }) => {
      const parts = snippetOf(text, words, passageLetters);
      return {
        who: message.role === "user" ? "user" : "assistant",
        text: parts.map((part) => part.text).join(""),
        session: { title: titleOf(of), atMs },
      };
    });
}
