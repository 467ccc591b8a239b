import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { type TextRow, type TextTable, textTables, withCells } from "../../../facts/tables/text-tables.ts";
import { plainestFile } from "../../../files/plainest-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { toNumber, usesDecimalComma } from "../../../request/words/numbers.ts";
import { wantsMending } from "../../../request/wishes/request-intent.ts";
import { valuesIn, writtenLike } from "../../../request/values/values.ts";
import { saysMore } from "../../../turn/says-more.ts";

const total = String.raw`(?:grand |sub)?totals?|sum|summe|zwischensumme|gesamt(?:summe|betrag|kosten)?|(?:小|総)?合?計`;
const isTotal = new RegExp(`^(?:${total}):?$`, "iu");
const saysTotal = new RegExp(String.raw`(?<!\p{L})(?:${total})(?!\p{Script=Latin})`, "iu");
const isWrong =
  /(?<!\p{L})(?:can['’]?t be right|doesn['’]?t add up|add(?:s|ed)? up wrong|wrong|recalculate|recompute|work (?:it|them) out again|falsch|verrechnet|stimm(?:t|en) nicht|kann nicht stimmen|neu (?:aus)?rechne\p{L}*|nachrechne\p{L}*)(?!\p{L})|合って(?:い)?ない|間違|計算し直|おかしい/iu;
const saysRest =
  /(?<!\p{L})(?:left(?: over)?|remain\p{L}*|balance|the rest|übrig\p{L}*|rest(?:betrag)?|differenz)(?!\p{L})|残/iu;

/** A row whose sums are to be others, and the old sum with the new one, in hundredths. */
type WrongTotal = { row: TextRow; fresh: ReadonlyMap<number, string>; was: number; now: number };

/**
 * A total that isn't the sum of what stands above it, and what is left over by it, where a request says that they are wrong. Empty where all of them are
 * right, or where it isn't clear how one of them comes about.
 */
export async function saidTotalCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const isMeant = saysTotal.test(request) && (isWrong.test(request) || wantsMending(request));
  if (!isMeant || isQuestion(request) || saysMore(request)) return [];
  const texts = await textsMeant(request, files, /\.(?:csv|tsv|md|markdown)$/i, view);
  const found = texts.flatMap((file) => {
    const calls = changesMore(file, request) ? [] : callsIn(file, saysRest.test(request));
    return calls.length > 0 ? [{ ...file, calls }] : [];
  });
  // whatever the total is called, it tells no file
  return plainestFile(found, texts, request.replace(saysTotal, " "))?.calls ?? [];
}

/** Whether a request says an amount that the file hasn't: then it isn't only the sum that is to be another one. */
function changesMore({ path, text }: FileText, request: string): boolean {
  const own = new Set([...valuesIn(text), ...valuesIn(path)].map(({ amount }) => amount));
  return valuesIn(request).some(({ kind, amount }) => kind === "number" && !own.has(amount));
}

function callsIn({ path, text }: FileText, isRestMeant: boolean): Call[] {
  const [wrong, ...others] = textTables(path, text).flatMap((table) => wrongTotal(table) ?? []);
  if (!wrong || others.length > 0) return [];
  const edit = (line: string, fresh: string, number: number): Call => ({
    tool: "edit",
    input: { path, old_text: line, new_text: fresh, line: number },
  });
  const { row, fresh } = wrong;
  const own = edit(row.line, withCells(row, fresh), row.number);
  if (!isRestMeant) return [own];
  const rest = restOf(text.split(/\r?\n/), wrong);
  return rest ? [own, edit(rest.line, rest.fresh, rest.number)] : [];
}

/** Null where a table has no total, or several, and where it is right. */
function wrongTotal({ rows }: TextTable): WrongTotal | null {
  const totals = rows.filter(({ cells }) => cells.some(({ text }) => isTotal.test(text)));
  const [row, ...others] = totals;
  if (!row || others.length > 0 || row !== rows.at(-1) || rows.length < 3) return null;
  const above = rows.slice(0, -1);
  const wrong = row.cells.flatMap(({ text }, index) => {
    const cells = [...above, row].map(({ cells: all }) => all[index]?.text ?? "");
    const numbers = cells.map((cell) => toNumber(cell, usesDecimalComma(cells)));
    const [was] = numbers.slice(-1);
    const [value] = valuesIn(text);
    if (value?.kind !== "number" || was === null || was === undefined || numbers.includes(null)) return [];
    const now = hundredths(numbers.slice(0, -1).reduce<number>((sum, number) => sum + (number ?? 0), 0));
    const said = (now / 100).toFixed(2);
    const put = text.slice(0, value.from) + writtenLike(value, now / 100, said) + text.slice(value.to);
    return now === hundredths(was) ? [] : [{ index, put, was: hundredths(was), now }];
  });
  const [only, ...more] = wrong;
  return only && more.length === 0
    ? { row, fresh: new Map([[only.index, only.put]]), was: only.was, now: only.now }
    : null;
}

function hundredths(number: number): number {
  return Math.round(number * 100);
}

/** The line that tells what is left of another number by the old total; null where there is none, or several. */
function restOf(
  lines: readonly string[],
  { row, was, now }: WrongTotal,
): { line: string; fresh: string; number: number } | null {
  const beside = lines.flatMap((line, index) =>
    /^\s*\|/.test(line) || index + 1 === row.number
      ? []
      : valuesIn(line)
          .filter(({ kind }) => kind === "number")
          .map((value) => ({ line, number: index + 1, value })),
  );
  const rests = beside.filter(({ value }) =>
    beside.some((other) => hundredths(other.value.amount) - was === hundredths(value.amount)),
  );
  const [rest, ...others] = rests;
  if (!rest || others.length > 0) return null;
  const { line, number, value } = rest;
  const amount = (hundredths(value.amount) + was - now) / 100;
  if (amount < 0) return null;
  return {
    line,
    number,
    fresh: line.slice(0, value.from) + writtenLike(value, amount, amount.toFixed(2)) + line.slice(value.to),
  };
}
