import { endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { saysWithin } from "../../../request/files/said-ending.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { folderWithin } from "../said/folder-within.ts";
import { clausesSaid, saysNoMore } from "../said/says-no-more.ts";
import { unreadWords } from "../said/unread-words.ts";

const open = String.raw`["'\u0060„“「]?`;
const close = String.raw`["'\u0060“”」]?`;
const old = String.raw`${open}(?<old>\p{L}[\p{L}\d]{2,29})${close}`;
const fresh = String.raw`${open}(?<fresh>\p{L}[\p{L}\d]{2,29})${close}`;
/** Which word stands there, and which one is right. */
const ways = [
  new RegExp(
    String.raw`(?<![\p{L}\d])${old} (?:should|must|has to|needs to|ought to) (?:be|read)(?: spelt| spelled| written)? ${fresh}(?![\p{L}\d]|[ -]\p{L}+\.)`,
    "iu",
  ),
  new RegExp(String.raw`(?<![\p{L}\d])${fresh} (?:instead of|statt) ${old}(?![\p{L}\d])`, "iu"),
  new RegExp(String.raw`(?<![\p{L}\d])${old} (?:soll(?:te)?|muss) ${fresh} (?:heißen|sein|lauten)(?!\p{L})`, "iu"),
  /「(?<old>[^「」]{2,20})」(?:は|を)「(?<fresh>[^「」]{2,20})」(?:が正しい|の(?:間違い|誤り)|に(?:直し|変え|修正))/u,
];
const ofNames =
  /(?<!\p{L})(?:file ?names?|names? of (?:\p{L}+ ){0,3}(?:files?|photos?|pictures?)|dateinamen?)(?!\p{L})|ファイル名/iu;
const ofMistake =
  /(?<!\p{L})(?:mis-?spel\p{L}*|typos?|wrongly|spelt wrong|spelled wrong|renam\p{L}*|(?:um)?be?nenn\p{L}*|umbenannt|verschrieben|vertippt|tippfehler|falsch geschrieben)(?!\p{L})|間違|誤字|直し/iu;
const contents =
  /(?<!\p{L})(?:(?:don['’]?t|do not|dont|never|without) (?:chang|touch|edit)\p{L}* (?:what['’]?s|what is|the|their|any|in) [^.,;!?]*(?:in (?:the|them|these)|inside|contents?|texts?|files)|in den dateien[^.,;!?]*nichts?[^.,;!?]*)(?: files| themselves)?/giu;
const known =
  "misspelt misspelled mistyped wrong wrongly typo typos name names rename renamed word below subfolders spelt spelled some those falsch geschrieben vertippt tippfehler umbenennen benenne dateinamen dateiname wort verschrieben um heißen".split(
    " ",
  );

/**
 * New names for the files that have a misspelt word in theirs, as a request says how it is spelt: "Kowalksi should be Kowalski". Only where the word stands by
 * itself, in the folder that is said. Null where it isn't about names, or says more of which files.
 */
export function misspeltPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!ofNames.test(request) || !ofMistake.test(request)) return null;
  const found = ways.map((way) => way.exec(request)).find((match) => match !== null);
  const [wrong, right] = [found?.groups?.["old"], found?.groups?.["fresh"]];
  if (!found || wrong === undefined || right === undefined || !isNear(wrong, right)) return null;
  const text = request.replace(found[0], ". ").replaceAll(contents, " ");
  const isBelow = /(?<!\p{L})(?:below|beneath|under|unterhalb von|unter)(?!\p{L})/iu.test(text) || saysWithin(text);
  const folder = folderWithin(text, files);
  if (folder === null) return null;
  const kept = new Set(keptFiles(request, files));
  const pattern = new RegExp(`(?<!\\p{L})${escapeRegExp(wrong)}(?!\\p{L})`, "gu");
  const meant = files.flatMap(({ path }) => {
    const stem = stemOf(path).normalize("NFC");
    const to = stem.replaceAll(pattern, right);
    const isMeant = path.startsWith(folder) && !kept.has(path) && to !== stem;
    return isMeant ? [{ path, to: folderOf(path) + to + endingOf(path) }] : [];
  });
  if (!isBelow && meant.some(({ path }) => folderOf(path) !== folder)) return null;
  const there = new Set(files.map(({ path }) => path));
  const isFree = meant.every(({ to }) => !there.has(to)) && new Set(meant.map(({ to }) => to)).size === meant.length;
  const own = [...known, ...wordsOf(folder)];
  const left = clausesSaid(text).filter((clause) => unreadWords(clause, own).length > 0);
  const going = meant.map(({ path }) => path);
  return isFree && meant.length > 0 && saysNoMore(left.join(". "), going, files) ? meant : null;
}

/** What is misspelt is nearly the same: "draft should be final" is another wish. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [[...one.toLowerCase()].toSorted().join(""), [...other.toLowerCase()].toSorted().join("")];
  const missing = (from: string, of: string) => [...from].reduce((rest, letter) => rest.replace(letter, ""), of).length;
  return one !== other && missing(a, b) <= 2 && missing(b, a) <= 2;
}
