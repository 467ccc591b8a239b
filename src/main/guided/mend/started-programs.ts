import { folderOf, pathFrom } from "../../../shared/path-parts.ts";
import { isTestFile } from "../guide/files/named-files.ts";
import { takesAway } from "./takes-away.ts";

/** The text of a file of the folder; null where there is none. */
type TextOf = (path: string) => Promise<string | null>;

/** Commands that only look at the files that stand behind them, or put them somewhere. */
const looks =
  /^(?:cat|less|more|head|tail|grep|rg|sed|awk|wc|ls|file|stat|diff|cmp|git|cp|chmod|echo|printf|cd|mkdir|touch|test|\[|shellcheck|black|ruff|flake8|pylint|eslint|prettier|rm|mv)$/;
const isChecked = /^(?:bash|sh|zsh)\s+-n\b|^node\s+--check\b|\s-m\s+(?:py_compile|compileall|ast|tokenize)\b/;
const program = /\.(?:py|[cm]?js|[cm]?ts|sh|bash|zsh|rb|pl|php)$/;
/** So far a program is followed to those that it uses, and so many in all; so many may be looked for that may not be there. */
const depth = 3;
const mostPrograms = 24;
const mostLookedFor = 400;

/** The program of the folder that a command starts and that may take something away or send it, by itself or by another one that it uses; null for none. */
export async function destroyerIn(
  command: string,
  textOf: TextOf,
  before: readonly string[] = [],
): Promise<string | null> {
  // a task may call itself
  if (before.includes(command)) return null;
  const known = [...before, command];
  for (const path of startedBy(command)) {
    // what a test takes away is its own
    if (!isTestFile(path) && (await mayDestroy(path, textOf))) return path;
  }
  const isHarmful = async (task: string | null) =>
    task !== null && (takesAway(task, true) || (await destroyerIn(task, textOf, known)) !== null);
  const task = /(?:^|[;&|\n]\s*)(?:npm|yarn|pnpm)\s+(?:-\S+\s+)*(?:run\s+)?([\w:-]+)/u.exec(command)?.[1];
  if (task !== undefined && task !== "test" && (await isHarmful(scriptOf(task, (await textOf("package.json")) ?? ""))))
    return "package.json";
  const make = /(?:^|[;&|\n]\s*)make(?:\s+-\S+)*(?:\s+([\w.-]+))?\s*(?:$|[;&|\n])/u.exec(command);
  const isOfTests = /^(?:test|check)$/.test(make?.[1] ?? "");
  return make && !isOfTests && (await isHarmful(recipeOf(make[1] ?? null, (await textOf("Makefile")) ?? "")))
    ? "Makefile"
    : null;
}

/** Whether a program that a command starts, other than a test, prints something. */
export async function speaksWhenRun(command: string, textOf: TextOf, tests: readonly string[] = []): Promise<boolean> {
  const programs = startedBy(command).filter((path) => !isTestFile(path) && !tests.includes(path));
  const texts = await Promise.all(programs.map(async (path) => (await textOf(path)) ?? ""));
  return texts.some(
    (text) =>
      /(?:^|[\s;{(])(?:print|console\.log|process\.stdout\.write|sys\.stdout\.write|echo|printf)\b(?!.*(?:stderr|>&2))/mu.test(
        text,
      ) && !/^\s*(?:import|from) unittest\b/mu.test(text),
  );
}

/** Whether what a command starts is a test. */
export function runsTests(command: string): boolean {
  return startedBy(command).some(isTestFile);
}

const shell = /^(?:ba|z|da)?sh$/;
/** What it reads is what it does: `cat sum.py | python3`. */
const takesInput = /^(?:(?:ba|z|da)?sh|python3?|node|ruby|perl)(?:\s+-s?)?$/;

/** The paths of programs that a command may start, from the folder that it goes to first. */
export function startedBy(command: string): string[] {
  const parts = command
    .split(/&&|\|\||\$\(|[;&|\n`]/u)
    .map((part) => part.trim().replace(/^(?:(?:\w+=\S*|env|time|nohup|exec|command|do|then|else)\s+)+/u, ""));
  const folder = parts.map((part) => /^cd\s+["']?([^"'\s]+)/u.exec(part)?.[1]).findLast(Boolean);
  const isPiped = parts.some((part) => takesInput.test(part));
  const paths = parts.flatMap((part) => programsIn(part, isPiped)).map((path) => path.replace(/^(?:\.\/)+/u, ""));
  const inside = folder === undefined ? [] : paths.map((path) => `${folder.replace(/^\.\/|\/$/gu, "")}/${path}`);
  return [...new Set([...paths, ...inside])];
}

function programsIn(part: string, isPiped: boolean): string[] {
  const words = part.split(/\s+/u).map((word) => word.replaceAll(/^["'(\u0060]+|["')\u0060]+$/gu, ""));
  const [first = ""] = words;
  if ((looks.test(first) && !isPiped) || isChecked.test(part)) return [];
  const module = / -m ([\w.]+)/u.exec(part)?.[1]?.replaceAll(".", "/");
  const modules = module === undefined ? [] : [`${module}.py`, `${module}/__main__.py`];
  // a name with blanks, and a program without an ending
  const quoted = [...part.matchAll(/"([^"]+)"|'([^']+)'/gu)].map(([, one, other]) => one ?? other ?? "");
  const plain = /^\.{1,2}\/[^.]+$/u.test(first) ? [first] : [];
  const bare = shell.test(first) ? part.split(/\s+/u).slice(1) : [];
  const given = bare.filter((word) => /^(?!-)[\p{L}\p{N}_./-]*[\p{L}\p{N}_]$/u.test(word)).slice(0, 1);
  const named = [...words, ...quoted].filter((word) => program.test(word));
  return [...new Set([...named, ...plain, ...given, ...modules])].flatMap(wherever);
}

/** `$PWD/sum.py` and `/home/mo/sum.py` may be the folder's own. */
function wherever(path: string): string[] {
  const parts = path.split("/");
  return /^[/~$]/u.test(path) ? [path, ...parts.slice(1).map((_, at) => parts.slice(at + 1).join("/"))] : [path];
}

async function mayDestroy(start: string, textOf: TextOf): Promise<boolean> {
  const reached = await reachedFrom([start], textOf);
  return reached.some(({ path, text }) => takesAway(text, isShell(path, text)));
}

/** The files of the folder that a command starts, and what these bring in or start in turn. */
export async function programsReached(command: string, textOf: TextOf): Promise<string[]> {
  return (await reachedFrom(startedBy(command), textOf)).map(({ path }) => path);
}

async function reachedFrom(
  starts: readonly string[],
  textOf: TextOf,
): Promise<readonly { path: string; text: string }[]> {
  const seen = new Set<string>();
  const reached: { path: string; text: string }[] = [];
  let next = starts;
  for (let step = 0; step < depth && next.length > 0; step++) {
    const fresh = next.filter((path) => !seen.has(path)).slice(0, mostLookedFor - seen.size);
    for (const path of fresh) seen.add(path);
    const found = await Promise.all(fresh.map(async (path) => ({ path, text: (await textOf(path)) ?? "" })));
    // modules of the language itself aren't there
    const texts = found.filter(({ text }) => text !== "").slice(0, mostPrograms - reached.length);
    reached.push(...texts);
    next = [...new Set(texts.flatMap(({ path, text }) => usedBy(path, text)))];
  }
  return reached;
}

function isShell(path: string, text: string): boolean {
  return /\.(?:sh|bash|zsh)$|(?:^|\/)[^./]+$/u.test(path) || /^#!.*\b(?:ba|z|da)?sh\b/u.test(text);
}

/** Programs beside one that it brings in or starts. */
function usedBy(path: string, text: string): string[] {
  const folder = folderOf(path);
  const modules = [
    ...text.matchAll(/^\s*(?:from\s+([\p{L}\p{N}_.]+)\s+import\s+([\p{L}\p{N}_, ]+)|import\s+([\p{L}\p{N}_., ]+))/gmu),
  ].flatMap(([, from, names = "", plain = ""]) => {
    const inside = from?.replace(/^\.+/u, "") ?? "";
    const within = names.split(",").map((name) => `${inside}.${name.trim().split(" ")[0] ?? ""}`);
    return [inside, ...within, ...plain.split(",")].flatMap(filesOfModule);
  });
  const said = [...text.matchAll(/["'](\.{1,2}\/[\p{L}\p{N}_./-]+)["']/gu)].flatMap(([, name = ""]) =>
    program.test(name) ? [name] : [`${name}.js`, `${name}.mjs`, `${name}.ts`, `${name}/index.js`],
  );
  const started = [...text.matchAll(/[\p{L}\p{N}_./-]+\.(?:sh|py|[cm]?js)\b/gu)].map(([name]) =>
    name.replace(/^(?:\.\/)+/u, ""),
  );
  const names = [...modules, ...said, ...started];
  return [...new Set([...names.map((name) => pathFrom(folder, name)), ...names])];
}

function filesOfModule(module: string): string[] {
  const name = (module.trim().split(" ")[0] ?? "").replace(/^\.+/u, "").replaceAll(".", "/");
  return name === "" ? [] : [`${name}.py`, `${name}/__init__.py`];
}

function scriptOf(name: string, manifest: string): string | null {
  const found = new RegExp(`"(?:pre|post)?${name.replaceAll(/[^\w:-]/gu, "")}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`, "gu");
  const scripts = [...manifest.matchAll(found)].map(([, script = ""]) => script);
  return scripts.length > 0 ? scripts.join("\n") : null;
}

/** What a target of a Makefile does, with what it needs done before; of the first one where none is said. */
function recipeOf(target: string | null, makefile: string, before: readonly string[] = []): string | null {
  const lines = makefile.split("\n");
  const first = /^([\w][\w.-]*)\s*:(?!=)/mu.exec(makefile)?.[1];
  const name = target ?? first;
  const at = lines.findIndex(
    (line) =>
      name !== undefined &&
      line
        .replace(/\s*:.*/u, "")
        .split(/\s+/u)
        .includes(name),
  );
  if (name === undefined || at === -1 || before.includes(name)) return null;
  const end = lines.findIndex((line, index) => index > at && line !== "" && !/^\s/u.test(line));
  const [, needed = ""] = (lines[at] ?? "").split(":");
  const earlier = needed.split(/\s+/u).flatMap((other) => recipeOf(other, makefile, [...before, name]) ?? []);
  return [
    ...earlier,
    ...lines.slice(at + 1, end === -1 ? undefined : end).map((line) => line.replace(/^\s*@?/u, "")),
  ].join("\n");
}
