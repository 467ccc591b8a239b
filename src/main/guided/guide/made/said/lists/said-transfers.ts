import { baseName } from "../../../../../../shared/path-parts.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import { editTo } from "../../../../forms/anew-edit.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { cellsOf, csvLines, plainCell, writtenCell } from "../../../facts/tables/csv-lines.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { saidTransfer } from "../../../request/texts-and-tables/said-transfer.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { wordsOf } from "../../../request/words/words.ts";
import { entriesMeant } from "../../../written/entries-meant.ts";
import { leadOf, leadOfNew } from "../../../written/list-groups.ts";
import { type Block, blocksOf } from "../../wished/lists/blocks.ts";
import { renumbered } from "../../wished/lists/renumbered.ts";

const kinds = /\.(?:md|markdown|txt|csv|tsv|vcf|ics)$/i;

/**
 * Entries of a list, rows of a table or cards that a request takes out of one file and puts into another, as those that are there are written. Empty where it says no such thing, or it isn't
 * clear which of them, or where in the other file.
 */
export async function saidTransferCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  // only between two files that are named: no other request needs their texts
  if (writtenFiles(request, files).length !== 2) return [];
  const texts = await textsMeant(request, files, kinds, view);
  const nameOf = ({ path }: FileText) => (request.toLowerCase().includes(path.toLowerCase()) ? path : baseName(path));
  const said = saidTransfer(request, texts.map(nameOf));
  const [source, target] = [said?.from, said?.to].map((name) => texts.find((text) => nameOf(text) === name));
  if (!said || !source || !target) return [];
  const blocks = blocksOf(source.path, source.text).filter(({ kind }) => kind !== "paragraph" && kind !== "section");
  const called = blocks.filter(({ names }) => names.some((name) => isNamed(name, said.subject)));
  const places = blocks.map((block) => placeOf(source.path, block));
  const meant = called.length === 1 ? called : entriesMeant(said.subject, request, places).map(({ block }) => block);
  if (meant.length > 1 && !said.areSeveral) return [];
  const [kind, ...others] = new Set(meant.map((block) => block.kind));
  const put = kind && others.length === 0 ? withBlocks(source, meant, target, request, said.isShort) : null;
  if (put === null) return [];
  const edits = [editTo(source.path, source.text, without(source.text, meant)), editTo(target.path, target.text, put)];
  const calls = edits.flatMap((input) => (input ? [{ tool: "edit", input }] : []));
  // what is in one file only would be lost, or there twice
  return calls.length === edits.length ? calls : [];
}

/** Whether the subject says this to the letter; what is short stands there by chance. */
function isNamed(name: string, subject: string): boolean {
  return name.length >= shortestName && /\p{L}{2}/u.test(name) && wholeWord(name, "iu").test(subject);
}

const shortestName = 4;

function placeOf(path: string, block: Block) {
  const around = block.above.split("\n");
  const words = {
    own: new Set(wordsOf(block.text)),
    around: new Set(around.flatMap(wordsOf)),
    name: new Set<string>(),
  };
  return { path, text: block.text, row: block.from, around, words, block };
}

function without(text: string, gone: readonly Block[]): string {
  const isGone = (row: number) => gone.some(({ from, to }) => row >= from && row < to);
  const left = text.split("\n").filter((_, row) => !isGone(row));
  return renumbered(text, left.join("\n"));
}

/** The text of the target with these blocks of the source behind its own; null where it has none of their kind, or several groups of them. */
function withBlocks(
  source: FileText,
  moved: readonly Block[],
  target: FileText,
  request: string,
  isShort: boolean,
): string | null {
  const end = target.text.includes("\r\n") ? "\r" : "";
  const lines = source.text.split("\n").map((line) => line.replace(/\r$/, ""));
  const own = moved.flatMap(({ from, to }) => lines.slice(from, to));
  if (/\.[ct]sv$/i.test(target.path)) {
    const rows = moved[0]?.kind === "row" ? rowsFor(source.text, own, target.text, isShort) : null;
    return rows && `${target.text.replace(/\s*$/, "")}\n${rows.join(`${end}\n`)}${end}\n`;
  }
  const there = blocksOf(target.path, target.text).filter(({ kind }) => kind === moved[0]?.kind);
  const group = groupMeant(there, request);
  const last = group?.at(-1);
  if (!last || moved[0]?.kind === "row") return null;
  const targetLines = target.text.split("\n");
  const beside = targetLines.slice(group?.[0]?.from ?? last.from, last.to).map((line) => line.replace(/\r$/, ""));
  const fresh = last.kind === "entry" ? asTheOthers(own, lines, moved, beside) : own;
  return renumbered(target.text, targetLines.toSpliced(last.to, 0, ...fresh.map((line) => `${line}${end}`)).join("\n"));
}

/** The only list of the target, or the one whose title the request says. */
function groupMeant(there: readonly Block[], request: string): Block[] | null {
  const groups = [...new Set(there.map(({ group }) => group))].map((group) =>
    there.filter((block) => block.group === group),
  );
  const said = new Set(wordsOf(request));
  const titleOf = (group: readonly Block[]) => group[0]?.above.split("\n").findLast((line) => line.trim() !== "") ?? "";
  const named = groups.filter((group) => wordsOf(titleOf(group)).some((word) => said.has(word)));
  const [only, ...others] = groups.length > 1 ? named : groups;
  return only && others.length === 0 ? only : null;
}

/** Entries that begin as those do that they come to, ticked where all of these are. */
function asTheOthers(
  own: readonly string[],
  lines: readonly string[],
  moved: readonly Block[],
  beside: readonly string[],
): string[] {
  const first = beside[0] ?? "";
  const isTicked = beside.filter((line) => /\[[ xX]\]/.test(line)).every((line) => /\[[xX]\]/.test(line));
  const lead = isTicked ? leadOf(first) : leadOfNew(first);
  const starts = new Set(moved.map(({ from }) => lines[from]));
  return own.map((line) => (starts.has(line) ? lead + line.slice(leadOf(line).length) : line));
}

/** Rows with the columns of another table, by their names; null where it wants one that they haven't, or, unless less is enough, has hardly one of theirs. */
function rowsFor(source: string, rows: readonly string[], target: string, isShort: boolean): string[] | null {
  const [from, to] = [csvLines(source), csvLines(target)];
  if (!from || !to) return null;
  const [has, wants] = [from, to].map(({ header }) => header.cells.map((cell) => plainCell(cell).toLowerCase()));
  const places = wants?.map((name) => has?.indexOf(name) ?? -1) ?? [];
  if (places.includes(-1) || (!isShort && places.length * 2 < (has?.length ?? 0))) return null;
  return rows.map((row) => {
    const cells = cellsOf(row, from.delimiter).map(plainCell);
    return places.map((place) => writtenCell(cells[place] ?? "", to.delimiter)).join(to.delimiter);
  });
}
