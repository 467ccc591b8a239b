/** Watches text that grows, and says when a model has begun to repeat itself. */
export type LoopGuard = { isLooping(addedText: string): boolean };

/** Of what is equal to the letter so many in a row are a loop, and of what is so but for its numbers so many: a month has 31 days. */
const equalLines = { toTheLetter: 5, butForNumbers: 40 };
const equalBlocks = { toTheLetter: 3, butForNumbers: 20 };
const longestBlock = 4;
const equalPhrases = 4;
const emptyLines = 40;
/** A line of signs under a heading is long, but not so long. In characters. */
const signsInRow = { total: 600, longestUnit: 8 };
const phraseLength = { least: 10, most: 200, letters: 5 };

/**
 * Five equal lines in a row, a block of two to four lines three times, or a phrase four times without a line end; and far more lines and blocks that differ by their digits only, as rows of
 * invented numbers are a loop too, but not those with the numbers of a line that the model has `read`: it copies them. Empty lines and rows of signs are not text that repeats, until they
 * are more than anybody means.
 */
export function createLoopGuard(read: string): LoopGuard {
  const [lines, shapes]: [string[], string[]] = [[], []];
  let known: ReadonlySet<string> | null = null;

  function shapeOf(line: string): string {
    const numbers = numbersOf(line);
    if (numbers === "") return line.trimEnd();
    known ??= new Set(read.split("\n").map(numbersOf));
    return known.has(numbers) ? line.trimEnd() : line.replaceAll(/\d+/g, "0").trimEnd();
  }

  let open = "";
  return {
    isLooping(addedText) {
      const [first = "", ...rest] = addedText.split("\n");
      open += first;
      let found = false;
      for (const next of rest) {
        lines.push(open.trimEnd());
        shapes.push(shapeOf(open));
        open = next;
        found ||= endsInNothing(lines) || repeatsIn(lines, "toTheLetter") || repeatsIn(shapes, "butForNumbers");
      }
      found ||= endsInPhrases(open) || endsInSigns(open);
      for (const all of [lines, shapes]) if (all.length > 2 * mostLooked) all.splice(0, mostLooked);
      return found;
    },
  };
}

function numbersOf(line: string): string {
  return line.match(/\d+/g)?.join(" ") ?? "";
}

/** No loop is found by more lines than this. */
const mostLooked = Math.max(emptyLines, equalLines.butForNumbers, longestBlock * equalBlocks.butForNumbers);

function repeatsIn(lines: readonly string[], way: keyof typeof equalLines): boolean {
  if (repeats(lines, 1, equalLines[way])) return true;
  for (let size = 2; size <= longestBlock; size += 1) if (repeats(lines, size, equalBlocks[way])) return true;
  return false;
}

function repeats(lines: readonly string[], size: number, times: number): boolean {
  const tail = lines.slice(-size * times);
  if (tail.length < size * times || tail.every((line) => line === "")) return false;
  return tail.every((line, index) => index < size || line === tail[index - size]);
}

function endsInNothing(lines: readonly string[]): boolean {
  return lines.length >= emptyLines && lines.slice(-emptyLines).every((line) => line === "");
}

/** Blanks, dots, brackets, the same few again and again. */
function endsInSigns(line: string): boolean {
  if (line.length < signsInRow.total) return false;
  const tail = line.slice(-signsInRow.total);
  for (let size = 1; size <= signsInRow.longestUnit; size += 1) {
    if (tail.startsWith(tail.slice(size))) return true;
  }
  return false;
}

function endsInPhrases(line: string): boolean {
  const most = Math.min(phraseLength.most, Math.floor(line.length / equalPhrases));
  for (let size = phraseLength.least; size <= most; size += 1) {
    const phrase = line.slice(-size);
    if (!line.endsWith(phrase.repeat(equalPhrases))) continue;
    if ((phrase.match(/\p{L}/gu)?.length ?? 0) >= phraseLength.letters) return true;
  }
  return false;
}
