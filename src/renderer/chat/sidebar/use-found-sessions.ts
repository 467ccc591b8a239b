import { useEffect, useState } from "react";
import type { AppError } from "../../../shared/error.ts";
import type { FoundSession } from "../../../shared/search.ts";
import { toFailure } from "../../ui/to-failure.ts";
import { useWindowModel } from "../state/window-model.tsx";

/** `words`: what was looked for. */
export type FoundSessions = { words: string; sessions: readonly FoundSession[]; failure: AppError | null };

/** So long nothing must have been typed, in milliseconds: words are mostly wanted whole. */
const pauseMs = 120;

/**
 * Sessions with these words, and then those, too, in which that was meant; until they are found, those with the words of before. Null
 * where nothing was looked for.
 */
export function useFoundSessions(words: string): FoundSessions | null {
  const { client } = useWindowModel();
  const [outcome, setOutcome] = useState<FoundSessions | null>(null);
  useEffect(() => {
    if (words.trim() === "") return;
    // an answer to words that were changed since is of no use
    let isWanted = true;
    const search = async () => {
      const byWords = await client.sessions.search({ words, byMeaning: false }).then(
        (sessions): FoundSessions => ({ words, sessions, failure: null }),
        (cause: unknown): FoundSessions => ({ words, sessions: [], failure: toFailure(cause) }),
      );
      if (isWanted) setOutcome(byWords);
      if (!isWanted || byWords.failure) return;
      const sessions = await client.sessions.search({ words, byMeaning: true }).catch(() => null);
      if (isWanted && sessions) setOutcome({ words, sessions, failure: null });
    };
    const timer = setTimeout(() => void search(), pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, words]);
  return outcome;
}
