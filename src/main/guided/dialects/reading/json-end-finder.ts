/**
 * Finds where an object or a list in JSON ends, in pieces cut anywhere. Gives how much of the piece belongs to it; null while
 * it isn't closed. What isn't JSON of that kind has no end.
 */
export function jsonEndFinder(): (piece: string) => number | null {
  let depth = 0;
  let isText = false;
  let isEscaped = false;

  /** True where this character closes the whole. */
  function closes(character: string): boolean {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (character === "\\") isEscaped = true;
      else if (character === '"') isText = false;
      return false;
    }
    if (character === '"') isText = true;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    return depth === 0 && (character === "}" || character === "]");
  }

  return (piece) => {
    for (let at = 0; at < piece.length; at += 1) if (closes(piece.charAt(at))) return at + 1;
    return null;
  };
}
