import type { Call } from "../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { leftOutWords } from "../../request/limits/left-out.ts";
import { newFromText } from "./new-from-one.ts";
import { escaped, htmlPage } from "./html-page.ts";

/** A text as it stands there: what comes before its rows, the rows in two cells each, and what comes behind. */
type Parts = {
  title: string;
  before: readonly string[];
  rows: readonly (readonly [string, string])[];
  behind: readonly string[];
};

const largest = 4_000;
const fewestRows = 3;
const wantsTable = /(?<![A-Za-zÄÖÜäöü])(?:tables?|tabelle\p{L}*|tabellarisch)(?![A-Za-z])|表|テーブル/iu;
/** More is to be on the page than the text, less, or it is to look a certain way. */
const saysMore =
  /(?<!\p{L})(?:colou?r\p{L}*|css|style\p{L}*|design\p{L}*|modern|logo|pictures?|photos?|images?|links?|menu|map|button\p{L}*|heading|title|columns?|translat\p{L}*|in (?:english|german|french)|only|sort\p{L}*|and add|also|farb\p{L}*|bild\p{L}*|schön\p{L}*|überschrift\p{L}*|spalten?|nur|außerdem|dazu|sortier\p{L}*)(?!\p{L})|色|画像|写真|デザイン|リンク|地図|見出し|英語|(?<!いた)だけ|のみ|追加/iu;

/** A page out of a short text that has rows of two parts in one place, which a request wants as a table. Empty where it wants anything else on it. */
export async function pageCalls(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  const found = newFromText(request, files, { to: /\.html?$/iu, from: /\.txt$/iu, largest });
  if (!found) return [];
  const { path, source } = found;
  if (!wantsTable.test(request) || saysMore.test(request) || leftOutWords(request).length > 0) return [];
  const text = (await view.text(source.path)) ?? "";
  const parts = partsOf(text.split(/\r?\n/).map((line) => line.trim()));
  return parts === null ? [] : [{ tool: "write", input: { path, content: pageOf(parts, /[ぁ-ん]/u.test(text)) } }];
}

/** Null where there is no title above, or not just one block of rows. */
function partsOf(lines: readonly string[]): Parts | null {
  const [title = "", ...rest] = lines.filter((line, at) => line !== "" || at > 0);
  const cells = rest.map((line) => cellsOf(line));
  const first = cells.findIndex((row) => row !== null);
  const end = cells.findIndex((row, at) => at > first && row === null);
  const last = end === -1 ? cells.length : end;
  const rows = cells.slice(first, last).filter((row) => row !== null);
  const others = [...cells.slice(0, Math.max(0, first)), ...cells.slice(last)];
  if (first === -1 || title === "" || rows.length < fewestRows || others.some((row) => row !== null)) return null;
  const told = (part: readonly string[]) => part.filter((line) => line !== "");
  return { title, before: told(rest.slice(0, first)), rows, behind: told(rest.slice(last)) };
}

/** A short name, and behind a blank, a colon or a tab what is said of it: times, a number, or a word or two. */
function cellsOf(line: string): readonly [string, string] | null {
  const [, name = "", said = ""] =
    /^([\p{L}][\p{L}.-]{0,20}?)(?:\s*[:：]\s+|\t+|[ \u3000]+)(\S.{0,40})$/u.exec(line) ?? [];
  const isSaid = /^\d/u.test(said) || said.split(/\s+/u).length <= 2;
  return name !== "" && isSaid && !/[.!?。]$/u.test(said) ? [name, said] : null;
}

function pageOf({ title, before, rows, behind }: Parts, isJapanese: boolean): string {
  const paragraph = (line: string) => `  <p>${escaped(line)}</p>`;
  const table = rows.map(([name, said]) => `    <tr><th>${escaped(name)}</th><td>${escaped(said)}</td></tr>`);
  const body = [...before.map(paragraph), "  <table>", ...table, "  </table>", ...behind.map(paragraph)];
  return htmlPage(title, body, isJapanese ? "ja" : "");
}
