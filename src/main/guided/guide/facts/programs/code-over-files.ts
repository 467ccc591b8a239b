import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { namedFiles, namedFolder } from "../../files/named-files.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { asksForCode, codeFacts, countedCodeIn } from "./code-facts.ts";
import { isReadCode } from "./code-parts.ts";

/** More files aren't read ahead of the first step. */
const mostFiles = 40;
/** A program, in whichever language. */
const isProgram =
  /\.(?:pyi?|[cm]?[jt]sx?|go|rb|java|kt|rs|c|cc|cpp|h|hpp|cs|php|swift|scala|lua|pl|sh|r|jl|ex|exs|dart)$/iu;
/** Tests that have no names of functions. */
const unnamedTest = /^\s*(?:(?:it|test|describe)(?:\.\w+)*\s*\(|def\s+test\b|@Test\b)/mu;

/**
 * How many functions, tests or classes the programs of a folder have together, with how many each of them has: a small model adds up wrong. Empty where not all of them can be
 * counted, only one has any, or it isn't told of which programs.
 */
export async function codeOverFiles(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string> {
  const noun = asksForCode(request);
  if (noun === null || namedFiles(request, files).length > 0) return "";
  const folder = namedFolder(
    request,
    files.map(({ path }) => path),
  );
  // of a whole project nobody means each function
  if (folder === null && noun !== "tests") return "";
  const inside = folder === null ? files : files.filter(({ path }) => path.startsWith(`${folder}/`));
  const programs = inside.filter(({ path }) => isProgram.test(path));
  if (programs.some(({ size }) => size > mostBytes)) return "";
  if (programs.length < 2 || programs.length > mostFiles || !programs.every(({ path }) => isReadCode(path))) return "";
  const read = await Promise.all(programs.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  if (noun === "tests" && read.some(({ text }) => unnamedTest.test(text))) return "";
  const counted = read.flatMap(({ path, text }) => {
    const told = countedCodeIn(codeFacts(path, text, request));
    return told ? [{ path, ...told }] : [];
  });
  if (counted.length < 2 || counted.some(({ isAll }) => !isAll)) return "";
  const sum = counted.reduce((all, { count }) => all + count, 0);
  const each = counted.map(({ path, count }) => `${path} ${count}`).join(", ");
  return `${folder ?? `${counted.length} files`} together: Counted: ${sum} ${noun}: ${each}`;
}
