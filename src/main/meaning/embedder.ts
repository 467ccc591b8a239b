/** Makes texts comparable by what they mean. */
export type Embedder = {
  /** Tells models apart, and versions of one: vectors of another are of no use. */
  key: string;
  /** A vector of length 1 for each text, in their order. A query is put otherwise than what is to be found. */
  embed(texts: readonly string[], as: "query" | "passage", signal: AbortSignal): AsyncGenerator<Float32Array, void>;
};

/** Says how well texts answer a query, from 0 to 1, in their order. */
export type Judge = {
  key: string;
  rank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]>;
};
