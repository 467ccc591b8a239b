import { changeTo, readsOf } from "./changed-program.ts";
import type { DataReading, ProgramWithData, RunOnData } from "./data-reading.ts";
import { type Rows, rowsOf, withCells } from "./rows-of.ts";
import { type TextOrder, textOrderOf } from "./text-order.ts";

const mostColumns = 4;
const compares = /\bkey\s*=|\bsort(?:ed)?\(|\b(?:max|min)\(|localeCompare|(?<![=<>-])[<>](?![<>])/u;

/**
 * Numbers and dates of a table that a program compares as texts, so that 9 comes behind 12 and 02.04. before 15.03.: given texts that stand in the order of
 * their values, it has to print the same.
 */
export function comparedAsText(request: string, found: RunOnData): DataReading[] {
  const { program, data, command } = found;
  const table = rowsOf(data.text);
  if (!table) return [];
  const borders = bordersIn(program.text);
  const orders = table.columns.flatMap((_, at) => orderIn(table, [at], command, borders) ?? []);
  const compared = orders.filter(({ columns: [at = -1] }) => isCompared(table.columns[at] ?? "", program));
  const sets =
    compared.length > 0
      ? kindsOf(compared).flatMap((columns) => orderIn(table, columns, command, borders) ?? [])
      : orders.slice(0, mostColumns);
  const quoted = [...borders, ...rowsSpokenOf(request, table)].join(" ");
  return sets.map(({ columns, order }) => ({ ...readingOf(columns, order, table, found), quoted }));
}

/** The rows of what a request names: what it says of them may be why they don't belong there. */
function rowsSpokenOf(request: string, { rows }: Rows): string[] {
  const isName = (cell: string) => cell.length > 1 && /^\p{L}/u.test(cell);
  return rows.flatMap(({ cells }) => {
    const isSpokenOf = cells.some((cell) => isName(cell.trim()) && request.includes(cell.trim()));
    return isSpokenOf ? [cells.join(" ")] : [];
  });
}

type Ordered = { columns: readonly number[]; order: TextOrder };

/** How the values of some columns, and those like them in a command, are written so that their texts have their order; null where they are nothing of the kind. */
function orderIn(table: Rows, columns: readonly number[], command: string, borders: readonly string[]): Ordered | null {
  const cells = table.rows.flatMap(({ cells: row }) => columns.map((at) => (row[at] ?? "").trim()));
  const order = textOrderOf(cells, command.split(/\s+/), borders);
  return order && { columns, order };
}

/** The numbers that a program has as texts: what is compared with "100", or with LIMIT where that is "100". */
function bordersIn(program: string): string[] {
  const found = program.matchAll(/(?:[<>]=?|(?<![=!<>])=)\s*(["'])(\d+(?:\.\d+)?)\1/gu);
  return [...new Set([...found].map(([, , border = ""]) => border))];
}

/** The columns of numbers together, and those of dates. */
function kindsOf(orders: readonly Ordered[]): number[][] {
  const kinds = [...new Set(orders.map(({ order }) => order.kind))];
  return kinds.map((kind) => orders.flatMap(({ columns, order }) => (order.kind === kind ? columns : [])));
}

function isCompared(column: string, { path, text }: ProgramWithData["program"]): boolean {
  const reads = readsOf(column, path);
  return text.split("\n").some((line) => compares.test(line) && line.search(reads) !== -1);
}

function readingOf(
  columns: readonly number[],
  order: TextOrder,
  table: Rows,
  { program, data, command }: RunOnData,
): DataReading {
  const ordered = (text: string, rows: Rows) =>
    withCells(text, rows, (cell, at) => (columns.includes(at) ? order.write(cell) : cell));
  const turned = turnedRound(data.text, table);
  const turnedRows = rowsOf(turned) ?? table;
  const names = columns.map((at) => table.columns[at] ?? "");
  return {
    path: data.path,
    command: command.split(/(\s+)/).map(order.write).join(""),
    twins: [
      { given: null, taken: ordered(data.text, table) },
      { given: turned, taken: ordered(turned, turnedRows) },
    ],
    inPrint: order.read,
    changes: changesFor(program, names, order),
  };
}

/** The rows from the last to the first. */
function turnedRound(text: string, { rows }: Rows): string {
  const lines = text.split("\n");
  const fresh = [...lines];
  for (const [place, { at }] of rows.entries()) fresh[at] = lines[rows.at(-1 - place)?.at ?? at] ?? "";
  return fresh.join("\n");
}

/** The values are read as what they are where they are compared, or wherever they are read but for printing. */
function changesFor(
  { path, text }: ProgramWithData["program"],
  columns: readonly string[],
  order: TextOrder,
): DataReading["changes"] {
  const asValue = order.asValue(path.endsWith(".py") ? "python" : "javascript", text);
  if (asValue === null) return [];
  const { wrap, prepare } = asValue;
  const reads = columns.map((column) => readsOf(column, path));
  const wrapped = (piece: string) => reads.reduce((all, read) => all.replaceAll(read, wrap), piece);
  const inOrders = (line: string) => {
    const at = line.search(/\bkey\s*=/u);
    if (at !== -1) return line.slice(0, at) + wrapped(line.slice(at));
    return compares.test(line) ? bothSides(line, reads, wrap) : line;
  };
  const isPrinted = (line: string) => /\bprint\(|console\.log|\{[^}]*\}/u.test(line);
  return [inOrders, (line: string) => (isPrinted(line) ? inOrders(line) : wrapped(line))]
    .map((change) => text.split("\n").map(change).join("\n"))
    .filter((fresh, place, all) => fresh !== text && all.indexOf(fresh) === place)
    .flatMap((fresh) => changeTo(path, text, prepare(fresh)));
}

const operand = String.raw`[A-Za-z_][\w.]*(?:\[[^\[\]]*\])*`;

/** What is compared with a value is read as one, too. */
function bothSides(line: string, reads: readonly RegExp[], wrap: (value: string) => string): string {
  const isRead = (text: string) => reads.some((read) => text.search(read) === 0);
  return line.replaceAll(
    new RegExp(`(${operand})(\\s*[<>]=?\\s*)(${operand})(?![\\w(])`, "gu"),
    (all, one: string, sign: string, other: string) =>
      isRead(one) || isRead(other) ? wrap(one) + sign + wrap(other) : all,
  );
}
