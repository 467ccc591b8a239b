import { baseName } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { isBinary } from "../../../files/file-kinds.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { isSameNoun, sameNounAs, wordsOf } from "../../../request/words/words.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { narrowsFiles } from "../said/narrows-files.ts";
import { mostRead, saidScope } from "../said/said-scope.ts";
import { leavesExceptionsOpen, saysOthersStay } from "../said/some-stay.ts";
import { folderShown, nounsSaid, parentShown, withoutSorting } from "./labels-said.ts";
import { labelsTold, withoutTelling } from "../said/tells-where.ts";
import { statementsOf } from "../lists/statements.ts";
import { isFiller } from "../said/unread-words.ts";
import { wishesPlaces } from "../said/wishes-places.ts";

const fewestFiles = 2;
const longestName = 40;
const mostWords = 5;

/**
 * A folder for each value that the files have behind a label, where a request wants one for each of what the label says: "a folder per client" where each
 * file has a line `Client: …`. Null where it wants no such thing, or where a file has none, isn't said to stay and may be one of those that are meant.
 */
export async function labelledPlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  const wish = withoutTelling(request);
  const shown = folderShown.exec(wish);
  const plain = wish.replace(shown?.[0] ?? "", " ");
  const sorted = nounsSaid(plain, shown !== null);
  const nouns = sorted.length === 0 ? [] : [...sorted, ...labelsTold(request)];
  const said = withoutCalling(withoutSorting(plain), nouns);
  if (nouns.length === 0 || saysMore.test(said) || narrowsFiles(said, false) || !wishesPlaces(said)) return null;
  const scope = leavesExceptionsOpen(request, files) ? null : saidScope(plain, files, null);
  if (!scope || scope.files.length > mostRead) return null;
  const told = await Promise.all(
    scope.files.map(async ({ path, size }) => {
      const text = size <= mostBytes && !isBinary(path) ? await view.text(path) : null;
      return { path, text, value: valueOf(text, nouns) };
    }),
  );
  const known = told.flatMap(({ path, text, value }) => (value === null ? [] : [{ path, text, value }]));
  const rest = told.filter(({ value }) => value === null);
  const values = new Set(known.map(({ value }) => value));
  const isOneWritten = new Set([...values].map((value) => value.toLowerCase())).size === values.size;
  const parent = shown ? parentShown(shown[1] ?? "", values) : scope.folder;
  const isElsewhere =
    parent === null || [...values].some((value) => request.includes(`/${value}`) && !request.includes(parent + value));
  // "Abel goes into old"
  const isOneElsewhere = [...values].some((value) => wholeWord(value, "iu").test(plain.replaceAll(/\S*\/\S*/gu, " ")));
  const isOpen = rest.length > 0 && !saysOthersStay(request) && !areOthers(rest, known, wordsSaid(request, nouns));
  if (known.length < fewestFiles || !isOneWritten || isElsewhere || isOneElsewhere || isOpen) return null;
  return known.map(({ path, value }) => ({ path, to: `${parent}${value}/${baseName(path)}` }));
}

type Told = { path: string; text: string | null };

/** Whether a word of the request is said by all files that have the label, and by none of the rest: who wants the invoices sorted doesn't mean the prices. */
function areOthers(rest: readonly Told[], known: readonly Told[], words: readonly string[]): boolean {
  const wordsIn = ({ path, text }: Told) => wordsOf(`${path}\n${text ?? ""}`);
  const [own, other] = [known.map(wordsIn), rest.map(wordsIn)];
  const isOwnWord = (word: string) => {
    const isIt = sameNounAs([word]);
    return own.every((all) => all.some(isIt)) && !other.some((all) => all.some(isIt));
  };
  return rest.every(({ text }) => text !== null) && words.some(isOwnWord);
}

/** What a request may call the files that it means. */
function wordsSaid(request: string, nouns: readonly string[]): readonly string[] {
  const isNoun = sameNounAs(nouns);
  return wantedWords(request).filter(
    (word) => /^\p{L}{4}|^\p{Script=Han}{2}/u.test(word) && !isFiller(word) && !isNoun(word),
  );
}

/** "named like the client", "with the bills in it": that the folders are called like what they are for, or what goes in, says no more. */
function withoutCalling(request: string, nouns: readonly string[]): string {
  const isNoun = sameNounAs(nouns);
  return request
    .replaceAll(calling, (said, noun: string) => (isNoun(noun.toLowerCase()) ? " " : said))
    .replaceAll(inIt, " ");
}

const inIt =
  /(?<!\p{L})with (?:all )?(?:the|their|its|his|her|my) (?:\p{L}+ ){1,2}(?:in (?:it|there|them)|inside)(?!\p{L})/giu;

const calling =
  /(?:,? (?:and |und |also |dann )?(?:each|all|they|it|der|die|jeder|the folders?|die ordner)(?: (?:should|soll(?:en)?|can|is|are))?(?: be)?)?[,.;!?–-]?\s+(?:and |und |so |also |just |please |bitte )*(?:name|named|names|call|called|labell?ed|benannt|genannt|nenne?|heißt|heißen|mit dem namen)(?: (?:it|them|each(?: (?:folder|one))?|the folders?|so|just|die ordner|sie|ihn|jeden))*(?: (?:like|after|by|for|as|with the name of|nach|wie|nur|genau))* (?:(?:the|that|their|its|his|her|each|dem|der|den|des) )*(\p{L}{3,})(?:['’]s)?(?: (?:name|itself|heißen|benannt))?(?![\p{L}\p{N}_-])/giu;

/** More folders than these, somewhere else, or called otherwise. */
const saysMore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:per|for (?:each|every)|by|je|pro|für jede[nsrm]?|nach) (?:the )?\p{L}+(?:['’]s)?,? (?:and|then|und|dann) (?:(?:each|per|the|je) )?(?!(?:move|put|sort|file|the files|die dateien|alles)(?!\p{L}))\p{L}`,
    String.raw`(?<!\p{L})(?:per|for (?:each|every)|by) (?:the )?\p{L}+['’]s(?!\p{L})`,
    String.raw`(?<!\p{L})(?:with|without|under|within|inside|named|called|mit|ohne|unter|innerhalb|namens|genannt)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:small|capital|lower|upper) ?(?:case|letters?)|(?<!\p{L})(?:capitals|(?:klein|groß) ?(?:geschrieben|buchstaben))(?!\p{L})`,
    String.raw`,? (?:then|dann) in (?:each|every|it|them|jede\p{L}*)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** What stands behind the label that is called like one of the nouns, where it can be the name of a folder. */
function valueOf(text: string | null, nouns: readonly string[]): string | null {
  const statements = statementsOf(text);
  const isCalled = (label: string) => nouns.some((noun) => isSameNoun(noun, label));
  const found =
    statements.find(({ label }) => isCalled(label)) ??
    statements.find(({ label }) => isCalled(label.replace(/ ?names?$/u, "")));
  const value =
    found?.value
      .replace(/[*_]+$/, "")
      .replace(/^(["'])(.*)\1$/u, "$2")
      .trim() ?? "";
  const isName = value !== "" && value.length <= longestName && value.split(/\s+/).length <= mostWords;
  return isName && !/[/\\:*?"<>|]|^\.|,/.test(value) ? value : null;
}
