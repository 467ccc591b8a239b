import { folderOf } from "../../../shared/path-parts.ts";
import { isTestFile } from "../guide/files/named-files.ts";
import { takesAway } from "./takes-away.ts";

/** The text of a file of the folder; null where there is none. */
type TextOf = (path: string) => Promise<string | null>;

/** Commands that only look at the files that stand behind them, or put them somewhere. */
const looks =
  /^(?:cat|less|more|head|tail|grep|rg|sed|awk|wc|ls|file|stat|diff|cmp|git|cp|chmod|echo|printf|cd|mkdir|touch|test|\[|shellcheck|black|ruff|flake8|pylint|eslint|prettier|rm|mv)$/;
const isChecked = /^(?:bash|sh|zsh)\s+-n\b|^node\s+--check\b|\s-m\s+(?:py_compile|compileall|ast|tokenize)\b/;
const program = /\.(?:py|[cm]?js|[cm]?ts|sh|bash|zsh|rb|pl|php)$/;
/** So far a program is followed to those that it uses, and so many in all. */
const depth = 3;
const mostPrograms = 24;

/** The program of the folder that a command starts and that may take something away or send it, by itself or by another one that it uses; null for none. */
export async function destroyerIn(command: string, textOf: TextOf): Promise<string | null> {
  for (const path of startedBy(command)) {
    // what a test takes away is its own
    if (!isTestFile(path) && (await mayDestroy(path, textOf))) return path;
  }
  const task = /(?:^|[;&|]\s*)(?:npm|yarn|pnpm)\s+(?:run\s+)?([\w:-]+)/u.exec(command)?.[1];
  const script = task === undefined || task === "test" ? null : scriptOf(task, (await textOf("package.json")) ?? "");
  if (script !== null && (takesAway(script, true) || (await destroyerIn(script, textOf)) !== null))
    return "package.json";
  const target = /(?:^|[;&|]\s*)make\s+([\w.-]+)/u.exec(command)?.[1];
  const recipe = target === undefined ? null : recipeOf(target, (await textOf("Makefile")) ?? "");
  return recipe !== null && takesAway(recipe, true) ? "Makefile" : null;
}

/** Whether a program that a command starts, other than a test, prints something. */
export async function speaksWhenRun(command: string, textOf: TextOf): Promise<boolean> {
  const programs = startedBy(command).filter((path) => !isTestFile(path));
  const texts = await Promise.all(programs.map(async (path) => (await textOf(path)) ?? ""));
  return texts.some(
    (text) =>
      /(?:^|[\s;{(])(?:print|console\.log|process\.stdout\.write|sys\.stdout\.write|echo|printf)\b(?!.*(?:stderr|>&2))/mu.test(
        text,
      ) && !/^\s*(?:import|from) unittest\b/mu.test(text),
  );
}

/** The paths of programs that a command may start, from the folder that it goes to first. */
export function startedBy(command: string): string[] {
  const parts = command.split(/&&|\|\||[;&|\n]/u).map((part) => part.trim().replace(/^(?:\w+=\S*\s+)+/u, ""));
  const folder = parts.map((part) => /^cd\s+["']?([^"'\s]+)/u.exec(part)?.[1]).findLast(Boolean);
  const found = parts.flatMap((part) => {
    const words = part.split(/\s+/u).map((word) => word.replaceAll(/^["'(\u0060]+|["')\u0060]+$/gu, ""));
    if (looks.test(words[0] ?? "") || isChecked.test(part)) return [];
    const module = / -m ([\w.]+)/u.exec(part)?.[1]?.replaceAll(".", "/");
    const modules = module === undefined ? [] : [`${module}.py`, `${module}/__main__.py`];
    return [...words.filter((word) => program.test(word)), ...modules];
  });
  const paths = found.map((path) => path.replace(/^(?:\.\/)+/u, ""));
  const inside = folder === undefined ? [] : paths.map((path) => `${folder.replace(/^\.\/|\/$/gu, "")}/${path}`);
  return [...new Set([...paths, ...inside])];
}

async function mayDestroy(start: string, textOf: TextOf): Promise<boolean> {
  const seen = new Set<string>();
  let next = [start];
  for (let step = 0; step < depth && next.length > 0; step++) {
    const fresh = next.filter((path) => !seen.has(path)).slice(0, mostPrograms - seen.size);
    for (const path of fresh) seen.add(path);
    const texts = await Promise.all(fresh.map(async (path) => ({ path, text: (await textOf(path)) ?? "" })));
    if (texts.some(({ path, text }) => takesAway(text, isShell(path, text)))) return true;
    next = texts.flatMap(({ path, text }) => usedBy(path, text));
  }
  return false;
}

function isShell(path: string, text: string): boolean {
  return /\.(?:sh|bash|zsh)$/u.test(path) || /^#!.*\b(?:ba|z|da)?sh\b/u.test(text);
}

/** Programs beside one that it brings in or starts. */
function usedBy(path: string, text: string): string[] {
  const folder = folderOf(path);
  const modules = [...text.matchAll(/^\s*(?:from\s+([\w.]+)\s+import|import\s+([\w.]+))/gmu)].flatMap(
    ([, from, plain]) => {
      const name = (from ?? plain ?? "").replace(/^\.+/u, "").replaceAll(".", "/");
      return name === "" ? [] : [`${name}.py`, `${name}/__init__.py`];
    },
  );
  const said = [...text.matchAll(/["']\.\/([\w./-]+)["']/gu)].flatMap(([, name = ""]) =>
    program.test(name) ? [name] : [`${name}.js`, `${name}.mjs`, `${name}.ts`],
  );
  const started = [...text.matchAll(/[\w./-]+\.(?:sh|py|[cm]?js)\b/gu)].map(([name]) =>
    name.replace(/^(?:\.\/)+/u, ""),
  );
  const names = [...modules, ...said, ...started];
  return [...new Set([...names.map((name) => folder + name), ...names])];
}

function scriptOf(name: string, manifest: string): string | null {
  const found = new RegExp(`"(?:pre|post)?${name.replaceAll(/[^\w:-]/gu, "")}"\\s*:\\s*"((?:[^"\\\\]|\\\\.)*)"`, "gu");
  const scripts = [...manifest.matchAll(found)].map(([, script = ""]) => script);
  return scripts.length > 0 ? scripts.join("\n") : null;
}

function recipeOf(target: string, makefile: string): string | null {
  const lines = makefile.split("\n");
  const at = lines.findIndex((line) => line.startsWith(`${target}:`));
  if (at === -1) return null;
  const end = lines.findIndex((line, index) => index > at && line !== "" && !/^\s/u.test(line));
  return lines.slice(at + 1, end === -1 ? undefined : end).join("\n");
}
