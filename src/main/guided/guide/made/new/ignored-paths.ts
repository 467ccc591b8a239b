import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { baseName } from "../../../../../shared/path-parts.ts";
import { escapeRegExp } from "../../request/words/word-pattern.ts";
import { newFiles } from "../../files/named-files.ts";

const file = ".gitignore";
/** Names side by side, with what the request says of them: before them, and behind. */
type Group = { names: string[]; before: string; behind: string };

/** What a name looks like that can only be one of a file or folder. */
const namePattern =
  /(?<![\p{L}\p{N}_./-])["'`„“]?((?:\*?\.[a-z_*](?:[\w.*-]*[\w*])?|_+\w+_+|[\w-]+(?:\/[\w.*-]*)+|\*[\w.*-]+|[\w-]+(?:\.[\w-]+)*))["'`”“]?(?![\w/])/giu;
/** Folders that tools make, whether they are there or not. */
const made = /^(?:node_modules|\.?venv|dist|build|target|coverage|__\w+__|\.[a-z_][\w.-]*)\/?$/iu;
const betweenNames =
  /^\s*(?:(?:folders?|files?|director(?:y|ies)|ordner|dateien?|verzeichnis(?:se)?|フォルダー?|ファイル)\s*)?(?:,|、|・|\/|&|\+|と|や)?\s*(?:(?:and|or|und|oder|sowie|nor)\s+)?(?:(?:the|die|den|das)\s+)?(?:(?:folders?|files?|ordner|datei)\s+)?$/iu;
const notMeantOnly =
  /(?<!\p{L})(?:and|or|,|und|oder|plus|also|as well as|sowie) (?:all |any |the |other |alle |die )*(?:logs?|caches?|(?:\p{L}+ )?(?:files|folders|stuff|things|dateien|ordner|sachen)|everything|anything|alles|whatever)(?!\p{L})|など|その他/iu;
const kept =
  /(?<!\p{L})(?:stays?(?! (?:out|away))|(?:go on|keep|still|git should) includ\p{L}*|checked in|weiterhin|mit (?:ein)?gecheckt|eingecheckt|(?:kept )?under version control|remains?|still|tracked|must(?=\s*(?::|$))|must be|has to be|have to be|should be|needs? to be|belongs?|keep(?! (?:\p{L}+ )?\p{L}+ing(?!\p{L}))|(?:not|never|n['’]t|dont|doesnt|shouldnt|mustnt) (?:be )?(?:ignored?|excluded|left out)|but not|except|apart from|schon|außer|bleib\p{L}*|drin|behalten|nicht ignorier\p{L}*)(?!\p{L})|残|含め|コミットする|は必要/giu;
const ignored =
  /(?<!\p{L})(?:ignor\p{L}*|exclud\p{L}*|skip\p{L}*|hid(?:e|den)|leav\p{L}* (?:\p{L}+ )?out|left out|keep out|kept out|out of|(?:land|end|go|get) in (?:an? |the )?(?:commits?|repo(?:sitory)?)|away from|stay out|against|not|never|no|dont|doesnt|shouldnt|mustnt|wont|\p{L}+n['’]t|without|nicht|kein\p{L}*|nie|ohne|raus\p{L}*|draußen)(?!\p{L})|ない|無視|除外|したくな|外し/iu;

/**
 * A new `.gitignore` with the names that a request says, but for those of which it says that they stay. Empty where it isn't clear what is said of one, or where
 * kinds of files are meant besides.
 */
export async function ignoredPathCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...others] = newFiles(request, files).filter((name) => !files.some((one) => one.path === name));
  if (path !== file || others.some((name) => !made.test(name))) return [];
  const groups = groupsIn(request, await namesThere(files, view));
  const meant = groups.map((group, place) => ({ ...group, fate: fateOf(group, place === 0) }));
  if (meant.length === 0 || meant.some(({ fate }) => fate === null) || notMeantOnly.test(request)) return [];
  const out = [...new Set(meant.flatMap(({ fate, names }) => (fate === "ignored" ? names : [])))];
  const stay = [...new Set(meant.flatMap(({ fate, names }) => (fate === "kept" ? names : [])))];
  const isBoth = stay.some(
    (name) => out.includes(name) || out.some((other) => name.startsWith(`${other.replace(/\/$/u, "")}/`)),
  );
  if (out.length === 0 || isBoth) return [];
  const lines = out
    .map((name) => withStar(name, request))
    .map((name) => (isFolder(name, files) ? `${name.replace(/\/$/u, "")}/` : name));
  const back = stay.filter((name) => out.some((other) => covers(other, name))).map((name) => `!${name}`);
  return [{ tool: "write", input: { path: file, content: `${[...lines, ...back].join("\n")}\n` } }];
}

/** "the .log files" are all that end so. */
function withStar(name: string, request: string): string {
  const isEnding = new RegExp(`(?<![\\w/])${escapeRegExp(name)}[ -](?:files|dateien)(?!\\p{L})`, "iu").test(request);
  return /^\.[a-z]\w{0,5}$/i.test(name) && isEnding ? `*${name}` : name;
}

async function namesThere(files: readonly FileEntry[], view: WorkspaceView): Promise<ReadonlySet<string>> {
  const all = [...files, ...(await view.files())];
  return new Set(all.flatMap(({ path }) => [path, ...path.split("/")]));
}

function groupsIn(request: string, there: ReadonlySet<string>): Group[] {
  const names = [...request.matchAll(namePattern)].flatMap(({ 0: whole, 1: said = "", index }) => {
    const name = said.replace(/-(?:dateien|files)$/iu, "");
    return name !== file && (made.test(name) || name.includes("*") || there.has(name.replace(/\/$/u, "")))
      ? [{ name, at: index, end: index + whole.length }]
      : [];
  });
  const groups: { names: string[]; at: number; end: number }[] = [];
  for (const { name, at, end } of names) {
    const last = groups.at(-1);
    if (last && betweenNames.test(request.slice(last.end, at))) {
      last.names.push(name);
      last.end = end;
    } else groups.push({ names: [name], at, end });
  }
  return groups.map(({ names: own, at, end }, place) => {
    const between = request.slice(groups[place - 1]?.end ?? 0, at);
    const ofThis = place === 0 ? between : between.slice(between.search(border) + 1);
    const before = ofThis.split(sentenceEnd).at(-1)?.split(contrast).at(-1) ?? "";
    const [behind = ""] = request
      .slice(end, groups[place + 1]?.at ?? request.length)
      .split(place === groups.length - 1 ? sentenceEnd : border);
    // "there should be a .gitignore with" wishes for the file itself
    return { names: own, before: before.replace(/^.*\.gitignore(?![\w.])/iu, ""), behind };
  });
}

const sentenceEnd = /[.;!?](?=\s|$)|[。\n]/u;
const contrast = /,?\s(?=(?:but|aber|while|whereas|während)\s)/iu;
const border = /[.;:!?](?=\s|$)|[,。、\n]|\s(?=(?:but|aber|while|whereas|während)\s)/iu;

/** What becomes of what is named; null where it isn't clear. What is named first is what is to be ignored. */
function fateOf({ before, behind }: Group, isFirst: boolean): "kept" | "ignored" | null {
  const text = `${before} ${behind}`;
  const isKept = text.search(kept) !== -1;
  const isIgnored = ignored.test(text.replaceAll(kept, " "));
  if (isKept && isIgnored) return null;
  if (isKept) return "kept";
  return isIgnored || isFirst ? "ignored" : null;
}

function isFolder(name: string, files: readonly FileEntry[]): boolean {
  const bare = name.replace(/\/$/u, "");
  return (
    name.endsWith("/") ||
    /^__\w+__$|^node_modules$/u.test(bare) ||
    files.some(({ path }) => `/${path}`.includes(`/${bare}/`))
  );
}

function covers(pattern: string, name: string): boolean {
  if (!pattern.includes("*")) return pattern === baseName(name);
  const source = pattern.split("*").map((part) => part.replaceAll(/[.+^${}()|[\]\\?]/gu, String.raw`\$&`));
  return new RegExp(`^${source.join(".*")}$`, "u").test(baseName(name));
}
