import { baseName } from "../../../../../shared/path-parts.ts";
import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { delimiterFor, tableText } from "../../facts/tables/csv-lines.ts";
import { labelled, type LabelledText, labelledText } from "../../facts/tables/labelled-lines.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { newFiles, writtenFiles } from "../../files/named-files.ts";
import { isAddress } from "../../request/values/is-address.ts";
import { asksToWrite } from "../../request/wishes/request-intent.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { isSameNoun, wordsOf } from "../../request/words/words.ts";
import { saidScope } from "../places/said/said-scope.ts";
import { saysNothingElse } from "./plain-conversion.ts";

const fewest = 2;
const most = 200;
const mostColumns = 12;
const perRow = String.raw`(?:(?:one|a|each) (?:row|line) (?:per|for (?:each|every)) (?<noun>\p{L}+)|(?:eine|je eine) zeile (?:pro|für jede[nrs]?|je) (?<nomen>\p{L}+)|(?:one|each) (?<each>\p{L}+) per (?:row|line)|1つ1行)`;
const ofColumns = String.raw`(?:(?:the )?columns?(?: are)?|(?:den |die )?spalten?(?: sind)?|列は)`;
/** "one row per flat: street, rooms", "with the columns name, time and servings" */
const list = new RegExp(
  String.raw`(?:${perRow}|(?<!\p{L})${ofColumns})(?:\s*[:：(]\s*|,?\s+(?:with|mit|having)\s+|\s+|(?<=は))(?<names>[^.;:!?。()\n]{3,200})`,
  "iu",
);
const between = /\s*[,、]\s*(?:(?:and|und) )?|\s+(?:and|und|&)\s+/iu;
const ofName = /^(?:names?|titles?|titel|bezeichnung|名前|題名|タイトル)$/iu;
const ofAddress = /^(?:street|address|straße|adresse|anschrift|住所)$/iu;
const ofFile = /^(?:file|file ?name|datei|dateiname|ファイル名?)$/iu;
/** Only some of the files are meant, another order, or more than what is there by name. */
const saysMore =
  /\d|(?<!\p{L})(?:only|just|under|over|more|less|than|without|except|not|cheap\p{L}*|best|sort\p{L}*|order\p{L}*|rank\p{L}*|first|last|add\p{L}*|also|bold|average|total|sum|highlight|mark|links?|linked|per (?:month|year|person)|convert\p{L}*|round\p{L}*|nur|unter|über|mehr|weniger|als|ohne|außer|nicht|billig\p{L}*|beste\p{L}*|sortier\p{L}*|reihenfolge|zuerst|zuletzt|auch|fett|durchschnitt|summe|gesamt|markier\p{L}*|verlink\p{L}*)(?!\p{L})|だけ|のみ|以外|順|合計|平均|追加/iu;

/**
 * A new table with a row for each file of the folder that a request speaks of, and a column for each thing that it lists: what the files say by that name, or what they
 * are called. Empty where a file lacks one, or anything else is wanted.
 */
export async function fileTableCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const [path, ...otherNew] = newFiles(request, files);
  if (path === undefined || otherNew.length > 0 || !/\.(?:md|csv|tsv)$/iu.test(path)) return [];
  if (!asksToWrite(request) || writtenFiles(request, files).length > 0) return [];
  const said = list.exec(request);
  const names = (said?.groups?.["names"] ?? "")
    .split(between)
    .map((name) => name.replace(/^(?:its|their|the|die|der|das) /iu, "").trim());
  const scope = saidScope(request, files, null);
  if (!said || names.length < 2 || names.length > mostColumns || names.includes("") || !scope || scope.folder === "")
    return [];
  const noun = said.groups?.["noun"] ?? said.groups?.["nomen"] ?? said.groups?.["each"] ?? "";
  const folder = baseName(scope.folder.slice(0, -1));
  if (!saysOnly(request.replace(said[0], " "), path, [noun, folder, scope.folder])) return [];
  const isRead = scope.files.every((file) => /\.(?:txt|md)$/iu.test(file.path) && file.size <= mostBytes);
  if (!isRead || scope.files.length < fewest || scope.files.length > most) return [];
  const texts = await Promise.all(scope.files.map(async (file) => (await view.text(file.path)) ?? ""));
  const rows = rowsOf(
    names,
    texts.map(labelledText),
    scope.files.map((file) => file.path),
    [noun, folder],
  );
  return rows ? [{ tool: "write", input: { path, content: tableOf(path, names, rows) } }] : [];
}

/** Whether the sentence of the new file wishes for nothing else, and the others for nothing at all. */
function saysOnly(rest: string, path: string, known: readonly string[]): boolean {
  return sentencesOf(rest).every((sentence) => {
    if (saysMore.test(sentence.replaceAll(path, " "))) return sentence.includes(path) ? false : isTale(sentence);
    return sentence.includes(path)
      ? saysNothingElse(sentence, [...known, "markdown", "folder", "ordner", "フォルダ"], null)
      : !asksToWrite(sentence);
  });
}

/** "I can't decide between the flats", "there are more than I can read": nothing is wished for. */
function isTale(sentence: string): boolean {
  return (
    !/\d/u.test(sentence) &&
    /^\s*(?:i|we|there|ich|wir|es)(?!\p{L})[^]*(?:can['’]?t|cannot|kann|can not|don['’]?t know|weiß)(?!\p{L})/iu.test(
      sentence,
    ) &&
    !asksToWrite(sentence)
  );
}

/** Null where a file lacks the value of a column, or a column is none of what they say. */
function rowsOf(
  names: readonly string[],
  texts: readonly LabelledText[],
  paths: readonly string[],
  nouns: readonly string[],
): string[][] | null {
  const columns = names.map((name): readonly (string | null)[] => {
    const values = texts.map((text) => labelled(text, name));
    if (values.some((value) => value !== null)) return values;
    if (ofFile.test(name)) return paths.map(baseName);
    const titles = texts.map(({ title }) => title);
    const isCalled =
      ofName.test(name) || nouns.some((noun) => noun !== "" && isSameNoun(noun.toLowerCase(), name.toLowerCase()));
    const isThere = ofAddress.test(name) && titles.every((title) => title !== null && isAddress(title));
    const isOfLine = texts.some(({ lines }) =>
      lines.some(([label]) => wordsOf(label).some((word) => wordsOf(name).includes(word))),
    );
    return (isCalled || isThere) && !isOfLine && new Set(titles).size === titles.length
      ? titles
      : texts.map(() => null);
  });
  const rows = texts.map((_, at) => columns.flatMap((values) => values[at] ?? []));
  return rows.every((row) => row.length === names.length) ? rows : null;
}

function tableOf(path: string, names: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!/\.md$/iu.test(path)) return tableText(names, rows, delimiterFor(path));
  const line = (row: readonly string[]) => `| ${row.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  const head = names.map((name) => name.slice(0, 1).toUpperCase() + name.slice(1));
  return `${[line(head), line(names.map(() => "---")), ...rows.map(line)].join("\n")}\n`;
}
