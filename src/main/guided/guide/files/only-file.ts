import { baseName, stemOf } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import { wordsOf } from "../request/words/words.ts";
import { spokenFiles } from "./said-files.ts";
import { calledFiles, severalFiles } from "./several-files.ts";
import { openFiles } from "./left-out-files.ts";
import { isSource, writtenFiles } from "./named-files.ts";

/**
 * The one file that a request wants changed, by its name: "put that in menu.csv", "rota.yaml should say so". No other one is changed for it, however like its name is. Null where a name only tells
 * of a file, or where others are meant besides.
 */
export function onlyFile(request: string, files: readonly FileEntry[]): FileEntry | null {
  const [only, ...others] = writtenFiles(request, openFiles(request, files));
  if (!only || others.length > 0 || isSource(only.path, request) || !isTarget(only.path, request)) return null;
  if (wantsEverywhere(request) || besides.test(request)) return null;
  const called = [
    ...calledFiles(request, files),
    ...spokenFiles(request, files),
    ...(severalFiles(request, files) ?? []),
  ];
  return called.every((file) => file === only || !isPlace(file.path, request)) ? only : null;
}

/** Others that are only told of: "and the same on the posters". */
const besides =
  /(?<!\p{L})(?:(?:in|on|to|from|auf|aus) (?:the |den )?(?:others?|rest|anderen|übrigen)|(?:and|und) (?:also |auch )?(?:in|on|auf|im) (?:the|our|my|der|dem|den|unser\p{L}*) \p{L}+)(?!\p{L})/iu;

/** "and on the poster"; the prices in menu.csv are no `prices.csv`. */
function isPlace(path: string, request: string): boolean {
  const name = wordsOf(stemOf(path)).map(escapeRegExp).join("[ _-]?");
  if (name === "") return false;
  return new RegExp(
    `(?<!\\p{L})(?:(?:in|on|into|onto|to|from|im|auf|aus|zu) ${article}|(?:and|und|,) ${someArticle} )${name}(?![\\p{L}_-]|\\.[a-z])`,
    "iu",
  ).test(request);
}

const someArticle = "(?:the|my|our|der|die|das|dem|den)";
const article = String.raw`(?:(?:the|my|our|your|this|file|der|die|das|dem|den|unsere[rmn]?|meine[rmn]?|datei) ){0,2}`;
const change = String.raw`(?:change|update|edit|correct|adjust|amend|modify|ändere?|aktualisiere?|korrigiere?|bearbeite?|berichtige?)`;
/** What is told of a file rather than done in it: what stands there, and what points to it. */
const told = String.raw`(?<!(?<!\p{L})(?:as|like|listed|described|told|mentioned|written|stands?|found|defined|explained|noted|wie|steht|stehen|beschrieben|genannt) )`;

/** Within a sentence; a point in a price ends none. */
const meanwhile = String.raw`(?:[^.;!?\n]|\.(?=\S))*?`;

function isTarget(path: string, request: string): boolean {
  const names = [...new Set([path, baseName(path)])].map(escapeRegExp).join("|");
  const name = `["'\u0060„「]?(?:${names})(?![A-Za-z0-9_/-]|\\.[A-Za-z0-9])["'\u0060“」]?`;
  const ways = [
    `${told}(?<!\\p{L})(?:in|inside|im|off|out of) ${article}${name}`,
    `(?<!\\p{L})(?:add|append|put|write|insert|enter|note|adding|füge?|trage?|schreibe?|ergänze?|setze?)(?!\\p{L})${meanwhile} (?:to|into|zu|an) ${article}${name}`,
    `(?<!\\p{L})(?:remove|delete|drop|take|strike|cross|lösche?|entferne?|streiche?|nimm)(?!\\p{L})${meanwhile} (?:from|aus|von) ${article}${name}`,
    `(?<!\\p{L})${change} ${article}${name}(?! (?:to|by|with|into|zu|durch|auf|in)(?!\\p{L}))`,
    `(?:^|[.;!?,\\n]\\s*)(?:and |und )?${article}${name} (?:should|must|needs? to|has to|soll|muss)(?! (?:not )?be (?!(?:at|in|on|an?|the|\\d))\\p{L})(?![^.;!?\\n]* werden(?!\\p{L}))`,
    `^\\s*(?:in )?${name}\\s?:`,
    `${name}(?:の中)?(?:に(?!ある|書いて|書かれ|は)|で(?!は)|内の|を(?:更新|修正|直し)|の(?!リンク|ように|とおり))`,
  ];
  return new RegExp(ways.join("|"), "iu").test(request);
}
