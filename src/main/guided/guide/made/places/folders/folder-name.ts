import type { FileEntry } from "../../../../workspace-view.ts";
import { quotedPhrases } from "../../../request/words/search-words.ts";
import { isCommonWord } from "../../../request/words/words.ts";
import { isFiller } from "../said/unread-words.ts";
import { saidTarget } from "../said/said-target.ts";
import { saidScope } from "../said/said-scope.ts";

const folder = String.raw`(?:(?:sub-?)?(?:folder|directory)|(?:unter)?ordner|verzeichnis)`;
const open = String.raw`["'\u0060„“「]?`;
const close = String.raw`["'\u0060“”」]?`;
/** Blanks only within quotation marks. */
const name = String.raw`${open}([\p{L}\p{N}_][\p{L}\p{N}_-]*)${close}(?![\p{L}\p{N}_/-]|\.\p{L})`;
const called = String.raw`(?:called|named|namens|(?:with|by) the name(?: of)?|mit (?:dem )?namen|genannt|titled|labelled|labeled)`;

/** How a request says the name of a folder; with `called` any word can be one, else it has to look like a name. */
const ways: readonly { pattern: string; isSure: boolean }[] = [
  {
    pattern: String.raw`${folder}(?: of (?:their|its) own| for (?:them|it|these|those))?,? (?:(?:that|which|to be|is|der|das|soll)\s){0,2}${called}:? ${name}`,
    isSure: true,
  },
  // "einen Ordner, der Invoices heißt", "to Invoices, a folder that isn't there yet"
  {
    pattern: String.raw`${folder},? (?:der|das|welcher) (?:dann |einfach )?${name} (?:heißt|heissen soll|heißen soll|genannt wird)`,
    isSure: true,
  },
  {
    pattern: String.raw`${name},? (?:an?|einen?|ein) (?:(?:new|own|neuen?|eigenen?) )?${folder}(?!\p{L})`,
    isSure: false,
  },
  {
    pattern: String.raw`(?:call|name|nenne?) (?:it|that|this|them|ihn|das|den ordner|the (?:new )?folder|that folder) (?:bitte |please )?${name}`,
    isSure: true,
  },
  {
    pattern: String.raw`(?:it|that|folder|ordner|er|der|name)(?: for it)? (?:should|could|can|may|must|shall|is to|would|will|soll(?:te|en)?|kann|könnte|darf) (?:(?:simply|just|please|einfach|bitte|dann) )*(?:be (?:called|named) )?${name}(?: heißen| genannt werden)?`,
    isSure: false,
  },
  {
    pattern: String.raw`${name} (?:is|would be|wäre|ist) (?:an? (?:good |fine |nice |fitting )?name|the (?:folder|name)|der (?:ordner|name)|ein (?:guter |passender )?name)`,
    isSure: false,
  },
  { pattern: String.raw`${folder}[,:]? ${name}`, isSure: false },
  { pattern: String.raw`${name}[ -]${folder}(?!\p{L})`, isSure: false },
];
const japanese =
  /(?:[「『]|(?<![\p{Script=Latin}\p{N}_/.-]))([\p{Script=Latin}\p{N}_-]+)[」』]?(?:という|って)(?:名前の|名の)?(?:新しい)?(?:サブ)?(?:フォルダー?|ディレクトリ)|(?:フォルダー?|ディレクトリ)[「『]([\p{L}\p{N}_-]+)[」』]|[「『]([\p{L}\p{N}_-]+)[」』](?:という|って)?(?:名前の|名の)?(?:新しい)?(?:サブ)?(?:フォルダー?|ディレクトリ)|フォルダー?の?名前?は[「『]?([\p{L}\p{N}_-]+?)[」』]?(?:で|に|と|が|。)/gu;

/**
 * The one folder that files are to go into, however it is said: where a move says it, or where its name is given elsewhere. Without a slash at its end. Null where
 * a request names none or several, or where a new one is to be isn't clear.
 */
export function folderName(request: string, files: readonly FileEntry[]): string | null {
  const target = saidTarget(request, files);
  const names = new Set([...(target === null ? [] : [target]), ...saidNames(request)]);
  const known = [...names].filter((each) => target === null || !target.endsWith(`/${each}`));
  const [only, ...others] = known;
  if (only === undefined || others.length > 0) return null;
  // it stands where the files are
  const scope = saidScope(request, files, only);
  return only === target || scope?.folder === "" ? only : null;
}

function saidNames(request: string): string[] {
  const quoted = new Set(quotedPhrases(request));
  const found = ways.flatMap(({ pattern, isSure }) =>
    [...request.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}`, "giu"))].flatMap(([, said = ""]) =>
      (isSure ? isWord(said) : quoted.has(said) || looksLikeName(said)) ? [said] : [],
    ),
  );
  const signs = [...request.matchAll(japanese)].map(([, ...said]) => said.find((each) => each !== undefined) ?? "");
  return [...found, ...signs];
}

function isWord(said: string): boolean {
  const word = said.toLowerCase();
  return !isCommonWord(word) && (!isFiller(word) || things.test(word));
}

/** Words that stand around any wish, and that folders are called by as well. */
const things = /^(?:papers?|documents?|photos?|pictures?|things|stuff|archive)$/;

/** In capitals, or with signs that no word has; what stands around any wish is none. */
function looksLikeName(said: string): boolean {
  return /^\p{Lu}|[_\d-]/u.test(said) && !isCommonWord(said.toLowerCase()) && !notNames.test(said);
}

const notNames =
  /^(?:(?:sub-?)?(?:folder|directory)s?|(?:unter)?ordnern?|verzeichnis|danke|thanks?|pdfs?|fotos?|bilder|photos?|dateien|files)$/iu;
