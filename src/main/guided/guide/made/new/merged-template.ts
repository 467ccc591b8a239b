import { folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, Table, WorkspaceView } from "../../../workspace-view.ts";
import { rowsThatFit } from "../../facts/rows/rows-that-fit.ts";
import { extensionOf } from "../../files/file-kinds.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { namedFiles, newFiles } from "../../files/named-files.ts";
import { withSpelledUmlauts } from "../../request/words/spelled-umlauts.ts";
import { isTemplate, withRow } from "./template-marks.ts";

const mostWritten = 100;
const ofEach =
  /(?<!\p{L})(?:per|each|every(?:one|body)?|apiece|pro|je(?:weils)?|jede[nrsm]?|alle)(?!\p{L})|ごと|それぞれ|ずつ|一人一人/iu;
/** Not all rows are meant. */
const ofSome =
  /(?<!\p{L})(?:who|whose|that (?:is|are|has|have)|which|only|not|n['’]t|except|without|but|unless|der|die|deren|nur|nicht|außer|ohne|kein\p{L}*)(?!\p{L})|だけ|以外|のみ|ない/iu;
const folderSaid =
  /(?<!\p{L})(?:folder|directory|ordner|verzeichnis) (?:called |named |namens |with the name )?["'\u0060„“]?(?!(?:with|as|for|of|and|so|in|named|where|which|that|mit|für|und|als|wo|in)(?!\p{L}))(?<behind>[\p{L}\p{N}_-]+)|(?<!\p{L})(?:in|into|to|under|nach|unter) (?:the |a |den |einen )?["'\u0060„“]?(?!(?:an?|the|einen?|den|new|neuen)(?!\p{L}))(?<before>[\p{L}\p{N}_-]+)(?:\/|["'\u0060“”]? (?:folder|directory|ordner|verzeichnis))(?!\p{L})|(?<inJapanese>[\p{L}\p{N}_-]+)(?:フォルダ|\/)/iu;

/**
 * A template filled in once for each row of a table that a request means, in files that are called as its example for one of the rows: "one card per guest in cards, named like anna-keller.txt".
 * Empty where the example fits no row, it isn't clear which rows are meant, or a mark has no value.
 */
export async function mergedTemplateCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [example, ...others] = newFiles(request, files);
  if (example === undefined || others.length > 0 || !ofEach.test(request)) return [];
  const named = namedFiles(request, files).filter(({ size }) => size <= mostBytes);
  const texts = await Promise.all(named.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  const [template, ...more] = texts.filter(({ path, text }) => !isTable.test(path) && isTemplate(text));
  const tables = (named.some(({ path }) => isTable.test(path)) ? named : files).filter(({ path }) =>
    isTable.test(path),
  );
  const [source, ...rest] = tables;
  const table = source && rest.length === 0 ? await view.table(source.path) : null;
  if (!template || more.length > 0 || !table) return [];
  const rows = rowsMeant(table, request);
  const nameOf = namedLike(stemOf(example), table.rows);
  if (rows.length === 0 || rows.length > mostWritten || !nameOf) return [];
  const folder = folderOf(example) || (saidFolder(request) ?? "");
  const calls = rows.flatMap((row): Call[] => {
    const content = withRow(template.text, table.columns, row);
    const path = `${folder}${nameOf(row)}.${extensionOf(example)}`;
    return content === null ? [] : [{ tool: "write", input: { path, content } }];
  });
  const paths = new Set(calls.map(({ input }) => input["path"]));
  const isClear = calls.length === rows.length && paths.size === rows.length;
  return isClear && !files.some(({ path }) => paths.has(path)) ? calls : [];
}

const isTable = /\.(?:csv|tsv|json)$/iu;

function rowsMeant(table: Table, request: string): readonly (readonly string[])[] {
  const fitting = rowsThatFit(table, request, "take");
  if (fitting) return fitting.places.flatMap((place) => (table.rows[place] ? [table.rows[place]] : []));
  return ofSome.test(request) ? [] : table.rows;
}

function saidFolder(request: string): string | null {
  const { behind, before, inJapanese } = folderSaid.exec(request)?.groups ?? {};
  const name = behind ?? before ?? inJapanese;
  return name === undefined ? null : `${name}/`;
}

/** How files are called after rows, by the example for one of these; null where it fits none, or is made of more than one cell and what stands around that. */
function namedLike(example: string, rows: readonly (readonly string[])[]): ((row: readonly string[]) => string) | null {
  for (const row of rows)
    for (const [column, cell] of row.entries())
      for (const spell of spellings) {
        const own = spell(cell.trim());
        const at = own.length > 1 ? example.indexOf(own) : -1;
        const [before, behind] = [example.slice(0, at), example.slice(at + own.length)];
        const isApart = !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind);
        if (at !== -1 && isApart && !/\d/.test(before + behind))
          return (other) => before + spell(other[column]?.trim() ?? "") + behind;
      }
  return null;
}

const spellings: readonly ((cell: string) => string)[] = [
  (cell) => cell,
  ...["-", "_", "", "."].flatMap((sign) => [
    (cell: string) => inWords(withSpelledUmlauts(cell.toLowerCase()), sign),
    (cell: string) => inWords(cell.toLowerCase(), sign),
    (cell: string) => inWords(cell, sign),
  ]),
];

function inWords(text: string, sign: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(sign);
}
