import { baseName } from "../../../../shared/path-parts.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { suspectsAmong } from "../suspects.ts";
import { isProgram } from "../program-file.ts";
import type { DataReading, ProgramWithData } from "./data-reading.ts";
import { emptyCells } from "./empty-cells.ts";
import { leftOutLines } from "./left-out-lines.ts";
import { spelledOtherwise } from "./spelled-otherwise.ts";

const largest = 200_000;
const ways = [leftOutLines, spelledOtherwise, emptyCells];

/** How a request may mean that a program takes its data, where it is one program that a command runs on one file. The likeliest first. */
export async function readingsOf(
  { command, request, text }: { command: string; request: string; text: string },
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<DataReading[]> {
  const found = await programWithData(command, request, text, files, view);
  return found ? ways.flatMap((way) => way(request, found) ?? []) : [];
}

async function programWithData(
  command: string,
  request: string,
  failure: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<ProgramWithData | null> {
  const [suspect, ...others] = suspectsAmong(files, request, failure);
  if (!suspect || others.length > 0 || !command.includes(baseName(suspect.path))) return null;
  const program = { path: suspect.path, text: (await view.text(suspect.path)) ?? "" };
  const all = files.filter(({ path, size }) => !isProgram(path) && size <= largest);
  const given = all.filter(({ path }) => command.split(/\s+/).some((word) => bare(word) === path));
  const opened = all.filter(({ path }) =>
    new RegExp(`["'](?:[^"'\n]*/)?${escaped(baseName(path))}["']`).test(program.text),
  );
  const [data, ...more] = given.length > 0 ? given : opened;
  const read = data && more.length === 0 ? await view.text(data.path) : null;
  return data && read !== null ? { program, data: { path: data.path, text: read } } : null;
}

function bare(word: string): string {
  return word.replaceAll(/^["']|["']$/g, "").replace(/^\.\//, "");
}

function escaped(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
