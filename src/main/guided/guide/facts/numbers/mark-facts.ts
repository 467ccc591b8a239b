import type { FileEntry, Match } from "../../../workspace-view.ts";
import { namedFolder } from "../../files/named-files.ts";
import { quotedPhrases } from "../../request/words/search-words.ts";
import { wholeWord } from "../../request/words/word-pattern.ts";

/** Files that are told by the language they are written in. */
const languages: readonly { words: RegExp; ending: RegExp }[] = [
  { words: /\bpython\b|\.py\b/i, ending: /\.py$/i },
  { words: /\bjavascript\b|\bjs\b/i, ending: /\.[cm]?jsx?$/i },
  { words: /\btypescript\b|\bts\b/i, ending: /\.[cm]?tsx?$/i },
  { words: /\bmarkdown\b|\bmd\b/i, ending: /\.(?:md|markdown)$/i },
  { words: /\btext files?\b|\btextdatei\w*|\btxt\b/i, ending: /\.txt$/i },
  { words: /\bhtml\b/i, ending: /\.html?$/i },
  { words: /\bcsv\b/i, ending: /\.csv$/i },
];
const filesTold = 12;
/** Of marks in comments: what a program shows isn't meant. */
const isOfComments = /(?<!\p{L})(?:comments?|kommentare?)(?!\p{L})|コメント/iu;

/** What a request wants counted by name, to the letter: a word in capitals, or a quoted one. Null for nothing. */
export function countedMark(request: string): string | null {
  const mark = String.raw`(\p{Lu}{3,})s?(?![\p{L}\p{N}_])(?! files?| dateien)`;
  const asked = new RegExp(
    String.raw`\b(?:[Hh]ow many|[Nn]umber of|[Cc]ount(?: up)?|[Ww]ie viele|[Aa]nzahl der|[Zz]ähle?)\s+(?:(?:all|the|my|our|alle|die)\s+)*${mark}`,
    "u",
  ).exec(request)?.[1];
  const isOfLines = /\b(?:how many|wie viele) (?:lines|zeilen)\b/iu.test(request);
  return asked ?? (isOfLines ? quotedPhrases(request)[0] : null) ?? null;
}

/** In how many lines a mark stands, and of which files, for who asks for it. Empty where it stands nowhere. */
export function markFacts(
  mark: string,
  request: string,
  matches: readonly Match[],
  files: readonly FileEntry[],
): string {
  const paths = files.map(({ path }) => path);
  const folder = namedFolder(request, paths);
  const language = languages.find(({ words }) => words.test(request));
  const isMeant = (path: string) =>
    (folder === null || path.startsWith(`${folder}/`)) && (language?.ending.test(path) ?? true);
  const whole = isOfComments.test(request)
    ? new RegExp(`(?:#|//|/\\*|<!--|--|;|^\\s*\\*).*?${wholeWord(mark).source}`, "u")
    : wholeWord(mark);
  const places = new Set(
    matches.flatMap(({ path, line, text }) => (isMeant(path) && whole.test(text) ? [`${path}:${line}`] : [])),
  );
  if (places.size === 0) return "";
  const counts = paths.flatMap((path) => {
    const count = [...places].filter((place) => place.startsWith(`${path}:`)).length;
    return count === 0 ? [] : [`${path} ${count}`];
  });
  const told = counts.slice(0, filesTold).join(", ");
  return `Counted: ${places.size} lines with "${mark}": ${told}${counts.length > filesTold ? ", …" : ""}`;
}
