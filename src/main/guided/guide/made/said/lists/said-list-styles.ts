import type { Call } from "../../../../../agent/step-protocol.ts";
import { editTo } from "../../../../forms/anew-edit.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { bareCommand } from "../../../request/wishes/bare-command.ts";
import { type ListStyle, saidListStyle } from "../../../request/texts-and-tables/said-list-style.ts";
import { isCommonWord, isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { type Entry, listGroups } from "../../../written/list-groups.ts";

const entry = /^(\s*)(?:[-*+•・]\s+|\d{1,3}[.)]\s+)?(\[[ xX]\]\s+)?(?=\S)/u;
const numberedEntry = /^(\s*)\d{1,3}[.)]\s+/u;
const signed = /^(\s*)[-*+•・]\s+/u;

/** A text whose lists begin otherwise, as a request says: with numbers, boxes, dashes or another sign. Empty where it says no such thing, or it isn't clear which list. */
export async function saidListStyleCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const command = bareCommand(request);
  const style = command === null ? null : saidListStyle(command);
  const file = style ? await textMeant(request, files, /\.(?:md|markdown|txt)$/i, view) : null;
  if (!style || !file) return [];
  const after = styled(file.text, style);
  const input = after === null || after === file.text ? null : editTo(file.path, file.text, after);
  return input ? [{ tool: "edit", input }] : [];
}

function styled(text: string, { begins, where }: ListStyle): string | null {
  const lines = text.split("\n");
  const rows = where === null ? lines.map((_, row) => row) : rowsUnder(text, where);
  if (rows === null) return null;
  let isCode = false;
  const open = new Set(rows);
  const counts: number[] = [];
  return lines
    .map((line, row) => {
      if (/^\s*```/.test(line)) isCode = !isCode;
      const isOwn = open.has(row) && !isCode && (signed.test(line) || numberedEntry.test(line));
      const depth = /^\s*/.exec(line)?.[0].length ?? 0;
      if (!isOwn) {
        if (line.trim() === "" || depth === 0) counts.length = 0;
        return line;
      }
      counts.length = Math.min(counts.length, depth + 1);
      const count = (counts[depth] ?? 0) + 1;
      counts[depth] = count;
      return line.replace(
        entry,
        (_, indent: string, box: string | undefined) => indent + leadOf(begins, count, line, box),
      );
    })
    .join("\n");
}

function leadOf(begins: ListStyle["begins"], count: number, line: string, box = ""): string {
  if (begins === "numbers") return `${count}. ${box}`;
  if (begins === "boxes") return `- ${box || "[ ] "}`;
  if (begins === "dashes") return `- ${box}`;
  return numberedEntry.test(line) ? `${count}. ${box}` : `${begins.sign} ${box}`;
}

/** The rows of the one list under a heading that is called so; null where there is none, or several. */
function rowsUnder(text: string, where: string): number[] | null {
  const said = wordsOf(where).filter((word) => !isCommonWord(word));
  const isCalled = (heading: string) => {
    const own = wordsOf(heading);
    return said.length > 0 && said.every((word) => own.some((other) => isSameNoun(word, other)));
  };
  const [group, ...others] = listGroups(text).filter(({ entries, heading }) => entries.length > 0 && isCalled(heading));
  const rowsOf = ({ start, end }: Entry) => Array.from({ length: end - start }, (_, index) => start + index);
  return group && others.length === 0 ? group.entries.flatMap(rowsOf) : null;
}
