import type { TurnState } from "../../../agent/guide.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { Table, WorkspaceView } from "../../workspace-view.ts";
import { areDates } from "../facts/tables/day-of-cell.ts";
import { numberColumn } from "../facts/tables/number-column.ts";
import { filesFor } from "../files/files-for.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { namedFiles } from "../files/named-files.ts";
import { type Language, requestLanguage } from "../request/words/answer-language.ts";
import { saidTableQuestion, type TableQuestion } from "../request/questions/said-table-question.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { wordsOf } from "../request/words/words.ts";
import { stepRecords } from "../turn/step-record.ts";
import { isSum } from "../written/rows-in-order.ts";
import { listed } from "./listed.ts";

/** More than this nobody reads in a sentence. */
const mostListed = 30;

/**
 * What a question in a few words asks of the one table that it names: the row with the most or the least, a sum or an average, how many rows there are, what a column has, or a cell. Null where it asks
 * anything else, or it isn't clear which row.
 */
export async function answerWhenTableAsked(
  { messages, tools, kind }: TurnState,
  view: WorkspaceView,
): Promise<string | null> {
  const { request, since, isNew } = turnOf(messages);
  if (!request || isNew || kind !== "look") return null;
  if (!stepRecords(since, tools).every(({ status, effect }) => status === "ok" && effect === "look")) return null;
  const [file, ...others] = namedFiles(request.text, await filesFor(request.text, view));
  if (!file || others.length > 0 || !/\.(?:csv|tsv)$/iu.test(file.path) || file.size > mostBytes) return null;
  const table = await view.table(file.path);
  // a row of sums is the largest of all
  if (!table || table.rows.length === 0 || table.rows.some(([first = ""]) => isSum.test(first.trim()))) return null;
  const numbers = numbersOf(table);
  const numeric = numbers.flatMap((column, index) => (column ? [index] : []));
  const asked = saidTableQuestion(request.text, { columns: table.columns, numeric });
  const isOfSeveral = new Set(table.rows.map(([first = ""]) => first.trim().toLowerCase())).size < table.rows.length;
  const isDated = areDates(table.rows.map(([first = ""]) => first.trim()));
  // who stands in several rows may have the most in all of them, and no day is anybody
  if (asked && /^(?:most|least)$/u.test(asked.asks) && (isOfSeveral || (isDated && asksForWho.test(request.text))))
    return null;
  return asked && told(asked, table, numbers, file.path, texts[requestLanguage(request.text)]);
}

const asksForWho = /(?<!\p{L})(?:who|whose|wer|wessen)(?!\p{L})/iu;

type Numbers = ReturnType<typeof numbersOf>;

function numbersOf({ columns, rows }: Table) {
  return columns.map((name, index) => numberColumn({ name, cells: rows.map((row) => row[index] ?? "") })[0] ?? null);
}

function told(asked: TableQuestion, table: Table, numbers: Numbers, path: string, said: Texts): string | null {
  const { columns, rows } = table;
  const nameOf = (row: readonly string[]) => row[0]?.trim() ?? "";
  switch (asked.asks) {
    case "most":
    case "least": {
      const own = numbers[asked.column]?.numbers ?? [];
      const known = own.flatMap((number) => (number === null ? [] : [number]));
      const best = asked.asks === "most" ? Math.max(...known) : Math.min(...known);
      const found = rows.filter((_, index) => own[index] === best);
      const value = found[0]?.[asked.column]?.trim() ?? "";
      return known.length < rows.length || value === ""
        ? null
        : said.extreme(found.map(nameOf), columns[asked.column] ?? "", value, path);
    }
    case "sum":
    case "average": {
      const column = numbers[asked.column];
      const known = column?.numbers.flatMap((number) => (number === null ? [] : [number])) ?? [];
      if (!column || column.isReading || known.length < rows.length) return null;
      const sum = known.reduce((all, number) => all + number, 0);
      return asked.asks === "sum"
        ? said.sum(column.write(sum), column.name, rows.length, path)
        : said.average(column.write(sum / known.length), column.name, rows.length, path);
    }
    case "rows":
      return said.rows(rows.length, path);
    case "values": {
      const values = [...new Set(rows.map((row) => row[asked.column]?.trim() ?? ""))].filter((value) => value !== "");
      return values.length > mostListed ? null : said.values(values, path);
    }
    case "whose": {
      const found = rows.filter((row) => row[asked.column]?.trim().toLowerCase() === asked.value.toLowerCase());
      return found.length === 0 || asked.column === 0
        ? null
        : said.whose(found.map(nameOf), columns[asked.column] ?? "", asked.value, path);
    }
    case "cell": {
      const [row, ...others] = rowsCalled(table, asked.of);
      const value = row?.[asked.column]?.trim() ?? "";
      return !row || others.length > 0 || value === "" || asked.column === 0
        ? null
        : said.cell(value, columns[asked.column] ?? "", nameOf(row), path);
    }
    default:
      return asked satisfies never;
  }
}

/** The rows whose first cell is called so, or else has all words of it. */
function rowsCalled({ rows }: Table, name: string): readonly (readonly string[])[] {
  const said = name.trim().toLowerCase();
  const exact = rows.filter(([first = ""]) => first.trim().toLowerCase() === said);
  const words = wordsOf(said);
  return exact.length > 0
    ? exact
    : rows.filter(([first = ""]) => words.length > 0 && words.every((word) => wholeWord(word, "iu").test(first)));
}

type Texts = {
  extreme(names: readonly string[], column: string, value: string, path: string): string;
  sum(value: string, column: string, rows: number, path: string): string;
  average(value: string, column: string, rows: number, path: string): string;
  rows(count: number, path: string): string;
  values(values: readonly string[], path: string): string;
  whose(names: readonly string[], column: string, value: string, path: string): string;
  cell(value: string, column: string, name: string, path: string): string;
};

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    extreme: (names, column, value, path) => `${listed(names, "en")}: ${path} has ${value} under ${column} there.`,
    sum: (value, column, rows, path) => `${value}: that is the sum of ${column} in the ${rows} rows of ${path}.`,
    average: (value, column, rows, path) =>
      `${value}: that is the average of ${column} in the ${rows} rows of ${path}.`,
    rows: (count, path) => `${count}: so many rows ${path} has.`,
    values: (values, path) => `${path} has ${listed(values, "en")}.`,
    whose: (names, column, value, path) => `${listed(names, "en")}: ${path} has ${value} under ${column} there.`,
    cell: (value, column, name, path) => `${value}: that is what ${path} has for ${name} under ${column}.`,
  },
  de: {
    extreme: (names, column, value, path) => `${listed(names, "de")}: dort steht in ${path} unter ${column} ${value}.`,
    sum: (value, column, rows, path) => `${value}: das ist die Summe von ${column} in den ${rows} Zeilen von ${path}.`,
    average: (value, column, rows, path) =>
      `${value}: das ist der Durchschnitt von ${column} in den ${rows} Zeilen von ${path}.`,
    rows: (count, path) => `${count}: so viele Zeilen hat ${path}.`,
    values: (values, path) => `In ${path} stehen ${listed(values, "de")}.`,
    whose: (names, column, value, path) => `${listed(names, "de")}: dort steht in ${path} unter ${column} ${value}.`,
    cell: (value, column, name, path) => `${value}: das steht in ${path} bei ${name} unter ${column}.`,
  },
  ja: {
    extreme: (names, column, value, path) => `${listed(names, "ja")}です。${path}の「${column}」は${value}です。`,
    sum: (value, column, rows, path) => `${value}です。${path}の${rows}行の「${column}」の合計です。`,
    average: (value, column, rows, path) => `${value}です。${path}の${rows}行の「${column}」の平均です。`,
    rows: (count, path) => `${count}です。${path}の行の数です。`,
    values: (values, path) => `${path}には${listed(values, "ja")}があります。`,
    whose: (names, column, value, path) => `${listed(names, "ja")}です。${path}の「${column}」は${value}です。`,
    cell: (value, column, name, path) => `${value}です。${path}の「${name}」の「${column}」にあります。`,
  },
};
