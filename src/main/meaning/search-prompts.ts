/** What a model expects before a text, by the name of its file or of Ollama's. Without it, it finds less. */
const prompts: readonly { names: RegExp; query: string; passage: string }[] = [
  { names: /nomic-?embed/i, query: "search_query: ", passage: "search_document: " },
  { names: /embedding-?gemma/i, query: "task: search result | query: ", passage: "title: none | text: " },
  { names: /(?:^|[^a-z])e5-(?!mistral)/i, query: "query: ", passage: "passage: " },
  {
    names: /qwen3-?embedding/i,
    query: "Instruct: Given a question, find what was said about it.\nQuery: ",
    passage: "",
  },
  {
    names: /bge-(?:small|base|large)-en|mxbai-embed|snowflake-arctic-embed-[a-z]{1,2}(?![a-z])/i,
    query: "Represent this sentence for searching relevant passages: ",
    passage: "",
  },
];

/** The text as this model wants it. */
export function promptFor(model: string, text: string, as: "query" | "passage"): string {
  const own = prompts.find(({ names }) => names.test(model));
  return own ? own[as] + text : text;
}
