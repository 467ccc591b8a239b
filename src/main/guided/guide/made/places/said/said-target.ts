import { baseName, folderOf } from "../../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { saidScope } from "./said-scope.ts";

const word = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_-]*`;
const path = String.raw`${word}(?:\/${word})*`;
const article = String.raw`(?:(?:a|an|the|my|our|its|their|one|new|sub|own|einen?|eine[mnr]?|den|dem|die|das|der|neue[nmrs]?|eigene[nmrs]?) )*`;
const folderWord = String.raw`(?:sub-?)?(?:folder|directory)|(?:unter)?ordner|verzeichnis`;
const called = String.raw`(?:(?:named|called|namens|mit (?:dem )?namen) )?`;
const open = String.raw`["'\u0060„“]?`;
const close = String.raw`["'\u0060“”]?`;
const to = String.raw`(?:(?<!\p{L})(?:in(?:to)?|to|nach|ins|im) |(?:->|→|=>) ?)`;
/** How a folder is said that files go into. What is only called by a word has to be there already. */
const ways: readonly { pattern: RegExp; isFolder: boolean }[] = [
  { pattern: new RegExp(`${to}${article}(?:${folderWord}) ${called}${open}(${path})${close}`, "giu"), isFolder: true },
  {
    pattern: new RegExp(`${to}${article}${open}(${path})${close}[ -](?:${folderWord})(?!\\p{L})`, "giu"),
    isFolder: true,
  },
  { pattern: new RegExp(`${to}${article}${open}(${path})\\/(?![\\p{L}\\p{N}])`, "giu"), isFolder: true },
  {
    pattern: new RegExp(`${to}${open}(${word}(?:\\/${word})+)(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}])`, "giu"),
    isFolder: true,
  },
  {
    pattern:
      /[「『]([\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*)[」』](?:という)?(?:名前の)?(?:新しい|新規)?(?:サブ)?(?:フォルダー?|ディレクトリ)/gu,
    isFolder: true,
  },
  {
    pattern:
      /(?:(?<![\p{L}\p{N}_/」』])|(?<=[はをが]|全部|すべて|全て))(?!という|って|新しい|全部|すべて|全て)((?:(?![はをが])[\p{L}\p{N}_-])+)(?:サブ)?フォルダー?(?:に|へ)(?:、|移|入れ|まとめ|しま)/gu,
    isFolder: true,
  },
  {
    pattern:
      /(?:[「『]|(?<![\p{L}\p{N}_/」』])|(?<=[はをが]|全部|すべて|全て))(?!全部|すべて|全て)((?:(?![はをが])[\p{L}\p{N}_-])+(?:\/(?:(?![にへ」』]|フォルダ)[\p{L}\p{N}_-])+)+)[」』]?(?:フォルダー?)?(?:に|へ)(?:、|移|入れ|まとめ|しま)/gu,
    isFolder: true,
  },
  { pattern: new RegExp(`${to}${article}${open}(${path})${close}(?![\\p{L}\\p{N}_/-])`, "giu"), isFolder: false },
];
/** "make a subfolder 2022 and move … into it" */
const madeFolder = new RegExp(
  `(?<!\\p{L})(?:mak|creat|add|set|leg|erstell|mach)\\p{L}* (?:[^.;!?\\n]{0,40}? )??(?:an?|one|new|einen?|neuen) (?:new |own |neuen |eigenen )?(?:${folderWord}) ${called}${open}(${path})${close}(?![\\p{L}\\p{N}_/-])`,
  "giu",
);
const intoIt =
  /(?<!\p{L})(?:in(?:to)? (?:it|there|that|this)|there|in (?:ihn|diesen|den)|hinein|rein|dahin|dorthin|dort)(?!\p{L})/iu;
const notNames =
  /^(?:an?|the|my|our|its|their|one|own|new|this|that|of|here|there|please|now|by|on|at|as|inside|below|separate|different|another|(?:sub)?folders?|directory|einen?|eine[mnr]?|de[nmr]|die|das|neue[nmrs]?|eigene[nmrs]?|(?:unter)?ordner|verzeichnis|for|per|each|every|pro|jede[nrsm]?|with|where|that|which|to|so|and|or|structure|tree|list|name|für|mit|wo|namens|und|oder|struktur|.*(?:の|ごと|しい|古い|大きい))$/iu;
const isBelow =
  /(?<!\p{L})(?:in there|there|in (?:it|them|that folder|this folder)|sub-?folders?|beside them|darin|dort|drin|da|unterordner)(?!\p{L})|(?:の中|サブフォルダ|そこ)に/iu;

/**
 * The folder that a request wants files to be moved into, without a slash at its end. Null where it says several, or leaves open which one it is, such as a
 * new one of which it isn't clear where it is to be. `ofNew`: whether that is clear by where the files come from.
 */
export function saidTarget(
  request: string,
  files: readonly FileEntry[],
  ofNew: "left open" | "beside its source" = "left open",
): string | null {
  const there = foldersOf(files);
  const made = intoIt.test(request) ? [{ pattern: madeFolder, isFolder: true }] : [];
  const said = [...ways, ...made].flatMap(({ pattern, isFolder }) =>
    [...request.matchAll(pattern)].flatMap(([, name = ""]) => {
      if (notNames.test(name)) return [];
      const found = folderCalled(name, there);
      return isFolder || found !== null ? [{ name, found }] : [];
    }),
  );
  const targets = new Set(said.map(({ name, found }) => found ?? placeOfNew(name, request, files, ofNew)));
  // the folder that files come from is said like one that they go to: "in letters"
  const scope = saidScope(request, files, null)?.folder.slice(0, -1) ?? "";
  if (targets.size > 1) targets.delete(scope);
  const [target = null, ...others] = targets;
  return others.length > 0 ? null : target;
}

/** A request without where the files go: `paid` in "into the paid folder" doesn't say which ones. */
export function withoutTarget(request: string, target: string): string {
  // behind "assigned to" may stand whose folder it is
  const isWhole = request.toLowerCase().includes(target.toLowerCase());
  const names = escapeRegExp(isWhole ? target : baseName(target));
  const said = new RegExp(
    `${to}${article}(?:(?:${folderWord}) ${called})?${open}(?:${names})(?![\\p{L}\\p{N}_])|[「『](?:${names})[」』]`,
    "giu",
  );
  return request.replaceAll(said, " ");
}

/** All folders that files are in, at any depth. */
function foldersOf(files: readonly FileEntry[]): readonly string[] {
  const all = files.flatMap(({ path: file }) => {
    const parts = folderOf(file).split("/").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  });
  return [...new Set(all)];
}

/** The folder that is there and called so, whole or by its end; null where there is none, or several. */
function folderCalled(name: string, there: readonly string[]): string | null {
  const wanted = name.toLowerCase();
  const whole = there.find((folder) => folder.toLowerCase() === wanted);
  if (whole !== undefined) return whole;
  const [only, ...others] = there.filter((folder) => folder.toLowerCase().endsWith(`/${wanted}`));
  return others.length > 0 ? null : (only ?? null);
}

/** Where a folder is to be that isn't there yet: as it is written, below the folder that is spoken of, or at the top where all files are. */
function placeOfNew(
  name: string,
  request: string,
  files: readonly FileEntry[],
  ofNew: "left open" | "beside its source",
): string | null {
  if (name.includes("/")) return name;
  const folder = saidScope(request, files, name)?.folder ?? null;
  if (folder === null) return null;
  if (folder !== "" && isBeside(folder.slice(0, -1), request)) return folderOf(folder.slice(0, -1)) + name;
  if (folder === "" || isBelow.test(request)) return folder + name;
  if (ofNew === "beside its source" && isSource(folder.slice(0, -1), request))
    return folderOf(folder.slice(0, -1)) + name;
  return request.includes(`${name}/`) ? name : null;
}

/** "a folder done next to orders", "daneben", 「注文フォルダの隣」: a new folder where the one is that files come from. */
export function isBeside(folder: string, request: string): boolean {
  const name = `${open}${escapeRegExp(folder)}${close}`;
  const it = String.raw`(?:it|that(?: folder)?|this(?: folder)?|ihm|dem ordner|diesem ordner|${article}(?:(?:${folderWord}) )?${name}\/?)`;
  return new RegExp(
    `(?<!\\p{L})(?:(?:right |directly |direkt )?(?:next to|beside|alongside|neben) ${it}(?![\\p{L}\\p{N}_/-])|daneben(?!\\p{L}))|${name}(?:フォルダー?)?の(?:すぐ)?(?:隣|となり|横)`,
    "iu",
  ).test(request);
}

/** "from music", "aus dem Ordner music", 「音源フォルダから」 */
function isSource(folder: string, request: string): boolean {
  const said = `${open}${escapeRegExp(folder)}${close}`;
  return new RegExp(
    `(?<!\\p{L})(?:from|out of|aus|von) ${article}(?:(?:${folderWord}) )?${said}(?![\\p{L}\\p{N}_])|${said}(?:フォルダー?)?から`,
    "iu",
  ).test(request);
}
