import { namedFolder } from "../files/named-files.ts";
import { extensionOf, fileKinds, isOfKind } from "../files/file-kinds.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { escapeRegExp } from "../request/word-pattern.ts";
import { wordsOf } from "../request/words.ts";

type Meant = { name: string; words: RegExp; isMeant(path: string): boolean };

/**
 * How many files there are of the ending or kind that a request names, in the folder that it names: `Counted: 8 .jpg files in holiday`.
 * Empty where it asks for no such number, or says something of them that their paths don't tell: "how many photos show Ruth".
 */
export function countedFiles(request: string, paths: readonly string[]): string {
  if (!asksHowMany.test(request)) return "";
  const folder = namedFolder(request, paths);
  const inside = folder === null ? paths : paths.filter((path) => path.startsWith(`${folder}/`));
  const meant = meantKinds(request, paths);
  const [first] = meant;
  if (!first || meant.length > 1 || saysMore(request.replaceAll(first.words, " "), folder)) return "";
  const found = inside.filter((path) => first.isMeant(path));
  if (folder === null) return `Counted: ${found.length} ${first.name}`;
  const direct = found.filter((path) => !path.slice(folder.length + 1).includes("/"));
  const below = direct.length === found.length ? "" : `, ${found.length - direct.length} of them in folders below it`;
  return `Counted: ${found.length} ${first.name} in ${folder}${below}`;
}

export function saysCountedFiles(facts: string): boolean {
  return /^Counted: \d+ (?:\.[a-z0-9]+ )?(?:files|pictures|videos|sounds)\b/m.test(facts);
}

/** What a request calls the files that it asks for: by their endings, by what they are, or else files of any kind. */
function meantKinds(request: string, paths: readonly string[]): Meant[] {
  const endings = [...new Set(paths.map((path) => extensionOf(path).toLowerCase()))].filter((ending) => ending !== "");
  const byEnding = endings.flatMap((ending): Meant[] => {
    const name = escapeRegExp(ending);
    const words = new RegExp(
      `(?<![\\p{L}\\p{N}_-])(?:\\*?\\.${name}s?(?![\\p{L}\\p{N}])|${name}s?[ -](?:files?|dateien)(?!\\p{L})|${name}s(?!\\p{L}))(?: (?:files?|dateien))?`,
      "giu",
    );
    const isMeant = (path: string) => extensionOf(path).toLowerCase() === ending;
    return words.test(request) ? [{ name: `.${ending} files`, words, isMeant }] : [];
  });
  if (byEnding.length > 0) return byEnding;
  const byKind = fileKinds.flatMap((kind): Meant[] => {
    const words = new RegExp(kind.words.source, "giu");
    return words.test(request) ? [{ name: kind.name, words, isMeant: (path) => isOfKind(path, kind) }] : [];
  });
  if (byKind.length > 0) return byKind;
  const anyFiles = /\b(?:how many|number of|count (?:all |the )*|wie viele|anzahl der) ?(?:files|dateien)\b/giu;
  return anyFiles.test(request) ? [{ name: "files", words: anyFiles, isMeant: () => true }] : [];
}

const asksHowMany = /\b(?:how many|number of|count|wie viele|anzahl|zähle?)\b/iu;

/** Whether a request says of the files more than where they lie. */
function saysMore(request: string, folder: string | null): boolean {
  const known = new Set(folder === null ? [] : wordsOf(folder));
  return wantedWords(request).some((word) => !known.has(word) && !ofAnyCount.test(word));
}

const ofAnyCount =
  /^(?:count|counts?|number|total|altogether|exactly|stored|contains?|inside|within|directory|lie|sit|zähle?|anzahl|viele|viel|gibt|liegen|insgesamt|genau|verzeichnis|know|sag|tell|hi|hello|hallo|hey|thanks?|danke|quick|question|mal|project|right)$/;
