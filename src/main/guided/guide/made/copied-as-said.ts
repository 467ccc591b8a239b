import { baseName, endingOf, folderOf } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { fileCommand } from "../../forms/file-command.ts";
import { writeFileList } from "../../forms/file-list.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { bareFileCommand } from "../request/wishes/bare-command.ts";
import { type SaidCopy, saidCopy } from "../request/files/said-copy.ts";
import { isPlaceName } from "./places/said/is-place-name.ts";
import { folderCalled, thingsCalled } from "./places/things-called.ts";

/** The copy that a plain command wants of files or a folder that it names: "make a copy of notes.txt called old.txt", "copy a.md and b.md to backup". Empty where one isn't there, or what is to be there is. */
export function copiedAsSaidCalls(request: string, files: readonly FileEntry[]): Call[] {
  const command = bareFileCommand(request);
  const said = command === null ? null : saidCopy(command);
  if (!said) return [];
  const sources = said.what.map((name) => sourceOf(name, files));
  const paths = sources.flatMap((path) => path ?? []);
  const [only, ...others] = paths;
  if (only === undefined || paths.length < sources.length) return [];
  const target = targetOf(said.to, only, files);
  const isOneName = target !== null && !target.endsWith("/");
  if (target === null || (isOneName && others.length > 0)) return [];
  const taken = isOneName ? [target] : paths.map((path) => target + baseName(path));
  if (taken.some((path) => isThere(path, files)) || new Set(taken).size < taken.length) return [];
  if (paths.some((path) => target.startsWith(`${path}/`))) return [];
  return [{ tool: "bash", input: { command: fileCommand("copy", writeFileList(paths), target) } }];
}

/** A file, or a folder without its slash. */
function sourceOf(name: string, files: readonly FileEntry[]): string | null {
  const folder = folderCalled(name, files);
  if (folder !== null) return folder;
  const [path, ...others] = thingsCalled(name, files) ?? [];
  return path === undefined || others.length > 0 ? null : path;
}

/** The path of the copy, or that of the folder which it goes to, with its slash; null where it isn't a name. */
function targetOf(to: SaidCopy["to"], source: string, files: readonly FileEntry[]): string | null {
  const name = "name" in to ? to.name : to.folder;
  if (!isPlaceName(name)) return null;
  // "copy a.md to b.md" says another name
  const isOfKind = endingOf(source) !== "" && endingOf(name).toLowerCase() === endingOf(source).toLowerCase();
  if ("name" in to || isOfKind) return namedBeside(name, source, files);
  const folder = (to.isNew ? null : folderCalled(name, files)) ?? name.replace(/\/$/u, "");
  return endingOf(folder) === "" ? `${folder}/` : null;
}

function namedBeside(name: string, source: string, files: readonly FileEntry[]): string | null {
  const isFile = files.some(({ path }) => path === source);
  // who leaves the ending out doesn't want it gone
  const ending = isFile && endingOf(name) === "" ? endingOf(source) : "";
  if (isFile && endingOf(name) !== "" && endingOf(name).toLowerCase() !== endingOf(source).toLowerCase()) return null;
  return `${name.includes("/") ? "" : folderOf(source)}${name.replace(/\/$/u, "")}${ending}`;
}

function isThere(path: string, files: readonly FileEntry[]): boolean {
  return files.some((file) => file.path === path || file.path.startsWith(`${path}/`));
}
