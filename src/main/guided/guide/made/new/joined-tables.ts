import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { csvLines, plainCell } from "../../facts/tables/csv-lines.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { keptFiles } from "../../request/limits/kept-files.ts";
import { clausesOf } from "../../request/limits/denied-clauses.ts";
import { isDenial } from "../../request/limits/ruled-out-files.ts";
import { wantsGone } from "../../request/texts-and-tables/wants-gone.ts";
import { monthOf } from "../../request/dates/request-dates.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { limitsFiles } from "../places/said/limits-files.ts";
import { saysDeleting } from "../../request/files/says-deleting.ts";
import { saidScope } from "../places/said/said-scope.ts";
import { isSum } from "../../written/rows-in-order.ts";

const joins =
  /(?<!\p{L})(?:merg\p{L}*|combin\p{L}*|concatenat\p{L}*|join(?:ed)?|append\p{L}*|(?:put|bring|get|want|need|have) [^.;!?]{0,60}?(?:together|into one|in one)|(?:mak|creat|build|writ)\p{L}* [^.;!?]{0,80}?(?:out of|from|of (?:all|the|these|those))|zusammen\p{L}*|füg\p{L}* [^.;!?]{0,80}?zusammen|vereinig\p{L}*|(?:mach|erstell|bau)\p{L}* [^.;!?]{0,80}?aus|zu einer)(?!\p{L})|まとめ|結合|統合|つなげ|合わせ/iu;
/** Something else becomes of the rows than that they stand below each other. */
const saysMore =
  /(?<!\p{L})(?:only|just|without|except|but not|sum\p{L}*|total\p{L}*|averag\p{L}*|count\p{L}*|sort\p{L}*|order(?:ed)? by|duplicat\p{L}*|twice|uni(?:que|fy)|columns?|column|side by side|where|whose|per|by|add(?: an?| the)|rename|round\p{L}*|convert\p{L}*|nur|ohne|außer|summ\p{L}*|gesamt\p{L}*|spalten?|sortier\p{L}*|doppelt\p{L}*|pro|je|nach|ergänz\p{L}*)(?!\p{L})|(?<!いた)だけ|のみ|合計|列|並べ替え|重複|除/iu;
const oneHeader =
  /(?:(?:with|and|mit|und|but|aber) )?(?:just|only|a single|nur)? ?(?:one|a|a single|einer|eine|einem|die) (?:single |einzigen? )?(?:header|head|title|heading|kopfzeile|überschrift\p{L}*)(?:[ -]?(?:line|row|zeile))?(?: (?:(?:only|just|nur) )?(?:once|einmal))?|(?:the )?header(?:[ -]?(?:line|row))? (?:only|just) once|見出し(?:行)?は(?:1|一|最初の)(?:行|つ|回)?(?:だけ)?/giu;
const fewest = 2;

/** A new table of others, and which ones it is made of. */
export type JoinedTable = { path: string; content: string; sources: readonly string[] };

/** The new table that a request wants made of others below each other. Empty where it says anything else of the rows, or leaves open which tables are meant. */
export async function joinedTableCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const joined = await joinedTable(request, files, view);
  return joined ? [{ tool: "write", input: { path: joined.path, content: joined.content } }] : [];
}

/** The same as what is to be written, and of what; null where it is open. */
export async function joinedTable(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<JoinedTable | null> {
  const [path, ...others] = newFiles(request, files);
  if (path === undefined || others.length > 0 || !/\.(?:csv|tsv)$/iu.test(path) || !joins.test(withoutPaths(request)))
    return null;
  const wish = clausesIn(request)
    .filter((clause) => !saysSourcesGo(clause))
    .join(" ");
  if (saysMore.test(withoutPaths(wish).replaceAll(oneHeader, " "))) return null;
  const sources = sourcesOf(path, request, files);
  if (sources.length < fewest || keptFiles(request, files).some((kept) => sources.includes(kept))) return null;
  const texts = await Promise.all(sources.map((source) => view.text(source)));
  const content = contentOf(texts);
  return content === null ? null : { path, content, sources };
}

/** Whether a request wants the tables gone that a new one is made of: "Then the quarter files can go". */
export function wantsSourcesGone(request: string): boolean {
  return clausesIn(request).some((clause) => saysSourcesGo(clause) && !isDenial(clause));
}

function clausesIn(request: string): readonly string[] {
  return clausesOf(request).flatMap((clause) =>
    clause.split(/\s(?:and|und)\s(?=(?:then |dann )?(?:delet|remov|get rid|lösch|entfern))/iu),
  );
}

function saysSourcesGo(clause: string): boolean {
  return (wantsGone(clause) || saysDeleting(clause)) && sourcesSaid.test(clause) && !limitsFiles(withoutYears(clause));
}

const sourcesSaid =
  /(?<!\p{L})(?:files|tables|csvs?|originals|parts|quarters|months|they|them|those|these|(?:old|single|original|other) ones|dateien|tabellen|originale|teile|einzelnen|alten|sie|diese)(?!\p{L})|元の|それら|各/iu;

function withoutYears(clause: string): string {
  return clause.replaceAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g, " ");
}

/** One header, and the rows of all below it; null where a table has another header, a sum among its rows, or lines that end otherwise. */
function contentOf(texts: readonly (string | null)[]): string | null {
  const tables = texts.flatMap((text) => (text === null || text.includes("\r") ? [] : (csvLines(text) ?? [])));
  const [first] = tables;
  const isAlike = tables.every(
    ({ header, body }) =>
      header.line === first?.header.line &&
      body.every(({ cells }) => cells.length === header.cells.length && !isSum.test(plainCell(cells[0] ?? ""))),
  );
  if (!first || !isAlike || tables.length < texts.length) return null;
  const lines = [first.header, ...tables.flatMap(({ body }) => body)].map(({ line }) => line);
  return `${lines.join("\n")}\n`;
}

/** Tables that are named, in that order; all in the folder that is spoken of; or those that are called like the new one, and go on behind that. */
function sourcesOf(path: string, request: string, files: readonly FileEntry[]): readonly string[] {
  const ofKind = (file: FileEntry) =>
    endingOf(file.path).toLowerCase() === endingOf(path).toLowerCase() && file.size <= mostBytes;
  const named = namedFiles(request, files).filter(ofKind);
  if (named.length > 0) return named.length < fewest ? [] : named.map((file) => file.path);
  const scope = saidScope(request, files, null)?.files.filter(ofKind) ?? [];
  if (allTables.test(withoutPaths(request))) return inOrder(scope);
  const lead = stemOf(path).toLowerCase();
  const series = scope.filter(({ path: other }) => {
    const stem = stemOf(other);
    return stem.toLowerCase().startsWith(lead) && /^[ _.-]?(?:\p{L}?\d+|\p{L}{3,9})$/u.test(stem.slice(lead.length));
  });
  return inOrder(series);
}

const allTables =
  /(?<!\p{L})(?:all|these|both|every|alle[nr]?|diese|beide[nr]?) (?:(?:the|my|our|of|die|meine) )*(?:\p{L}+ )?(?:csvs?|tables?|tabellen|csv[- ]?(?:files|dateien))(?!\p{L})|(?:すべて|ぜんぶ|全部|全て)の(?:csv|表)/iu;

/** By the numbers or months in their names; none where names tell neither. */
function inOrder(files: readonly FileEntry[]): readonly string[] {
  const keyed = files.map(({ path }) => ({ path, key: keyOf(stemOf(path)) }));
  const isClear = new Set(keyed.map(({ key }) => key)).size === keyed.length && keyed.every(({ key }) => key !== "");
  const isOneFolder = new Set(files.map(({ path }) => folderOf(path))).size === 1;
  return isClear && isOneFolder
    ? keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ path }) => path)
    : [];
}

const longestNumber = 8;

function keyOf(stem: string): string {
  const parts = stem.match(/\d+|\p{L}{3,}/gu) ?? [];
  const numbers = parts.flatMap((part) => {
    const number = /^\d/.test(part) ? Number(part) : monthOf(part);
    return number === null ? [] : [String(number).padStart(longestNumber, "0")];
  });
  return numbers.join(".");
}
