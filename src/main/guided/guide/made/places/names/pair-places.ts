import { baseName, endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { missingFiles, writtenFiles } from "../../../files/named-files.ts";
import { pairRule } from "../../../request/files/pair-rule.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { isDenial } from "../../../request/limits/ruled-out-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { limitsFiles } from "../said/limits-files.ts";
import { onlyTells, worksOnFiles } from "../said/only-tells.ts";
import { saidKinds } from "../said/said-kinds.ts";
import { exceptions, openStays } from "../said/some-stay.ts";
import { tellsApart } from "../said/tells-apart.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesNames } from "../said/wishes-places.ts";

type Pair = { from: string; to: string };

/**
 * New names for all files that are called like the one of which a request shows the old name and the new one, where it speaks of several: "rename the stone files to
 * three digits, stone-004.txt instead of stone-4.txt". Null where it shows no such pair, speaks of that file alone, or leaves open which others it means.
 */
export function pairPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const pair = pairShown(request, files);
  const rule = pair && pairRule(baseName(pair.from), baseName(pair.to));
  const text = pair && withoutContents(withoutPair(request, pair));
  if (!pair || !rule || text === null || !speaksOfSeveral(request, pair)) return null;
  if (!wishesNames(`${text} rename`) || onlyTells(text) || worksOnFiles(text)) return null;
  const [lead = ""] = /^\P{N}*/u.exec(stemOf(pair.from)) ?? [];
  const rest = text.replaceAll(onlyCalled(lead), " ");
  if (exceptions.test(rest) || limitsFiles(withoutStaying(rest)) || staysOpen(rest, pair, files)) return null;
  const kept = new Set(keptFiles(request, files));
  const folder = folderOf(pair.from);
  const beside = files.filter(({ path }) => folderOf(path) === folder && !kept.has(path));
  const kinds = saidKinds(withoutStaying(rest));
  if (kinds.some(({ isNarrowed }) => isNarrowed) && !rule.isOfNumber) return null;
  const isMeant = (file: FileEntry) =>
    rule.isOfNumber || kinds.length === 0
      ? lower(endingOf(file.path)) === lower(endingOf(pair.from))
      : kinds.some((kind) => kind.isMeant(file));
  const changed = beside.flatMap((file) => {
    const stem = rule.rename(stemOf(file.path).normalize("NFC"));
    return stem === null ? [] : [{ file, to: folder + stem + endingOf(file.path) }];
  });
  const meant = changed.filter(({ file }) => isMeant(file));
  // files of other endings, and of other names, may be meant as well
  if (!rule.isOfNumber) {
    if (kinds.length === 0 && meant.length < changed.length) return null;
    const all = meant.map(({ file }) => file);
    if (tellsApart(withoutStaying(rest), all)) return null;
  } else if (
    !isCalled(lead, rest) &&
    numberedOtherwise(
      beside,
      meant.map(({ file }) => file),
      pair,
    )
  )
    return null;
  const places = meant.map(({ file, to }) => ({ path: file.path, to })).filter(({ path, to }) => path !== to);
  const there = new Set(files.map(({ path }) => path));
  const targets = new Set(places.map(({ to }) => to));
  const isFree = targets.size === places.length && places.every(({ to }) => !there.has(to));
  return isFree && places.length > 0 ? places : null;
}

/** Whether a request that shows the old and the new name of a file speaks of other files that are called like it. */
export function isOfSeveral(request: string, pair: Pair, files: readonly FileEntry[]): boolean {
  const shape = (path: string) => lower(path).replaceAll(/\d+/g, "0");
  const rule = pairRule(baseName(pair.from), baseName(pair.to));
  const isAlike = ({ path }: FileEntry) =>
    path !== pair.from &&
    folderOf(path) === folderOf(pair.from) &&
    (shape(path) === shape(pair.from) || (rule?.rename(stemOf(path)) ?? stemOf(path)) !== stemOf(path));
  return files.some(isAlike) && speaksOfSeveral(request, pair);
}

function pairShown(request: string, files: readonly FileEntry[]): Pair | null {
  const said = writtenFiles(request, files);
  const missing = missingFiles(request, files);
  const [to, ...others] = missing;
  if (to === undefined || others.length > 0) return null;
  // "Woche 1.txt" isn't said where only "alte Woche 1.txt" stands
  const kept = new Set(keptFiles(request, files));
  const from = said.filter(({ path }) => !kept.has(path) && request.includes(baseName(path)));
  const [only, ...more] = from;
  if (!only || more.length > 0) return null;
  if (to.includes("/") && folderOf(to) !== folderOf(only.path)) return null;
  return { from: only.path, to: baseName(to) };
}

const plural =
  /(?<!\p{L})(?:files|ones|(?:file ?)?names|photos|pictures|images|songs|tracks|scans|documents|\p{L}*(?:dateien|dateinamen|namen|fotos|bilder|lieder|scans)|always|everywhere|immer|jeweils|überall|(?:two|three|four|\d) digits?|\p{L}*stellig\p{L}*|(?:all|every|each|alle[rnm]?|jede[rsnm]?) (?!(?:else|others?|rest|links?|mentions?|references?|lines?|ande\p{L}*|übrig\p{L}*|verweise?)(?!\p{L}))\p{L}+)(?!\p{L})|すべて|全部|ぜんぶ|全て|それぞれ|[2二3三]桁/iu;
/** What stands in other files speaks of none that gets a name. */
const within =
  /(?<!\p{L})(?:in|in which|where|im|within|inside|across) (?:(?:all|any|every|each|the|my|our|other|these|den|allen|der|anderen|meinen) )*(?:files?|documents?|notes?|dateien)(?!\p{L})(?: (?:selbst|themselves))?/giu;

function speaksOfSeveral(request: string, pair: Pair): boolean {
  const said = withoutStaying(withoutContents(withoutPair(request, pair))).replaceAll(within, " ");
  const own = wordsOf(stemOf(pair.from)).filter((word) => /^\p{L}{3}/u.test(word));
  const isPlural = (word: string) =>
    own.some((one) => word !== one && word.length > one.length && isSameNoun(word, one));
  return plural.test(said) || wordsOf(said).some(isPlural);
}

function withoutPair(request: string, { from, to }: Pair): string {
  const names = [from, baseName(from), to, baseName(to)].toSorted((one, other) => other.length - one.length);
  return names.reduce((text, name) => text.replaceAll(name, " "), request);
}

const ofInside =
  /(?<!\p{L})(?:in (?:the|these|those|den|diesen) (?:files|texts|dateien|texten)|(?:in )?(?:the|den|dem|am|der) (?:files['’] )?(?:contents?|texts?|inhalte?n?)|written|inside|selbst|in them|drin)(?!\p{L})|中身|内容/iu;

/** A request without the clauses that only say that what stands in the files isn't to be changed. */
function withoutContents(request: string): string {
  return request
    .split(/(?<=[.,;:!?()、。\n])\s+|(?<=。)/u)
    .filter((clause) => !(ofInside.test(clause) && (isDenial(clause) || /(?<!\p{L})nichts?(?!\p{L})/iu.test(clause))))
    .join(" ");
}

/** "just the stone-... ones": those that are called like the one that is shown. */
function onlyCalled(lead: string): RegExp {
  const name = escapeRegExp(lead.replace(/[ _.-]+$/u, ""));
  return name === ""
    ? /(?!)/gu
    : new RegExp(
        String.raw`(?<!\p{L})(?:only|just|nur) (?:(?:the|those|die|den) )?["'\u0060„“]?${name}[ _-]*(?:\.\.\.|…|\*)?["'\u0060“”]?[ -]?(?:ones|files|dateien)?(?![\p{L}\p{N}])`,
        "giu",
      );
}

/** Whether some stay that may be called like it: those in another folder aren't. */
function staysOpen(rest: string, pair: Pair, files: readonly FileEntry[]): boolean {
  const folders = [...new Set(files.map(({ path }) => folderOf(path).slice(0, -1)))].filter(
    (folder) => folder !== "" && `${folder}/` !== folderOf(pair.from),
  );
  const isOfKept = (clause: string) => keptFiles(clause, files).length > 0;
  const isElsewhere = (clause: string) => folders.some((folder) => lower(clause).includes(lower(folder)));
  return openStays(rest).some((clause) => !isElsewhere(clause) && !isOfKept(clause));
}

function isCalled(lead: string, rest: string): boolean {
  const own = wordsOf(lead).filter((word) => /\p{L}{2}/u.test(word));
  return wordsOf(rest).some((word) => own.some((one) => isSameNoun(word, one)));
}

/** Whether others have numbers as well, which may have to be written so too. */
function numberedOtherwise(beside: readonly FileEntry[], meant: readonly FileEntry[], { from }: Pair): boolean {
  return beside.some(
    (file) =>
      !meant.includes(file) && lower(endingOf(file.path)) === lower(endingOf(from)) && /\d/u.test(stemOf(file.path)),
  );
}

function lower(text: string): string {
  return text.toLowerCase();
}
