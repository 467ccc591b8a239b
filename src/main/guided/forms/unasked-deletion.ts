import type { JsonObject } from "../../../shared/json.ts";
import { baseName } from "../../../shared/path-parts.ts";
import { keepsUntracked } from "../guide/request/git/said-git.ts";
import { goneOf, namesIn } from "../guide/request/texts-and-tables/gone-within.ts";
import { wantsCommentedOut } from "../guide/request/texts-and-tables/said-comment.ts";
import { asksToChange, asksToRun, asksToWrite, wantsMending } from "../guide/request/wishes/request-intent.ts";
import { rulesOutRunning } from "../guide/request/wishes/said-running.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

/** What takes files away, or what is in them, at the beginning of a command or of one of its parts. */
const deletes =
  /(?:^|[;&|(`]|\$\(|(?<![\w-])(?:then|do|else|sudo|xargs(?: -\S+)*|-(?:exec|ok)(?:dir)?)\s)\s*(?:\/(?:usr\/)?bin\/)?(?:rm|rmdir|unlink|shred|truncate)\s|\b(?:shutil\.rmtree|os\.(?:remove|unlink|rmdir)|fs\.(?:rm|unlink|rmdir)(?:Sync)?)\(|\bfind\b[^;|&]*\s-delete\b|\bgit\s+(?:clean|rm(?!\s+(?:-\S+\s+)*--cached)|reset\s+--hard|checkout\s+(?:--\s|\.)|restore)\b/;

/** Words of a request that may want something to be gone, or to be elsewhere, in English, German and Japanese. */
const mayWantIt =
  /\b(?:rm|delet\w*|remov\w*|eras\w*|clean\w*|clear\w*|tid(?:y|ies|ied)\w*|get(?:ting)? rid|throw\w*|drop\w*|purg\w*|empt\w*|discard\w*|wip\w*|mov\w*|renam\w*|replac\w*|merg\w*|combin\w*|undo\w*|revert\w*|reset\w*|restor\w*|roll (?:\S+ ){0,5}?back|uninstall\w*|rebuild\w*|duplicat\w*|(?:can|may|should|must) (?:all |now )?go(?! (?:on|in|into|to|up|down|back|by|over|through|under|wrong|with|for|live|out)\b)|(?:be|it|them|all|those|these|this|that) gone(?! (?:wrong|up|down|to|by)\b)|no longer|any ?more|instead|take (?:\S+ ){0,4}(?:out|away)|bring (?:\S+ ){0,6}back|back to (?:how|what|the way|as|where) (?:it|they|i|everything) (?:was|were|had|stood)|lösch\w*|entfern\w*|aufräum\w*|räum\w*|weg\w*|leer\w*|verschieb\w*|umbenenn\w*|benenn\w*|ersetz\w*|zurück\w*|rückgängig|streich\w*|nicht mehr|statt\w*|doppelt\w*)\b|削除|消|片付|捨|移動|整理|取り除|外し|戻|やめ/iu;

/** What throws away work that git doesn't keep, or commits. */
const losesWork =
  /\bgit\s+(?:reset\s+(?:-\S+\s+)*--(?:hard|merge)|clean\s|checkout\s+(?:-f\b|--force|\.(?:\s|$)|--\s+\.)|switch\s+(?:-f\b|--force|--discard-changes)|branch\s+(?:-D\b|-d\s+-f|--delete\s+--force)|stash\s+(?:drop|clear)|push\b[^;&|]*\s(?:-f(?![\w-])|--force)|filter-branch|reflog\s+expire)/;
/** Words of a request that want that. */
const mayLoseWork =
  /(?<!\p{L})(?:hard|force\p{L}*|reset\p{L}*|discard\p{L}*|drop\p{L}*|throw\p{L}*|wip(?:e|ed|ing)|clean\p{L}*|clear\p{L}*|delet\p{L}*|remov\p{L}*|eras\p{L}*|abandon\p{L}*|get(?:ting)? rid|start over|forget (?:all|everything|my|the)|for good|lose|don['’]?t need|no longer need(?:ed)?|undo (?:all|everything)|(?:go|get|bring|put|set|take)(?: \S+){0,6}? back to|back to (?:how|what|the way|as|where)|restor\p{L}*|roll (?:\S+ ){0,5}?back|overwrit\p{L}* (?:\S+ ){0,3}?(?:remote|origin|server|upstream|github)|verw(?:irf|erf)\p{L}*|weg\p{L}*|lösch\p{L}*|entfern\p{L}*|zurücksetz\p{L}*|setz\p{L}* [^.!?\n]*zurück|stand|zustand|nicht mehr)(?!\p{L})|破棄|捨て|削除|消し|リセット|状態に戻/iu;
/** Words of a request that want what isn't committed to be gone, and no commits. */
const undoesChanges =
  /(?<!\p{L})(?:(?:undo|revert) (?:(?!commit)\S+ ){0,3}?(?:changes|edits|modifications|everything|all|what (?:i|you|we))(?! (?:of|in|from) (?:the |my |that )?(?:last |latest )?commit)|(?:änderung\p{L}*|alles)(?: (?!commit)\S+){0,2}? rückgängig)(?!\p{L})|(?:変更|編集|すべて|全部)(?:内容)?[をはも]?(?:すべて|全部)?(?:元に)?(?:戻|取り消)/iu;
const losesCommits =
  /\bgit\s+(?:reset\s+(?:-\S+\s+)*--(?:hard|merge)\s+(?!(?:-\S+\s+)*HEAD(?![\w~^@{]))[^\s;&|]|(?:branch|stash|push|filter-branch|reflog)\s)/;
/** Whatever else is said: it is to be kept. */
const keepsWork =
  /(?<!\p{L})(?:(?:with|by|through) (?:a|another) (?:new )?(?:revert )?commit|(?:mit|durch) einen?m? neuen commit|(?:keep|stays?|remain\p{L}*|bleib\p{L}*)(?: \S+){0,5}? (?:in|im) (?:the |der |den )?(?:histor\p{L}+|log|verlauf)|(?:histor\p{L}+|verlauf)(?: \S+){0,3} (?:stays?|bleib\p{L}*))(?!\p{L})|新しいコミットで/iu;

function losesWorkUnasked(command: string, request: string): boolean {
  if (!losesWork.test(command)) return false;
  const isWanted = mayLoseWork.test(request) || (undoesChanges.test(request) && !losesCommits.test(command));
  return keepsWork.test(request) || !isWanted;
}

/** Whether a command takes something away that a request says nothing of: a small model that doesn't get on does so. */
export function deletesUnasked(command: string, request: string): boolean {
  const isWanted = mayWantIt.test(request) && !keepsUntracked(request);
  return (deletes.test(command) && !isWanted) || losesWorkUnasked(command, request);
}

/** An edit that leaves out lines changes nothing where a request only wants some of them to be comments, nor does one that takes out what a script is run by. */
export function withLinesKept(edit: JsonObject, request: string): JsonObject {
  const { old_text: old, new_text: fresh } = edit;
  if (
    typeof old === "string" &&
    typeof fresh === "string" &&
    old.startsWith("#!") &&
    !fresh.startsWith("#!") &&
    !mayWantIt.test(request)
  )
    return { ...edit, new_text: old };
  if (typeof old !== "string" || typeof fresh !== "string" || !wantsCommentedOut(request) || mayWantIt.test(request))
    return edit;
  const filled = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;
  return filled(fresh) < filled(old) ? { ...edit, new_text: old } : edit;
}

const takesAway = /^\s*(?:sudo\s+)?(?:rm|unlink|shred|truncate|git\s+rm(?!\s+(?:-\S+\s+)*--cached))\s/;

/**
 * The file that a command takes away, or empties, although the request only wants something in it gone, or a copy of it; null where it takes none of that kind.
 * A file that the command puts back afterwards isn't lost.
 */
export function removesForPart(command: string, request: string): string | null {
  const steps = command.split(/&&|\|\||[;|&\n]/);
  const lost = steps.flatMap((step, at) => {
    if (!takesAway.test(step)) return [];
    const later = steps.slice(at + 1).join("\n");
    return argumentsOf(step).filter((path) => !isPutBack(path, later));
  });
  return lost.flatMap((path) => saidFilesOf(path, request)).find((path) => isOnlyPart(path, request)) ?? null;
}

function argumentsOf(step: string): string[] {
  const words = step.match(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
  return words
    .slice(1)
    .filter((word) => !word.startsWith("-"))
    .map((word) => word.replaceAll(/["'\\]/g, "").replace(/^\.\//, ""));
}

function isPutBack(path: string, later: string): boolean {
  return new RegExp(
    `(?:>\\s*|\\btee\\s+|\\b(?:mv|cp)\\s[^\\n]*\\s)["']?(?:\\./)?${escapeRegExp(path)}["']?\\s*(?:$|\\n)`,
    "u",
  ).test(later);
}

/** What a pattern of the shell takes away of what the request names; a path stands for itself. */
function saidFilesOf(path: string, request: string): string[] {
  if (!/[*?]/.test(path)) return [path];
  const pattern = escapeRegExp(baseName(path)).replaceAll("\\*", ".*").replaceAll("\\?", ".");
  return namesIn(request).filter((name) => new RegExp(`^${pattern}$`, "u").test(baseName(name)));
}

/** A folder has no ending, and its files may be what is to go. Who wants a copy gone means one that is elsewhere. */
function isOnlyPart(path: string, request: string): boolean {
  if (!/\.[^./]+$/.test(path)) return false;
  const of = goneOf(request, path);
  return of === "within" || (of === "copy" && namesIn(request).includes(path));
}

/** A line of a script that takes away what it names itself; what a script keeps in a variable may be its own. */
const deletesNamed = /^[ \t]*(?:rm|rmdir|shred|truncate)[ \t](?![^\n]*(?:\$|tmp|temp))/iu;

/** A new shell script without the lines that take something away which a request says nothing of, and without the comments right above them. */
export function withoutUnaskedDeletions(script: string, path: string, request: string): string {
  if (!path.endsWith(".sh") || mayWantIt.test(request)) return script;
  const lines = script.split("\n");
  const isGone = (at: number) => deletesNamed.test(lines[at] ?? "");
  const isAbove = (at: number) => /^[ \t]*#(?!!)/u.test(lines[at] ?? "") && isGone(at + 1);
  return lines.filter((_, at) => !isGone(at) && !isAbove(at)).join("\n");
}

/**
 * Whether nobody wants `destroyer` started, a program that takes something away or sends it: it is to be mended or changed, or not to be run at all.
 */
export function startsUnasked(destroyer: string, request: string): boolean {
  if (rulesOutRunning(request)) return true;
  if (asksToRun(request)) return false;
  if (wantsMending(request)) return true;
  const name = `["'\u0060„]?(?:\\S*/)?${escapeRegExp(baseName(destroyer))}`;
  if (!new RegExp(name, "iu").test(request)) return !mayWantIt.test(request) && changesSomething(request);
  const isUsed = new RegExp(
    `(?<!\\p{L})(?:${uses})\\s(?:(?:the|my|our|das|dem|unserem) )?${name}|${name}["'\u0060“]?\\s?(?:で|を使|does|can do|takes care|macht das|kann das)`,
    "iu",
  );
  return !isUsed.test(request);
}

const uses = String.raw`use|using|with|via|call|launch|bash|sh|node|python3?|benutz\p{L}*|verwend\p{L}*|mit`;

function changesSomething(request: string): boolean {
  return asksToChange(request) || asksToWrite(request);
}
