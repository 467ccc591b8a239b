import type { Table } from "../../../workspace-view.ts";
import { toNumber, usesDecimalComma } from "../../request/words/numbers.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import { numericColumns } from "./number-condition.ts";
import type { Condition } from "./row-condition.ts";

const article = String.raw`(?:(?:its|their|the|our|his|her|ihre[rmns]?|sein(?:e[rmns]?|em)?|de[rmn]|das|die|unsere[rmns]?) )?`;
const comparisons: readonly { words: RegExp; told: string; fits(value: number, other: number): boolean }[] = [
  {
    words: new RegExp(
      String.raw`(?<!\p{L})(?:below|under|less than|fewer than|lower than|smaller than|short of|unter|weniger als|kleiner als|unterhalb) ${article}([^.,;:!?\d]{3,40})|([^、。\sがは]{2,12}?)(?:を下回|より少な|未満|より小さ)`,
      "iu",
    ),
    told: "less than",
    fits: (value, other) => value < other,
  },
  {
    words: new RegExp(
      String.raw`(?<!\p{L})(?:above|over|more than|higher than|greater than|larger than|exceed(?:s|ed|ing)?|über|mehr als|größer als|höher als) ${article}([^.,;:!?\d]{3,40})|([^、。\sがは]{2,12}?)(?:を上回|を超え|より多|より大き)`,
      "iu",
    ),
    told: "more than",
    fits: (value, other) => value > other,
  },
];
/** "Not below", "at or below", "almost below", "ten below". */
const saysAnother =
  /(?:\b(?:not|never|no|or|equal(?: to)?|almost|nearly|just|barely|far|well|nicht|nie|oder|gleich|fast|knapp|beinahe|weit)|n['’]t)(?: \p{L}+)?\s*$|(?:\d|%)\s*$/iu;
/** "Below half of it", "twice its minimum". */
const times = /^(?:half|twice|double|triple|\p{L}+ times|die hälfte|halb\p{L}*|doppelt\p{L}*|\p{L}+mal)(?!\p{L})/iu;
/** What there is of something, and what there should be or was. */
const isActual =
  /stock|qty|quantity|count|have|current|actual|level|bestand|menge|anzahl|vorrat|ist(?!\p{L})|在庫|数/iu;
const mostShared = 3;

/**
 * The rows in which one column of numbers is less or more than another one that is named behind the comparison: "everything that is below its minimum".
 * None where it isn't clear which two columns are meant.
 */
export function comparedColumns(table: Table, said: string): Condition[] {
  const request = withoutPaths(said);
  const numeric = numericColumns(table);
  const found = comparisons.flatMap(({ words, told, fits }) => {
    const match = words.exec(request);
    const behind = match?.slice(1).find((part) => part !== undefined);
    if (!match || behind === undefined) return [];
    if (saysAnother.test(request.slice(0, match.index)) || times.test(behind)) return [];
    const others = numeric.filter((index) => isNamed(table.columns[index] ?? "", behind));
    const [other, ...more] = others;
    const before = request.slice(0, match.index);
    const own = other === undefined || more.length > 0 ? null : ownColumn(table, numeric, other, before);
    return own === null || other === undefined ? [] : [conditionOf(table, own, other, told, fits)];
  });
  return found.length === 1 ? found : [];
}

/** Whether the first words behind a comparison are the name of a column, "min stock" also as "minimum stock". */
function isNamed(column: string, behind: string): boolean {
  const said = wordsOf(behind).slice(0, mostShared);
  const own = wordsOf(column).filter((word) => !isCommonWord(word));
  const isSaid = (word: string) =>
    said.some((other) => isSameNoun(word, other) || (word.length > 2 && other.startsWith(word)));
  return own.length > 0 && own.every(isSaid);
}

/** The column that is compared: the one that is named before the comparison, else the only other one, or the only one of what there is. */
function ownColumn(table: Table, numeric: readonly number[], other: number, before: string): number | null {
  const rest = numeric.filter((index) => index !== other);
  const words = wordsOf(before);
  const named = rest.filter((index) =>
    wordsOf(table.columns[index] ?? "").every((word) => words.some((each) => isSameNoun(word, each))),
  );
  const candidates = [named, rest, rest.filter((index) => isActual.test(table.columns[index] ?? ""))];
  return candidates.find((each) => each.length === 1)?.[0] ?? null;
}

function conditionOf(
  { columns, rows }: Table,
  own: number,
  other: number,
  told: string,
  fits: (value: number, other: number) => boolean,
): Condition {
  const comma = usesDecimalComma(rows.flatMap((row) => [row[own] ?? "", row[other] ?? ""]));
  return {
    name: `${columns[own]} ${told} ${columns[other]}`,
    fits: (row) => {
      const [value, limit] = [own, other].map((index) => toNumber(row[index]?.trim() ?? "", comma));
      return value !== null && limit !== null && value !== undefined && limit !== undefined && fits(value, limit);
    },
  };
}
