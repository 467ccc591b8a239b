import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { textMeant } from "../../../files/texts-meant.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { type CueShift, saidCueShift } from "../../../request/texts-and-tables/said-cue-shift.ts";
import { withoutPaths } from "../../../request/words/wanted-words.ts";
import { saysSeveralWishes } from "../../../turn/says-several-wishes.ts";

const time = String.raw`(?:(\d{1,3}):)?(\d{2}):(\d{2})([.,])(\d{3})`;
const timing = new RegExp(`^(\\s*)${time}(\\s+-->\\s+)${time}(.*)$`, "u");

/** Of a film's subtitle the row of its times, counted from 0, its number, and the times in milliseconds. */
type Cue = { row: number; number: number; start: number; end: number };

/**
 * The times of a film's subtitles that come too early or too late: of all, or of those whose numbers are said. Empty where the request says no such shift, where a number isn't there, or where
 * one of them would begin before the film, or before those that stay.
 */
export async function saidCueShiftCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (isQuestion(request) || saysSeveralWishes(request)) return [];
  const file = await textMeant(request, files, /\.(?:srt|vtt)$/i, view);
  const shift = file ? saidCueShift(withoutPaths(request)) : null;
  if (!file || !shift) return [];
  const lines = file.text.split("\n");
  const cues = cuesIn(lines);
  const moved = cuesMeant(cues, shift);
  const [first, last] = [moved[0], moved.at(-1)];
  if (!first || !last || !staysInOrder(cues, moved, shift)) return [];
  const rows = new Set(moved.map(({ row }) => row));
  const own = lines.slice(first.row, last.row + 1);
  const fresh = own.map((line, index) => (rows.has(first.row + index) ? shifted(line, shift.later) : line));
  return [
    {
      tool: "edit",
      input: { path: file.path, old_text: own.join("\n"), new_text: fresh.join("\n"), line: first.row + 1 },
    },
  ];
}

function cuesIn(lines: readonly string[]): Cue[] {
  let count = 0;
  return lines.flatMap((line, row) => {
    const match = timing.exec(line);
    if (!match) return [];
    count++;
    const own = /^\s*(\d{1,5})\s*$/.exec(lines[row - 1] ?? "")?.[1];
    const [start, end] = [amountOf(match.slice(2, 7)), amountOf(match.slice(8, 13))];
    return [{ row, number: own === undefined ? count : Number(own), start, end }];
  });
}

function amountOf([hours = "0", minutes = "", seconds = "", , rest = ""]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest);
}

/** Those between the numbers that are said, if there are such numbers. */
function cuesMeant(cues: readonly Cue[], { from, to }: CueShift): readonly Cue[] {
  const isThere = (number: number | null) =>
    number === null || cues.filter((cue) => cue.number === number).length === 1;
  if (!isThere(from) || !isThere(to)) return [];
  return cues.filter(({ number }) => number >= (from ?? 0) && number <= (to ?? Infinity));
}

function staysInOrder(cues: readonly Cue[], moved: readonly Cue[], { later }: CueShift): boolean {
  const starts = cues.map((cue) => cue.start + (moved.includes(cue) ? later : 0));
  return starts.every((start, index) => start >= (starts[index - 1] ?? 0));
}

function shifted(line: string, later: number): string {
  const match = timing.exec(line);
  if (!match) return line;
  const [from, to] = [match.slice(2, 7), match.slice(8, 13)].map((own) => written(own, amountOf(own) + later));
  return `${match[1] ?? ""}${from}${match[7] ?? ""}${to}${match[13] ?? ""}`;
}

/** A time as another one is written: with its hours, or without them as long as there are none. */
function written([hours, , , sign = ",", rest = ""]: readonly (string | undefined)[], amount: number): string {
  const [hour, minute, second] = [3_600_000, 60_000, 1_000].map((size) => Math.floor(amount / size));
  const two = (value = 0) => String(value).padStart(2, "0");
  const lead = hours === undefined && hour === 0 ? "" : `${String(hour).padStart(hours?.length ?? 2, "0")}:`;
  const tail = String(amount % 1_000).padStart(rest.length, "0");
  return `${lead}${two((minute ?? 0) % 60)}:${two((second ?? 0) % 60)}${sign}${tail}`;
}
