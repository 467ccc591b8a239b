import type { FileEntry } from "../workspace-view.ts";

/** Files of the folder that a request names, by path or by name, in the order in which they are named. */
export function namedFiles(request: string, files: readonly FileEntry[]): FileEntry[] {
  const text = request.toLowerCase();
  const found = files.flatMap((file) => {
    const path = file.path.toLowerCase();
    const name = path.slice(path.lastIndexOf("/") + 1);
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

/** Names in a request that look like files but aren't there yet. */
export function missingFiles(request: string, files: readonly FileEntry[]): string[] {
  const known = new Set(files.flatMap(({ path }) => [path.toLowerCase(), baseName(path).toLowerCase()]));
  const names = request.match(/[\p{L}\p{N}_][\p{L}\p{N}_./-]*\.[a-z][a-z0-9]{0,5}\b/giu) ?? [];
  return [...new Set(names)]
    .filter((name) => !known.has(name.toLowerCase()) && !/^(www\.|e\.g)/i.test(name))
    .slice(0, 5);
}

/** By its name: `sum.test.js`, `test_sum.py`, `spec/sum.rb`. */
export function isTestFile(path: string): boolean {
  return /(^|[/._-])(test|spec)s?([/._-]|$)/i.test(path);
}

/** What a request sets in quotation marks or backticks. */
export function quotedPhrases(request: string): string[] {
  const quoted = request.matchAll(
    /"([^"\n]+)"|`([^`\n]+)`|„([^“”\n]+)[“”]|“([^”\n]+)”|(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu,
  );
  return [...quoted].map((match) => match.slice(1).find((phrase) => phrase !== undefined) ?? "");
}

/** Words of a request that are worth looking for in files. */
export function searchWords(request: string): string[] {
  const words = request.match(/[\p{L}\p{N}_][\p{L}\p{N}_-]{2,}/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => !commonWords.has(word)).slice(0, 12);
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function placeOf(name: string, text: string): number | null {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text[at - 1] ?? " ";
    const behind = text[at + name.length] ?? " ";
    const next = text[at + name.length + 1] ?? " ";
    const isEnd = !/[\p{L}\p{N}_-]/u.test(behind) && !(behind === "." && /[\p{L}\p{N}]/u.test(next));
    if (!/[\p{L}\p{N}_.-]/u.test(before) && isEnd) return at;
  }
  return null;
}

/** English and German words that stand in any request and in any file. */
const commonWords = new Set(
  `the and for with from that this what which who whom whose when where why how many much are was were has have had
  does did not all any its into out over under then than there here please can could would should will shall may you your
  our his her their them they she him about after before file files folder folders line lines add set make change edit
  create write read show tell find look list give put remove delete rename run value values name named called new old
  und der die das den dem des ein eine einen einem einer ist sind war waren mit von aus auf für nicht wie was wer wo
  wann warum welche welcher welches bitte datei dateien ordner zeile zeilen im in zu zur zum es er sie wir ihr`.split(
    /\s+/,
  ),
);
