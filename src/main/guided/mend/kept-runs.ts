import { isTestFile, namedFiles } from "../guide/files/named-files.ts";
import { saysItGoesOn } from "../guide/request/wishes/says-it-goes-on.ts";
import { shellWord } from "../forms/shell-word.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import type { FailedRun } from "./failed-run.ts";
import { isProgram } from "./program-file.ts";
import { destroyerIn, startedBy } from "./started-programs.ts";
import { commandFor, readsArguments } from "./trial-command.ts";

const most = 4;
/** Not before the next one of several files. */
const clauseEnd = /(?<=[.!?])\s+|(?<=。)|[;\n、]|,\s+(?!\S+\.\w+(?:,| and | und | or | oder ))/u;

/** A run that works and has to go on doing so. `isSame`: what it prints is to stay as well. */
export type KeptRun = { command: string; isSame: boolean };

/**
 * What has to go on working while a program is mended: another program, or the same one on another file, of which the request says so; and the
 * same one on files that are called like the one that it fails with.
 */
export async function keptRuns(
  { command, request }: Pick<FailedRun, "command" | "request">,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<KeptRun[]> {
  const said = request.split(clauseEnd).filter(saysItGoesOn);
  const named = [...new Set(said.flatMap((sentence) => namedFiles(sentence, files)))];
  const ofOthers = await Promise.all(
    named
      .filter(({ path }) => isProgram(path) && !isTestFile(path) && !startedBy(command).includes(path))
      .map(async ({ path }) => programRun(path, files, view)),
  );
  const onOthers = named.flatMap(({ path }) => (isProgram(path) ? [] : runOn(path, command, files)));
  const likely = likeItsData(command, files).flatMap((path) => runOn(path, command, files));
  const kept = [...ofOthers.flat(), ...onOthers].map((one) => ({ command: one, isSame: true }));
  const others = likely.filter((one) => !onOthers.includes(one)).map((one) => ({ command: one, isSame: false }));
  return [...kept, ...others].slice(0, most);
}

async function programRun(
  path: string,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<string[]> {
  const text = (await view.text(path)) ?? "";
  const command = readsArguments(text) ? null : commandFor(path, text, files);
  const isSafe = command !== null && (await destroyerIn(command, (file) => view.text(file))) === null;
  return isSafe ? [command] : [];
}

/** The command with another file in the place of the one that it is given. */
function runOn(path: string, command: string, files: readonly FileEntry[]): string[] {
  const data = dataOf(command, files);
  if (data === null || data === path || path.startsWith("-")) return [];
  // only as a word of its own: its name may be a part of the program's
  const words = command.split(/(\s+)/).map((word) => (word === shellWord(data) ? shellWord(path) : word));
  return [words.join("")];
}

/** The one file, other than a program, that a command is given. */
function dataOf(command: string, files: readonly FileEntry[]): string | null {
  const words = command.split(/\s+/);
  const [data, ...others] = files.filter(({ path }) => !isProgram(path) && words.includes(shellWord(path)));
  return data && others.length === 0 ? data.path : null;
}

/** Files of the same folder whose names differ from that of a command's data by numbers only. */
function likeItsData(command: string, files: readonly FileEntry[]): string[] {
  const data = dataOf(command, files);
  const form = (path: string) => path.replaceAll(/\d+/g, "0");
  return data === null || !/\d/.test(data)
    ? []
    : files.flatMap(({ path }) => (path !== data && form(path) === form(data) ? [path] : []));
}
