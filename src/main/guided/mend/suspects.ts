import { baseName, stemOf } from "../../../shared/path-parts.ts";
import { isTestFile, namedFiles } from "../guide/files/named-files.ts";
import { keptFiles } from "../guide/request/kept-files.ts";
import type { FileEntry } from "../workspace-view.ts";
import { isProgram } from "./program-file.ts";

/** Programs that the mistake may be in: named in the request, or in what the failure says; else what the test is called after; else, of a few programs, each. */
export function suspectsAmong(files: readonly FileEntry[], request: string, failure: string): FileEntry[] {
  const kept = keptFiles(request, files);
  const programs = files.filter(({ path }) => isProgram(path) && !isTestFile(path) && !kept.includes(path));
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
