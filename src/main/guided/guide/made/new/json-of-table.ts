import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { csvLines, tableOfLines } from "../../facts/csv-lines.ts";
import { asksToWrite } from "../../request/request-intent.ts";
import { withoutPaths } from "../../request/wanted-words.ts";
import { sameNounAs, wordsOf } from "../../request/words.ts";
import { newFromOne } from "./new-from-one.ts";

/** As JSON writes numbers, so that nothing of a cell is lost: 007 and +49 are none. */
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/u;
const turnsInto =
  /->|→|=>|\b(?:turn|convert|transform|translate|wandle?|umwandeln|konvertier\p{L}*)(?!\p{L})|変換|にして/iu;
/** Values that are to be texts whatever they look like. */
const asTexts = /(?<!\p{L})(?:strings?|texts?|quoted|quotes|zeichenketten?|text)(?!\p{L})|文字列/iu;
/** "for my web page", "so that the app can read it". */
const purpose =
  /(?<!\p{L})(?:for|für)(?! (?:each|every|jede)\p{L}*)(?: \p{L}+){1,5}(?=\s*(?:[.,;:!?]|$))|(?<!\p{L})(?:so that|because|damit|weil)(?!\p{L})[^.;!?]*/giu;
const perRow = /(?<!\p{L})(?:per|for each|for every|each|every|pro|je|für jede[nrs]?) \p{L}+/giu;
const plain = new Set(
  `please pls can could would you i we me us my our need want like make create write save put get generate export turn convert transform translate
  the a an new file json csv table list array one object objects record records entry entries item items row rows line lines column columns key keys field fields
  property properties names name header headers heading headings number numbers numeric value values as in it its is are be to into from of with and all
  called named same should must have has which that this contents whole each as they the stand there first
  bitte kannst könntest du ich wir mir uns brauche möchte hätte gern mach mache erstelle erstell schreib wandle konvertiere um eine einen ein neue datei liste tabelle
  objekt objekte objekten zeile zeilen spalte spalten spaltennamen schlüssel feld felder kopfzeile überschrift überschriften zahl zahlen wert werte aus von mit in als und den
  die der das dem wie soll sollen sein jeweils daraus`.split(/\s+/),
);
const plainJapanese =
  /(?:変換|作成|作|保存)(?:した|して|し|って|る)?(?:ほしい|欲しい|ください|下さい|もらえますか)?|として|という|ファイル|配列|オブジェクト|列名|見出し|ヘッダー|キー|数値|そのまま|ください|から|して|[をにでのはとがも、。1１行件つ]/gu;

/** A table as a list of objects in JSON, its numbers as numbers, where a request wants just that of one file that is named. Empty where it wants anything else. */
export async function jsonCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromOne(request, files);
  if (!found || !/\.json$/iu.test(found.path) || !/\.(?:csv|tsv)$/iu.test(found.source.path)) return [];
  if (!asksToWrite(request) && !turnsInto.test(request)) return [];
  const lines = csvLines((await view.text(found.source.path)) ?? "");
  const table = lines && tableOfLines(lines);
  if (!table || !saysNothingElse(request, [...table.columns, found.path, found.source.path])) return [];
  const isUneven = table.rows.some((row) => row.length !== table.columns.length);
  if (isUneven || new Set(table.columns).size < table.columns.length || table.columns.includes("")) return [];
  const content = `${jsonOf(table.columns, table.rows, asTexts.test(request))}\n`;
  return [{ tool: "write", input: { path: found.path, content } }];
}

function saysNothingElse(request: string, known: readonly string[]): boolean {
  const isKnown = sameNounAs(known.flatMap(wordsOf));
  const text = withoutPaths(request).replaceAll(purpose, " ").replaceAll(perRow, " ").replaceAll(plainJapanese, " ");
  const left = wordsOf(text).filter((word) => !plain.has(word));
  return left.every((word) => asTexts.test(word) || isKnown(word));
}

/** A column of nothing but numbers holds numbers; where one of them is missing there is none. */
function jsonOf(columns: readonly string[], rows: readonly (readonly string[])[], isText: boolean): string {
  const isNumber = columns.map((_, at) => {
    const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    return !isText && cells.length > 0 && cells.every((cell) => number.test(cell));
  });
  const valueOf = (cell: string, at: number) => (isNumber[at] ? (cell === "" ? null : Number(cell)) : cell);
  const objects = rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, valueOf(row[at] ?? "", at)])),
  );
  return JSON.stringify(objects, null, 2);
}
