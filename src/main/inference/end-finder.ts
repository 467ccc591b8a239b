/** Text that may be shown, and whether the ending has come. */
export type EndFinder = {
  /** Takes more text, gives what surely comes before the ending. */
  push(text: string): string;
  /** Where the ending stands in all text so far; null while it hasn't come. */
  endsAt(): number | null;
  /** What was held back, for when no more comes. */
  rest(): string;
};

/** Holds back what may turn out to be the ending's beginning. */
export function createEndFinder(ending: string | null): EndFinder {
  let text = "";
  let given = 0;
  let foundAt: number | null = null;

  function give(upTo: number): string {
    const part = text.slice(given, upTo);
    given = Math.max(given, upTo);
    return part;
  }

  return {
    push(added) {
      text += added;
      if (ending === null) return give(text.length);
      if (foundAt !== null) return "";
      const at = text.indexOf(ending, given);
      if (at >= 0) {
        foundAt = at;
        return give(at);
      }
      return give(text.length - beginningAtEnd(text, ending));
    },
    endsAt: () => foundAt,
    rest: () => give(foundAt ?? text.length),
  };
}

/** How many last letters of `text` are the first of `ending`. */
function beginningAtEnd(text: string, ending: string): number {
  for (let size = Math.min(text.length, ending.length - 1); size > 0; size -= 1) {
    if (ending.startsWith(text.slice(text.length - size))) return size;
  }
  return 0;
}
