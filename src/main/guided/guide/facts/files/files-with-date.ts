import { valuesIn } from "../../request/values/values.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";

const asksForDate =
  /(?<!\p{L})(?:(?:until|till|since|by|from) when|when|(?:what|which) (?:date|day)|(?:bis|ab|seit) wann|wann|an welchem tag|welches datum)(?!\p{L})|いつ|何日/iu;

/**
 * Without the files that only mention what a question for a date is about, where another one says all of that in one line together with a date: "pack the passport" doesn't
 * tell how long it is valid. All of them for other questions.
 */
export function filesWithDate<Each extends { text: string }>(
  files: readonly Each[],
  question: string,
): readonly Each[] {
  if (!asksForDate.test(question)) return files;
  const wanted = wantedWords(question).filter((word) => word.length > 3 && !isCommonWord(word));
  const read = files.map((file) => ({ file, lines: linesOf(file.text, wanted) }));
  const isLess = ({ lines }: (typeof read)[number]) => {
    const most = lines.reduce((all, { words }) => Math.max(all, words.size), 0);
    const best = lines.filter(({ words }) => words.size === most);
    if (most < 2 || best.some(({ isNearDate }) => isNearDate)) return false;
    return read.some((other) =>
      other.lines.some(
        (line) => line.hasDate && best.every(({ words }) => [...words].every((word) => line.words.has(word))),
      ),
    );
  };
  return read.filter((each) => !isLess(each)).map(({ file }) => file);
}

type DatedLine = { words: ReadonlySet<string>; hasDate: boolean; isNearDate: boolean };

/** Of each line the words that are asked for, and whether a date is in it, or in what follows right below. */
function linesOf(text: string, wanted: readonly string[]): DatedLine[] {
  const lines = text.split("\n");
  const dated = lines.map(
    (line) => valuesIn(line).some(({ kind }) => kind === "date") || /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(line),
  );
  return lines.map((line, index) => {
    const own = wordsOf(line);
    const words = new Set(wanted.filter((word) => own.some((other) => isSameNoun(other, word))));
    const hasDate = dated[index] === true;
    return { words, hasDate, isNearDate: hasDate || dated[index + 1] === true || dated[index + 2] === true };
  });
}
