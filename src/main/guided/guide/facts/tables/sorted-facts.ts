import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { unitsOf } from "../numbers/measure-units.ts";
import { leftOutWords } from "../../request/limits/left-out.ts";
import { headOf } from "./head-of-text.ts";
import { filesInScope } from "../../files/files-in-scope.ts";
import { toNumber, usesDecimalComma } from "../../request/words/numbers.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";

/** What is longer than this a model doesn't copy. */
const mostRecords = 40;
const mostFiles = 60;

/** A row of a table, or what stands at the beginning of a file: `start: 9:30`. */
type Entry = { fields: ReadonlyMap<string, string>; told: string };

/** What a request wants sorted, and which way. */
export type Order = { by: readonly string[]; isDescending: boolean };

/**
 * The rows of a table, or the files with what stands at their beginnings, in the order that a request asks for, without what it leaves
 * out. Empty where it asks for none, or nothing has what it is to be sorted by.
 */
export async function sortedFacts(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<string> {
  const order = orderOf(request);
  if (!order) return "";
  const meant = filesInScope(request, files);
  if (meant.length > mostFiles) return "";
  const tables = await Promise.all(meant.map(({ path }) => view.table(path)));
  const [table, ...others] = tables.filter((each) => each !== null);
  const entries =
    table && others.length === 0
      ? table.rows.map((row): Entry => {
          const fields = new Map(table.columns.map((name, index) => [name, row[index]?.trim() ?? ""]));
          return { fields, told: row.map((cell) => cell.trim()).join(", ") };
        })
      : await headedFiles(meant, view);
  const key = keyFor(order, entries);
  if (key === null) return "";
  const unwanted = new Set(leftOutWords(request));
  const isLeftOut = ({ fields }: Entry) =>
    [...fields.values()].some((value) => wordsOf(value).some((word) => unwanted.has(word)));
  const meantOnes = entries.filter((entry) => !isLeftOut(entry));
  const left = meantOnes.filter((entry) => has(entry, key));
  const valueOf = ({ fields }: Entry) => fields.get(key) ?? "";
  const compare = comparing(left.map(valueOf));
  if (compare === null || left.length < 2 || meantOnes.length > mostRecords) return "";
  const sorted = left.toSorted((one, other) => compare(valueOf(one), valueOf(other)));
  // a row that says nothing of it is a row all the same
  const silent = table ? meantOnes.filter((entry) => !has(entry, key)) : [];
  const told = [...(order.isDescending ? sorted.toReversed() : sorted), ...silent].map((entry) => entry.told);
  return `Sorted by ${key}${order.isDescending ? ", the largest first" : ""}:\n${told.join("\n")}`;
}

/** What of that a model was told with a request, where it stands last; empty for nothing. */
export function sortedIn(context: string): string {
  return /(?:^|\n)(Sorted by [^\n]{1,80}:\n[^]*?)(?=\n\n|$)/.exec(context)?.[1] ?? "";
}

/** The order that a request asks for; null where it asks for none. */
export function orderOf(request: string): Order | null {
  const by =
    /\b(?:sort(?:ed)?|order(?:ed)?|arranged?|rank(?:ed)?)\b[^.;!?\n]{0,40}?\bby\s+([^.;:!?\n]{2,60})|\b(?:in (?:the )?order of)\s+([^.;:!?\n]{2,60})|\bnach\s+([^.;:!?\n]{2,40}?)\s+(?:sortier\w*|geordnet|ordne\w*)|\b(?:sortier\w*|ordne\w*)\b[^.;!?\n]{0,40}?\bnach\s+([^.;:!?\n]{2,40})|([^、。\s]{1,12}?)(?:順|で並べ)/iu.exec(
      withoutWay(withoutPaths(request)),
    );
  const said = by?.slice(1).find((words) => words !== undefined);
  return said === undefined ? null : { by: wordsOf(said), isDescending: isDescending.test(request) };
}

const first = String.raw`(?: (?:one|team|player)s?)?(?: (?:come|goes?|stands?))? (?:first|(?:at the|on) top)`;
const zuerst = String.raw`(?: (?:zuerst|oben))`;
const descending = String.raw`(?<!\p{L})(?:descending|decreasing|(?:largest|highest|newest|latest|biggest|heaviest|longest|tallest|dearest|most(?: \p{L}+)?|best)${first}|(?:from |von )?(?:high(?:est)?|large(?:st)?|new(?:est)?|late(?:st)?|Z|hoch|groß) (?:to|bis) (?:low(?:est)?|small(?:est)?|old(?:est)?|early|earliest|A|niedrig|klein)|absteigend|fallend|(?:neueste|größte|höchste|schwerste|längste|teuerste|beste)\w*${zuerst})(?!\p{L})`;
const ascending = String.raw`(?<!\p{L})(?:ascending|increasing|alphabetical(?:ly)?|alphabetisch|(?:smallest|lowest|lightest|shortest|cheapest|earliest|oldest|fewest)${first}|(?:from |von )?(?:low(?:est)?|small(?:est)?|old(?:est)?|early|earliest|A|niedrig|klein) (?:to|bis) (?:high(?:est)?|large(?:st)?|new(?:est)?|late(?:st)?|Z|hoch|groß)|aufsteigend|steigend|(?:älteste|kleinste|niedrigste|billigste|früheste)\w*${zuerst})(?!\p{L})`;
const isDescending = new RegExp(`${descending}|降順|新しい順|高い順|多い順|大きい順`, "iu");
const ways = new RegExp(`${descending}|${ascending}`, "giu");

/** A text without the words by which it says which way round. */
export function withoutWay(text: string): string {
  return text.replaceAll(ways, " ");
}

/** What stands at the beginnings of files, as front matter or before the first empty line. */
async function headedFiles(files: readonly FileEntry[], view: WorkspaceView): Promise<Entry[]> {
  const read = await Promise.all(files.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  return read.flatMap(({ path, text }) => {
    const pairs = [...headOf(text)];
    const told = `${pairs.map(([name, value]) => `${name} ${value}`).join(", ")} (${path})`;
    return pairs.length === 0 ? [] : [{ fields: new Map(pairs), told }];
  });
}

/** The field that most of them have and the request sorts by: the first of its words that one is called. */
function keyFor({ by }: Order, entries: readonly Entry[]): string | null {
  const keys = new Set(entries.flatMap(({ fields }) => [...fields.keys()]));
  const isShared = (key: string) => entries.filter((entry) => has(entry, key)).length > entries.length / 2;
  const found = by.flatMap((word) => [...keys].filter((key) => wordsOf(key).some((own) => isSameNoun(own, word))));
  return found.find(isShared) ?? null;
}

/** The place of the column that an order is by, by its name or else by its unit; null where none or several are called so. */
export function placeOfKey({ by }: Order, columns: readonly string[]): number | null {
  const placesOf = (isOne: (own: string) => boolean) =>
    columns.flatMap((name, index) => (wordsOf(name).some(isOne) ? [index] : []));
  const called = placesOf((own) => by.some((word) => isSameNoun(own, word)));
  const said = called.length > 0 ? called : placesOf((own) => by.some((word) => unitsOf(word).has(own)));
  return said.length === 1 ? (said[0] ?? null) : null;
}

function has({ fields }: Entry, key: string): boolean {
  return (fields.get(key) ?? "") !== "";
}

/** Dates and times as such, numbers by what they are worth, names by the alphabet; null for what may mean something else. */
export function comparing(values: readonly string[]): ((one: string, other: string) => number) | null {
  const usesComma = usesDecimalComma(values);
  const scales = [timeOf, dateOf, (value: string) => toNumber(value, usesComma)];
  const scale = scales.find((each) => values.every((value) => each(value) !== null));
  const isUnsure = values.some((value) => /^\D*\d{1,3}[.,]\d{3}\D*$/.test(value) || ownOrder.test(value));
  // 5a comes before 5b and 10a
  const areCodes = values.every((value) => /^\d{1,3}\p{L}?$/u.test(value));
  if (isUnsure || (!scale && !areCodes && values.some((value) => /^\D?\d/.test(value)))) return null;
  if (scale) return (one, other) => (scale(one) ?? 0) - (scale(other) ?? 0);
  return (one, other) => one.localeCompare(other, undefined, { sensitivity: "base", numeric: true });
}

/** Words that have an order of their own. */
const ownOrder =
  /^(?:low|medium|high|urgent|small|large|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|jan\p{L}*|feb\p{L}*|mar(?:ch)?|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*|niedrig|mittel|hoch|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|[月火水木金土日](?:曜日?)?)$/iu;

/** `9:30` in minutes. */
function timeOf(value: string): number | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?!\d|\.\d)/.exec(value) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** `2024-05-22` and `22.05.2024` as the number 20240522. */
function dateOf(value: string): number | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(value);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/.exec(value);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [german?.[3], german?.[2], german?.[1]];
  return year === undefined ? null : Number(year) * 10_000 + Number(month) * 100 + Number(day);
}
