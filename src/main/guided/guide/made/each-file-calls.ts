import type { Call } from "../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../workspace-view.ts";
import { saidLinePlace } from "../request/texts-and-tables/said-line-place.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { frontMatterEnd } from "../written/front-matter.ts";
import { eachFile } from "./each-file.ts";

/** The line that a request wants in each file, where it says that it stands at their ends or beginnings. Empty where it says no such thing. */
export async function eachFileCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const place = saidLinePlace(request);
  if (place === null) return [];
  const each = await eachFile(request, files, view);
  if (!each || each.missing.some(({ path }) => closesItself.test(path))) return [];
  if (place === "top" && each.missing.some(({ text }) => frontMatterEnd(text.split(/\r?\n/)) !== null)) return [];
  if (place === "end" && !saysLine.test(request) && each.missing.some(endsInList)) return [];
  return each.missing.flatMap((file) =>
    added(each.line, file, place === "end" ? endOf(file, request) : { kind: "before", room: "" }),
  );
}

/** At the end of these a line would belong to nothing, or break what is there. */
const closesItself = /\.(?:jsonc?|html?|xml|svg|ics|vcf|csv|tsv|ipynb)$/i;

/** A list goes on in its own way, unless a line is wanted. */
function endsInList({ text }: FileText): boolean {
  return /^\s*(?:[-*+•・|]|\d+[.)])\s/u.test(text.trimEnd().split("\n").at(-1) ?? "");
}

const saysLine =
  /(?<!\p{L})(?:lines?|sentences?|text|footer|header|signature|zeilen?|satz|text|with|mit)(?!\p{L})|行|文/iu;

/** In a text with paragraphs it is one of its own; what is to be the last line of a plain text joins lines that stand right under each other. */
function endOf({ path, text }: FileText, request: string): Place {
  const hasParagraphs = /\.(?:md|markdown|txt)$/i.test(path) && /\S[^\n]*\r?\n\s*\n\s*\S/.test(text);
  const isJoined = /\.txt$/i.test(path) && lastLine.test(request) && /\S[^\n]*\n[^\n]*\S[^\n]*\s*$/.test(text);
  return { kind: "end", room: hasParagraphs && !isJoined ? "\n" : "" };
}

const lastLine = /(?<!\p{L})(?:last line|letzte zeile)(?!\p{L})|最後の行|最終行/iu;

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
  return each.missing.flatMap((file) => added(each.line, file, place));
}

function added(line: string, { path, text }: FileText, place: Place): Call[] {
  const index = indexOf(place, text);
  const anchor = text.split(/\r?\n/)[index];
  if (anchor === undefined) return [];
  const whole = place.kind === "before" ? `${line}\n${anchor}` : `${anchor}\n${place.room}${line}`;
  return [{ tool: "edit", input: { path, old_text: anchor, new_text: whole, line: index + 1 } }];
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
