import type { Table } from "../../../workspace-view.ts";
import { withoutPaths } from "../../request/words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../../request/words/word-pattern.ts";
import { labelAt } from "../tables/said-labels.ts";
import type { AskedCell } from "./asked-cell.ts";
import { areSaid } from "./fields-asked.ts";

/** A file as it was read. */
export type ReadFile = { path: string; text: string; table: Table | null };
/** A cell that was looked up, and its file. */
export type CellOfFile = { path: string; cell: AskedCell };

/** It is asked which one it is, or what it is called. */
const asksWhich =
  /(?<!\p{L})(?:which|what|(?:model|part|article|item|order) (?:number|no)|number|code|welche[rsnm]?|was für|(?:bestell|artikel|teile|typ)-?(?:nummer|nr)|nummer|bezeichnung)(?!\p{L})|型番|品番|番号|型式|どの|どれ|何番/iu;
const asksForOther =
  /(?<!\p{L})(?:who|whom|whose|when|where|why|how|since|until|before|last|next|not|or|wer|wem|wen|wann|wo|warum|wie|seit|bis|letzte\p{L}*|nächste\p{L}*|nicht|oder)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})|誰|いつ|どこ|なぜ|いくつ|いくら|以外|ではなく/iu;
const pair = /^[\s*•・-]*(\p{L}[^:：=\t]*?)(?:\s*[:：=]\s*|\t+| {2,}|\u3000+)(\S.*?)\s*$/u;

/** Whether a request asks which one something is, and nothing else. */
export function mayPassOn(request: string): boolean {
  const question = withoutPaths(request);
  return asksWhich.test(question) && !asksForOther.test(question);
}

/**
 * What a list has for a thing that a request only describes, and a table has the name of: of the printer on the second floor, which is an MP-450S by the table, the toner by the list of supplies.
 * Null where more than one row, or more than one line, may be meant.
 */
export function passedOn(request: string, read: readonly ReadFile[]): readonly [CellOfFile, CellOfFile] | null {
  const question = withoutPaths(request);
  if (!mayPassOn(request)) return null;
  const found = read
    .flatMap((file) => namesIn(file, question))
    .flatMap((first) =>
      read
        .filter(({ path }) => path !== first.path)
        .flatMap((file) => linesOf(file, first.cell.value, question).map((next) => [first, next] as const)),
    );
  const [only, ...others] = found;
  if (!only || others.length > 0) return null;
  // a note may say that another one is to be taken
  const [first, next] = only;
  const isNamed = wholeWord(next.cell.row, "iu");
  const isElsewhere = read.some(({ path, text }) => path !== first.path && path !== next.path && isNamed.test(text));
  return isElsewhere ? null : only;
}

/** What stands in the open cells of the one row of which two cells are said. */
function namesIn({ path, table }: ReadFile, question: string): CellOfFile[] {
  if (!table) return [];
  const scored = table.rows.map((row) => ({
    row,
    said: row.flatMap((cell, index) =>
      labelAt(cell.trim(), table.columns[index] ?? "", question) === null ? [] : [index],
    ),
  }));
  const most = Math.max(0, ...scored.map(({ said }) => said.length));
  const [best, ...others] = scored.filter(({ said }) => said.length === most);
  if (!best || others.length > 0 || most < fewestSaid) return [];
  const row = best.said.map((index) => best.row[index]?.trim() ?? "").join(", ");
  return best.row.flatMap((cell, index) =>
    best.said.includes(index) || cell.trim() === ""
      ? []
      : [{ path, cell: { value: cell.trim(), column: table.columns[index]?.trim() ?? "", row } }],
  );
}

const fewestSaid = 2;

/** What a text has below a line that is just this name, or its last word, under a name that is said. */
function linesOf({ path, text }: ReadFile, name: string, question: string): CellOfFile[] {
  const last = name.split(/\s+/u).at(-1) ?? name;
  const titles = [...new Set([name, last])].filter((title) => /\d/.test(title) || title === name);
  const heading = new RegExp(
    String.raw`^[\s#■●◆▪*•・【\[-]*(${titles.map(escapeRegExp).join("|")})[\s】\]:：*]*$`,
    "iu",
  );
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const [, title] = heading.exec(line) ?? [];
    if (title === undefined) return [];
    const below = lines.slice(at + 1);
    const end = below.findIndex((other, index) => other.trim() === "" && index > 0);
    return (end === -1 ? below : below.slice(0, end)).flatMap((other) => {
      const [, label = "", value = ""] = pair.exec(other) ?? [];
      const isSaid = value !== "" && areSaid(label, question);
      return isSaid ? [{ path, cell: { value, column: label.trim(), row: title } }] : [];
    });
  });
}
