import { folderOf } from "../../../shared/path-parts.ts";
import type { JsonObject } from "../../../shared/json.ts";
import { asksForNames } from "../guide/request/wishes/request-intent.ts";
import { isLanguageNote } from "../guide/request/words/answer-language.ts";
import { commitsRuledOut } from "../guide/request/limits/ruled-out-files.ts";
import { saidNameRule } from "../guide/request/files/said-name-rule.ts";
import { requestAgain, stillToDo } from "../guide/turn/note-parts.ts";
import { wordsOf } from "../guide/request/words/words.ts";
import { isProgram } from "../mend/program-file.ts";
import { rankLines } from "../guide/facts/lines/rank-lines.ts";
import { entriesLike } from "./entries.ts";
import { fileCommand, renameCommand } from "./file-command.ts";
import { endOfFile, startOfFile, type Form } from "./form.ts";
import { indentOf } from "./indent.ts";
import { withOldComment } from "./old-comment.ts";
import { shellWord } from "./shell-word.ts";
import { leavesFolder } from "./leaves-folder.ts";
import { toolInput } from "./tool-values.ts";
import { deletesUnasked, removesForPart, withLinesKept, withoutUnaskedDeletions } from "./unasked-deletion.ts";
import { editTo } from "./anew-edit.ts";
import { spelledInEachCase } from "./spelled-in-each-case.ts";
import { wholeEntry } from "./whole-entry.ts";
import { withoutCopies, withoutPlaces } from "./without-places.ts";

/** A file as the model chose from it, and the request that says which of its equal lines is meant. */
type Source = { path: string; text: string; request: string };

/**
 * The input of the tool that a form stands for. `fileText` is the file that `path` names, as the model chose from it, or
 * null; `add` and `replace` become the one edit that has their effect. `unasked`: the program that
 * the command starts although it takes something away and nobody wants it run.
 */
export function formInput(
  form: Form,
  given: Readonly<Record<string, string>>,
  fileText: string | null,
  request: string,
  unasked: string | null = null,
): JsonObject {
  const values = withoutReminders(given, request, fileText ?? "");
  const { path = "" } = values;
  const source = { path, text: fileText ?? "", request };
  // nothing but a reminder was written: that changes nothing, and takes nothing out
  const orOld = (name: string, old = "") => (values[name] === "" && given[name] !== "" ? old : (values[name] ?? ""));
  switch (form.name) {
    case "edit":
    case "fix":
      return withLinesKept(
        editInput(source, values["old"] ?? "", withoutPlaces(orOld("new", values["old"]), path)),
        request,
      );
    case "rewrite":
      return withLinesKept(
        blockInput(
          source,
          values["first"] ?? "",
          values["last"] ?? "",
          withoutPlaces(orOld("text", values["first"]), path),
        ),
        request,
      );
    case "delete":
      return withLinesKept(deletionInput(source, values["line"] ?? ""), request);
    case "add":
      return addInput(source, values["after"] ?? endOfFile, withoutCopies(values["text"] ?? "", path, source.text));
    case "replace": {
      const { find = "", with: put = "" } = values;
      const spelled = fileText === null ? null : spelledInEachCase(fileText, find, put, request);
      const edit = spelled === null ? null : editTo(path, fileText ?? "", spelled);
      return edit ?? { path, old_text: find, new_text: put, replace_all: true, whole_words: true };
    }
    case "move": {
      const command = fileCommand("move", values["files"] ?? "", besideItself(values, request));
      const outside = leavesFolder(command, request);
      return { command: outside === null ? command : notMovedTo(outside) };
    }
    case "copy":
    case "remove": {
      const command = fileCommand(form.name, values["files"] ?? "", values["to"] ?? "");
      const kept = removesForPart(command, request);
      return { command: kept === null ? command : notRemoved(kept) };
    }
    case "rename":
      return { command: renameCommand(values["names"] ?? "", wantedOfNames(request)) };
    case "bash":
      return commandInput(form, values, request, unasked);
    case "write": {
      const content = ownFile(values["content"] ?? "", path);
      // what a script that is there takes away is its own affair
      return { ...values, content: fileText === null ? withoutUnaskedDeletions(content, path, request) : content };
    }
    default:
      return toolInput(form, values);
  }
}

/** Not what takes away or commits what the request says nothing of, or rules out: the command says so instead. */
function commandInput(
  form: Form,
  values: Readonly<Record<string, string>>,
  request: string,
  unasked: string | null,
): JsonObject {
  const command = values["command"] ?? "";
  if (deletesUnasked(command, request)) return { ...values, command: notAsked };
  const kept = removesForPart(command, request);
  if (kept !== null) return { ...values, command: notRemoved(kept) };
  const outside = leavesFolder(command, request);
  if (outside !== null) return { ...values, command: notMovedTo(outside) };
  if (unasked !== null) return { ...values, command: notStarted(unasked) };
  const ruledOut = commitsRuledOut(command, request);
  if (ruledOut === null) return toolInput(form, values);
  const refusal = `Nothing was committed: ${ruledOut} is not to be in it. Name the files that are.`;
  return { ...values, command: `echo ${shellWord(refusal)} >&2; exit 1` };
}

function notMovedTo(place: string): string {
  return `echo ${shellWord(`Nothing was moved: ${place} is outside of the folder, and the request doesn't name it.`)} >&2; exit 1`;
}

function notRemoved(path: string): string {
  return `echo ${shellWord(`${path} was not deleted: only something in it is to go. Edit the file.`)} >&2; exit 1`;
}

function notStarted(program: string): string {
  return `echo ${shellWord(`${program} was not started: it takes something away, and nobody has asked for it to be run.`)} >&2; exit 1`;
}

const notAsked = "echo 'Nothing was deleted: nobody has asked for that.' >&2; exit 1";

/** Without the lines that only remind a model of what to do, and in which language; what the file has of the kind stays. */
function withoutReminders(
  values: Readonly<Record<string, string>>,
  request: string,
  fileText: string,
): Readonly<Record<string, string>> {
  const isRequest = (line: string) =>
    [requestAgain, stillToDo].some((words) => line.startsWith(words) && request.includes(line.slice(words.length)));
  const isReminder = (line: string) =>
    isLanguageNote(line.trim()) || (isRequest(line.trimEnd()) && !fileText.includes(line));
  const bare = (value: string) => {
    const lines = value.split("\n");
    return lines.some(isReminder) ? lines.filter((line) => !isReminder(line)).join("\n") : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, bare(value)]));
}

function wantedOfNames(request: string) {
  if (saidNameRule(request)) return "exact-names";
  return asksForNames(request) ? "names" : "places";
}

/** Who gives a file a new name, and no folder, wants it to stay where it is. */
function besideItself({ files = "", to = "" }: Readonly<Record<string, string>>, request: string): string {
  const isName = asksForNames(request) && !to.includes("/") && !files.includes("*") && !files.includes("//");
  return isName ? folderOf(files) + to : to;
}

/** A line for a line. A new line that is empty takes the old one out. */
function editInput(source: Source, old: string, replacement: string): JsonObject {
  if (replacement.trim() === "") return deletionInput(source, old);
  const { path, request } = source;
  const fresh = isCopiedOver(source, old, replacement) ? old : withoutNewBlanks(old, replacement);
  return { path, old_text: old, new_text: withOldComment(old, fresh, request), line: lineNumber(source, old) };
}

const setsOut =
  /\b(?:swap|switch|exchange|order|sort|move|again|twice|repeat|copy|duplicate)|tausch|sortier|reihenfolge|nochmal|wiederhol|入れ替|並べ|繰り返|もう一度/iu;

/** Whether a line of the file was copied over another one that has nothing of it: a small model that doesn't know what to write does so. */
function isCopiedOver({ path, text, request }: Source, old: string, replacement: string): boolean {
  const own = wordsOf(old);
  const isElsewhere = text.split(/\r?\n/).some((line) => line !== old && line.trim() === replacement.trim());
  const isStrange = own.length > 0 && !wordsOf(replacement).some((word) => own.includes(word));
  return isElsewhere && isStrange && saysMuch(replacement) && !isProgram(path) && !setsOut.test(request);
}

function withoutNewBlanks(old: string, replacement: string): string {
  return /\s$/.test(old) ? replacement : replacement.trimEnd();
}

const emptiesIt =
  /\b(?:everything|empty|clear|entire|(?:whole|ganze) (?:file|list|document|section|part|datei|liste)|all (?:lines|of it|entries)|alles|leeren?)\b|全部|すべて|空に/iu;

/** A line goes with its line end, and with its entry; the last one with the line end before it. */
function deletionInput(source: Source, line: string): JsonObject {
  const { path, text, request } = source;
  const lines = text.split(/\r?\n/);
  const at = lineNumber(source, line) - 1;
  const entry = wholeEntry(lines, at, request);
  // the heading of a whole file isn't meant with all that stands under it
  const isAll = [...lines.slice(0, entry.from), ...lines.slice(entry.to)].every((other) => other.trim() === "");
  const { from, to } =
    isAll && entry.to - entry.from > 1 && !emptiesIt.test(request) ? { from: at, to: at + 1 } : entry;
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const gone = lines.slice(from, to).join(eol);
  if (to < lines.length) return { path, old_text: gone + eol, new_text: "", line: from + 1 };
  return { path, old_text: from > 0 ? eol + gone : gone, new_text: "", line: Math.max(1, from) };
}

/** Everything from one line to another, the nearest of its kind. */
function blockInput(source: Source, first: string, last: string, replacement: string): JsonObject {
  const { path, text } = source;
  const lines = text.split(/\r?\n/);
  const from = lineNumber(source, first) - 1;
  const to = Math.max(from, lines.indexOf(last, from));
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const gone = lines.slice(from, to + 1).join(eol);
  const here = lines.slice(from, to + 1);
  const others = new Set([...lines.slice(0, from), ...lines.slice(to + 1)]);
  // a small model that doesn't know what to write copies what stands beside it: nothing of it is new
  const fresh = replacement.split("\n").filter((each) => saysMuch(each) && !here.includes(each));
  const isCopied = fresh.length > 1 && fresh.every((each) => others.has(each));
  return { path, old_text: gone, new_text: isCopied ? gone : replacement.replace(/\n+$/, ""), line: from + 1 };
}

function saysMuch(line: string): boolean {
  return wordsOf(line).length > 1;
}

function addInput(source: Source, after: string, added: string): JsonObject {
  const { path, text } = source;
  const lines = text.split(/\r?\n/);
  const isAtEnd = after === endOfFile;
  const chosen = isAtEnd ? lines.findLastIndex((line) => line !== "") : lineNumber(source, after) - 1;
  const last = lines[chosen] ?? "";
  // nothing is left of what only repeats the file
  if (added.trim() === "" && last !== "") return { path, old_text: last, new_text: last };
  if (after === startOfFile) return startInput(path, lines, added);
  const beside = besideEntries(added.replace(/\n+$/, ""), lines, chosen);
  if (beside) return { path, ...beside };
  const index = isAtEnd ? chosen : endOfList(lines, chosen);
  const anchor = lines[index] ?? "";
  const body = asListItem(added.replace(/\n+$/, ""), lines, index);
  // a file with nothing in it but line ends
  if (index < 0) return { path, old_text: text, new_text: `${body}\n` };
  return { path, old_text: anchor, new_text: `${anchor}\n${body}`, line: index + 1 };
}

function startInput(path: string, lines: readonly string[], added: string): JsonObject {
  const index = lines[0]?.startsWith("#!") === true && lines.length > 1 ? 1 : 0;
  const first = lines[index] ?? "";
  return { path, old_text: first, new_text: `${added.replace(/\n+$/, "")}\n${first}`, line: index + 1 };
}

/**
 * An entry of several lines goes behind one of its kind, never into the middle of one or behind what encloses them all, with as
 * much room around it as the others have. Null where it is no such entry.
 */
function besideEntries(
  added: string,
  lines: readonly string[],
  chosen: number,
): { old_text: string; new_text: string; line: number } | null {
  const body = added.split("\n");
  const entries = entriesLike(body[0] ?? "", lines);
  const before = entries.findLast(({ from }) => from <= chosen) ?? entries[0];
  if (!before || entries.every(({ from, to }) => to - from < 2)) return null;
  const [first, second] = entries;
  const gap = first && second ? lines.slice(first.to, second.from) : lines.slice(before.from - 1, before.from);
  const isGap = gap.length > 0 && gap.every((line) => line.trim() === "");
  const indent = indentOf(lines[before.from] ?? "");
  const own = indentOf(body[0] ?? "");
  const shifted = body.map((line) => (line.startsWith(own) && line !== "" ? indent + line.slice(own.length) : line));
  const last = lines[before.to - 1] ?? "";
  return { old_text: last, new_text: [last, ...(isGap ? gap : []), ...shifted].join("\n"), line: before.to };
}

/** What is added after the heading of a list goes to the list's end, as a person would write it. */
function endOfList(lines: readonly string[], heading: number): number {
  if (listMarker.test(lines[heading] ?? "")) return heading;
  const first = lines.findIndex((line, index) => index > heading && line.trim() !== "");
  const marker = first === -1 ? undefined : listMarker.exec(lines[first] ?? "")?.[0];
  if (marker === undefined) return heading;
  const next = lines.findIndex((line, index) => index > first && !listMarker.test(line));
  return (next === -1 ? lines.length : next) - 1;
}

const listMarker = /^\s*(?:[-*+•]|\[[ x]\]) (?:\[[ x]\] )?/;

/** What goes into a list gets the list's marker, where the lines around have one and it has none. */
function asListItem(body: string, lines: readonly string[], index: number): string {
  const marker = listMarker.exec(lines[index] ?? "")?.[0];
  const others = [lines[index - 1], lines[index + 1]].filter((line) => line !== undefined && line.trim() !== "");
  const isList = marker !== undefined && others.every((line) => listMarker.exec(line ?? "")?.[0] === marker);
  if (!isList || body.split("\n").some((line) => listMarker.test(line) || line.trim() === "")) return body;
  return body.replace(/^\s*/gm, marker.replace("[x]", "[ ]"));
}

/** Counts from 1. Of equal lines the one that the request means: by the section that it stands in. */
function lineNumber({ text, request }: Source, line: string): number {
  const lines = text.split(/\r?\n/);
  const places = lines.flatMap((candidate, index) => (candidate === line ? [index + 1] : []));
  if (places.length < 2) return Math.max(1, places[0] ?? 1);
  const equal = rankLines(lines.join("\n"), request).filter((ranked) => places.includes(ranked.number));
  return equal.reduce(
    (best, ranked) => (ranked.score > best.score ? ranked : best),
    equal[0] ?? { number: 1, score: 0 },
  ).number;
}

/** A file's text without the fence that models like to put around it, ending in a line end. */
function ownFile(content: string, path: string): string {
  const fenced = /^```[^\n]*\n([\s\S]*?)\n?```\s*$/.exec(content);
  const own = fenced?.[1] !== undefined && !path.endsWith(".md") ? fenced[1] : content;
  const body = withoutLooseFence(own);
  return body.endsWith("\n") || body === "" ? body : `${body}\n`;
}

/** A fence at the end that closes nothing: a model closed the one that it was given. */
function withoutLooseFence(text: string): string {
  const fences = text.match(/^```/gm) ?? [];
  return fences.length % 2 === 1 ? text.replace(/\n```\s*$/, "") : text;
}
