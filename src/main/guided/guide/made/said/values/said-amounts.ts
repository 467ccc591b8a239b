import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { rowsThatFit } from "../../../facts/rows/rows-that-fit.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { asksForAll, wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { type SaidAmount, saidAmount } from "../../../request/values/said-amount.ts";
import { deniedWords, withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { type Value, valuesIn, writtenLike } from "../../../request/values/values.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { cellsOf, csvLines, plainCell } from "../../../facts/tables/csv-lines.ts";

/** A line with one price; `heading` is what it stands under, empty for nothing. */
type Priced = { line: string; number: number; value: Value; heading: string };

/**
 * Prices that change by so much, each in its line: all of a file, those under a heading, or those of the rows that a request says, without those that keep
 * theirs. Empty where it says no such change, or where it isn't clear which prices are meant.
 */
export async function saidAmountCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = saidAmount(request);
  if (!said) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|md|markdown|txt|html?)$/i, view);
  const [calls = [], ...others] = texts.map((file) => callsIn(file, request, said)).filter(({ length }) => length > 0);
  // where several files have such prices, or all that have them are meant, it isn't clear which
  return others.length > 0 || (texts.length > 1 && wantsEverywhere(request)) ? [] : calls;
}

function callsIn({ path, text }: FileText, request: string, said: SaidAmount): Call[] {
  const meant = /\.csv$/i.test(path) ? rowsMeant(text, said) : linesMeant(text, said);
  const raised = withoutKept(meant, request, text).map((priced) => ({ ...priced, amount: amountOf(priced, said) }));
  // all of them, or none
  if (raised.some(({ amount, line }) => amount <= 0 || (/[円¥]/u.test(line) && !Number.isInteger(amount)))) return [];
  return raised.map(({ line, number, value, amount }) => ({
    tool: "edit",
    input: { path, old_text: line, new_text: withAmount(line, value, amount), line: number },
  }));
}

/** What is told in hundredths is told otherwise than what is added to it. */
const isInCents = /cents?|pence|pfennig|(?:^|[^\p{L}])ct(?:$|[^\p{L}])/iu;
const isPrice = /price|preis|cost|kosten|fee|gebühr|beitrag|rate|betrag|amount|料金|値段|価格|単価/iu;

/** The prices of a table in the rows that are said; none where it isn't clear which column has them. */
function rowsMeant(text: string, { rest }: SaidAmount): readonly Priced[] {
  const lines = csvLines(text);
  if (!lines) return [];
  const { header, body, delimiter } = lines;
  const table = { columns: header.cells.map(plainCell), rows: body.map(({ cells }) => cells.map(plainCell)) };
  const prices = table.columns.flatMap((name, index) => (isPrice.test(name) ? [index] : []));
  const named = prices.filter((index) => wholeWord(table.columns[index] ?? "", "iu").test(rest));
  const [column, ...others] = named.length > 0 ? named : prices;
  if (column === undefined || others.length > 0 || isInCents.test(table.columns[column] ?? "")) return [];
  const fitting = rowsThatFit(table, withoutDenied(rest));
  const places = fitting?.places ?? table.rows.map((_, place) => place);
  const priced = places.flatMap((place): Priced[] => {
    const row = body[place];
    const from =
      cellsOf(row?.line ?? "", delimiter)
        .slice(0, column)
        .join(delimiter).length + (column > 0 ? 1 : 0);
    const cell = row?.cells[column] ?? "";
    const [value, ...more] = valuesIn(cell).filter(({ kind }) => kind === "number");
    return row && value && more.length === 0
      ? [
          {
            line: row.line,
            number: row.number,
            heading: "",
            value: { ...value, from: value.from + from, to: value.to + from },
          },
        ]
      : [];
  });
  return fitting ? priced : saidOnes(priced, rest, "");
}

/** Those of several that have all words of a request which tell some of them apart; all of them where it means all, else none. */
function saidOnes(all: readonly Priced[], rest: string, heading: string): readonly Priced[] {
  const own = all.map(({ line }) => plainWordsOf(line));
  const has = (words: readonly string[], word: string) => words.some((other) => isSameNoun(word, other));
  const above = plainWordsOf(heading);
  const telling = wantedWords(withoutDenied(rest))
    .map(withoutUmlauts)
    .filter((word) => {
      const count = own.filter((words) => has(words, word)).length;
      return count > 0 && count < all.length && !has(above, word);
    });
  if (telling.length === 0) return heading !== "" || meansAll(rest) ? all : [];
  return all.filter((_, index) => telling.every((word) => has(own[index] ?? [], word)));
}

const money = /[€$£]\s?$|(?<!\p{L})(?:eur|usd|chf)\s?$/iu;
const moneyBehind = /^\s?(?:[€$£円]|(?:eur|euros?|usd|chf)(?!\p{L}))/iu;

/** The prices of a text that are said, under the heading that is; none where a line has several. */
function linesMeant(text: string, { rest }: SaidAmount): readonly Priced[] {
  let heading = "";
  const all: Priced[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    heading = headingIn(line) ?? heading;
    const values = valuesIn(line).filter(({ kind, from, to }) => {
      return kind === "number" && (money.test(line.slice(0, from)) || moneyBehind.test(line.slice(to)));
    });
    if (values.length > 1) return [];
    const [value] = values;
    if (value) all.push({ line, number: index + 1, value, heading });
  }
  const saidWords = plainWordsOf(rest);
  const isSaid = (name: string) => {
    const own = plainWordsOf(name);
    const areNouns = own.every((word) => word.length > 3 && saidWords.some((other) => isSameNoun(word, other)));
    return wholeWord(name, "iu").test(rest) || (own.length > 0 && areNouns);
  };
  const under = all.filter(({ heading: name }) => name !== "" && isSaid(name));
  return under.length > 0 ? saidOnes(under, rest, under[0]?.heading ?? "") : saidOnes(all, rest, "");
}

function meansAll(rest: string): boolean {
  return asksForAll(rest) || /(?<!\p{L})(?:prices|preise)(?!\p{L})|値段|料金|価格/iu.test(rest);
}

function headingIn(line: string): string | null {
  const [, markdown, html, plain] =
    /^#{1,6}\s+(.+?)\s*#*\s*$|<h[1-6][^>]*>\s*([^<]+?)\s*<\/h[1-6]>|^(?=\S)([^:|<>-][^:|<>]{1,40}):\s*$/iu.exec(line) ??
    [];
  return markdown ?? html ?? plain ?? null;
}

/** Without those that are said to keep their price; none where it can't be told which these are. */
function withoutKept(meant: readonly Priced[], request: string, text: string): readonly Priced[] {
  const denied = deniedWords(request, "")
    .filter((word) => !isOfAny.test(word))
    .map(withoutUmlauts);
  const inText = [...new Set(plainWordsOf(text))];
  const telling = denied.filter((word) => inText.some((other) => isSameNoun(word, other)));
  if (denied.length > 0 && telling.length === 0) return [];
  const isKept = ({ line, heading }: Priced) =>
    plainWordsOf(`${heading} ${line}`).some((word) => telling.some((other) => isSameNoun(word, other)));
  return meant.filter((priced) => !isKept(priced));
}

/** Umlauts tell a plural from its noun: Säcke, Sack. */
function withoutUmlauts(text: string): string {
  return text.replaceAll(/[äöü]/gu, (letter) => ({ ä: "a", ö: "o", ü: "u" })[letter] ?? letter);
}

function plainWordsOf(text: string): string[] {
  return wordsOf(text).map(withoutUmlauts);
}

const isOfAny =
  /^(?:prices?|ones?|keeps?|stays?|remains?|same|unchanged|theirs?|costs?|everything|else|others?|rest|alles?|andere\p{L}*|übrige\p{L}*|preise?|bleib\p{L}*|alten?|beim|bisher\p{L}*|gleich|still|touch\p{L}*|chang\p{L}*)$/iu;

function amountOf({ value }: Priced, { by, isPercent, isHundredths }: SaidAmount): number {
  const amount = isPercent ? value.amount * (1 + by / 100) : value.amount + (isHundredths ? by / 100 : by);
  return Math.round(amount * 100) / 100;
}

function withAmount(line: string, value: Value, amount: number): string {
  return line.slice(0, value.from) + writtenLike(value, amount, amount.toFixed(2)) + line.slice(value.to);
}
