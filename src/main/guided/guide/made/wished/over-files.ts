import { baseName, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { FileEntry, FileText } from "../../../workspace-view.ts";
import { jointFiles } from "../../files/joint-files.ts";
import { filesCalled } from "../../files/files-called.ts";
import { enumeratedPlaces, type Places } from "../../files/enumerated-places.ts";
import { namedFiles } from "../../files/named-files.ts";
import { severalFiles } from "../../files/several-files.ts";
import { wantsEverywhere } from "../../request/wishes/request-intent.ts";
import { quotedPhrases } from "../../request/words/search-words.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../request/words/words.ts";
import { plainWish } from "./plain-wish.ts";

/** In how many files a request is to be done: in the one that a wish fits, in `each` of these places, or in `any` of these files that has what a wish is about. */
export type Scope = { kind: "one" } | { kind: "each"; places: Places } | { kind: "any"; files: readonly FileEntry[] };

/** Where a request is meant, of the files that it may change; null where there is no file for one of the places that it lists. */
export function scopeOf(request: string, files: readonly FileEntry[]): Scope | null {
  const places = enumeratedPlaces(request, files);
  if (places === "open") return null;
  if (places) return { kind: "each", places };
  const [list, ...others] = jointFiles(request, files);
  if (list) {
    const named = files.filter(({ path }) => list.includes(path));
    return others.length === 0 && named.length === list.length
      ? { kind: "each", places: named.map((file) => [file]) }
      : { kind: "one" };
  }
  const several = severalFiles(request, files);
  if (several) return { kind: "any", files: several };
  const called = calledTogether(request, files);
  if (called.length > 1) return { kind: "any", files: called };
  const isInOne = files.length < 2 || namedFiles(request, files).length === 1;
  const isEverywhere = wantsEverywhere(request) || outOfAll.test(request);
  return isEverywhere && !isInOne ? { kind: "any", files } : { kind: "one" };
}

const inThem =
  /(?<!\p{L})(?:in|on|from|out of|off|of|im|in den|aus den|auf den|von den)\s+(?:(?:all|the|our|my|both|unseren|meinen|allen)\s+)+(?<which>\p{L}+(?:\s\p{L}+)?s|\p{L}+(?:e|en|n))(?!\p{L})/giu;

/** The files that a request calls in the plural: "in the lesson plans" where there is a folder of lessons. */
function calledTogether(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  if (namedFiles(request, files).length > 0) return [];
  const sets = [...request.matchAll(inThem)].map(({ groups }) => filesCalled(groups?.["which"] ?? "", files));
  const [only, ...others] = sets.filter((set) => set.length > 1);
  return only && others.length === 0 ? only : [];
}

const outOfAll = /(?<!\p{L})(?:from|out of|off|aus) (?:all|every|each|alle[nr]?|jede[rmn]?)(?!\p{L})/iu;

const ofAll =
  /,? (?:in|of|for|from|to|on|across|throughout|within) (?:all|each|every|both|any|the)(?: of)?(?: the| these| those| other)*(?: [\p{L}.]+){0,2}? (?:files?|pages?|documents?|scripts?|places?|lists?|notes?)(?: (?:in|of|under|inside) (?:the )?(?:"[^"]+"|[\w./-]+\/?)(?: (?:folder|directory))?)?(?![\p{L}])/giu;
const ofFolder = / (?:in|under|inside|from|of) (?:the )?(?:"[^"]+"|[\w.-]+\/?) (?:folder|directory)(?!\p{L})/giu;
const everywhere = /,? (?:everywhere|wherever it (?:is|stands|occurs)|throughout)(?!\p{L})/giu;
const excepted = /,? (?:except|excluding|but not|other than)(?: for| in| the)*(?<which> .*)$/iu;

/** A wish without where it is meant, as far as it says so in words for several files, and the files that it leaves out. */
function withoutScope(wish: string, files: readonly FileEntry[]): { wish: string; kept: readonly string[] } {
  const which = excepted.exec(wish)?.groups?.["which"] ?? "";
  const names = quotedPhrases(which).length > 0 ? quotedPhrases(which) : wordsOf(which);
  const kept = files.filter(({ path }) => names.some((name) => isCalled(path, name))).map(({ path }) => path);
  const bare = kept.length > 0 ? wish.replace(excepted, "") : wish;
  return { wish: bare.replaceAll(ofAll, "").replaceAll(ofFolder, "").replaceAll(everywhere, ""), kept };
}

function isCalled(path: string, name: string): boolean {
  const parts = [baseName(path), stemOf(path), ...folderOf(path).split("/")];
  return parts.some((part) => part.toLowerCase() === name.toLowerCase().replace(/\/$/, ""));
}

/** The one file of several that a wish itself names; null where it names none, or more than one. */
export function namedInWish(wish: string, files: readonly FileEntry[]): FileEntry | null {
  const phrases = wish.match(/[^\s"]+\.[a-z]\w{0,5}(?!\w)/giu) ?? [];
  const named = files.filter(({ path }) => phrases.some((said) => said === path || said === baseName(path)));
  const [only, ...others] = named;
  return only && others.length === 0 ? only : null;
}

/** A text once a wish is done in it; null where that leaves something open. */
type DoIn = (wish: string, file: FileText) => Promise<string | null>;

/** What becomes of a wish in one of several files: it is `so` already there, or nothing there is about it. */
type Outcome = { kind: "done"; text: string } | { kind: "so" | "absent" | "open" };

/**
 * The files of a scope that a wish changes, as they are then: every place of it that is listed, and all files that have what the wish is about. None where that can't be done in one of them.
 */
export async function doneOverFiles(
  told: string,
  scope: Exclude<Scope, { kind: "one" }>,
  { files, texts }: { files: readonly FileEntry[]; texts: readonly FileText[] },
  doIn: DoIn,
): Promise<FileText[]> {
  const { wish, kept } = withoutScope(told, files);
  const places = (scope.kind === "each" ? scope.places : [scope.files])
    .map((place) => place.filter(({ path }) => !kept.includes(path)))
    .filter((place) => place.length > 0);
  const isMeant = ({ path }: FileText) => places.some((place) => place.some((file) => file.path === path));
  const outcomes = await Promise.all(
    texts.filter(isMeant).map(async (file) => ({ path: file.path, ...(await outcomeIn(wish, file, doIn)) })),
  );
  const isMet = (place: readonly FileEntry[]) =>
    outcomes.some(({ path, kind }) => (kind === "done" || kind === "so") && place.some((file) => file.path === path));
  if (outcomes.some(({ kind }) => kind === "open") || !places.every(isMet)) return [];
  return outcomes.flatMap((outcome) => (outcome.kind === "done" ? [{ path: outcome.path, text: outcome.text }] : []));
}

async function outcomeIn(wish: string, file: FileText, doIn: DoIn): Promise<Outcome> {
  const text = await doIn(wish, file);
  if (text !== null) return { kind: "done", text };
  if (await isSoAlready(wish, file, doIn)) return { kind: "so" };
  return { kind: speaksOf(file, wish) ? "open" : "absent" };
}

/** Whether what a wish sets can be set to something else, and back to what stands there. */
async function isSoAlready(wish: string, file: FileText, doIn: DoIn): Promise<boolean> {
  const other = toOther(wish);
  const away = other === null ? null : await doIn(other, file);
  return away !== null && (await doIn(wish, { path: file.path, text: away })) === file.text;
}

/** Whether a text has what a wish changes or takes away: then the wish has to be done there, too. What is put in stands nowhere yet, and what it is to stand beside does. */
function speaksOf({ text }: FileText, wish: string): boolean {
  const told = plainWish(wish);
  const isThere = (phrase: string) => text.toLowerCase().includes(phrase.toLowerCase());
  if (/^add(?!\p{L})/iu.test(wish)) {
    const [item, ...beside] = quotedPhrases(wish);
    return item !== undefined && !isThere(item) && beside.length > 0 && beside.every(isThere);
  }
  const old = told?.deed === "set" ? told.from : null;
  if (old !== null && !isThere(old)) return false;
  const put = told?.deed === "set" ? told.to : null;
  const names = quotedPhrases(wish.replace(/ (?:to|by|with) "[^"]+"\s*$/u, "")).filter((name) => name !== put);
  // the old value itself may stand there of anything
  const words = names
    .filter((name) => name !== old)
    .flatMap(wordsOf)
    .filter((word) => !isCommonWord(word));
  const own = wordsOf(text);
  const has = (word: string) => own.some(sameNounAs([word]));
  if (old === null) return words.length > 0 && words.every(has);
  // with its old value a part of a name is enough, and of a long word
  const beside = text
    .split("\n")
    .filter((line) => line.toLowerCase().includes(old.toLowerCase()))
    .flatMap(wordsOf);
  const isPart = (word: string) => beside.some((part) => part.length >= shortestPart && isEndOf(part, word));
  return words.some((word) => has(word) || isPart(word)) || names.every((name) => name === old);
}

/** Shorter words begin or end others by chance. */
const shortestPart = 4;

function isEndOf(part: string, word: string): boolean {
  return word.length >= 2 * shortestPart && (word.startsWith(part) || word.endsWith(part));
}

const opposites: Readonly<Record<string, string>> = {
  on: "off",
  true: "false",
  yes: "no",
  enabled: "disabled",
  active: "inactive",
};
const opposite = new Map(
  Object.entries(opposites).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
);

/** The wish to set the same thing to something else: what can be set to that and back again is so already. Null for any other wish. */
function toOther(wish: string): string | null {
  const to = plainWish(wish)?.deed === "set" ? /(?<= to ")[^"]+(?="\s*$)/u.exec(wish) : null;
  if (!to) return null;
  const other = opposite.get(to[0].toLowerCase()) ?? (/^\d+$/.test(to[0]) ? String(Number(to[0]) + 1) : null);
  return other === null ? null : wish.slice(0, to.index) + other + wish.slice(to.index + to[0].length);
}
