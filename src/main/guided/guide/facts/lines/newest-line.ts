import { asksForNewest, asksForOtherTime, yearsIn } from "../files/newest-files.ts";
import { type PlacedLine, textOfLine } from "./lines-in-place.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameStem, wordsOf } from "../../request/words/words.ts";
import { shareOf } from "./rank-lines.ts";
import { documentDate, isLater, type StatementDate, statementDate } from "./statement-dates.ts";

/** A line of a file, and how likely it answers a question where others are to choose from; as the logarithm of the likelihood. */
export type WeighedLine = PlacedLine & { weight: number };

/** What is said of the same thing shares nearly as much of a question, and is nearly as likely. Who asks for the newest means what was said last, in whichever words. */
const alike = 0.85;
const alikeForNewest = 0.7;
/** A newer statement may be so much less likely than what it takes the place of; entries of one file, which stand side by side for other reasons, by less. */
const below = 0.4;
const belowInFile = 0.25;

/** The entries of a diary or a plan are about other days; one that takes back what stands above it says so. */
const saysChange =
  /(?<!\p{L})(?:chang\p{L}*|correct\p{L}*|updat\p{L}*|amend\p{L}*|revis\p{L}*|instead|no longer|from now on|änderung\p{L}*|geändert|korrektur\p{L}*|nachtrag|berichtigung|statt|stattdessen|nicht mehr|ab (?:jetzt|sofort))(?!\p{L})|訂正|変更|修正|今後/iu;

/**
 * The line that was said last of those that say the same thing as the likeliest one, and the files whose lines it takes the place of; the likeliest itself where
 * none is surely later, or a question is about another time.
 */
export function newestLine<Each extends WeighedLine>(
  lines: readonly Each[],
  texts: ReadonlyMap<string, string>,
  question: string,
): { line: Each; day: string; older: readonly string[] } | null {
  const best = lines.reduce<Each | null>((most, line) => (most && most.weight >= line.weight ? most : line), null);
  if (!best) return null;
  const alone = { line: best, day: "", older: [] };
  if (asksForOtherTime(question)) return alone;
  const documents = new Map([...texts].map(([path, text]) => [path, documentDate(path, text)]));
  const wantsNewest = asksForNewest(question);
  const years = yearsIn(question);
  const share = wantsNewest ? alikeForNewest : alike;
  // what a paper is about may stand in its name, or only in those of the others
  const measures = [sharesOf(lines, question, "with paths"), sharesOf(lines, question, "lines alone")];
  const isAlike = (line: Each) =>
    isOfSame(line, best, texts, question) &&
    line.weight >= best.weight - (line.path === best.path ? belowInFile : below) &&
    measures.some(
      (shares) => (shares.get(line) ?? 0) > 0 && (shares.get(line) ?? 0) >= share * (shares.get(best) ?? 0),
    );
  const dated = lines
    .filter((line) => line === best || isAlike(line))
    .map((line) => ({ line, date: statementDate(line.line, documents.get(line.path) ?? "") }))
    .filter(({ line, date }) => line === best || years.length === 0 || years.includes(date.day.slice(0, 4)));
  const isAfter = (one: Dated, other: Dated) => comesAfter(one, other, wantsNewest);
  const [newest] = dated
    .filter((one) => !dated.some((other) => isAfter(other, one)))
    .toSorted((one, other) => other.line.weight - one.line.weight);
  if (!newest) return alone;
  const older = dated.filter((other) => isAfter(newest, other)).map(({ line }) => line.path);
  const day = older.length > 0 ? newest.date.day : "";
  return { line: newest.line, day, older: [...new Set(older)].filter((path) => path !== newest.line.path) };
}

/**
 * Whether what a question names is in both: of the newer file each of its words that the older line has, and of the newer line each two words that stand
 * side by side in both. A later visit to another pet, or a later entry about another sensor, says nothing of this one.
 */
function isOfSame(
  newer: WeighedLine,
  older: WeighedLine,
  texts: ReadonlyMap<string, string>,
  question: string,
): boolean {
  if (newer === older) return true;
  const said = wordsOf(question);
  const named = new Set(wantedWords(question).filter((word) => word.length > 3 && !isCommonWord(word)));
  const [own, other] = [newer, older].map(({ line }) => wordsOf(textOfLine(line)));
  if (!own || !other) return false;
  const hasPair = (words: readonly string[], first: string, second: string) =>
    words.some((word, at) => isSameStem(word, first) && isSameStem(words[at + 1] ?? "", second));
  const pairs = said.flatMap((word, at) => {
    const next = said[at + 1] ?? "";
    return named.has(word) && named.has(next) && hasPair(other, word, next) ? [[word, next] as const] : [];
  });
  const isSameFile = newer.path === older.path;
  const all = isSameFile ? own : [...own, ...wordsOf(`${newer.path} ${texts.get(newer.path) ?? ""}`)];
  const lacks = isSameFile
    ? []
    : [...named].filter((word) => other.includes(word) && !all.some((each) => isSameStem(each, word)));
  // "the fee for members" is the membership fee: two words may stand apart in one line
  const isApart = (first: string, second: string) =>
    [first, second].every((word) => own.some((each) => isSameStem(each, word)));
  return (
    lacks.length === 0 &&
    pairs.every(
      ([first, second]) => hasPair(isSameFile ? own : all, first, second) || (!isSameFile && isApart(first, second)),
    )
  );
}

type Dated = { line: WeighedLine; date: StatementDate };

function comesAfter(one: Dated, other: Dated, wantsNewest: boolean): boolean {
  const isSameFile = one.line.path === other.line.path;
  const isOfOther = isSameFile && !wantsNewest && (other.date.isOwn || !saysChange.test(textOfLine(one.line.line)));
  return !isOfOther && isLater(one.date, other.date, isSameFile);
}

/** How much of the words of a question each line has, with what it stands under, whichever way they are put; rare ones count more. */
function sharesOf<Each extends PlacedLine>(
  lines: readonly Each[],
  question: string,
  of: "with paths" | "lines alone",
): ReadonlyMap<Each, number> {
  const words = lines.map(
    ({ path, line }) => new Set(wordsOf(`${of === "with paths" ? path : ""} ${textOfLine(line)}`)),
  );
  const weights = wantedWords(question).map((word) => {
    const shares = words.map((own) => shareOf(word, own));
    const count = shares.filter((share) => share > 0).length;
    return { shares, rarity: Math.log(1 + lines.length / Math.max(1, count)) };
  });
  return new Map(
    lines.map((line, place) => [
      line,
      weights.reduce((sum, { shares, rarity }) => sum + (shares[place] ?? 0) * rarity, 0),
    ]),
  );
}
