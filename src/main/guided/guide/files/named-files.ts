import { baseName } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { isProgram } from "../../mend/program-file.ts";
import { saidFiles, spokenFiles } from "./said-files.ts";
import { withoutWhatStays } from "../request/limits/denied-clauses.ts";
import { withoutUnmeant } from "../request/words/wanted-words.ts";
import { isHost } from "../request/files/is-host.ts";
import { quotedPhrases } from "../request/words/search-words.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

/**
 * Files of the folder that a request names, by path or by name, in the order in which they are named; where it names none so, those that it
 * calls by their names with blanks.
 */
export function namedFiles(request: string, files: readonly FileEntry[]): FileEntry[] {
  const written = writtenFiles(request, files);
  return written.length > 0 ? written : [...spokenFiles(request, files)];
}

/** Those whose names stand in a request to the letter, endings and all. */
export function writtenFiles(request: string, files: readonly FileEntry[]): FileEntry[] {
  const text = request.toLowerCase();
  const found = saidFiles(request, files).flatMap((file) => {
    const path = file.path.toLowerCase();
    const name = baseName(path);
    const at = placeOf(path, text) ?? placeOf(name, text);
    return at === null ? [] : [{ file, at, isWhole: text.includes(path) }];
  });
  // where the whole path is named, another file of the same name isn't meant
  const whole = new Set(found.filter((one) => one.isWhole).map((one) => one.at + one.file.path.length));
  return found
    .filter((one) => one.isWhole || !whole.has(one.at + baseName(one.file.path).length))
    .toSorted((a, b) => a.at - b.at)
    .map((one) => one.file);
}

/** Named files without those that only say what is to be done: "add the guests, how many stands in mail.txt". */
export function namedTargets(request: string, files: readonly FileEntry[]): FileEntry[] {
  const named = namedFiles(request, files);
  const targets = named.filter(({ path }) => !isSource(path, request));
  return targets.length > 0 ? targets : named;
}

/** Whether a file that a request names only says what is to be done. */
export function isSource(path: string, request: string): boolean {
  const names = `["'\`„]?(?:${[path, baseName(path)].map(escapeRegExp).join("|")})(?![\\p{L}\\p{N}_])`;
  if (isCopying(request) && new RegExp(`\\b(?:from|aus)\\s+(?:(?:the|my|our|der|dem) )?${names}`, "iu").test(request))
    return true;
  const ways = [`${sourceLead}${names}`, `${names}["'\`“]?\\s?(?:にあ|に書いてあ|を見て|を参照)`];
  return new RegExp((isProgram(path) ? ways : [...ways, `${startLead}${names}`]).join("|"), "iu").test(request);
}

/** What a program is started with: "node ranking.js heat3.csv puts the slowest on top" wants the program changed. */
const startLead = String.raw`(?<![\p{L}./-])(?:python3?|node|deno|bun|bash|sh|ruby|perl|php)\s+[^\s"'\x60]+\.(?:py|[cm]?[jt]s|sh|rb|pl|php)(?:\s+(?:-{1,2}[\w=-]+|\d[\w.:-]*|[^\s"'\x60,;:]*[./][^\s"'\x60,;:]+)){0,3}?\s+`;

/** What is put elsewhere stays where it is, unless it is moved. */
function isCopying(request: string): boolean {
  const puts =
    /(?<!\p{L})(?:put|add|copy|enter|insert|write|include|import|trage?|übernimm|übernehme?|füge?|schreibe?|ergänze?|kopiere?)\b/iu;
  const moves = /\b(?:move|cut|take|remove|delete|drop|verschiebe?|lösche?|entferne?|nimm|streiche?)\b/iu;
  return puts.test(request) && !moves.test(request);
}

/** What stands before a file that is to be read, not changed. */
const sourceLead = String.raw`(?:(?:^|[,;(.]\s*)(?:see|siehe)|\b(?:laut|gemäß|according to|(?:how|what|which|who|when|wie|was|wer|wann)\b[^.;!?\n]{0,60}\b(?:is|are|stands?|steht|stehen) in))\s+(?:(?:the|my|our|der|dem) )?`;

/** What is run with a file isn't the name of one. */
const isCommand =
  /^(?:\$ )?(?:python3?|node|npm|npx|deno|bun|bash|sh|zsh|ruby|perl|php|go|cargo|make|java|git|cat|sort|grep|sqlite3|\.\/\S+)\s/;

/** Names in a request that look like files but aren't there yet. */
export function missingFiles(request: string, files: readonly FileEntry[]): string[] {
  const known = new Set(
    saidFiles(request, files).flatMap(({ path }) => [path.toLowerCase(), baseName(path).toLowerCase()]),
  );
  const quoted = quotedPhrases(request).filter(
    (phrase) => /\.[a-z][a-z0-9]{0,5}$/i.test(phrase) && !isCommand.test(phrase),
  );
  // what is quoted is one name, blanks and all; what is known isn't missing, also where the next word follows without a blank
  const rest = [...quoted, ...[...known].toSorted((one, other) => other.length - one.length)].reduce(
    (text, name) =>
      text.replaceAll(new RegExp(`(?<![A-Za-z0-9_-])${escapeRegExp(name)}(?!\\.[a-z]\\w)${particle}`, "giu"), " "),
    request,
  );
  const names =
    rest.match(/(?<![\p{L}\p{N}_.])\.[a-z][\w.-]+\w|[\p{L}\p{N}_][\p{L}\p{N}_./-]*\.[a-z][a-z0-9]{0,5}\b/giu) ?? [];
  return [...new Set([...quoted, ...names.map(withoutSentence)])]
    .filter((name) => !isOnlyEnding(name, request) && !isInCode(name) && !isHost(name))
    .filter((name) => !files.some(({ path }) => name.startsWith(".") && path.endsWith(name)))
    .filter((name) => !known.has(name.toLowerCase()) && !/^(www\.|e\.g|z\.b|i\.e|d\.h|p\.s$)/i.test(name))
    .slice(0, 5);
}

/** Behind a Japanese name, with no blank between it and another one: `名簿.csvから名簿.vcf`. */
const particle = String.raw`(?:(?:から|より|をもとに|を元に|[をとやはの])(?=[\p{Script=Han}\p{Script=Katakana}ー\p{N}_]+\.[a-z]))?`;

/** Those of them that can be meant as new files: no patterns of names, and no archives beside the script that is to make them. */
export function newFiles(request: string, files: readonly FileEntry[]): string[] {
  const whole = missingFiles(request, files).filter((name) => !isNamePattern(name));
  return whole.some(isProgram) ? whole.filter((name) => !isArchive.test(name)) : whole;
}

const isArchive = /\.(?:zip|gz|tgz|bz2|xz|zst|tar|7z)$/iu;

/** `YYYY-MM-DD_shop.txt` tells what names are made of, and is none. */
export function isNamePattern(name: string): boolean {
  return /(?:y{2,4}|j{2,4})[-_.]?mm|(?:dd|tt)[-_.]?mm|(?<![A-Za-z])(?:YYYY|JJJJ)(?![A-Za-z])/iu.test(name);
}

/** "console.log" is what a program calls, though files end so as well. */
function isInCode(name: string): boolean {
  return /^(?:console\.(?:log|debug|info|warn|error|table|trace)|process\.(?:env|argv|exit|stdout|stderr|stdin)|module\.exports|logging\.(?:debug|info|warning|error)|sys\.(?:argv|exit|stdin|stdout|stderr)|os\.(?:path|environ))$/u.test(
    name,
  );
}

/** "a tar.gz", "it reads .ics files": how names end. */
function isOnlyEnding(name: string, text: string): boolean {
  if (/^\.?(?:tar\.(?:gz|bz2|xz|zst)|min\.js|d\.ts)$/iu.test(name)) return true;
  const behind = text.slice(text.indexOf(name) + name.length);
  return /^\.[a-z]\w{1,4}$/iu.test(name) && /^[- ]?(?:files?|format|dateien?|ファイル|形式)(?!\p{L})/iu.test(behind);
}

/** In scripts without blanks a name in Latin letters stands right behind the sentence; a number goes on with what stands before it: `単語3.tsv`. */
function withoutSentence(name: string): string {
  const latin = /[\w./-]+$/.exec(name)?.[0] ?? name;
  const before = name.slice(0, -latin.length);
  if (!/[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]$/u.test(before) || latin.startsWith(".")) return name;
  const noun = /[\p{Script=Han}\p{Script=Katakana}ー々\p{N}_-]+$/u.exec(before)?.[0] ?? "";
  return /^\d/.test(latin) ? noun + latin : latin;
}

/** The folder that a request names as one: `the site folder`, `im Ordner Rezepte`, `src/`, `in src/views`; of several the first one. Null where it names none. */
export function namedFolder(request: string, paths: readonly string[]): string | null {
  const meant = withoutUnmeant(withoutWhatStays(request));
  const folders = new Set(paths.flatMap(foldersAbove));
  const found = [...folders].flatMap((folder) => {
    const name = escapeRegExp(folder);
    const before = new RegExp(
      `\\b(?:folder|directory|(?:unter)?ordners?|verzeichnis(?:ses)?|in|im|under|unter)\\s+(?:(?:all|every|each|the|our|my|allen?|den|dem|unseren?)\\s+){0,3}["'„]?${name}(?!\\.?[\\p{L}\\p{N}_-]|['’]s)`,
      "iu",
    );
    const behind = new RegExp(
      `(?<![\\p{L}\\p{N}_])${name}(?:/|["'“]?[ -](?:folder|directory|ordner|verzeichnis)|["'“」]? ?(?:フォルダ|ディレクトリ|内の|の中|配下|以下))`,
      "iu",
    );
    const at = [before, behind].flatMap((way) => way.exec(meant)?.index ?? []);
    return at.length > 0 ? [{ folder, at: Math.min(...at) }] : [];
  });
  // "in soups, like the ones in mains"; `src/views` is no other folder in `src`
  const [first] = found.toSorted((one, other) => one.at - other.at || other.folder.length - one.folder.length);
  return first?.folder ?? null;
}

/** `a` and `a/b` of `a/b/c.md`. */
function foldersAbove(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** By its name: `sum.test.js`, `test_sum.py`, `spec/sum.rb`, `テスト_合計.py`. */
export function isTestFile(path: string): boolean {
  return /(^|[/._-])(test|spec)s?([/._-]|$)/i.test(path) || japaneseTest.test(path);
}

/** A program that is a quiz, or is about exams, is none: `小テスト.py`, `テスト集計.py`. */
const japaneseTest =
  /(?:^|[/._-])テスト[._-][^/]*\.(?:py|[cm]?[jt]s|sh)$|(?<!小|期末|中間|学力)テスト\.(?:py|[cm]?[jt]s|sh)$/u;

/** Scripts without blanks: a name ends where they begin. */
const signs = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const goesOn = /[^\P{L}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]|[\p{N}_-]/u;

function placeOf(name: string, text: string): number | null {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? " ";
    const behind = text[at + name.length] ?? " ";
    const next = text[at + name.length + 1] ?? " ";
    const isEnd = !goesOn.test(behind) && !(behind === "." && goesOn.test(next));
    const isStart = !/[\p{L}\p{N}_.-]/u.test(before) || (signs.test(before) && !signs.test(name[0] ?? ""));
    if (isStart && isEnd) return at;
  }
  return null;
}
