import { endingOf, stemOf } from "../../../../../shared/path-parts.ts";
import { monthOf } from "../dates/request-dates.ts";

/** How a name is made of the words and numbers of the old one. */
type Piece =
  | { kind: "text"; text: string }
  /** The old name's number at this place, with zeros before it up to the width. */
  | { kind: "number"; at: number; width: number }
  /** The old name's words but for those that are left out. */
  | { kind: "words"; between: string; isLower: boolean }
  /** The old name without its numbers, as it was written. */
  | { kind: "rest" };

/** A rule for new names, learned from one old name and its new one. */
export type NameRule = (path: string) => string | null;

/**
 * The rule by which `example` was made of the name of `from`: numbers go where they went, all words but those that it leaves out are
 * kept, in its letters and with its signs between them. Null where the example has a word or number that the old name hasn't, or has
 * the words in another order. The rule gives null for a name with fewer numbers.
 */
export function nameRule(from: string, example: string): NameRule | null {
  return plainRule(from, example) ?? monthRule(from, example);
}

/** The same where the example has the number of the month that the old name has as a word: `2024-03 minutes` for `Minutes March 2024`. */
function monthRule(from: string, example: string): NameRule | null {
  const numbered = withMonthNumber(from);
  const rule = numbered === null ? null : plainRule(numbered, example);
  return (
    rule &&
    ((path) => {
      const own = withMonthNumber(path);
      return own === null ? null : rule(own);
    })
  );
}

function withMonthNumber(path: string): string | null {
  const [name, ...more] = path.match(/(?<!\p{L})\p{L}{3,}(?!\p{L})/gu)?.filter((word) => monthOf(word) !== null) ?? [];
  const month = name === undefined || more.length > 0 ? null : monthOf(name);
  return name === undefined || month === null ? null : path.replace(name, String(month).padStart(2, "0"));
}

function plainRule(from: string, example: string): NameRule | null {
  const old = partsOf(from);
  const pieces = piecesOf(old, stemOf(example));
  if (pieces === null) return null;
  const kept = new Set(wordsIn(stemOf(example)).map(lower));
  const leftOut = new Set(old.words.map(lower).filter((word) => !kept.has(word)));
  const keepsEnding = isSameEnding(from, example);
  return (path) => {
    const { words, numbers, rest, between } = partsOf(path);
    const isOtherKind = pieces.some(({ kind }) => kind === "rest") && between !== old.between;
    if (isOtherKind) return null;
    // `2024-03-10 Ith` isn't `Ith 10.03.2024`: its year stands elsewhere
    const isYear = (number: string | undefined) => /^(?:19|20)\d{2}$/.test(number ?? "");
    const hasYear = old.numbers.some(isYear);
    const isElsewhere = hasYear && numbers.some((number, at) => isYear(number) !== isYear(old.numbers[at]));
    const isOther = isElsewhere || numbers.length !== old.numbers.length || (!keepsEnding && !isSameEnding(path, from));
    if (isOther) return null;
    const left = words.filter((word) => !leftOut.has(lower(word)));
    const made = pieces.map((piece) => written(piece, { words: left, numbers, rest }));
    return made.includes(null) ? null : made.join("") + (keepsEnding ? endingOf(path) : endingOf(example));
  };
}

function written(piece: Piece, { words, numbers, rest }: NameParts): string | null {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "number":
      return numbers[piece.at]?.replace(/^0+(?=\d)/, "").padStart(piece.width, "0") ?? null;
    case "rest":
      return rest === "" ? null : rest;
    case "words":
      return words.length === 0 ? null : words.map((word) => (piece.isLower ? lower(word) : word)).join(piece.between);
    default:
      return piece satisfies never;
  }
}

function piecesOf(old: ReturnType<typeof partsOf>, example: string): Piece[] | null {
  const tokens = example.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  const firstWord = tokens.findIndex(isWord);
  const lastWord = tokens.findLastIndex(isWord);
  const run = firstWord === -1 ? [] : tokens.slice(firstWord, lastWord + 1);
  if (!isKept(wordsIn(run.join("")), old.words) || run.some((token) => /^\d/.test(token))) return null;
  const betweenWords = new Set(run.filter((token) => !isWord(token)));
  if (betweenWords.size > 1) return null;
  const open = old.numbers.map(plain);
  const pieces: Piece[] = [];
  for (const [index, token] of tokens.entries()) {
    if (/^\d/.test(token)) {
      const at = open.indexOf(plain(token));
      if (at === -1) return null;
      open[at] = "";
      pieces.push({ kind: "number", at, width: token.length });
    } else if (index === firstWord) {
      const text = run.join("");
      // one word that stays as it was, beside a number as before, says nothing of how others are written
      const isAsItWas = text === old.rest && betweenParts(example) === old.between;
      if (isAsItWas) pieces.push({ kind: "rest" });
      else
        pieces.push({
          kind: "words",
          between: [...betweenWords][0] ?? separatorOf(example),
          isLower: text === lower(text),
        });
    } else if (index < firstWord || index > lastWord) pieces.push({ kind: "text", text: token });
  }
  // of two equal numbers nothing says which went where
  const places = pieces.flatMap((piece) => (piece.kind === "number" ? piece.at : []));
  const isClear =
    new Set(old.numbers.map(plain)).size === old.numbers.length || places.every((at, index) => at === index);
  if (!isClear) return null;
  // a number that is dropped may be what tells the files apart
  return open.every((number) => number === "") ? pieces : null;
}

/** With one word in it, an example says by its other signs how words are joined. */
function separatorOf(example: string): string {
  return ["_", "-", " "].find((sign) => example.includes(sign)) ?? " ";
}

/** Whether the words are some of the old ones, in their order. */
function isKept(words: readonly string[], old: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const at = old.findIndex((other, index) => index >= from && lower(other) === lower(word));
    from = at + 1;
    return at !== -1;
  });
}

type NameParts = { words: readonly string[]; numbers: readonly string[]; rest: string };

/** What stands between a word and a number; null where they don't stand beside each other. */
function betweenParts(stem: string): string | null {
  const [, before, behind] = /\p{L}([^\p{L}\d]*)\d|\d([^\p{L}\d]*)\p{L}/u.exec(stem) ?? [];
  return before ?? behind ?? null;
}

function partsOf(path: string): NameParts & { between: string | null } {
  const stem = stemOf(path);
  // a date without signs between is three numbers
  const apart = stem.replaceAll(/(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g, "$1-$2-$3");
  // a number between words belongs to them
  const isWithin = /\p{L}[^\p{L}\d]*\d[^\p{L}]*\p{L}/u.test(stem);
  const rest = isWithin ? "" : stem.replaceAll(/\d[\d._-]*\d|\d/g, " ").replaceAll(/^[\s_-]+|[\s_-]+$/g, "");
  return { words: wordsIn(apart), numbers: apart.match(/\d+/g) ?? [], rest, between: betweenParts(stem) };
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

function isWord(token: string): boolean {
  return /^\p{L}/u.test(token);
}

function plain(number: string): string {
  return number.replace(/^0+(?=\d)/, "");
}

function lower(text: string): string {
  return text.toLowerCase();
}

function isSameEnding(one: string, other: string): boolean {
  return lower(endingOf(one)) === lower(endingOf(other));
}
