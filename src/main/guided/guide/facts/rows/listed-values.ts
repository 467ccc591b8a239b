import { isCommonWord, isSameNoun, wordsOf } from "../../request/words/words.ts";
import type { Condition } from "./row-condition.ts";

const inBrackets = /^\[.*\]$/u;
const separators = /[,;、・|]/u;

/** The rows of a column of short lists, such as `[soup, quick]`, that have in theirs what the request names. None where it names nothing, or one thing that all have. */
export function listedValues(column: string, index: number, cells: readonly string[], request: string): Condition[] {
  const lists = cells.map(valuesIn);
  const isListed =
    cells.some((cell) => inBrackets.test(cell)) && cells.every((cell) => cell === "" || inBrackets.test(cell));
  if (!isListed) return [];
  const said = wordsOf(request);
  const isSaid = (value: string) => {
    const words = wordsOf(value);
    const isTelling = words.some((word) => !isCommonWord(word) && /\p{L}{2}/u.test(word));
    return isTelling && words.every((word) => said.some((other) => isSameNoun(word, other)));
  };
  const named = [...new Set(lists.flat())].filter(isSaid);
  const telling = named.filter((value) => lists.some((list) => !list.includes(value)));
  return telling.map((value) => ({
    name: `${column} ${value}`,
    fits: (row) => valuesIn(row[index]?.trim() ?? "").includes(value),
  }));
}

function valuesIn(cell: string): string[] {
  return cell
    .replaceAll(/^\[|\]$/g, "")
    .split(separators)
    .map((value) =>
      value
        .trim()
        .replaceAll(/^["']|["']$/g, "")
        .toLowerCase(),
    )
    .filter((value) => value !== "");
}
