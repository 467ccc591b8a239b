import { baseName, folderOf, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { extensionOf, fileKinds, isOfKind } from "./file-kinds.ts";
import { groupBy } from "../../../../shared/group-by.ts";
import { oncePerRequest } from "./once-per-request.ts";
import { monthPattern } from "../request/dates/request-dates.ts";
import { asksForAll, asksForNames } from "../request/wishes/request-intent.ts";
import { namedFiles, namedFolder, writtenFiles } from "./named-files.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { saysOthersToo } from "../request/limits/others-too.ts";
import { japaneseQuotes, quotedPhrases } from "../request/words/search-words.ts";
import { called } from "./several-files.ts";
import { sortingOf } from "../request/files/sorting.ts";
import { unwantedWords, wantedWords, withoutPaths } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";

/** More files than this are chosen by a pattern: nobody reads a longer list. */
const mostFiles = 40;

/**
 * The files that a request means as a whole, by what it says of them: that they are photos or PDFs, how their names begin or
 * end, what stands in them, that they are empty, or their names. Null where that is no more than one, or it doesn't say.
 */
export function filesMeant(
  request: string,
  files: readonly FileEntry[],
  form: "move" | "copy" | "remove" | "rename",
): readonly FileEntry[] | null {
  const { said, inFolder } = filesSaid(request, files);
  // to delete all that lies in a folder takes more than its name, and who says which ones doesn't mean all of it
  const all =
    said.length === 0 && inFolder && form !== "remove" && !saysWhich.test(request)
      ? inFolder
      : said.length > 0
        ? said
        : alike(request, files, form);
  const isDeep =
    /\b(sub-?folders?|below|all folders|everywhere|recursive\w*|unterordnern?|überall)\b|サブ|以下|すべてのフォルダ/iu.test(
      request,
    );
  const depth = inFolder ? 1 : 0;
  const above = form === "move" && !isDeep ? all.filter(({ path }) => path.split("/").length - 1 === depth) : [];
  // who moves what lies here doesn't mean what was put away in a folder already
  const meant = above.length > 0 ? above : all;
  return meant.length > 1 && meant.length <= mostFiles ? meant : null;
}

/** The files that are named or described, but for those that are ruled out, and those of the folder that is named, if one is. */
const filesSaid = oncePerRequest(
  (request, files): { said: readonly FileEntry[]; inFolder: readonly FileEntry[] | null } => {
    const folder = namedFolder(
      request,
      files.map(({ path }) => path),
    );
    const inFolder = folder === null ? null : files.filter(({ path }) => path.startsWith(`${folder}/`));
    const kept = keptFiles(request, files);
    const exempt = namedFiles((request.match(exceptions) ?? []).join("\n"), files);
    const ruledOut = new Set([...exempt, ...files.filter(({ path }) => kept.includes(path))]);
    const examples = new Set(namedFiles((request.match(likeThis) ?? []).join("\n"), files));
    const left = (inFolder ?? files).filter((file) => !ruledOut.has(file));
    // a name that is only spoken may be said of what is to stay
    const named = writtenFiles(request, files).filter((file) => !ruledOut.has(file) && !examples.has(file));
    const [example, ...more] = named;
    if (example && more.length === 0 && asksForNames(request) && saysOthersToo(request) && !othersStay.test(request))
      return { said: left.filter((file) => isCalledLike(file.path, example.path)), inFolder: inFolder && left };
    // who names files means these, whatever kinds of files are spoken of besides
    // a folder called "sheet music" says nothing of sounds
    const ofKind = folder?.includes(" ") ? request.replaceAll(folder, " ") : request;
    const said = named.length > 0 ? named : (byEnding(request, left) ?? byName(request, left) ?? byKind(ofKind, left));
    return { said: said ?? [], inFolder: inFolder && left };
  },
);

const othersStay =
  /(?<!\p{L})(?:the others?|the rest|die anderen|den anderen|den rest|der rest)(?: \p{L}+)? (?:stays?|keeps?|remains?|alone|bleib\p{L}*|behalt\p{L}*)(?!\p{L})|(?<!\p{L})(?:not|but not|leave|nicht) (?:like )?(?:the others?|the rest|die anderen|den rest)(?!\p{L})|そのまま/iu;

/** Whether two names beside each other have the same words, but for months and numbers. */
function isCalledLike(path: string, example: string): boolean {
  const isMonth = new RegExp(`^(?:${monthPattern})$`, "iu");
  const words = (each: string) => wordsOf(stemOf(each)).filter((word) => !/^\d/.test(word) && !isMonth.test(word));
  const own = words(path);
  const isBeside = folderOf(path) === folderOf(example) && extensionOf(path) === extensionOf(example);
  return isBeside && words(example).every((word) => own.includes(word));
}

const saysWhich =
  /(?<!\bso )\b(?:that (?:are|is|were|have|has|had|aren't|haven't)|which|whose|unless|if they|where)\b|,\s*(?:die|deren|bei denen|wo|falls|wenn)\b|(?<!いた)だけ|のみ/iu;

/** From here to the next comma a request names what is to stay. */
const exceptions = /\b(?:not|except|but|leave|keep|without|nicht|außer|ohne|lass\w*|behalt\w*)\s[^,;:!?()\n]*/giu;

/** A name behind this shows how others are to look. */
const likeThis =
  /\b(?:look(?:s|ing)? like|(?:named|called|benannt|heißen|aussehen) (?:like|wie)|nach dem muster(?: von)?)\s[^,;:!?()\n]*/giu;

/** `ending in ~ or .bak`, `0 bytes`. */
function byEnding(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  if (/\b(empty files|0 bytes?|leere[nr]? dateien)\b|空のファイル/iu.test(request)) {
    return orNull(files.filter(({ size }) => size === 0));
  }
  const said =
    /\b(?:ending|ends?|enden|endung(?:en)?|suffix(?:es)?)\s+(?:in|with|on|auf|mit)\s+(\S+?)(?:\s*(?:,|or|and|oder|und)\s+(\S+?))?(?=[\s),;]|$)/iu.exec(
      request,
    );
  const written = said?.slice(1).flatMap((ending) => ending?.replaceAll(/["'`„“”*]|[.,;:!?]+$/g, "") || []) ?? [];
  // `bak` is said for `.bak`
  const endings = written.map((ending) => (/^[\p{L}\p{N}]/u.test(ending) ? `.${ending}` : ending));
  return orNull(files.filter(({ path }) => endings.some((ending) => path.endsWith(ending))));
}

/** What is quoted and stands in names, how they begin, or `the lecture files`. */
function byName(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const beginning = /\b(?:start|begin|anfang|beginn)\w*\s+(?:with|mit)\s+["'`„]?([^\s"'`“,;]+)/iu.exec(request)?.[1];
  if (beginning) return orNull(files.filter(({ path }) => baseName(path).startsWith(beginning)));
  const inName =
    /\b(?:with|mit)\s+["'`„]?(\S+?)["'`“]?\s+(?:in (?:the|their|its) (?:file ?)?names?|im (?:datei)?namen)\b/iu.exec(
      request,
    )?.[1];
  if (inName !== undefined) return orNull(files.filter(({ path }) => baseName(path).includes(inName)));
  const isOfNames = /\b(names?|called|contain\w*|namen|heißen|enthalten)\b|ファイル名|名前/iu.test(request);
  const quoted = isOfNames ? [...quotedPhrases(request), ...japaneseQuotes(request)] : [];
  const having = files.filter(({ path }) => quoted.some((phrase) => baseName(path).includes(phrase)));
  if (having.length > 1) return having;
  const kind = /(?<![\p{L}\p{N}_])([\p{L}]{3,})[ -](?:files|dateien)\b/iu.exec(request)?.[1]?.toLowerCase();
  if (kind === undefined) return null;
  const begins = new RegExp(`^${kind}(?=[\\d_. (-]*\\d)`, "iu");
  return orNull(files.filter(({ path }) => begins.test(baseName(path))));
}

/**
 * Where each file is to get a path of its own and nothing says which ones: those that a noun of the request stands in the names of, such as
 * `scan_1.txt` for "the scans", or else those of the most frequent kind.
 */
function alike(request: string, files: readonly FileEntry[], form: string): readonly FileEntry[] {
  const isOne = /\b(?:the|this|that|my|die|diese|meine) (?:file|photo|scan|datei)\b/iu.test(request);
  if (form !== "rename" || isOne) return [];
  const unwanted = new Set(unwantedWords(request));
  const here = files.filter(
    ({ path }) =>
      !path.includes("/") && !/^(?:\.|readme\b)/i.test(path) && !wordsOf(path).some((word) => unwanted.has(word)),
  );
  const nouns = wantedWords(request);
  // "rename the logo to brand.png"
  if (files.some(({ path }) => nouns.includes(stemOf(path).toLowerCase()))) return [];
  const plural = called(request, here);
  if (plural.length > 1) return plural;
  const isSeveral =
    asksForAll(request) ||
    sortingOf(request) !== null ||
    /\b(?:files|dateien|documents|dokumente)\b|ファイル/iu.test(request);
  if (!isSeveral) return [];
  const kinds = [...groupBy(here, ({ path }) => extensionOf(path).toLowerCase()).values()];
  const [most = [], next = []] = kinds.toSorted((one, other) => other.length - one.length);
  return most.length > next.length ? most : [];
}

/** Pictures, sounds, or an ending that is said like a word: all PDFs. */
function byKind(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const text = withoutPaths(request);
  const kind = fileKinds.find(({ words }) => words.test(text));
  if (kind) return orNull(files.filter(({ path }) => isOfKind(path, kind)));
  const endings = new Set(files.flatMap(({ path }) => /\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? []));
  const said = [...endings].filter(
    (ending) =>
      new RegExp(`(?<![\\p{L}\\p{N}_])${ending}s?(?![\\p{L}\\p{N}_])`, "iu").test(text) ||
      new RegExp(`(?<![^\\s"'(\`])\\*?\\.${ending}(?![\\p{L}\\p{N}_])`, "iu").test(request),
  );
  return orNull(files.filter(({ path }) => said.some((ending) => path.toLowerCase().endsWith(`.${ending}`))));
}

function orNull(files: readonly FileEntry[]): readonly FileEntry[] | null {
  return files.length > 0 ? files : null;
}
