import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SessionEvent } from "../../src/shared/event.ts";
import type { Runtime } from "../../src/main/app.ts";
import type { Task } from "./task.ts";

/** What came of a task, and what it cost. */
export type TaskResult = {
  /** What is wrong; null where it was done. */
  problem: string | null;
  steps: number;
  sampled: number;
  evaluated: number;
  /** Calls that could not be read, or named no tool or wrong fields. */
  malformed: number;
  seconds: number;
  transcript: string[];
};

/** Does one task in a folder of its own, and looks at what is different afterwards. */
export async function runTask(task: Task, runtime: Runtime, modelId: string | null): Promise<TaskResult> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "hearth-eval-")));
  const started = performance.now();
  try {
    for (const [file, text] of Object.entries(task.files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const events = await ask(runtime, folder, modelId, task.prompt);
    const seconds = (performance.now() - started) / 1000;
    return {
      ...measure(events),
      problem: problemOf(task, folder, events),
      seconds,
      transcript: events.flatMap(describe),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(
  runtime: Runtime,
  workspace: string,
  modelId: string | null,
  prompt: string,
): Promise<SessionEvent[]> {
  const { id } = runtime.sessions.create({ workspace, modelId });
  const events: SessionEvent[] = [];
  const stop = runtime.sessions.follow((event) => {
    if (event.sessionId === id) events.push(event);
  });
  try {
    runtime.sessions.send(id, prompt);
    await runtime.sessions.settled(id);
    return events;
  } finally {
    stop();
    await runtime.sessions.remove(id);
  }
}

function measure(events: readonly SessionEvent[]): Pick<TaskResult, "steps" | "sampled" | "evaluated" | "malformed"> {
  const messages = events.flatMap((event) => (event.type === "message" ? [event.message] : []));
  const usages = messages.flatMap((message) => (message.role === "assistant" && message.usage ? [message.usage] : []));
  const malformed = messages.filter(
    (message) => message.role === "tool" && /^There is no tool named |was called with wrong input/.test(message.text),
  );
  return {
    steps: usages.length,
    sampled: usages.reduce((sum, usage) => sum + usage.sampled, 0),
    evaluated: usages.reduce((sum, usage) => sum + usage.evaluated, 0),
    malformed: malformed.length,
  };
}

function problemOf(task: Task, folder: string, events: readonly SessionEvent[]): string | null {
  const end = events.findLast((event) => event.type === "run-end");
  if (end?.type !== "run-end") return "the run has no end";
  if (end.reason !== "done") return end.reason === "failed" ? end.error.message : `it ended with ${end.reason}`;
  const extra = changedFiles(task, folder).filter((file) => !task.mayChange.includes(file));
  if (extra.length > 0) return `it changed ${extra.join(", ")}`;
  const messages = events.flatMap((event) =>
    event.type === "message" && event.message.role === "assistant" ? [event.message] : [],
  );
  const parts = messages.flatMap((message) => (message.origin === "model" ? message.parts : []));
  return task.check({
    answer: parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).at(-1) ?? "",
    read: (file) => readOrNull(path.join(folder, file)),
    run: (command) => spawnSync("bash", ["-c", command], { cwd: folder, timeout: 20_000 }).status ?? 1,
    calls: parts.flatMap((part) => (part.type === "tool-call" ? [part.tool] : [])),
  });
}

function changedFiles(task: Task, folder: string): string[] {
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const all = new Set([...present, ...Object.keys(task.files)]);
  return [...all].filter((file) => readOrNull(path.join(folder, file)) !== (task.files[file] ?? null));
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function describe(event: SessionEvent): string[] {
  if (event.type !== "message") return [];
  const { message } = event;
  if (message.role === "user") return [`user: ${message.context} | ${message.text}`];
  if (message.role === "tool") return [`  -> ${message.status}: ${message.text.slice(0, 300)} ${message.note}`];
  const who = message.origin === "harness" ? "made" : (message.kind ?? "");
  return message.parts.map((part) => {
    if (part.type === "tool-call")
      return `${who} ${part.written?.text ?? `${part.tool} ${JSON.stringify(part.input)}`}`;
    return `${who} ${part.type}: ${part.text}`;
  });
}
