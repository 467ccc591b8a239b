/**
 * A title of a part of a text, with what underlines it from `from` to before `to`; its own line is `row`. Rank 1 is the highest. What is no heading of Markdown's, and not underlined, is
 * `isSoft`: only by its look does it end what stands above it.
 */
export type Title = { name: string; row: number; from: number; to: number; rank: number; isSoft: boolean };

const hashes = /^(#{1,6})\s+(\S.*?)\s*#*\s*$/u;
const ruled = /^ {0,3}([=~^*_─━═-])\1{2,}\s*$/u;
const bold = /^(?:\*\*|__)(?!\s)([^*_]{2,60}?):?(?:\*\*|__):?\s*$/u;
const bracketed = /^\[+\s*([^[\]]{2,60}?)\s*\]+\s*$/u;
const marked = /^([■◆◇▼▽●★☆▶])\s*(\S.{0,58}?)\s*\1?\s*$|^【\s*([^【】]{1,58}?)\s*】\s*$/u;
const bullet = /^\s*(?:[-*+]\s|[•・]|\d{1,3}[.)]\s|\[[ xX]\]\s)/u;

/** These stand below the ranks that Markdown has, in this order. */
const ranks = { bracketed: 1, marked: 6, bold: 7, bare: 8 };

/** The titles of a text in its order; what stands in a program that it shows is none. */
export function titlesIn(lines: readonly string[]): Title[] {
  const shown = shownRows(lines);
  const isMarkdown = lines.some((line, row) => !shown.has(row) && hashes.test(line));
  const signs: string[] = [];
  return lines.flatMap((line, row) => {
    if (shown.has(row) || line.trim() === "") return [];
    const [, own = "", title = ""] = hashes.exec(line) ?? [];
    if (own !== "") return [{ name: title, row, from: row, to: row + 1, rank: own.length, isSoft: false }];
    const sign = underlineOf(lines, row);
    if (sign !== null) {
      const from = overlined(lines, row, sign) ? row - 1 : row;
      const rank = isMarkdown ? fixedRank(sign) : placeOf(sign + (from < row ? sign : ""), signs) + 1;
      return [{ name: line.trim(), row, from, to: row + 2, rank, isSoft: false }];
    }
    return softTitle(lines, row, signs);
  });
}

/** The same with short lines by themselves right above a list, as plain text has them. */
export function plainTitlesIn(lines: readonly string[]): Title[] {
  const titles = titlesIn(lines);
  const isTaken = (row: number) => titles.some(({ from, to }) => row >= from && row < to);
  const bare = lines.flatMap((line, row) => {
    if (isTaken(row) || !opensList(lines, row)) return [];
    const name = line.trim().replace(/\s*[:：]$/u, "");
    return [{ name, row, from: row, to: row + 1, rank: ranks.bare, isSoft: true }];
  });
  return [...titles, ...bare].toSorted((one, other) => one.row - other.row);
}

function softTitle(lines: readonly string[], row: number, signs: string[]): Title[] {
  const line = lines[row] ?? "";
  const title = (name: string, rank: number) => [{ name, row, from: row, to: row + 1, rank, isSoft: true }];
  const [, inBold] = bold.exec(line) ?? [];
  if (inBold !== undefined) return title(inBold, ranks.bold);
  const [, inBrackets] = bracketed.exec(line) ?? [];
  if (inBrackets !== undefined) return title(inBrackets, ranks.bracketed);
  const [, mark, behind, between] = marked.exec(line) ?? [];
  const name = behind ?? between;
  // signs below each other are those of a list
  const isItem = [row - 1, row + 1].some((at) => mark !== undefined && lines[at]?.startsWith(mark) === true);
  if (name === undefined || isItem || /[。.!?、,]$/u.test(name)) return [];
  return title(name, ranks.marked + placeOf(mark ?? "【", signs) / 10);
}

/** Which of the signs that were met before it is this one; a new one comes behind them. */
function placeOf(sign: string, signs: string[]): number {
  if (!signs.includes(sign)) signs.push(sign);
  return signs.indexOf(sign);
}

function fixedRank(sign: string): number {
  return sign === "=" ? 1 : sign === "-" ? 2 : 3;
}

/** The lines of programs, and of the keys that a page begins with. */
function shownRows(lines: readonly string[]): ReadonlySet<number> {
  const shown = new Set<number>();
  const end = lines[0]?.trim() === "---" ? lines.findIndex((line, row) => row > 0 && line.trim() === "---") : -1;
  for (let row = 0; row <= end; row++) shown.add(row);
  let fence: string | null = null;
  for (const [row, line] of lines.entries()) {
    const [, sign] = /^\s*(```|~~~)/u.exec(line) ?? [];
    if (fence !== null || sign !== undefined) shown.add(row);
    if (sign !== undefined) fence = fence === null ? sign : fence === sign ? null : fence;
  }
  return shown;
}

/** What a line is underlined with; null where it isn't, or is a row, an item or a sentence rather than a title. */
function underlineOf(lines: readonly string[], row: number): string | null {
  const [line = "", rule = ""] = [lines[row], lines[row + 1]];
  const sign = ruled.exec(rule)?.[1];
  const before = lines[row - 1] ?? "";
  const isByItself = before.trim() === "" || ruled.test(before);
  if (sign === undefined || !isByItself || !/[\p{L}\p{N}]/u.test(line) || bullet.test(line)) return null;
  const name = line.trim();
  const [width, length] = [widthOf(name), widthOf(rule.trim())];
  const isRow = /\||\t/u.test(name) || (sign !== "=" && / {2,}/u.test(name));
  const isSentence = /[,;、]$/u.test(name) || /\S+(?: \S+){4,}[.。]$/u.test(name);
  if (isRow || isSentence) return null;
  if (sign === "=") return sign;
  // `---` also parts the texts of one file
  return (sign === "-" && (length > 3 || !/:(?:\s|$)/u.test(name))) || length >= width - 2 ? sign : null;
}

function overlined(lines: readonly string[], row: number, sign: string): boolean {
  return ruled.exec(lines[row - 1] ?? "")?.[1] === sign && (lines[row - 2] ?? "").trim() === "";
}

const longestBare = 50;

/** Whether a short line that ends no sentence stands right above a list, with nothing or an empty line between, and by itself. */
function opensList(lines: readonly string[], row: number): boolean {
  const line = lines[row] ?? "";
  if (!/^[\p{L}\p{N}]/u.test(line) || bullet.test(line) || widthOf(line.trim()) > longestBare) return false;
  if ((lines[row - 1] ?? "").trim() !== "" || /[.!?,;。、！？]\s*$|[:：]\s*\S/u.test(line)) return false;
  const next = lines.slice(row + 1, row + 3).find((other) => other.trim() !== "");
  return next !== undefined && bullet.test(next);
}

/** Whether a line only underlines another, or parts others. */
export function isRule(line: string): boolean {
  return ruled.test(line);
}

/** How many columns a text takes: signs of Japanese are twice as wide. */
export function widthOf(text: string): number {
  const wide =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb-\u30ff\uff01-\uff60]/gu) ?? [];
  return [...text].length + wide.length;
}
