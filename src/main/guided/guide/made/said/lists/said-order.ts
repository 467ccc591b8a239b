import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { withoutDenied } from "../../../request/limits/denied-clauses.ts";
import { notForNow } from "../../../request/limits/not-for-now.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";
import { type Entry, type ListGroup, listGroups } from "../../../written/list-groups.ts";
import { sortsByBeginning } from "../../../written/sorted-lines.ts";

/** A list of fewer entries is in order soon enough. */
const fewestEntries = 3;

const isNotForNow = notForNow(
  String.raw`(?:re)?sort\p{L}*|(?:re-?)?order(?:ed)?|alphabeti[sz]ed?|\p{L}*sortier\p{L}*|ordne\p{L}*|geordnet|並べ|並び`,
);

/**
 * The entries of one list in the order in which they begin: that of the heading that is said, or the only one. Empty where they don't begin with what
 * they are to be in the order of, or where it isn't clear which list is meant.
 */
export async function saidOrderCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const said = withoutPaths(withoutDenied(request));
  if (!sortsByBeginning(said) || isQuestion(request) || saysSeveralWishes(withoutDenied(request))) return [];
  if (sentencesOf(said).some((sentence) => sortsByBeginning(sentence) && isNotForNow(sentence))) return [];
  const file = await textMeant(request, files, /\.(?:md|markdown|txt)$/i, view);
  const group = file && groupMeant(listGroups(file.text), said);
  if (!file || !group) return [];
  const lines = file.text.split("\n");
  const own = group.entries.map((entry) => ({ entry, text: bareText(lines[entry.start] ?? "") }));
  const isWhole = group.entries.every((entry, index) => index === 0 || group.entries[index - 1]?.end === entry.start);
  if (!isWhole || !own.every(({ text }) => beginsAs(said, text))) return [];
  const sorted = own.toSorted((one, other) =>
    one.text.localeCompare(other.text, undefined, { sensitivity: "base", numeric: true }),
  );
  const [from, to] = [group.entries[0]?.start ?? 0, group.entries.at(-1)?.end ?? 0];
  const [old, fresh] = [lines.slice(from, to), sorted.flatMap(({ entry }) => linesOf(entry, lines))];
  const input = { path: file.path, old_text: old.join("\n"), new_text: fresh.join("\n"), line: from + 1 };
  return input.old_text === input.new_text ? [] : [{ tool: "edit", input }];
}

/** The list whose heading is said, or the only one. */
function groupMeant(groups: readonly ListGroup[], said: string): ListGroup | null {
  const lists = groups.filter(({ entries }) => entries.length >= fewestEntries);
  const words = wordsOf(said);
  const isSaid = ({ heading }: ListGroup) =>
    wordsOf(heading).some((own) => own.length > 1 && !isCommonWord(own) && words.some((word) => isSameNoun(word, own)));
  const named = lists.filter(isSaid);
  const [only, ...others] = named.length > 0 ? named : lists;
  return only && others.length === 0 ? only : null;
}

const bySurname =
  /(?<!\p{L})(?:sur|last |last|family )names?(?!\p{L})|(?<!\p{L})(?:authors?|nachnamen?|autor\p{L}*)(?!\p{L})|名字|姓|著者/iu;
const byOther = /(?<!\p{L})(?:titles?|first ?names?|titeln?|vornamen?)(?!\p{L})|題名|タイトル/iu;
const surnameFirst = /^\p{Lu}[\p{L}’'. -]*,/u;

/** Whether an entry begins with what it is to be in the order of: "Roth, I." for a surname. */
function beginsAs(said: string, text: string): boolean {
  if (/^\d/.test(text)) return false;
  return bySurname.test(said) ? surnameFirst.test(text) : !byOther.test(said) || !surnameFirst.test(text);
}

function bareText(line: string): string {
  return line.replace(/^\s*(?:[-*+•・]\s*)(?:\[[ xX]?\]\s*)?/u, "").replaceAll(/[*_"„“]/gu, "");
}

function linesOf({ start, end }: Entry, lines: readonly string[]): readonly string[] {
  return lines.slice(start, end);
}
