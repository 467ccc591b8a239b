import { escapeRegExp } from "../../../request/words/word-pattern.ts";

/** What a folder's name says of the files that go in: its words, and the number behind them if there is one. */
export type FolderLabel = { word: string; number: string | null; inName: RegExp; inText: RegExp };

const noLetter = String.raw`(?<![\p{L}])`;

/** `week2`, "Lina": how a file's name or its text says that it belongs there. In a name the word may be cut short: `wk 2`. */
export function labelOf(folder: string): FolderLabel {
  const [, word = folder, number = null] = /^(.*?\p{L})[ _-]?0*(\d{1,4})$/u.exec(folder) ?? [];
  const words = word
    .split(/[ _-]+/)
    .map(escapeRegExp)
    .join(String.raw`[ _-]?`);
  if (number === null) {
    const whole = new RegExp(String.raw`${noLetter}${words}(?:s|['’]s)?(?!\p{L})`, "iu");
    return { word, number, inName: whole, inText: whole };
  }
  const behind = String.raw`[ _.-]*0*${number}(?!\d)`;
  const short = [word.slice(0, 1), withoutVowels(word)].filter((one) => one !== "").map(escapeRegExp);
  return {
    word,
    number,
    inName: new RegExp(`${noLetter}(?:${[words, ...short].join("|")})${behind}`, "iu"),
    inText: new RegExp(`${noLetter}${words}${behind}`, "iu"),
  };
}

function withoutVowels(word: string): string {
  return (
    word.slice(0, 1) +
    word
      .slice(1)
      .replaceAll(/[aeiouäöü]/giu, "")
      .replaceAll(/(.)\1/gu, "$1")
  );
}

/** The labels that a name has. */
export function labelsIn(name: string, labels: readonly FolderLabel[]): FolderLabel[] {
  return labels.filter(({ inName }) => inName.test(name));
}

/**
 * The labels of which a text is: those that one of its lines begins with, also behind "Pupil:" or "Dear"; where none does, all that it has. Who is only
 * mentioned further on is no one whose text it is.
 */
export function labelsToldBy(text: string, labels: readonly FolderLabel[]): FolderLabel[] {
  const lines = text.split(/\r?\n/);
  const having = labels.filter(({ inText }) => inText.test(text));
  if (having.length < 2) return having;
  const strong = having.filter(({ inText }) =>
    lines.some((line) => {
      const at = inText.exec(line)?.index ?? -1;
      const isAlone = having.filter((other) => other.inText.test(line)).length === 1;
      return at !== -1 && isAlone && begins.test(line.slice(0, at));
    }),
  );
  return strong.length === 1 ? strong : having;
}

const begins =
  /^[\s#>*_-]*(?:[\p{L} ]{2,24}[:：]\s*|(?:dear|liebe[rs]?|hallo|hi|hello)\s+|(?:hand-?in|report|notes?|letter|paper) (?:for|of|by) )?$/iu;
