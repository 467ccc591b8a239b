/** A text, and the one that is to stand in its place, both to the letter. */
export type Replacement = { find: string; put: string };

/** Whether a request wants a replacement, and of what: it says both texts, and the first one stands in the files. */
export type ReplacementQuestion = {
  request: string;
  /** What may be to be replaced; never empty. */
  finds: readonly string[];
  /** What may be to stand in the place of that. Empty for nothing. */
  putsFor(find: string): readonly string[];
};
