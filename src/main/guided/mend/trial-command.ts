import { baseName, folderOf, stemOf } from "../../../shared/path-parts.ts";
import { extensionOf } from "../guide/files/file-kinds.ts";
import { isTestFile, namedFiles } from "../guide/files/named-files.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { shellWord } from "../forms/shell-word.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import { isProgram } from "./program-file.ts";
import { rulesOutRunning } from "../guide/request/wishes/said-running.ts";
import { saidCommand } from "./said-command.ts";
import { destroyerIn } from "./started-programs.ts";

/** How a folder's tests are run as a whole, where none can be run by itself: the file, what it says then, and the command. */
const wholeSuites = [
  { path: "package.json", says: /"scripts"\s*:\s*\{[^}]*"test"\s*:\s*"(?!echo \\"Error)/, command: "npm test" },
  { path: "Makefile", says: /^test\s*:/m, command: "make test" },
];

export function runsWholeSuite(command: string): boolean {
  return /^(?:npm|yarn|pnpm|make|pytest|python3? -m pytest)\b/.test(command);
}

/**
 * What shows whether a program works: the command that the request gives; else the tests that are meant; else the program that
 * is named, with the file that it is said to go wrong with. Null where nothing can be run, or where it takes something away.
 */
export async function trialCommand(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string | null> {
  if (rulesOutRunning(request)) return null;
  const isSafe = async (command: string) => (await destroyerIn(command, (path) => view.text(path))) === null;
  const given = saidCommand(request, files);
  const said = given === null ? null : onFailingData(given, request, files);
  if (said !== null) return (await isSafe(said)) ? said : null;
  const [program] = await startedOf(
    namedFiles(request, files).filter(({ path }) => isRunnable(path)),
    view,
  );
  const text = program ? ((await view.text(program.path)) ?? "") : "";
  const named = program && readsArguments(text) ? namedData(request, files) : [];
  const data = program && readsArguments(text) && named.length === 0 ? onlyData(program, files) : named;
  const started = program ? commandFor(program.path, text, files) : null;
  const own = started !== null && (await isSafe(started)) ? started : null;
  // "it crashes with may.csv": that is what the program is given; without a test there is the program itself
  if (data.length > 0 && own !== null) return [own, ...data.map(({ path }) => shellWord(path))].join(" ");
  const tests = (await testsMeant(request, files, view)).map((test) => commandFor(test.path, test.text, files));
  const runnable = tests.filter((command) => command !== null);
  if (runnable.length > 0) return runnable.join(" && ");
  return own === null || tests.length > 0 ? ((await wholeSuite(files, view)) ?? own) : own;
}

/** "python3 sum.py may.csv works, with june.csv it stops": the command on the file with which it goes wrong. */
function onFailingData(command: string, request: string, files: readonly FileEntry[]): string {
  const words = command.split(/\s+/);
  const isGiven = ({ path }: FileEntry) => words.includes(shellWord(path));
  const data = namedFiles(request, files).filter(({ path }) => !isProgram(path));
  const [own] = data.filter(isGiven);
  const at = request.indexOf(command);
  const rest = at === -1 ? "" : request.slice(at + command.length);
  const about = /^(?:[^.;!?\n。]|\.(?=\S))*/u.exec(rest)?.[0] ?? "";
  const [other, ...more] = data.filter(
    (file) => !isGiven(file) && extensionOf(file.path) === extensionOf(own?.path ?? ""),
  );
  const until = other ? about.indexOf(baseName(other.path)) : -1;
  const isFine = own !== undefined && until > 0 && worksNow.test(about.slice(0, until));
  if (!isFine || !other || more.length > 0 || other.path.startsWith("-")) return command;
  return words.map((word) => (word === shellWord(own.path) ? shellWord(other.path) : word)).join(" ");
}

const worksNow =
  /(?<!\p{L})(?:works?|runs|(?:is|goes|went) (?:fine|okay|ok|well)|klappt|läuft|geht(?! (?:nicht|schief))|funktioniert)(?!\p{L}| (?:not|nicht|wrong|on and on|forever))|動く|動き|うまく|できる/iu;

/** How a program that only reads is run on the one file of those that are named which is no program; null where there isn't just one, or it does more. */
export async function commandWithData(
  path: string,
  text: string,
  named: readonly FileEntry[],
  view: WorkspaceView,
): Promise<string | null> {
  const [data, ...others] = named.filter((file) => !isProgram(file.path) && !file.path.startsWith("-"));
  const command = data && others.length === 0 && readsArguments(text) ? commandFor(path, text, named) : null;
  if (!data || command === null) return null;
  return (await destroyerIn(command, (file) => view.text(file))) === null ? `${command} ${shellWord(data.path)}` : null;
}

type Test = { path: string; text: string };

/** The tests that are named; else those that speak of a program that is; else all, where no program is and they are few. */
async function testsMeant(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Test[]> {
  const inTests = files.filter(({ path }) => isTestFile(path) && isRunnable(path));
  const called = inTests.filter(({ path }) => isTestFile(nameOf(path)));
  const tests = called.length > 0 ? called : inTests;
  const named = namedFiles(request, tests);
  const chosen = named.length > 0 ? named : tests.slice(0, testsRead);
  const read = await Promise.all(chosen.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
  if (named.length > 0) return read;
  const stems = namedFiles(request, files)
    .filter(({ path }) => isProgram(path))
    .map(({ path }) => nameOf(path).replace(/\.\w+$/, ""));
  const fitting = read.filter(({ path, text }) => stems.some((stem) => path.includes(stem) || text.includes(stem)));
  return (stems.length > 0 ? fitting : read).slice(0, testsAtOnce);
}

const testsRead = 40;
/** More take too long to be tried again after each change. */
const testsAtOnce = 4;

async function wholeSuite(files: readonly FileEntry[], view: WorkspaceView): Promise<string | null> {
  for (const { path, says, command } of wholeSuites) {
    const isThere = files.some((file) => file.path === path);
    if (isThere && says.test((await view.text(path)) ?? "")) return command;
  }
  return null;
}

/** The file that a request says a program goes wrong with. One whose name could be taken for an option is none. */
function namedData(request: string, files: readonly FileEntry[]): FileEntry[] {
  const isData = ({ path }: FileEntry) =>
    !isProgram(path) &&
    !path.startsWith("-") &&
    new RegExp(`\\b(?:with|for|on|mit|bei|für)\\s+["'\`„]?${escapeRegExp(path)}`, "iu").test(request);
  return namedFiles(request, files).filter(isData).slice(0, 1);
}

/** Those programs that none of the others takes in: one that only lists what another prints isn't started. */
async function startedOf(programs: readonly FileEntry[], view: WorkspaceView): Promise<readonly FileEntry[]> {
  const texts = await Promise.all(programs.map(async ({ path }) => (await view.text(path)) ?? ""));
  const isTakenIn = ({ path }: FileEntry) => {
    const name = escapeRegExp(stemOf(path));
    const taken = new RegExp(
      String.raw`(?:require\(|from |import )["']\./${name}(?:\.\w+)?["']|^(?:from|import) ${name}\b`,
      "mu",
    );
    return programs.some((other, at) => other.path !== path && taken.test(texts[at] ?? ""));
  };
  const started = programs.filter((program) => !isTakenIn(program));
  return started.length > 0 ? started : programs;
}

const isOfPackage =
  /(?:^|\/)(?:package(?:-lock)?|tsconfig|composer)[^/]*\.json$|(?:^|\/)(?:requirements|license|licence)[^/]*\.txt$/iu;

/** The only data beside a program that is to be given some. */
function onlyData({ path: program }: FileEntry, files: readonly FileEntry[]): FileEntry[] {
  const beside = files.filter(({ path }) => folderOf(path) === folderOf(program));
  const [only, ...others] = beside.filter(
    ({ path }) => /^[^-].*\.(?:csv|tsv|txt|log|json)$/i.test(path) && !isOfPackage.test(path),
  );
  return only && others.length === 0 ? [only] : [];
}

/** Whether a program reads a file that stands behind its name, and writes or removes none. */
export function readsArguments(text: string): boolean {
  const takes = /\bsys\.argv\b|\bargparse\b|\bprocess\.argv\b|\$\{?[1@*]/.test(text);
  const changes =
    /["'][wax]b?\+?["']|\bwrite|\bunlink|\bremove|\brename|\brm\b|\bmv\b|\bshutil\b|\bsed -i|>\s*["']?\$|>>/.test(text);
  return takes && !changes;
}

function isRunnable(path: string): boolean {
  return /\.(?:js|mjs|cjs|sh|py)$/.test(path);
}

/** How a file is run by itself; null where it isn't. */
export function commandFor(path: string, text: string, files: readonly FileEntry[]): string | null {
  const file = shellWord(path);
  if (path.endsWith(".sh")) return `bash ${file}`;
  if (path.endsWith(".py")) return pythonCommand(path, text, files);
  // a test of Jest or Vitest only runs in them
  const isForeign =
    isTestFile(path) && /^\s*(?:describe|it|test)\(/m.test(text) && !/\bnode:test\b|["']test["']/.test(text);
  return isForeign || !isRunnable(path) ? null : `node ${file}`;
}

function pythonCommand(path: string, text: string, files: readonly FileEntry[]): string {
  const file = shellWord(path);
  const isUnittest = /^\s*(?:import|from) unittest\b/m.test(text);
  const runsItself = /__main__|\bunittest\.main\(|^test_\w+\(\)/m.test(text);
  const isPytest = /^\s*(?:import|from) pytest\b/m.test(text) || (/^def test_/m.test(text) && !isUnittest);
  if (isPytest && !runsItself) return `python3 -m pytest -q ${file}`;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  // Python looks for what a program imports in the program's own folder, not in the one that it is run from
  const isFromAbove = folder !== "" && isTestFile(path) && !importsFrom(folder, text, files);
  if (isUnittest && (isFromAbove || !runsItself)) {
    return isFromAbove || folder === ""
      ? `python3 -m unittest ${file}`
      : `cd ${shellWord(folder)} && python3 -m unittest ${shellWord(nameOf(path))}`;
  }
  return isFromAbove ? `PYTHONPATH=. python3 ${file}` : `python3 ${file}`;
}

/** Whether a Python program imports one that lies in `folder`. */
function importsFrom(folder: string, text: string, files: readonly FileEntry[]): boolean {
  return [...text.matchAll(/^\s*(?:import|from)\s+([\p{L}\p{N}_]+)/gmu)].some(([, name]) =>
    files.some(({ path }) => path === `${folder}${name}.py` || path.startsWith(`${folder}${name}/`)),
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
