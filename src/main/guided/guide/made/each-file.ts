import type { FileEntry, FileText, WorkspaceView } from "../../workspace-view.ts";
import { folderOf } from "../../../../shared/path-parts.ts";
import { filesOfLanguages } from "../files/files-of-language.ts";
import { oncePerRequest } from "../files/once-per-request.ts";
import { meantForms } from "../request/wishes/request-intent.ts";
import { jointFiles } from "../files/joint-files.ts";
import { namedFolder, writtenFiles } from "../files/named-files.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { isQuestion } from "../request/questions/is-question.ts";
import { isDenial } from "../request/limits/ruled-out-files.ts";
import { putsLineAtPlace } from "../request/texts-and-tables/said-line-place.ts";
import { sentencesOf } from "../request/words/sentences.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { severalFiles } from "../files/several-files.ts";
import { japaneseQuotes, quotedPhrases } from "../request/words/search-words.ts";
import { unwantedWords } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";

const mostFiles = 100;

/** A line that every file of a kind is to have, and the files that don't have it yet. */
export type EachFile = { line: string; missing: readonly FileText[] };

/**
 * What a request wants to have in each file: `every post under posts/ needs a line 'lang: en'`. A file that has the line, or
 * another value for its key, is left alone. Null where a request wants no such thing.
 */
export const eachFile = oncePerRequest(findEachFile);

async function findEachFile(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<EachFile | null> {
  const written = writtenFiles(request, files);
  const isPlain = !isForOthers.test(request) && !isQuestion(request);
  const isPlaced = isPlain && putsLineAtPlace(withoutQuotes(request));
  const joint = isPlaced ? jointIn(request, files) : null;
  // who names a line to change or delete it means the files that have it
  const isPut = (putsInAll.test(request) || isPlaced) && isPlain && written.length === 0;
  const isSaid = meantForms(request)[0] === "add" || saysAllHaveIt.test(request) || isPut || joint !== null;
  const line = isSaid ? saidLine(request, files, isPlaced) : null;
  const isForEach =
    /(?<!\p{L})(each|every|all|both|jede[mnrs]?|alle[mnr]?|beide[mnr]?)(?!\p{L})|各|すべて|全|それぞれ|両方/iu.test(
      request,
    );
  if (line === null || !(isForEach || joint)) return null;
  const key = /^[\w-]+\s*[:=]/.exec(line)?.[0];
  const scope = joint ?? scopeOf(request, files, key !== undefined);
  if (scope === null || scope.length > mostFiles) return null;
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? null })));
  const condition = conditionIn(request.replaceAll(line, " "));
  if (condition === null) return null;
  const known = texts.flatMap(({ path, text }) => (text === null || !condition(text) ? [] : [{ path, text }]));
  const has = ({ path, text }: FileText) => {
    const lines = text.split(/\r?\n/);
    const head = isProse.test(path) ? headOf(lines) : lines.slice(0, linesWithKeys);
    const hasKey = key !== undefined && head.some((other) => other.startsWith(key));
    return hasKey || lines.some((other) => other.trim() === line);
  };
  return { line, missing: known.filter((file) => !has(file)) };
}

/** What is quoted says nothing of what is to be done. */
function withoutQuotes(request: string): string {
  return [...quotedPhrases(request), ...japaneseQuotes(request)].reduce(
    (rest, said) => rest.replace(said, " "),
    request,
  );
}

/** The files that a request names side by side, and no others. */
function jointIn(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const written = writtenFiles(request, files);
  const [list, ...others] = jointFiles(request, files);
  if (!list || others.length > 0 || list.length !== written.length) return null;
  return written.every(({ path }) => list.includes(path)) ? written : null;
}

/** "Everybody whose status is left": the files that say so in a line of their own. */
const saysKey =
  /(?<!\p{L})(?:whose|where(?: the)?|deren|dessen|bei denen(?: der| die| das)?) ["'\u0060]?(?<key>[\p{L}_-]{2,})["'\u0060]? (?:is|are|says|ist|lautet) ["'\u0060„]?(?<value>(?!(?:an?|the|not|in|on|at|missing|empty|der|die|das|nicht|leer)(?!\p{L}))[\p{L}\p{N}_-]+)/iu;
const narrowing =
  /(?<!\p{L})(?:whose|who(?! (?:don|do|have(?: not|n)))|(?:which|that) (?!(?:don['’]?t|doesn['’]?t|do not|does not|has(?: no|n['’]?t)|have(?: no|n['’]?t)|lacks?)(?!\p{L}))(?:is|are|was|were|has|have|says?|begins?|contains?|mentions?)|only those|deren|dessen|bei denen|in denen)(?!\p{L})/iu;

/** What a file has to say to be meant; any may be where nothing is said of that, and null where it can't be read. */
function conditionIn(request: string): ((text: string) => boolean) | null {
  const { key, value } = saysKey.exec(request)?.groups ?? {};
  if (key === undefined || value === undefined) return narrowing.test(request) ? null : () => true;
  const line = new RegExp(`^\\W*${escapeRegExp(key)}\\W*[:=]\\s*["']?${escapeRegExp(value)}["']?\\s*$`, "imu");
  return (text) => line.test(text);
}

/** "every letter needs …", "all pages should end with …" */
const saysAllHaveIt =
  /(?<!\p{L})(?:each|every|all|jede[mnrs]?|alle[mnr]?)(?!\p{L})[^.;!?\n]{0,60}?(?<!\p{L})(?:needs?|gets?|(?:should|must|has to|have to|is to|are to) (?:have|get|carry|end with|begin with|start with)|ends? with|begins? with|starts? with|braucht|brauchen|bekommt|bekommen|sollen?)(?!\p{L})/iu;

/** "put '…' at the top of every page", "schreib '…' ans Ende aller Briefe" */
const putsInAll =
  /(?<!\p{L})(?:put|place|stick|write|have|schreib\p{L}*|setz\p{L}*|pack\p{L}*)(?!\p{L})[^;!?\n]{0,120}?(?<!\p{L})(?:(?:at|on|to) the (?:very )?(?:top|beginning|start|end|bottom|foot) of|(?:an den|am|ans) (?:anfang|ende|schluss) (?:von )?)\s*(?:each|every|all|jede[mnrs]?|alle[mnr]?)(?!\p{L})(?! (?:\p{L}+ )?(?:lines?|rows?|headings?|words?|paragraphs?|sections?|entr(?:y|ies)|columns?|items?|zeilen?|überschrift\p{L}*|absatz|absätze|wort|wörter|einträge?|eintrag\p{L}*)(?!\p{L}))|(?:すべて|全て|全部|各)(?!行|見出し|段落)[^。\n]{0,20}(?:先頭|冒頭|末尾|最後)に[^。\n]{0,80}(?:書|入れ|付け|つけ|置)/iu;

/** Some are left out, or a program is to do it. */
const isForOthers =
  /(?<!\p{L})(?:but|except|besides|without|außer|bis auf|ohne|(?:script|program|function|tool|skript|programm|funktion) (?:that|which|to|das|die))(?!\p{L})|以外/iu;

/** Keys stand at the top of a file; further down the same word is text. */
const linesWithKeys = 7;

/** The top of a text up to its first sentence. */
function headOf(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() !== "" && !/^\s*(?:#|[-=]{3,}\s*$|[\w-]+\s*[:=])/.test(line));
  return lines.slice(0, end === -1 ? linesWithKeys : Math.min(end, linesWithKeys));
}

/** The line itself, in quotation marks or on a line of its own. */
function saidLine(request: string, files: readonly FileEntry[], isPlaced: boolean): string | null {
  // "needs lang: en in its front matter"
  const key =
    /\b(?:needs?|add|gets?|have|braucht|bekommt)\s+(?:an?\s+)?["'\u0060]?([\w-]+: [^\s"'\u0060,;]+)["'\u0060]?\s+(?:in|to|into|im|ins)\s+(?:(?:its|their|the|his)\s+)?front ?matter/iu.exec(
      request,
    )?.[1];
  if (key !== undefined) return key;
  const isLine = /\b(lines?|zeilen?|header|footer|comment|kommentar|(?:ends?|begins?|starts?) with)\b|行/iu;
  if (!isLine.test(request) && !putsInAll.test(request) && !isPlaced) return null;
  const own =
    /\b(?:line|zeile)\b[^\n]{0,20}\n+([^\n]+)\n/iu.exec(request)?.[1] ??
    (isPlaced ? (inCapitals.exec(request) ?? keyAndValue.exec(request))?.[1] : undefined);
  const phrases = [...quotedPhrases(request), ...(isPlaced ? japaneseQuotes(request) : [])].map((phrase) =>
    phrase.trim(),
  );
  const isPath = (said: string) =>
    files.some(({ path }) => path === said || path.startsWith(`${said.replace(/\/$/, "")}/`));
  const [quoted, ...others] = phrases.filter((phrase) => phrase.length > (isPlaced ? 1 : 3) && !isPath(phrase));
  return own?.trim() ?? (others.length > 0 ? null : (quoted ?? null));
}

/** "begin with the line Status: draft": a key and its value need none either. */
const keyAndValue =
  /(?<!\p{L})(?:lines?|zeile|with|mit|text) ([\p{L}_-]{2,30}: (?!["'\u0060„“])[^\s,.;:!?"'\u0060][^,.;:!?\n"'\u0060]{0,40}?)(?=\s*(?:$|[,;!?)\n]|\.(?:\s|$)|\s(?:above|before|at|on|as|in|right|über|vor|am|an|ganz|beginnen|anfangen|stehen|haben|bekommen|tragen)(?!\p{L})))/iu;

/** "put CONFIDENTIAL as the first line": what is in capital letters needs no quotes. */
const inCapitals =
  /(?:put|add|write|insert|place|[Ss]chreib\p{L}*|[Ss]etz\p{L}*) (?:(?:the word|bitte|das Wort|please) )*(\p{Lu}{3,}(?: \p{Lu}{2,})*) (?:as|at|on|to|als|an|ans|ganz)(?!\p{L})/u;

/** The files of the folder or of the kind that is named, of several kinds in a folder the most frequent; else those that are meant without names. */
function scopeOf(request: string, files: readonly FileEntry[], isKey: boolean): readonly FileEntry[] | null {
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  const kept = [...keptFiles(request, files), ...deniedFolders(request, files)];
  const open = files.filter(({ path }) => !kept.some((one) => path === one || path.startsWith(`${one}/`)));
  const inside = folder === null ? open : open.filter(({ path }) => path.startsWith(`${folder}/`));
  const languages = new Set(filesOfLanguages(request, inside));
  if (languages.size > 0) return inside.filter((file) => languages.has(file));
  const ending = saidEnding(request) ?? (folder === null ? null : commonEnding(inside));
  if (ending === null) return severalFiles(request, open);
  const unwanted = new Set(unwantedWords(request));
  const endings =
    (!isKey || saysFiles.test(request)) && saidEnding(request) === null && isProse.test(ending)
      ? isProse
      : new RegExp(`${escapeRegExp(ending)}$`);
  return inside.filter(({ path }) => endings.test(path) && !wordsOf(path).some((word) => unwanted.has(word)));
}

/** Whatever its ending. */
const saysFiles =
  /(?<!\p{L})(?:each|every|all|jede[rn]?|alle[nr]?) (?:(?:single|the|of|the|einzelne[nr]?|der|die) )*(?:files?|datei(?:en)?)(?!\p{L})|(?:すべて|全て|全部|各)の?ファイル/iu;

/** Letters and notes are the same kind of thing with either ending; keys have those of one kind. */
const isProse = /\.(?:md|markdown|txt)$/i;

/** Folders that a sentence names to say that they aren't meant: "those in letters/sent went out long ago, so not those". */
function deniedFolders(request: string, files: readonly FileEntry[]): string[] {
  const folders = [...new Set(files.map(({ path }) => folderOf(path).replace(/\/$/, "")))].filter(
    (folder) => folder !== "",
  );
  const denying = sentencesOf(request).filter(isDenial);
  return folders.filter((folder) => {
    const name = `${escapeRegExp(folder)}/?(?![\\p{L}\\p{N}_/-])`;
    const isBehind = new RegExp(
      `(?:\\bnot|n['’]?t|\\bexcept|\\bwithout|\\bnicht|\\baußer|\\bohne)\\b[^.;!?\\n]*${name}`,
      "iu",
    );
    const isBefore = new RegExp(`${name}[^.;!?\\n]*\\b(?:not|n['’]?t|nicht|stays?|bleib\\p{L}*)\\b`, "iu");
    return denying.some((sentence) => isBehind.test(sentence) || isBefore.test(sentence));
  });
}

function saidEnding(request: string): string | null {
  return (
    /(?<![\p{L}\p{N}_])\*?(\.[a-z]{1,5})[ -](?:files?|dateien)|\*(\.[a-z]{1,5})\b/iu
      .exec(request)
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

function commonEnding(files: readonly FileEntry[]): string | null {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const ending = /\.[^./]+$/.exec(path)?.[0];
    if (ending) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}
