import type { Table } from "../../../workspace-view.ts";
import { phoneKinds } from "../../request/values/phone-kinds.ts";
import { wordsOf } from "../../request/words/words.ts";
import { type AskedCell, asksForOther, questionIn } from "../entries/asked-cell.ts";

const asksNumber =
  /(?<!\p{L})(?:number|ring|call|phone|dial|reach|nummer|telefon\p{L}*|anruf\p{L}*|rufe?|erreich\p{L}*|handynummer|faxnummer)(?!\p{L})|電話|番号/iu;

/**
 * The number of an address book that a question asks for, by who is meant and where they are to be reached: a card has several, and a small model takes the first one. Null where either
 * is open, or there are several of that kind.
 */
export function numberOfCard(table: Table, request: string): AskedCell | null {
  const question = questionIn(request);
  if (!table.columns.includes("phone") || !asksNumber.test(question) || asksForOther.test(question)) return null;
  const [meant, ...others] = phoneKinds.filter(({ said }) => said.test(question));
  if (others.length > 0) return null;
  const column = meant?.column ?? "phone";
  const [place, name] = [table.columns.indexOf(column), table.columns.indexOf("name")];
  const row = cardMeant(table.rows, name, question);
  const value = row?.[place]?.trim() ?? "";
  return row && value !== "" && !value.includes(";") ? { value, column, row: row[name] ?? "" } : null;
}

/** A question without the words by which it asks for such a number. */
export function withoutNumberWords(question: string): string {
  const said = [asksNumber, wants, ...phoneKinds.map((kind) => kind.said)];
  return said.reduce((rest, each) => rest.replaceAll(new RegExp(each.source, "giu"), " "), question);
}

const wants = /(?<!\p{L})(?:to get|get|speak to|talk to|get hold of|sprechen|bekommen)(?!\p{L})/iu;

/** Whether a column of an address book holds numbers. */
export function holdsNumbers(column: string): boolean {
  return column === "phone" || phoneKinds.some((kind) => kind.column === column);
}

/** The one card of whose name most is said, and of which nothing else is. */
function cardMeant(rows: Table["rows"], name: number, question: string): readonly string[] | null {
  const said = wordsOf(question);
  const scored = rows.map((row) => ({ row, words: wordsOf(row[name] ?? "").filter((word) => said.includes(word)) }));
  const most = Math.max(0, ...scored.map(({ words }) => words.length));
  const [best, ...others] = scored.filter(({ words }) => words.length === most);
  if (!best || most === 0 || others.length > 0) return null;
  return best.words.every((word) => standsAlone(word, wordsOf(best.row[name] ?? ""), question)) ? best.row : null;
}

/** "Ada Lund" is no Ada Holm. */
function standsAlone(word: string, name: readonly string[], question: string): boolean {
  const beside = new RegExp(
    `(?:(?<before>\\p{Lu}\\p{L}+)\\.? )?(?<!\\p{L})${word}(?!\\p{L})\\.?(?: (?<behind>\\p{Lu}\\p{L}+))?`,
    "iu",
  );
  const { before, behind } = beside.exec(question)?.groups ?? {};
  const isOther = (next: string | undefined) =>
    next !== undefined && /^\p{Lu}/u.test(next) && !name.includes(next.toLowerCase());
  return !isOther(behind) && (!isOther(before) || question.startsWith(before ?? ""));
}
