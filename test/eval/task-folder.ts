import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Deed, Outcome, RunnableTask } from "./task.ts";

/** A task's files in a folder of their own, and what they were before anybody touched them. */
export type TaskFolder = {
  path: string;
  /** `calls`: the tools that were called. */
  outcome(answer: string, calls?: readonly string[]): Outcome;
  /** Files that differ from how they were at first, whatever may differ. */
  changed(): string[];
  /** Those of them that the task has to leave as they were. */
  unasked(): string[];
  remove(): void;
};

/** Lays a task's files out. */
export function layOut(task: RunnableTask): TaskFolder {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-eval-")));
  const home = mkdtempSync(path.join(tmpdir(), "hearth-eval-user-"));
  writeAll(folder, task.files);
  const run = (command: string) => runIn(folder, home, command);
  if (task.setup !== undefined) {
    const ended = run(task.setup);
    if (ended.status !== 0) throw new Error(`The setup of "${task.prompt}" failed: ${ended.output}`);
  }
  const before = new Map(filesIn(folder).map((file) => [file, readFileSync(path.join(folder, file))]));
  const changed = () =>
    [...new Set([...before.keys(), ...filesIn(folder)])].filter((file) => {
      const [was, is] = [before.get(file), bytesOrNull(path.join(folder, file))];
      return was === undefined || is === null || !was.equals(is);
    });
  return {
    path: folder,
    outcome: (answer, calls = []) => ({
      answer,
      calls,
      files: filesIn(folder),
      read: (file) => bytesOrNull(path.join(folder, file))?.toString("utf8") ?? null,
      bytes: (file) => bytesOrNull(path.join(folder, file)),
      run,
    }),
    changed,
    unasked: () => changed().filter((file) => !mayChange(task, file)),
    remove() {
      for (const place of [folder, home]) rmSync(place, { recursive: true, force: true });
    },
  };
}

/** What is wrong with the outcome of a task; null for nothing. */
export function problemOf(
  task: RunnableTask,
  folder: TaskFolder,
  answer: string,
  calls: readonly string[] = [],
): string | null {
  const extra = folder.unasked();
  return extra.length > 0 ? `it changed ${extra.join(", ")}` : task.check(folder.outcome(answer, calls));
}

/** Does what is described, as a person would. */
export function carryOut(deed: Deed, folder: TaskFolder): void {
  writeAll(folder.path, deed.files ?? {});
  if (deed.run === undefined) return;
  const ended = folder.outcome("").run(deed.run);
  if (ended.status !== 0) throw new Error(`${deed.run} ends with ${ended.status}: ${ended.output}`);
}

function mayChange(task: RunnableTask, file: string): boolean {
  return task.mayChange.some((allowed) => (allowed.endsWith("/") ? file.startsWith(allowed) : file === allowed));
}

function writeAll(folder: string, files: Readonly<Record<string, string | Uint8Array | null>>): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file);
    if (content === null) rmSync(place);
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, content);
      if (file.endsWith(".sh")) chmodSync(place, 0o755);
    }
  }
}

/** Git's own files are left out: they differ after any look at the state. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== ".git" && !file.startsWith(".git/") && !file.includes("__pycache__"))
    .toSorted();
}

function bytesOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function runIn(folder: string, home: string, command: string): { status: number; output: string } {
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    LANG: "C.UTF-8",
    TZ: "UTC",
    GIT_CONFIG_NOSYSTEM: "1",
    PYTHONDONTWRITEBYTECODE: "1",
  };
  const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
    cwd: folder,
    env,
    timeout: 20_000,
    encoding: "utf8",
  });
  return { status: status ?? 1, output: `${stdout}${stderr}` };
}
