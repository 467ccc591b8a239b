import { baseName, stemOf } from "../../../shared/path-parts.ts";
import { isTestFile, namedFiles } from "../guide/files/named-files.ts";
import { keptFiles } from "../guide/request/limits/kept-files.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import type { FailedRun } from "./failed-run.ts";
import { isProgram } from "./program-file.ts";
import { saidFaulty } from "./said-faulty.ts";
import { programsReached } from "./started-programs.ts";

/** Programs that the mistake may be in. */
export async function suspectsOf(
  { command, request, text: failure, tests = [] }: Pick<FailedRun, "command" | "request" | "text" | "tests">,
  files: readonly FileEntry[],
  view: Pick<WorkspaceView, "text">,
): Promise<FileEntry[]> {
  const reached = new Set(await programsReached(command, (path) => view.text(path)));
  const others = files.filter(({ path }) => !tests.includes(path));
  return suspectsAmong(others, request, failure, reached);
}

/**
 * Those in which the request says that the mistake is; else, of the programs that the run has to do with: named in the request, or in what the failure says; else what the test is called after; else, of a few programs, each. What is
 * named besides is no more than spoken of.
 */
function suspectsAmong(
  files: readonly FileEntry[],
  request: string,
  failure: string,
  reached: ReadonlySet<string>,
): FileEntry[] {
  const kept = keptFiles(request, files);
  const all = files.filter(({ path }) => isProgram(path) && !isTestFile(path) && !kept.includes(path));
  const within = all.filter(({ path }) => reached.has(path));
  const programs = within.length > 0 ? within : all;
  const faulty = saidFaulty(request, all);
  if (faulty.length > 0) return all.filter(({ path }) => faulty.includes(path));
  const named = [...new Set([...namedFiles(request, programs), ...namedFiles(failure, programs)])];
  if (named.length > 0) return named;
  // a test names what it tests: sum.test.js, test_sum.py
  const tested = programs.filter(({ path }) => failure.includes(stemOf(path)));
  return tested.length > 0 ? tested : programs;
}

/** The lines of a file that a failure names: `File "sum.py", line 3`, `sum.js:3:5`, `sum.sh: line 3`. */
export function failingLines(path: string, failure: string): Set<number> {
  const name = baseName(path).replaceAll(".", String.raw`\.`);
  const places = failure.matchAll(new RegExp(`${name}(?:", line |:|: line )(\\d+)`, "g"));
  return new Set([...places].map(([, line]) => Number(line)));
}
