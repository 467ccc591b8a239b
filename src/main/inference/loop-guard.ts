/** Watches text that grows, and says when a model has begun to repeat itself. */
export type LoopGuard = { isLooping(addedText: string): boolean };

const equalLines = 5;
const equalBlocks = 3;
const longestBlock = 4;

/**
 * Five equal lines in a row (digits don't count: rows of invented numbers are a loop too), or a block of two to four
 * lines three times. Empty lines alone are not text that repeats.
 */
export function createLoopGuard(): LoopGuard {
  const lines: string[] = [];
  let open = "";
  return {
    isLooping(addedText) {
      const [first = "", ...rest] = addedText.split("\n");
      open += first;
      let found = false;
      for (const next of rest) {
        lines.push(open.replaceAll(/\d+/g, "0").trimEnd());
        open = next;
        found ||= endsInLoop(lines);
      }
      if (lines.length > 2 * equalBlocks * longestBlock) lines.splice(0, equalBlocks * longestBlock);
      return found;
    },
  };
}

function endsInLoop(lines: readonly string[]): boolean {
  if (repeats(lines, 1, equalLines)) return true;
  for (let size = 2; size <= longestBlock; size += 1) if (repeats(lines, size, equalBlocks)) return true;
  return false;
}

function repeats(lines: readonly string[], size: number, times: number): boolean {
  const tail = lines.slice(-size * times);
  if (tail.length < size * times || tail.every((line) => line === "")) return false;
  return tail.every((line, index) => index < size || line === tail[index - size]);
}
