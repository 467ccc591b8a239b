/**
 * What a model is for: `chat` answers, `embedding` makes texts comparable by what they mean, and `reranking` says how well a text
 * answers a question. Only those that chat can be talked with.
 */
export type ModelUse = "chat" | "embedding" | "reranking";

/** What of a model file tells its use. */
export type FileMarks = {
  architecture: string;
  entries: ReadonlyMap<string, string | number | null>;
  tensors: readonly string[];
};

/** Architectures that only read. Others of them end in "bert". */
const readers = new Set(["modern-bert", "neo-bert", "eurobert", "gemma-embedding", "t5encoder"]);

/** The numbers that the format gives to ways of making one vector of many: 0 is none, and 4 a judgement. */
const rank = 4;

/** The use of a model file, by what its header says. A file that says nothing of the kind is for chats. */
export function useOfFile({ architecture, entries, tensors }: FileMarks): ModelUse {
  const pooling = entries.get(`${architecture}.pooling_type`);
  const isReader = readers.has(architecture) || /bert(?:-|$)/.test(architecture);
  // older files of rerankers don't say so: the part that judges gives them away
  const judges = tensors.some((name) => /^cls(?:\.output)?\.weight$/.test(name));
  if (pooling === rank || (isReader && judges)) return "reranking";
  return isReader || (typeof pooling === "number" && pooling > 0) ? "embedding" : "chat";
}

/** What a use is called in lists; null for the one that needs no word. */
export function wordsOfUse(use: ModelUse | undefined): string | null {
  switch (use) {
    case undefined:
    case "chat":
      return null;
    case "embedding":
      return "for search";
    case "reranking":
      return "for sorting what was found";
    default:
      return use satisfies never;
  }
}
