import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { oncePerRequest } from "../files/once-per-request.ts";
import { frontMatterEnd } from "../written/front-matter.ts";
import { meantForms } from "../request/request-intent.ts";
import { namedFolder } from "../files/named-files.ts";
import { severalFiles } from "../files/several-files.ts";
import { quotedPhrases } from "../request/search-words.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { unwantedWords } from "../request/wanted-words.ts";
import { wordsOf } from "../request/words.ts";

const mostFiles = 100;

/** A line that every file of a kind is to have, and the files that don't have it yet. */
export type EachFile = { line: string; missing: readonly { path: string; text: string }[] };

/**
 * What a request wants to have in each file: `every post under posts/ needs a line 'lang: en'`. A file that has the line, or
 * another value for its key, is left alone. Null where a request wants no such thing.
 */
export const eachFile = oncePerRequest(findEachFile);

async function findEachFile(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<EachFile | null> {
  // who names a line to change or delete it means the files that have it
  const line = meantForms(request)[0] === "add" ? saidLine(request) : null;
  if (line === null || !/\b(each|every|all|jede[mnrs]?|alle[mnr]?)\b|各|すべて|全/iu.test(request)) return null;
  const scope = scopeOf(request, files);
  if (scope === null || scope.length > mostFiles) return null;
  const key = /^[\w-]+\s*[:=]/.exec(line)?.[0];
  const texts = await Promise.all(scope.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? null })));
  const missing = texts.flatMap(({ path, text }) => {
    const lines = text?.split(/\r?\n/) ?? [];
    const hasKey = key !== undefined && lines.slice(0, linesWithKeys).some((other) => other.startsWith(key));
    const has = hasKey || lines.some((other) => other.trim() === line);
    return text === null || has ? [] : [{ path, text }];
  });
  return { line, missing };
}

/** Keys stand at the top of a file; further down the same word is text. */
const linesWithKeys = 7;

/** The line itself, in quotation marks or on a line of its own. */
function saidLine(request: string): string | null {
  // "needs lang: en in its front matter"
  const key =
    /\b(?:needs?|add|gets?|have|braucht|bekommt)\s+(?:an?\s+)?["'\u0060]?([\w-]+: [^\s"'\u0060,;]+)["'\u0060]?\s+(?:in|to|into|im|ins)\s+(?:(?:its|their|the|his)\s+)?front ?matter/iu.exec(
      request,
    )?.[1];
  if (key !== undefined) return key;
  if (!/\b(lines?|zeilen?|header|footer|comment|kommentar)\b|行/iu.test(request)) return null;
  const own = /\b(?:line|zeile)\b[^\n]{0,20}\n+([^\n]+)\n/iu.exec(request)?.[1];
  const quoted = quotedPhrases(request).find((phrase) => phrase.trim().length > 3);
  return (own ?? quoted)?.trim() ?? null;
}

/** The files of the folder or of the kind that is named, of several kinds in a folder the most frequent; else those that are meant without names. */
function scopeOf(request: string, files: readonly FileEntry[]): readonly FileEntry[] | null {
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  const inside = folder === null ? files : files.filter(({ path }) => path.startsWith(`${folder}/`));
  const ending = saidEnding(request) ?? (folder === null ? null : commonEnding(inside));
  if (ending === null) return severalFiles(request, files);
  const unwanted = new Set(unwantedWords(request));
  return inside.filter(({ path }) => path.endsWith(ending) && !wordsOf(path).some((word) => unwanted.has(word)));
}

function saidEnding(request: string): string | null {
  return (
    /(?<![\p{L}\p{N}_])\*?(\.[a-z]{1,5})[ -](?:files?|dateien)|\*(\.[a-z]{1,5})\b/iu
      .exec(request)
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

function commonEnding(files: readonly FileEntry[]): string | null {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const ending = /\.[^./]+$/.exec(path)?.[0];
    if (ending) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? null;
}

/** The same line at the same place of the other files, once the model has put it into the first. */
export async function additionCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const path = last?.input["path"];
  if (!last || last.isMade || last.tool !== "edit" || last.status !== "ok" || typeof path !== "string") return [];
  const each = await eachFile(request, files, view);
  const text = each ? await view.text(path) : null;
  const place = each && text !== null ? placeOf(each.line, text) : null;
  if (!each || !place) return [];
  return each.missing.flatMap((file) => {
    const index = indexOf(place, file.text);
    const lines = file.text.split(/\r?\n/);
    const anchor = lines[index];
    if (anchor === undefined) return [];
    const added = place.kind === "before" ? `${each.line}\n${anchor}` : `${anchor}\n${place.room}${each.line}`;
    return [{ tool: "edit", input: { path: file.path, old_text: anchor, new_text: added, line: index + 1 } }];
  });
}

/**
 * Where a line stands: before all others, at the end of the front matter, behind the last line of all, or behind one that begins like
 * `anchor`. `room` is a blank line or none.
 */
type Place =
  | { kind: "before"; room: "" }
  | { kind: "front"; room: "" }
  | { kind: "end"; room: "" | "\n" }
  | { kind: "behind"; room: "" | "\n"; anchor: string };

function placeOf(line: string, text: string): Place | null {
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex((other) => other.trim() === line);
  if (index === -1) return null;
  const isShebang = index === 1 && lines[0]?.startsWith("#!") === true;
  if (index === 0 || isShebang) return { kind: "before", room: "" };
  if (index === frontMatterEnd(lines)) return { kind: "front", room: "" };
  const room = lines[index - 1]?.trim() === "" ? "\n" : "";
  const anchor = lines[index - (room === "" ? 1 : 2)] ?? "";
  const isLast = lines.slice(index + 1).every((other) => other.trim() === "");
  return isLast ? { kind: "end", room } : { kind: "behind", room, anchor };
}

/** The line of a file that the new one goes behind, or before; -1 where it has none like that. */
function indexOf(place: Place, text: string): number {
  const lines = text.split(/\r?\n/);
  if (place.kind === "before") return lines[0]?.startsWith("#!") === true ? 1 : 0;
  if (place.kind === "front") return frontMatterEnd(lines) ?? -1;
  if (place.kind === "end") return lines.findLastIndex((line) => line.trim() !== "");
  const key = /^\s*[\w-]+\s*[:=]/.exec(place.anchor)?.[0];
  const same = lines.indexOf(place.anchor);
  return same !== -1 || key === undefined ? same : lines.findIndex((line) => line.startsWith(key));
}
