import { baseName, stemOf } from "../../../../../../shared/path-parts.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { extensionOf } from "../../../files/file-kinds.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import { kindCalled } from "../said/said-kinds.ts";
import { saidScope } from "../said/said-scope.ts";

const polite =
  /(?<!\p{L})(?:please|pls|bitte|can you|could you|would you|kannst du|könntest du|mal|now|then)(?!\p{L})/giu;
/** "sort my songs folder:", "tidy up in here:" says where, and not what goes where. */
const opening =
  /^\s*(?:sort|tidy(?: up)?|clean up|organi[sz]e|sortiere?|räume?)(?!\p{L})[^:.;]*?:|^\s*(?:in|im) (?:the |my |our |dem |meinem )?(?:folder |ordner )?\S+(?: (?:folder|ordner))?[,:]|^\s*[\p{L}\p{N}_/-]+(?: (?:folder|ordner))?:/iu;
const verb = String.raw`(?:(?:move|put|place|sort|bring|pack|leg(?:e)?|verschiebe?|pack(?:e)?|steck(?:e)?) )?`;
const all = String.raw`(?:(?:all|every|each|any|the|my|our|of|alle|die|meine|unsere) )*`;
const ended = String.raw`(?:(?<noun>\p{L}+(?: \p{L}+)?) \((?<inBrackets>\*?\.?[a-z\d]{2,5})(?: files| dateien)?\)|(?:files|dateien) (?:that end|ending|which end|die) (?:in|with|on|auf|mit) (?<behind>\*?\.?[a-z\d]{2,5})(?: enden)?|["'\u0060]?(?<before>\*?\.?[a-z\d]{2,5}s?)["'\u0060]?(?<files>[ -](?:files?|dateien|datei))?)`;
const named = (group: string) => String.raw`["'\u0060„“「]?(?<${group}>[\p{L}\p{N}_.-]{2,30}?)["'\u0060“”」]?`;
const begun = String.raw`(?:files|dateien|everything|alles)(?:,? (?:that|which|die|was))? (?:(?:start|starts|begin|begins|starting|beginning) with|mit) ${named("begin")}(?: (?:anfangen|beginnen|anfängt|beginnt))?`;
const holding = String.raw`(?:files|dateien|everything|alles)(?:,? (?:that|which|die))? (?:with|that have|which have|having|containing|mit) ${named("inName")} (?:in|im) (?:(?:the|their|its|den|dem) )?(?:file ?)?(?:names?|titles?|namen|dateinamen)(?: (?:haben|tragen))?`;
const sets = String.raw`(?:${begun}|${holding}|${ended})`;
const inside = String.raw`(?: (?:in|from|of|aus|im|von) (?:the |my |our |dem |meinem )?(?:folder |ordner )?(?<scope>[\p{L}\p{N}_/-]+)(?: (?:folder|ordner))?)?`;
const goes = String.raw`(?: (?:go|goes|belong|belongs|should go|come|are to go|gehören|kommen|sollen))?`;
const into = String.raw`(?: (?:into|in|to|under|nach|->|→|=>)|,? ?(?:->|→|=>)) (?:(?:the|an?|its|own|new|den|einen?|neuen?|ordner|folder|subfolder|called|named|namens) )*["'\u0060„“]?(?<target>[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*)["'\u0060“”]?\/?(?: (?:folder|ordner|verschieben|packen|legen|gehen))?`;
const wish = new RegExp(`^${verb}${all}${sets}${inside}${goes}${into}$`, "iu");
/** "the log files and …": what goes where the next ones go, or away. */
const described = new RegExp(`^${verb}${all}${sets}${inside}$`, "iu");
/** "delete the bak files", "die bak-Dateien löschen" */
const goesAway =
  /^(?:(?:delete|remove|erase|get rid of|throw away|lösche?|entferne?) (?<behindVerb>.+)|(?<beforeVerb>.+) (?:can go|can be deleted|löschen|entfernen|können weg))$/iu;
/** 「.logファイルをlogsフォルダに移動して」 */
const japanese =
  /^(?:(?:全て|すべて|ぜんぶ|全部)の)?(?<before>\.[a-z\d]{2,5})の?(?:拡張子の)?(?<files>ファイル)(?:を|は)(?:全て|すべて|ぜんぶ|全部)?[「『]?(?<target>[\p{L}\p{N}_-]+?)[」』]?(?:という)?フォルダー?(?:に|へ)(?:移動|移し|入れ|まとめ)\p{Script=Hiragana}*$/iu;

/** A part of a request that only says which stay, read by whoever knows the files that do. */
const stays =
  /(?<!\p{L})(?:stays?|remains?|leave|keep|except(?: for)?|but not|not|don['’]?t (?:move|touch)|bleib(?:t|en)|lass\p{L}*|außer|nicht|aber)(?!\p{L})/iu;

/**
 * Where files go of which a request says the endings, or how their names begin or what is in these, and a folder for each: "the txt files into lyrics and the .cho files into chords, setlist stays",
 * "delete the bak files". Null where a part of it says anything else, or no file is called so.
 */
export function describedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (isQuestion(request.replaceAll(polite, " "))) return null;
  const led = folderLed(request, files);
  const scope = saidScope(led === null ? withoutTargets(request) : `in ${led}`, files, null);
  if (!scope) return null;
  const parts = partsOf(request);
  const wishes = parts.filter((part) => !stays.test(part));
  const inFolder = files.filter(({ path }) => path.startsWith(scope.folder));
  const kept = parts.filter((part) => stays.test(part)).map((part) => filesSaidIn(part, inFolder));
  if (wishes.length === 0 || kept.some((each) => each.length === 0)) return null;
  const meant = scope.files.filter((file) => !kept.flat().includes(file));
  const groups = wishes.map((part, at) => groupIn(part, wishes.slice(at), scope.folder, meant));
  const placed = groups.flatMap((group) => group ?? []);
  const isTwice = new Set(placed.map(({ path }) => path)).size < placed.length;
  return groups.includes(null) || isTwice ? null : placed;
}

/** "songs: …": the folder that a request begins with; null where it begins with none. */
function folderLed(request: string, files: readonly FileEntry[]): string | null {
  const name = /^\s*([\p{L}\p{N}_/-]+?)\/?(?: (?:folder|ordner))?:/iu.exec(request)?.[1];
  return name !== undefined && files.some(({ path }) => path.startsWith(`${name}/`)) ? name : null;
}

/** The files of which a part of a request says the names, with their endings or without. */
function filesSaidIn(part: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const isSaid = (name: string) => name !== "" && wholeWord(name, "iu").test(part);
  return files.filter(({ path }) => isSaid(baseName(path)) || isSaid(stemOf(path)));
}

/** Folders that things go to say nothing of where these are. */
function withoutTargets(request: string): string {
  return request.replaceAll(
    /(?<!\p{L})(?:into|to|nach|->|→|=>) (?:the |an? |new |einen? |den )*[\p{L}\p{N}_/-]+/giu,
    " ",
  );
}

function partsOf(request: string): string[] {
  const plain = request
    .replaceAll(polite, " ")
    .replace(opening, " ")
    // which files are meant is no part of its own
    .replaceAll(/,\s+(?=(?:die|was|that|which)\s)|(?<=\s(?:anfangen|beginnen|enden|haben)),/giu, " ");
  return plain
    .split(/[,;!?\n、。]|\.(?=\s|$)|\s(?:and|und)(?=\s)/iu)
    .map((part) => part.replaceAll(/\s+/gu, " ").trim())
    .filter((part) => part !== "");
}

/** What one part of a request wants; where it says no folder, the one that the next part says which does. */
function groupIn(
  part: string,
  onwards: readonly string[],
  folder: string,
  files: readonly FileEntry[],
): Place[] | null {
  const { behindVerb, beforeVerb } = goesAway.exec(part)?.groups ?? {};
  const gone = described.exec(behindVerb ?? beforeVerb ?? "")?.groups;
  if (gone) return filesDescribed(gone, folder, files)?.map(({ path }) => ({ path, to: null })) ?? null;
  const whole = (wish.exec(part) ?? japanese.exec(part))?.groups;
  const found = whole ?? described.exec(part)?.groups;
  const next = onwards.find((each) => !described.test(each));
  const target = (whole ?? wish.exec(next ?? "")?.groups)?.["target"] ?? "";
  const meant = found && target !== "" ? filesDescribed(found, folder, files) : null;
  const to = target.startsWith(folder) ? target : folder + target;
  return meant && meant.map(({ path }) => ({ path, to: `${to}/${baseName(path)}` }));
}

/** The files that have this ending, or a name that begins so or has this in it; null where there is none, or it isn't surely said of files. */
function filesDescribed(
  said: Readonly<Record<string, string | undefined>>,
  folder: string,
  files: readonly FileEntry[],
): readonly FileEntry[] | null {
  const { scope, begin, inName, inBrackets, behind, before, files: saysFiles } = said;
  if (scope !== undefined && `${scope.replace(/\/$/u, "")}/` !== folder) return null;
  const ending = (inBrackets ?? behind ?? before ?? "").replace(/^\*/u, "").toLowerCase();
  // "move the old into archive": without a dot or a word for files it has to be known as an ending
  const isSaid = ending.startsWith(".") || inBrackets !== undefined || behind !== undefined || saysFiles !== undefined;
  const isMeant =
    begin !== undefined
      ? ({ path }: FileEntry) => baseName(path).startsWith(begin)
      : inName !== undefined
        ? ({ path }: FileEntry) => stemOf(path).toLowerCase().includes(inName.toLowerCase())
        : ending !== "" && (isSaid || kindCalled(ending) !== null)
          ? ({ path }: FileEntry) => endingsLike(ending.replace(/^\./u, "")).test(extensionOf(path))
          : () => false;
  const meant = files.filter(isMeant);
  return meant.length > 0 ? meant : null;
}

/** "txt", "txts", "jpg" for .jpeg as well. */
function endingsLike(said: string): RegExp {
  if (/^jpe?gs?$/u.test(said)) return /^jpe?g$/iu;
  return new RegExp(`^(?:${escapeRegExp(said)}|${escapeRegExp(said.replace(/s$/u, ""))})$`, "iu");
}
