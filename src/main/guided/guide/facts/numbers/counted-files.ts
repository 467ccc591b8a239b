import { namedFolder } from "../../files/named-files.ts";
import { extensionOf, fileKinds, isOfKind } from "../../files/file-kinds.ts";
import { withoutStory } from "../../request/wishes/without-story.ts";
import { wantedWords } from "../../request/words/wanted-words.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { wordsOf } from "../../request/words/words.ts";

type Meant = { name: string; words: RegExp; isMeant(path: string): boolean };

/**
 * How many files there are of the ending or kind that a request names, in the folder that it names: `Counted: 8 .jpg files in holiday`.
 * Empty where it asks for no such number, or says something of them that their paths don't tell: "how many photos show Ruth".
 */
export function countedFiles(said: string, paths: readonly string[]): string {
  if (!asksHowMany.test(said)) return "";
  const request = withoutOtherKinds(withoutStory(said));
  if (denies.test(request)) return "";
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

const asksHowMany =
  /\b(?:how many|number of|count|wie ?viele|anzahl|zähle?)\b|(?:写真|画像|動画|曲|ファイル)[^。?？]*(?:何(?:枚|個|本|件|曲)|いくつ)/iu;

const others = String.raw`(?:(?:the|any|die|den|keine) )?(?:photos?|pictures?|pics|images?|videos?|clips?|songs?|recordings?|(?:text |other |music |video |audio )?files|texts?|lists?|tables?|documents?|notes?|spreadsheets?|fotos?|bilder?n?|filme?n?|listen?|texte?n?|tabellen?|dokumente?n?|notizen|musik|aufnahmen)(?!\p{L})`;
const severalOthers = `${others}(?:(?:,| or| and| nor|,? and| oder| und) (?:no |not |keine )?${others}){0,4}`;
const otherKinds = new RegExp(
  [
    String.raw`(?:^|[,;.(]\s*|\s)(?:but )?(?:not|no|without|except(?: for)?|aber nicht|nicht|keine|ohne) ${severalOthers}`,
    String.raw`(?<!\p{L})${severalOthers} (?:(?:should|do|must|need|are|is|does)(?:n['’]?t| not)|(?:sollen|zählen|werden) nicht)(?: (?:to )?(?:be )?(?:count(?:ed)?|included)| mit(?:ge)?zählen| mit| mitgezählt)?(?!\p{L})`,
    String.raw`(?:写真|画像|動画|リスト|一覧|音楽|曲|文書|メモ|、|や|と)+(?:は|を)?(?:数え(?:ません|ない(?:で(?:ください)?)?)|含め(?:ません|ない(?:で(?:ください)?)?)|除(?:く|いて(?:ください)?))。?`,
  ].join("|"),
  "giu",
);

/** A request without what it says of files of other kinds: who counts photos counts no videos. */
export function withoutOtherKinds(request: string): string {
  return request.replaceAll(otherKinds, " ");
}

/** "Without the subfolders", "that aren't sorted yet". */
const denies =
  /(?<!\p{L})(?:not|no(?! idea)|without|except|nor|never|\p{L}+n['’]t(?! know)|nicht|kein\p{L}*|ohne|außer)(?!\p{L})|ない|ません|以外|除/iu;

/** Whether a request says of the files more than where they lie. */
function saysMore(request: string, folder: string | null): boolean {
  const known = new Set(folder === null ? [] : wordsOf(folder));
  return wantedWords(request.replaceAll(plainJapanese, " ")).some((word) => !known.has(word) && !ofAnyCount.test(word));
}

const plainJapanese =
  /(?:この|ここの)?(?:サブ)?フォルダー?|ファイル|ここ|全部|全て|すべて|合計|合わせて|含めて|含む|数えて|何(?:枚|個|本|件|曲)|いくつ|あり(?:ます)?|ある|ですか|ますか|教えて|ください|下さい|中|[のにをはがでもかとや、。?？]/gu;

const ofAnyCount =
  /^(?:count|counts?|number|total|altogether|exactly|stored|contains?|inside|within|directory|lie|sit|zähle?|anzahl|viele|viel|gibt|liegen|insgesamt|genau|verzeichnis|know|sag|tell|hi|hello|hallo|hey|thanks?|danke|quick|question|mal|project|right|sub|subfolders?|folders?|incl|including|included|below|beneath|together|everything|alone|idea|interests?|unterordnern?|samt|inklusive|einschließlich|allem|allen|hier|drin)$/;
