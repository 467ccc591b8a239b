import { baseName } from "../../../../shared/path-parts.ts";
import { isTestFile } from "../../guide/files/named-files.ts";
import { quotedPhrases } from "../../guide/request/words/search-words.ts";
import { escapeRegExp } from "../../guide/request/words/word-pattern.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { suspectsOf } from "../suspects.ts";
import type { FailedRun } from "../failed-run.ts";
import { isProgram } from "../program-file.ts";
import { startedBy } from "../started-programs.ts";
import { alikeSpelled } from "./alike-spelled.ts";
import { commaNumbers } from "./comma-numbers.ts";
import { comparedAsText } from "./compared-as-text.ts";
import type { DataReading, ProgramWithData, RunOnData } from "./data-reading.ts";
import { dayFirstDates } from "./day-first-dates.ts";
import { emptyCells } from "./empty-cells.ts";
import { headerLine } from "./header-line.ts";
import { quotedCells } from "./quoted-cells.ts";
import { unendedLine } from "./unended-line.ts";
import { wideDigits } from "./wide-digits.ts";
import { leftOutLines } from "./left-out-lines.ts";
import { signsInValues } from "./signs-in-values.ts";
import { spelledOtherwise } from "./spelled-otherwise.ts";

const largest = 200_000;
const ways = [leftOutLines, spelledOtherwise, emptyCells, commaNumbers];

/** A test says more of what is right than any words do. */
const speaksOfTests = /(?<![\p{L}\p{N}])tests?(?!\p{L})|テスト/iu;

/**
 * How a request may mean that a program takes its data, where it is one program that a command runs on one file. The likeliest first; none where
 * the request speaks of a test, or quotes what may be wanted to the letter.
 */
export async function readingsOf(
  run: FailedRun,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<DataReading[]> {
  const { command, request, text } = run;
  const found = speaksOfTests.test(request) ? null : await programWithData(run, files, view);
  if (!found || quotesAnother(request, found, `${command}\n${text}`)) return [];
  return [
    ...ways.flatMap((way) => way(request, found) ?? []),
    ...[
      headerLine(found, text),
      quotedCells(request, found),
      signsInValues(request, found),
      alikeSpelled(request, found, text),
      unendedLine(request, found),
      wideDigits(request, found),
      dayFirstDates(found),
    ].flatMap((one) => one ?? []),
    ...comparedAsText(request, found),
  ];
}

/** Whether a request quotes something that neither the program nor its data has, and that wasn't printed: that may be what it should print. */
function quotesAnother(request: string, { program, data }: ProgramWithData, printed: string): boolean {
  const known = [program.path, program.text, data.path, data.text, printed];
  return quotedPhrases(request).some((phrase) => !known.some((text) => text.includes(phrase)));
}

async function programWithData(
  run: FailedRun,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<RunOnData | null> {
  const { command } = run;
  const started = startedBy(command);
  if (run.isTest || started.some(isTestFile)) return null;
  const [suspect, ...others] = await suspectsOf(run, files, view);
  if (!suspect || others.length > 0 || !started.includes(suspect.path)) return null;
  const program = { path: suspect.path, text: (await view.text(suspect.path)) ?? "" };
  const all = files.filter(({ path, size }) => !isProgram(path) && size <= largest);
  const given = all.filter(({ path }) => command.split(/\s+/).some((word) => bare(word) === path));
  const opened = all.filter(({ path }) =>
    new RegExp(`["'](?:[^"'\n]*/)?${escapeRegExp(baseName(path))}["']`).test(program.text),
  );
  const [data, ...more] = given.length > 0 ? given : opened;
  const read = data && more.length === 0 ? await view.text(data.path) : null;
  return data && read !== null ? { program, data: { path: data.path, text: read }, command } : null;
}

function bare(word: string): string {
  return word.replaceAll(/^["']|["']$/g, "").replace(/^\.\//, "");
}
