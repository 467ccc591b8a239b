import { baseName, endingOf, folderOf, pathFrom, wayTo } from "../../../../shared/path-parts.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { isProgram, languageOf } from "../../mend/program-file.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { namedFiles } from "../files/named-files.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { triedRuns } from "../turn/what-was-tried.ts";

const saysMissing = /No module named ['"]?\w|Cannot find module|ERR_MODULE_NOT_FOUND/;

/** A line that imports a module of the folder, and how it does so from where the module lies. */
type Import = { file: string; fresh: string };
type ImportIn = (line: string) => Import | null;

/**
 * Where what was tried failed since a module isn't found: its imports with the place where it lies now, in the programs that were tried or
 * are named, and in those that they import. Empty where the folder has no module of that name, or more than one, since then nobody knows which
 * is meant.
 */
export async function importCalls(
  records: readonly StepRecord[],
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const tried = triedRuns(records).at(-1);
  if (!tried || tried !== records.at(-1) || !saysMissing.test(tried.text)) return [];
  const programs = files.filter(({ path }) => isProgram(path));
  const paths = programs.map(({ path }) => path);
  const command = typeof tried.input["command"] === "string" ? tried.input["command"] : "";
  const started = [...namedFiles(command, programs), ...namedFiles(request, programs)].map(({ path }) => path);
  const calls: Call[] = [];
  const seen = new Set(started);
  // a set goes on with what is added to it meanwhile
  for (const path of seen) {
    const importIn =
      languageOf(path) === "python" ? pythonImport(folderOf(started[0] ?? ""), paths) : scriptImport(path, paths);
    const lines = ((await view.text(path)) ?? "").split("\n");
    for (const [index, line] of lines.entries()) {
      const found = importIn(line);
      if (!found) continue;
      seen.add(found.file);
      const input = { path, old_text: line, new_text: found.fresh, line: index + 1 };
      if (found.fresh !== line) calls.push({ tool: "edit", input });
    }
  }
  return calls;
}

/** Python looks for modules from the folder of the program that was started. */
function pythonImport(root: string, paths: readonly string[]): ImportIn {
  return (line) => {
    const from = /^(\s*)from (\w+) (import .*)$/.exec(line);
    const [, indent = "", name = "", rest = ""] = from ?? /^(\s*)import (\w+)((?: as \w+)?)\s*$/.exec(line) ?? [];
    if (name === "") return null;
    if (paths.includes(`${root}${name}.py`)) return { file: `${root}${name}.py`, fresh: line };
    const file = onlyOne(`${name}.py`, paths);
    if (file === null || !file.startsWith(root) || paths.some((path) => path.startsWith(`${root}${name}/`)))
      return null;
    const place = folderOf(file).slice(root.length, -1).replaceAll("/", ".");
    const fresh = from ? `${indent}from ${place}.${name} ${rest}` : `${indent}from ${place} import ${name}${rest}`;
    return { file, fresh };
  };
}

/** JavaScript looks from the folder of the program that imports. */
function scriptImport(importer: string, paths: readonly string[]): ImportIn {
  return (line) => {
    const [, given = ""] = /\b(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/.exec(line) ?? [];
    if (given === "") return null;
    const target = pathFrom(folderOf(importer), given);
    const there = ["", ".js", ".mjs", ".cjs", ".ts", "/index.js"].map((ending) => target + ending);
    const present = there.find((path) => paths.includes(path));
    if (present !== undefined) return { file: present, fresh: line };
    const ending = endingOf(given);
    const file = onlyOne(ending === "" ? `${baseName(given)}.js` : baseName(given), paths);
    if (file === null) return null;
    const way = wayTo(ending === "" ? file.slice(0, -".js".length) : file, folderOf(importer));
    return { file, fresh: line.replace(given, () => (way.startsWith(".") ? way : `./${way}`)) };
  };
}

/** The only file of a name in the folder. */
function onlyOne(name: string, paths: readonly string[]): string | null {
  const [one, ...others] = paths.filter((path) => baseName(path) === name);
  return one !== undefined && others.length === 0 ? one : null;
}
