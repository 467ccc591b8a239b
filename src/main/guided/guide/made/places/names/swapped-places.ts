import { baseName, endingOf, folderOf } from "../../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../../shared/group-by.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { clausesOf } from "../../../request/limits/denied-clauses.ts";
import { isLimited } from "../../../request/limits/is-limited.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";

/**
 * Two files that are to have each other's names, or what the other one holds, which is the same: "front.png is really the back, and back.png the front. Can you
 * swap them?" Null where it isn't these two as wholes that change places.
 */
export function swappedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const [one, other, ...more] = twoSaid(request, files);
  if (!one || !other || more.length > 0 || lower(endingOf(one.path)) !== lower(endingOf(other.path))) return null;
  const said = withMarks(request, one.path, other.path);
  const way = ways.find((each) => each.test(said));
  if (!way || isLimited(said)) return null;
  const deed = clausesOf(said).find((clause) => swaps.test(clause));
  if (deed !== undefined && isDenial(deed)) return null;
  // "Ann in a.txt and Bo in b.txt": not the files change places
  if (!ofNames.test(said) && isOfInside.test(said)) return null;
  // each stays in its folder
  if (way === pointing && folderOf(one.path) !== folderOf(other.path)) return null;
  return [
    { path: one.path, to: other.path },
    { path: other.path, to: one.path },
  ];
}

/**
 * The files that are named. Of two names that several folders have, those in the only folder that has both are meant, or in the one of these that the request
 * calls by its name.
 */
function twoSaid(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const said = writtenFiles(request, files);
  const names = new Set(said.map(({ path }) => lower(baseName(path))));
  const isOfPath = said.some(({ path }) => path.includes("/") && lower(request).includes(lower(path)));
  const all = files.filter(({ path }) => names.has(lower(baseName(path))));
  if (names.size !== 2 || isOfPath || all.length === names.size) return said;
  const folders = [...groupBy(all, ({ path }) => folderOf(path))].filter(([, group]) => group.length === names.size);
  const words = wordsOf(request);
  const called = folders.filter(([folder]) =>
    wordsOf(folder).some((word) => words.some((other) => isSameNoun(word, other))),
  );
  const [only, ...others] = called.length > 0 ? called : folders;
  return only && others.length === 0 ? inOrder(only[1], said) : [];
}

/** As they are named, one after the other. */
function inOrder(files: readonly FileEntry[], said: readonly FileEntry[]): readonly FileEntry[] {
  const placeOf = ({ path }: FileEntry) => said.findIndex((one) => lower(baseName(one.path)) === lower(baseName(path)));
  return files.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function lower(text: string): string {
  return text.toLowerCase();
}

/** Signs that stand in no text, for the two files. */
const [first, second] = ["\uE001", "\uE002"];
const either = `[${first}${second}]`;
const pair = `${either}(?: and | with | und | mit |と|, )${either}`;

function withMarks(request: string, one: string, other: string): string {
  const names = [
    { path: one, mark: first },
    { path: other, mark: second },
  ].flatMap(({ path, mark }) => [path, baseName(path)].map((name) => ({ name, mark })));
  const longest = names.toSorted((a, b) => b.name.length - a.name.length);
  return longest.reduce((text, { name, mark }) => {
    const quoted = new RegExp(
      `["'\\u0060„“「]?(?<![A-Za-z0-9_./-])${escapeRegExp(name)}(?![A-Za-z0-9_/-]|\\.[A-Za-z0-9])["'\\u0060“”」]?`,
      "giu",
    );
    return text.replaceAll(quoted, mark);
  }, request);
}

const swaps = /(?<!\p{L})(?:swap|exchange|switch|trade|vertausche?n?|tausche?n?)(?!\p{L})|入れ(?:替|換|かえ)|交換し/iu;
const ofNames = /(?<!\p{L})(?:(?:file ?)?names?|rename|(?:datei)?namen|benenne?)(?!\p{L})|名前|ファイル名/iu;
const isOfInside =
  /(?<!\p{L})(?:in|into|from|of|inside|on|to|for|at|im|aus|von|auf|für|zu) (?:(?:the|file|der|die|datei) )*[\uE001\uE002]|[\uE001\uE002](?:の(?!名前|ファイル名)|に|で)/u;
const end = String.raw`(?=\s*(?:$|[.,;:!?)。、]|(?:around|round|over|back|please|pls|for me|bitte|miteinander|aus|um|and then|again)(?!\p{L})))`;
const two = String.raw`(?:the two(?: of them| files?| names?)?|both(?: files?| names?| of them)?|(?:the|their) (?:file ?)?names?(?: of (?:${pair}|them|these|the two|both)(?: files)?)?|(?:die |diese )?(?:beiden?|zwei)(?: dateien| namen)?|(?:die|ihre) (?:datei)?namen(?: von ${pair})?|(?:the (?:files? )?|die (?:dateien )?)?${pair}(?:['’]s? (?:file ?)?names)?)`;
/** "swap them" */
const pointing = new RegExp(
  String.raw`(?<!\p{L})(?:(?:swap|exchange|switch) (?:them|these|those)${end}|(?:tausche?|vertausche?) (?:bitte )?(?:sie|die)${end}|(?:kannst|könntest) du (?:sie|die)(?: bitte| mal)* (?:ver|aus)?tauschen(?!\p{L}))`,
  "iu",
);
const ways: readonly RegExp[] = [
  pointing,
  new RegExp(
    String.raw`(?<!\p{L})(?:swap|exchange|switch|(?:ver)?tausche?)(?: bitte| mal| please)* ${two}${end}`,
    "iu",
  ),
  new RegExp(String.raw`(?<!\p{L})${two}(?: bitte| mal| miteinander)* (?:ver|aus)?tauschen(?!\p{L})`, "iu"),
  // both new names are said
  new RegExp(
    String.raw`(?<!\p{L})(?:rename|benenne?) ${either} (?:to|into|in) ${either}(?: um)?(?: and|,| und)+ (?:rename )?(?:${either} (?:to|into|in) ${either}|vice versa|the other way (?:a)?round|umgekehrt)`,
    "iu",
  ),
  new RegExp(String.raw`${pair}(?:のファイル名|の名前|の中身)?を(?:互いに)?(?:入れ(?:替|換|かえ)|交換し)`, "u"),
];
