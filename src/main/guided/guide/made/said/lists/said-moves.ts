import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textsMeant } from "../../../files/texts-meant.ts";
import { saidMove } from "../../../request/texts-and-tables/said-move.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { entriesMeant } from "../../../written/entries-meant.ts";
import { placesIn } from "../../../written/lines-about.ts";
import { type Entry, type ListGroup, listGroups } from "../../../written/list-groups.ts";

/**
 * The entries that a request moves to another heading of their list: "move the tents to Done". Empty where it says no such thing, or it isn't clear which
 * entries, which heading or which file.
 */
export async function saidMoveCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (namesPathOfFolder(request, files)) return [];
  const texts = await textsMeant(request, files, /\.(?:md|markdown|txt)$/i, view);
  const calls = texts.flatMap(({ path, text }) => moveIn(path, text, request) ?? []);
  return calls.length === 1 ? calls : [];
}

/** "into loans/returned": files are to be moved. */
function namesPathOfFolder(request: string, files: readonly FileEntry[]): boolean {
  // in "notes/board.md" it is a part of a file's name
  const bare = files.reduce((text, { path }) => (path.includes("/") ? text.replaceAll(path, " ") : text), request);
  const said = bare.match(/(?<![\p{L}\p{N}/])[\p{L}\p{N}_-]+\/(?=[\p{L}\p{N}_]|$|\s)/gu) ?? [];
  return said.some((folder) => files.some(({ path }) => path.startsWith(folder)));
}

function moveIn(path: string, text: string, request: string): Call | null {
  const groups = listGroups(text).filter(({ entries, heading }) => entries.length > 0 || heading !== "");
  const said = saidMove(
    withoutPaths(request),
    groups.map(({ heading }) => heading),
  );
  if (!said) return null;
  const targets = groups.filter(({ heading }) => heading === said.to);
  const [target] = targets;
  if (!target || targets.length > 1) return null;
  const sources = groups.filter((group) => group !== target && (said.from === null || group.heading === said.from));
  const entries = sources.flatMap((group) => group.entries);
  const places = placesIn(path, text).filter(({ row }) => entries.some(({ start }) => start === row));
  const meant = entriesMeant(said.subject, request, places);
  const moved = entries.filter(({ start }) => meant.some(({ row }) => row === start));
  if (moved.length === 0) return null;
  const isClose = groups.some(({ entries: [first], row }) => first?.start === row + 1);
  return callFor(path, text.split("\n"), moved, target, isClose);
}

/** One edit from the first line that is another afterwards to the last one. */
function callFor(
  path: string,
  lines: readonly string[],
  moved: readonly Entry[],
  target: ListGroup,
  isClose: boolean,
): Call {
  const isFirst = target.entries.length === 0;
  const behind = target.entries.at(-1)?.end ?? target.row + 1;
  const isGone = (row: number) => moved.some(({ start, end }) => row >= start && row < end);
  const entries = moved
    .flatMap(({ start, end }) => lines.slice(start, end))
    .map((line) => asTheOthers(line, lines, target));
  // blank lines part the headings of such a list from what stands under them
  const put = isFirst && !isClose ? ["", ...entries] : entries;
  const from = Math.min(behind, ...moved.map(({ start }) => start));
  const to = Math.max(behind, ...moved.map(({ end }) => end));
  const kept = (start: number, end: number) => lines.slice(start, end).filter((_, index) => !isGone(start + index));
  const [before, after] = [kept(from, behind), kept(behind, to)];
  // an edit begins with a line that stays, so that it stands at one place
  const [first, lead] = from > 0 ? [from - 1, [lines[from - 1] ?? ""]] : [from, []];
  return {
    tool: "edit",
    input: {
      path,
      old_text: lines.slice(first, to).join("\n"),
      new_text: [...lead, ...before, ...put, ...after].join("\n"),
      line: first + 1,
    },
  };
}

/** An entry as those under its new heading are: ticked off where all of them are, or open. */
function asTheOthers(line: string, lines: readonly string[], { entries }: ListGroup): string {
  const boxes = new Set(entries.flatMap(({ start }) => /\[([ xX])\]/.exec(lines[start] ?? "")?.[1] ?? []));
  const [box] = boxes;
  return boxes.size === 1 && box !== undefined ? line.replace(/\[[ xX]\]/, `[${box}]`) : line;
}
