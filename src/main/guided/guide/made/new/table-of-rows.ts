import { endingOf } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { type CsvLine, csvLines, plainCell, tableOfLines } from "../../facts/tables/csv-lines.ts";
import { type Fitting, rowsThatFit } from "../../facts/rows/rows-that-fit.ts";
import { rowsThatCount } from "../../facts/rows/rows-that-count.ts";
import { comparing, type Order, orderOf, placeOfKey, withoutWay } from "../../facts/tables/sorted-facts.ts";
import { saidColumns } from "../../request/texts-and-tables/said-columns.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { withoutSortClause } from "../../request/texts-and-tables/sort-clause.ts";
import { newFromOne } from "./new-from-one.ts";

/**
 * A new table with some of the rows or columns of one that is named, where a request says all of it: which rows, which columns, in which order. Empty
 * where it says anything else, or where it isn't clear which rows are meant.
 */
export async function tableCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found) return [];
  const { path, source } = found;
  // "英語で名簿.csv": where the name begins isn't clear
  if (/\p{L}(?:で|を|に|から|として|は|が)[\p{Script=Han}\p{Script=Katakana}]/u.test(path)) return [];
  const isAlike = endingOf(path).toLowerCase() === endingOf(source.path).toLowerCase();
  if (!/\.(?:csv|tsv)$/i.test(path) || !isAlike || !asksToWrite(request)) return [];
  const lines = csvLines((await view.text(source.path)) ?? "");
  if (!lines) return [];
  const content = contentOf(lines, withoutPaths(request));
  return content === null ? [] : [{ tool: "write", input: { path, content } }];
}

type Lines = { header: CsvLine; body: readonly CsvLine[]; delimiter: string };

function contentOf({ header, body, delimiter }: Lines, request: string): string | null {
  const table = tableOfLines({ header, body });
  const { columns } = table;
  const order = orderOf(request);
  const said = saidColumns(withoutWay(withoutSortClause(request)), columns);
  const key = order ? placeOfKey(order, columns) : null;
  if (!said || (order !== null && key === null) || rowsThatCount(table, request).sums > 0) return null;
  const fitting = rowsThatFit(table, said.rest);
  if (!saysOnly(said.rest, fitting, columns)) return null;
  const isWhole = fitting === null && said.places.length === columns.length;
  const chosen = fitting ? fitting.places.flatMap((place) => body[place] ?? []) : body;
  const sorted = order && key !== null ? sortedBy(chosen, key, order) : chosen;
  if ((isWhole && order === null) || sorted === null) return null;
  const isAll = said.places.every((place, at) => place === at) && said.places.length === columns.length;
  const written = [header, ...sorted].map(({ line, cells }) =>
    isAll ? line : said.places.map((place) => cells[place] ?? "").join(delimiter),
  );
  return `${written.join("\n")}\n`;
}

/** The rows in the order of one column; null where its values may mean something else. */
function sortedBy(rows: readonly CsvLine[], key: number, { isDescending }: Order): CsvLine[] | null {
  const valueOf = ({ cells }: CsvLine) => plainCell(cells[key] ?? "");
  const compare = comparing(rows.map(valueOf));
  if (compare === null) return null;
  const sorted = rows.toSorted((one, other) => compare(valueOf(one), valueOf(other)));
  return isDescending ? sorted.toReversed() : sorted;
}

/** What stands before a relative clause or behind it is the wish itself. */
const plainWords = new Set(
  `please pls can could would you i we me us my our need want like make create write save put build give get do generate export extract pull copy header headers heading stay stays keep first line call a an
  the new another little small csv file list table sheet named called as it to in into of out from with containing have has having there is are be
  all everything everyone everybody every only just rows row lines line entries entry ones those records people who that which whose and then
  bitte kannst könntest du ich wir mir uns brauche möchte hätte gern gerne mach mache erstelle erstell schreib schreibe eine einen ein neue neuen datei
  liste tabelle aus von mit allen alle alles nur den die der das dem zeilen einträge einträgen personen leute daraus namens und dann`.split(
    /\s+/,
  ),
);
/** The same in Japanese, whose words have no borders. */
const plainJapanese =
  /(?:(?<!いた)だけ|のみ)?を?(?:抜き出|取り出|書き出|まとめ|作成|作|保存|抽出)(?:した|して|し|って|る)?(?:ほしい|欲しい|ください|下さい|もらえますか)?|という|ファイル|一覧|リスト|名簿|表|ください|から|(?<!いた)だけ|のみ|して|[をにでのはと、。]/gu;
const clauseLead =
  /\b(?:who(?:['’]s|['’]ve)?|that(?:['’]s|['’]re)?|which|whose|where|with|(?:, ?)(?:die|der|das|deren|dessen)|bei denen|mit)\b/iu;
/** In such a clause something is said that no condition on a column tells. */
const saysOther =
  /\b(?:or|oder|half|twice|before|after|since|until|between|last|next|first|top|once|except|without|unless|if|vor|nach|seit|bis|zwischen|letzte\w*|nächste\w*|erste\w*|außer|ohne|wenn|halb\w*)\b/iu;
const denies = /\b(?:not|no|never|nicht|kein\w*)\b|\b(?:do|does|did|is|are|was|were|has|have|had|ca|wo)n['’]?t\b/iu;

/**
 * Whether a request says nothing but which rows are meant: outside of its clause there are only words for the wish itself, what the rows are called, and what the
 * rows have in common; and each part of the clause has a word of one of the conditions.
 */
function saysOnly(request: string, fitting: Fitting | null, columns: readonly string[]): boolean {
  const conditions = fitting?.names ?? [];
  const known = conditions.flatMap(wordsOf);
  const isKnown = (word: string) => known.some((other) => isSameNoun(word, other));
  const text = request
    .replaceAll(plainJapanese, " ")
    .replaceAll(/[;.!?\n]+/g, " ; ")
    .trim();
  const lead = clauseLead.exec(
    text.replace(/\b(?:with (?:everything|everyone|everybody|all|the)|mit (?:allen?|allem|den|der))\b/iu, (words) =>
      " ".repeat(words.length),
    ),
  );
  const [outside, clause] = lead ? [text.slice(0, lead.index), text.slice(lead.index + lead[0].length)] : [text, ""];
  const [inside = "", ...behind] = clause.split(";");
  const noun = lead ? (/(\p{L}+)\s*$/u.exec(outside)?.[1]?.toLowerCase() ?? "") : "";
  const left = wordsOf(`${outside} ${behind.join(" ")}`).filter((word) => !plainWords.has(word) && word !== noun);
  if (!left.every(isKnown)) return false;
  const parts = inside.split(/\b(?:and|und|but|aber)\b|,/iu).filter((part) => part.trim() !== "");
  const isTold = (part: string) => wordsOf(part).some((word) => isKnown(word) && !plainWords.has(word));
  const names = conditions.join(" and ");
  const isOther = saysOther.test(inside) && !/ or /.test(names);
  const isDenied = denies.test(inside) && !/(?<!\p{L})(?:no|n|nein|not|false|0)(?!\p{L})/iu.test(names);
  // a condition of which nothing is said would be one too many
  const isSaid = (condition: string) =>
    wordsOf(condition).some((word) => wordsOf(text).some((other) => isSameNoun(word, other)));
  return parts.every(isTold) && !isOther && !isDenied && conditions.every(isSaid) && columns.length > 1;
}
