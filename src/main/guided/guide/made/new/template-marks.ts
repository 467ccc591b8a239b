import { withSpelledUmlauts } from "../../request/words/spelled-umlauts.ts";
import { wordsOf } from "../../request/words/words.ts";

/** How templates mark what is to be filled in. */
const marks: readonly RegExp[] = [
  /\{\{\s*(?<name>[^{}\n]{1,40}?)\s*\}\}/gu,
  /\$\{(?<name>[^{}\n]{1,40})\}/gu,
  /<<(?<name>[^<>\n]{1,40})>>/gu,
  /\[(?<name>[\p{L}_][\p{L}\p{N}_ -]{0,39})\](?!\()/gu,
  /%(?<name>[\p{L}_]\w{0,39})%/gu,
  /(?<!\{)\{(?<name>[\p{L}_][\p{L}\p{N}_ -]{0,39})\}(?!\})/gu,
];
/** Whether a text has places that are to be filled in. */
export function isTemplate(text: string): boolean {
  return marks.some((mark) => text.search(mark) !== -1);
}

/** A template with the values of a row in the place of its marks, which are called as the columns are; null where there is no value for one. `valueOf`: what stands there, of a name and what the row has. */
export function withRow(
  template: string,
  columns: readonly string[],
  row: readonly string[],
  valueOf: (name: string, ofRow: string) => string = (_, ofRow) => ofRow,
): string | null {
  const mark = marks.find((each) => template.search(each) !== -1);
  if (!mark) return null;
  const ofRow = new Map(columns.map((name, index) => [plain(name), row[index]?.trim() ?? ""]));
  const names = [...template.matchAll(mark)].map(({ groups }) => groups?.["name"] ?? "");
  const values = new Map(names.map((name) => [plain(name), valueOf(name, ofRow.get(plain(name)) ?? "")]));
  if ([...values.values()].includes("")) return null;
  return template.replaceAll(mark, (...found) => values.get(plain(nameIn(found))) ?? "");
}

function nameIn(found: readonly unknown[]): string {
  const groups = found.at(-1);
  return typeof groups === "object" && groups !== null && "name" in groups ? String(groups.name) : "";
}

function plain(name: string): string {
  return wordsOf(withSpelledUmlauts(name.replaceAll("_", " ").toLowerCase())).join(" ");
}
