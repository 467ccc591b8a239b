import { lstat, mkdtemp, readdir, readFile, realpath, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Coverage, TestCoverage } from "../../../guided/mend/suspiciousness.ts";
import { shellWord } from "../../../guided/forms/shell-word.ts";
import { bashReports, bashTracer, linesRunIn } from "./bash-tracer.ts";
import { jsonOf } from "./json-of.ts";
import { pythonTracer, tracedFolder, tracerFile, tracerReport, tracerReports } from "./python-tracer.ts";
import { skippedByV8, v8Scripts } from "./v8-skipped.ts";

/** Runners of tests leave folders alone whose names begin with a dot. */
const ownFolder = ".hearth-coverage-";
/** In bytes. */
const largestReport = 32 * 1024 * 1024;
const bashTracerFile = "bash-env";

/**
 * Which lines of the programs in a folder a command runs, as Python, Node.js and Bash tell it, and of Python which test does; null where none tells: another
 * language, or a run that was ended by force. `run` runs a command there. What is needed for it is left in the folder, which has to be a throw-away copy.
 */
export async function coverageOf(
  command: string,
  folder: string,
  run: (command: string) => Promise<unknown>,
): Promise<Coverage | null> {
  const own = await mkdtemp(path.join(await realpath(folder), ownFolder));
  await writeFile(path.join(own, tracerFile), pythonTracer);
  await writeFile(path.join(own, bashTracerFile), bashTracer);
  await run(traced(command, own));
  const skipped = new Map<string, Set<number>>();
  const reports = await reportsIn(own);
  for (const { file, lines } of reports.flatMap((report) => report.skipped)) {
    const before = skipped.get(file);
    // of several runs of a program one is enough
    skipped.set(file, before ? new Set([...lines].filter((line) => before.has(line))) : lines);
  }
  const isSkipped = (file: string, line: number) => skipped.get(file)?.has(line) ?? true;
  return skipped.size === 0 ? null : { isSkipped, tests: reports.flatMap(({ tests }) => tests) };
}

function traced(command: string, own: string): string {
  const at = shellWord(own);
  const variables = [
    `NODE_V8_COVERAGE=${at}`,
    `${tracedFolder}=${shellWord(path.dirname(own))}`,
    `${tracerReports}=${at}`,
    `${bashReports}=${at}`,
    `BASH_ENV=${at}/${bashTracerFile}`,
    `PYTHONPATH=${at}\${PYTHONPATH:+:$PYTHONPATH}`,
  ];
  return `export ${variables.join(" ")}\n${command.replaceAll(/\bPYTHONPATH=/g, `PYTHONPATH=${at}:`)}`;
}

/** What one process tells: the lines of each program that it didn't run, and of tests, where it knows them. */
type Report = { skipped: Skipped[]; tests: TestCoverage[] };
type Skipped = { file: string; lines: Set<number> };

async function reportsIn(own: string): Promise<Report[]> {
  const folder = path.dirname(own);
  const names = (await readdir(own)).filter((name) => /\.(?:json|trace)$/.test(name));
  const reports = names.map(async (name): Promise<Report> => {
    const text = (await plainText(path.join(own, name))) ?? "";
    if (name.startsWith("python-")) return pythonReport(text);
    const skipped = name.endsWith(".trace") ? skippedByBash(text, folder) : skippedByNode(text, folder);
    return { skipped: await skipped, tests: [] };
  });
  return Promise.all(reports);
}

function pythonReport(text: string): Report {
  const report = tracerReport.safeParse(jsonOf(text));
  if (!report.success) return { skipped: [], tests: [] };
  const { skipped, tests } = report.data;
  return {
    skipped: Object.entries(skipped).map(([file, lines]) => ({ file: inWorkspace(file), lines: new Set(lines) })),
    tests: tests.map(({ path: test, lines, ran }) => {
      const ranLines = new Map(Object.entries(ran).map(([file, its]) => [inWorkspace(file), new Set(its)]));
      return {
        path: inWorkspace(test),
        lines: new Set(lines),
        ran: (file, line) => ranLines.get(file)?.has(line) ?? false,
      };
    }),
  };
}

/** What Bash names may lie in a folder that it had changed to, and isn't found then. */
async function skippedByBash(trace: string, folder: string): Promise<Skipped[]> {
  const reports = [...linesRunIn(trace)].map(async ([script, run]) => {
    const file = path.relative(folder, path.resolve(folder, script));
    const text = isBelow(file) ? await plainText(path.join(folder, file)) : null;
    if (text === null) return [];
    const lines = text.split("\n").flatMap((_, index) => (run.has(index + 1) ? [] : [index + 1]));
    return [{ file: inWorkspace(file), lines: new Set(lines) }];
  });
  return (await Promise.all(reports)).flat();
}

async function skippedByNode(text: string, folder: string): Promise<Skipped[]> {
  const fileOf = (url: string) => (url.startsWith("file://") ? path.relative(folder, fileURLToPath(url)) : "..");
  const reports = v8Scripts(text, (url) => isBelow(fileOf(url))).map(async ({ url, ranges }) => {
    const script = await plainText(path.join(folder, fileOf(url)));
    return script === null ? [] : [{ file: inWorkspace(fileOf(url)), lines: skippedByV8(script, ranges) }];
  });
  return (await Promise.all(reports)).flat();
}

function isBelow(file: string): boolean {
  return !file.startsWith("..") && !path.isAbsolute(file);
}

/** The program that was run may have put anything in these places: a link to elsewhere, a pipe that never ends. Null for all but plain files. */
async function plainText(file: string): Promise<string | null> {
  const there = await lstat(file).catch(() => null);
  return there?.isFile() && there.size <= largestReport ? readFile(file, "utf8") : null;
}

/** Paths in a workspace are written with slashes everywhere. */
function inWorkspace(file: string): string {
  return file.split(path.sep).join("/");
}
