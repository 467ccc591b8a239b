/** An entry has no more lines than this. */
const longestEntry = 12;
/** So many blank lines may stand between two entries. */
const widestGap = 2;
/** So many ways to read the values of a line are tried. */
const mostReadings = 256;

type Row = readonly string[];
/** What stands in a line as it is, or the columns whose value it may be. */
type Piece = { text: string; columns: readonly number[] };
/** A line with each place settled: a text, or a column. */
type Form = readonly (string | number)[];

/**
 * A text that was written for the first two of several rows, with an entry for each of the others that is like these: what stands before the first entry stays there, and what stands behind
 * the second one comes last. Null where the two aren't written alike, more than entries was written of the rows, or it isn't clear which value stands in a place.
 */
export function entriesLikeTwo(written: string, rows: readonly Row[]): string | null {
  const [first, second] = rows;
  if (!first || !second) return null;
  const lines = written.replace(/\n+$/, "").split("\n");
  for (let from = 0; from < lines.length; from++)
    for (let length = 1; length <= Math.min(longestEntry, (lines.length - from) / 2); length++) {
      const gap = gapBehind(lines, from + length);
      const to = from + 2 * length + gap;
      const forms = formsOf(lines.slice(from, from + length), lines.slice(to - length, to), first, second);
      if (!forms) continue;
      const others = [...lines.slice(0, from), ...lines.slice(to)];
      if (others.some((line) => [...first, ...second].some((value) => has(line, value)))) return null;
      const entries = rows.map((row, place) => entryOf(forms, row, place));
      if (entries.includes(null)) return null;
      return [...lines.slice(0, from), entries.join("\n".repeat(gap + 1)), ...lines.slice(to)].join("\n");
    }
  return null;
}

function gapBehind(lines: readonly string[], from: number): number {
  return Math.max(
    0,
    lines.slice(from, from + widestGap + 1).findIndex((line) => line.trim() !== ""),
  );
}

/** How each line of an entry may be written, by two of them; null where these aren't alike, or nothing in them tells one row from another. */
function formsOf(
  one: readonly string[],
  other: readonly string[],
  first: Row,
  second: Row,
): readonly (readonly Form[])[] | null {
  if (one[0]?.trim() === "" || one.at(-1)?.trim() === "" || one.length !== other.length) return null;
  const forms: (readonly Form[])[] = [];
  for (const [place, line] of one.entries()) {
    const ways = waysOf(line, other[place] ?? "", first, second);
    if (ways.length === 0) return null;
    forms.push(ways);
  }
  const tellsApart = forms.flat(2).some((each) => typeof each === "number" && first[each] !== second[each]);
  return tellsApart ? forms : null;
}

/** The ways to write a line of the first row by which the same line of the second one is the other one. */
function waysOf(line: string, other: string, first: Row, second: Row): readonly Form[] {
  let forms: Form[] = [[]];
  for (const { text, columns } of piecesOf(unnumbered(line, 0), first)) {
    // a name of the first row that stands in the second one's entry was only copied
    const isCopied = columns.length > 0 && isName.test(text);
    const isText = columns.every((column) => second[column] !== text) && !isCopied;
    const readings = [...columns, ...(isText ? [text] : [])];
    forms = forms
      .flatMap((form) => (readings.length === 0 ? [[...form, text]] : readings.map((reading) => [...form, reading])))
      .filter((form) => unnumbered(other, 1).startsWith(textOf(form, second)))
      .slice(0, mostReadings);
  }
  return forms.filter((form) => textOf(form, second) === unnumbered(other, 1));
}

const isName = /\p{L}{3}.*\P{L}.*\p{L}{3}/u;

/** Where a number counts the entries it stands as this. */
const counted = "\u0000";

function unnumbered(line: string, place: number): string {
  return line.replace(new RegExp(String.raw`^(\s*)${place + 1}(?=[.)]\s)`), `$1${counted}`);
}

function textOf(form: Form, row: Row): string {
  return form.map((each) => (typeof each === "number" ? (row[each] ?? "") : each)).join("");
}

/** A line in pieces: the values of a row that stand in it as whole words, the longest first, and what stands between them. */
function piecesOf(line: string, row: Row): Piece[] {
  const values = [...new Set(row.filter((value) => value.trim() !== ""))];
  values.sort((one, other) => other.length - one.length);
  const pieces: Piece[] = [];
  let plain = "";
  for (let at = 0; at < line.length;) {
    const value = values.find((each) => line.startsWith(each, at) && isWhole(line, at, each.length));
    if (value !== undefined && plain !== "") pieces.push({ text: plain, columns: [] });
    if (value !== undefined)
      pieces.push({ text: value, columns: row.flatMap((each, column) => (each === value ? [column] : [])) });
    plain = value === undefined ? plain + (line[at] ?? "") : "";
    at += value?.length ?? 1;
  }
  return plain === "" ? pieces : [...pieces, { text: plain, columns: [] }];
}

const inWord = /[\p{L}\p{N}]/u;

function isWhole(line: string, at: number, length: number): boolean {
  const isCut = (place: number) => inWord.test(line[place - 1] ?? "") && inWord.test(line[place] ?? "");
  return !isCut(at) && !isCut(at + length);
}

function has(line: string, value: string): boolean {
  if (value.trim() === "") return false;
  for (let at = line.indexOf(value); at !== -1; at = line.indexOf(value, at + 1))
    if (isWhole(line, at, value.length)) return true;
  return false;
}

/** The entry of a row without the lines all of whose values are empty; null where one is empty beside others, or the ways to write it differ. */
function entryOf(forms: readonly (readonly Form[])[], row: Row, place: number): string | null {
  const lines: string[] = [];
  for (const ways of forms) {
    const [text, ...others] = new Set(ways.map((form) => textOf(form, row)));
    const values = ways[0]?.flatMap((each) => (typeof each === "number" ? [row[each] ?? ""] : [])) ?? [];
    const empty = values.filter((value) => value.trim() === "");
    if (text === undefined || others.length > 0) return null;
    if (empty.length > 0 && (empty.length < values.length || forms.length === 1)) return null;
    if (empty.length === 0) lines.push(text.replace(counted, String(place + 1)));
  }
  return lines.length > 0 ? lines.join("\n") : null;
}
