import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool } from "../agent/tool.ts";

/** Something that was said earlier; `session` where it was another one. */
export type Passage = {
  who: "user" | "assistant" | "result";
  text: string;
  session?: { title: string; atMs: number };
};

/** Finds what was said earlier, the best first. */
export type SearchEarlier = (words: string, signal: AbortSignal) => Promise<readonly Passage[]>;

const labels: Readonly<Record<Passage["who"], string>> = {
  user: "The user said",
  assistant: "You said",
  result: "A step gave",
};

/** Words of a request that looks back. */
const cues = [
  "recall",
  "do you remember",
  "remember what",
  "remember when",
  "earlier i",
  "i earlier",
  "you earlier",
  "earlier conversation",
  "said earlier",
  "said before",
  "asked before",
  "last week",
  "previously",
  "last time",
  "at the beginning",
  "what did i say",
  "did i tell",
  "i told you",
  "i said",
  "we talked",
  "we discussed",
  "other conversation",
  "other session",
  "früheren gespräch",
  "früher gesagt",
  "vorhin",
  "ich vorher",
  "du vorher",
  "vorher gesagt",
  "anfangs",
  "am anfang",
  "erinnerst",
  "erinnere",
  "habe ich gesagt",
  "hatte ich gesagt",
  "sagte ich",
  "letztes mal",
  "letzte woche",
  "前回",
  "この前",
];

/** Fetches what the model isn't shown any more. */
export function recallTool(search: SearchEarlier): Tool {
  return defineTool({
    name: "recall",
    description: "find what was said earlier, in this conversation or another",
    effect: "look",
    cues,
    input: z.object({ words: z.string() }),
    sources: { words: "one-line" },
    async plan({ words }) {
      if (words.trim() === "") throw new AppError("invalid-input", "Say a few words that were said then.");
      return {
        title: `Recall “${words}”`,
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run(signal) {
          const found = await search(words, signal);
          if (found.length === 0) return `Nothing was said earlier with these words: ${words}. Try others.`;
          return found.map(describe).join("\n");
        },
      };
    },
  });
}

function describe({ who, text, session }: Passage): string {
  if (!session) return `${labels[who]}: ${text}`;
  return `In "${session.title}" of ${new Date(session.atMs).toISOString().slice(0, 10)}: ${labels[who]}: ${text}`;
}
