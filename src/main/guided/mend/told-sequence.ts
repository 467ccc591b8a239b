import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { reportsOutput } from "../guide/request/wishes/reports-output.ts";

const quotes = `["'\u0060„“”]`;
/** A name: a word with a capital letter, with another one behind it at most, or something in quotation marks. */
const item = String.raw`(?:["„“'\u0060][^"“”'\u0060\n,]{1,30}["“”'\u0060]|\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)?)`;
const list = String.raw`${item}(?:, ${item})+(?:,? (?:and|und|then|dann) ${item})?|${item} (?:and|und) ${item}`;
const several = String.raw`(${list})(?!\p{L})`;
const contrasted = new RegExp(
  String.raw`(?:instead of|rather than|and not|(?:an)?statt|und nicht),? (?:just )?${several}`,
  "gu",
);
const wished = new RegExp(
  String.raw`(?<!\p{L})(?:should|must|has to|have to|ought to|supposed to)(?!\p{L})[^.;:!?\n,]{0,30}?(?:be|print|show|say|list|read|give|come)(?: out)?(?: as)?:? (?:in the order (?:of )?|first )?${several}|(?<!\p{L})(?:soll(?:te[nst]?|en)?|müssten?|muss)(?!\p{L})[^.;:!?\n,\p{Lu}]{0,30}:? ${several} (?:sein|stehen|dastehen|kommen|herauskommen|rauskommen|heißen)`,
  "gu",
);
const japanese =
  /((?:[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z]{1,8}、)+[\p{Script=Han}\p{Script=Katakana}ー々A-Za-z]{1,8})(?:の順(?:番)?(?:に|で)(?:表示|出|並|なる|なり))/gu;

/**
 * The names that a request wants a program to print one after the other: "instead of Ida, Kurt, Bo, Mats", "it should list Ida, Kurt and Bo". Null where it says none, or more
 * than one such row.
 */
export function toldSequence(request: string): string[] | null {
  const rows = [
    ...[...request.matchAll(contrasted)].flatMap(({ index, 1: row }) =>
      row !== undefined && reportsOutput(request.slice(0, index)) ? row : [],
    ),
    ...[...request.matchAll(wished)].flatMap(([, one, other]) => one ?? other ?? []),
    ...[...request.matchAll(japanese)].flatMap(([, row]) => row ?? []),
  ];
  const [row, ...others] = [...new Set(rows)];
  if (row === undefined || others.length > 0) return null;
  const names = row
    .split(/,? (?:and|und|then|dann) |, |、/u)
    .map((name) => name.replaceAll(new RegExp(`^${quotes}|${quotes}$`, "gu"), "").trim());
  return names.length > 2 && new Set(names).size === names.length ? names : null;
}

/** Whether lines that follow each other have one of the names each, in their order, or one line has all of them. */
export function printsInSequence(lines: readonly string[], names: readonly string[]): boolean {
  const named = lines.map((line) =>
    names
      .flatMap((name) => {
        const at = line.search(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, "u"));
        return at === -1 ? [] : [{ name, at }];
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ name }) => name),
  );
  const wanted = names.join("\n");
  return named.some(
    (found, from) =>
      found.join("\n") === wanted ||
      named
        .slice(from, from + names.length)
        .map((each) => each.join(" "))
        .join("\n") === wanted,
  );
}
