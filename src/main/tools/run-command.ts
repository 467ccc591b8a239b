import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../shared/error.ts";
import { type CommandOutput, collectOutput } from "./collect-output.ts";
import { callVariable, killTree } from "./kill-tree.ts";

/** A command as it is started. `callId` is known to all its processes. */
export type CommandStart = {
  argv: readonly string[];
  cwd: string;
  environment: Readonly<Record<string, string>>;
  callId: string;
  timeoutMs: number;
  /** After so many bytes of output it is ended. */
  mostBytes: number;
};

/** `flood`: it printed more than it may. `stopped`: the signal aborted. */
export type CommandEnd =
  | { type: "exit"; status: number }
  | { type: "signal"; signal: string }
  | { type: "timeout" }
  | { type: "flood" }
  | { type: "stopped" };

/** Output is passed on at most so often, so that a chatty program doesn't make a thousand events. In milliseconds. */
const breath = 60;
/** What was started in the background may go on printing for so long after its command has ended. In milliseconds. */
const afterglow = 50;
/** So long a killed tree may take to go. In milliseconds. */
const patience = 500;

/**
 * Runs a program and yields what it prints, errors and all, in the order in which it was printed. It has no input. When this
 * ends, in whatever way, no process of it is left.
 */
export async function* runCommand(start: CommandStart, signal: AbortSignal): AsyncGenerator<Buffer, CommandEnd> {
  signal.throwIfAborted();
  const left = new AbortController();
  const child = startProcess(start);
  const output = collectOutput(child, start.mostBytes);
  const ended = seeToItsEnd(child, output, start, AbortSignal.any([signal, left.signal]));
  // it may fail while whoever reads is busy with something else
  ended.catch(() => {});
  try {
    let isOver = false;
    const over = ended.finally(() => (isOver = true));
    while (!isOver) {
      await Promise.race([output.some(), over]);
      const piece = output.take();
      if (piece.length > 0) yield piece;
      await Promise.race([sleep(breath), over]);
    }
    const rest = output.take();
    if (rest.length > 0) yield rest;
    return await ended;
  } finally {
    left.abort();
    await ended.catch(() => {});
  }
}

/** One pipe for both kinds of output keeps them in order; Node can't give a child the same pipe twice, so a shell does. */
function startProcess({ argv, cwd, environment, callId }: CommandStart): ChildProcess {
  return spawn("/bin/sh", ["-c", 'exec "$@" 2>&1', "sh", ...argv], {
    cwd,
    env: { ...environment, [callVariable]: callId },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
    windowsHide: true,
  });
}

async function seeToItsEnd(
  child: ChildProcess,
  output: CommandOutput,
  { callId, timeoutMs }: CommandStart,
  signal: AbortSignal,
): Promise<CommandEnd> {
  const listening = new AbortController();
  try {
    const end = await Promise.race([
      exitOf(child),
      output.flooded.then((): CommandEnd => ({ type: "flood" })),
      sleep(timeoutMs, { type: "timeout" } as const, { signal: listening.signal }),
      aborted(signal, listening.signal).then((): CommandEnd => ({ type: "stopped" })),
    ]);
    output.letFlow();
    if (end.type === "exit" || end.type === "signal") await Promise.race([output.closed, sleep(afterglow)]);
    return end;
  } finally {
    listening.abort();
    if (child.pid !== undefined) await killTree(child.pid, callId);
    await Promise.race([output.closed, sleep(patience)]);
    child.stdout?.destroy();
  }
}

async function exitOf(child: ChildProcess): Promise<CommandEnd> {
  try {
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError("internal", `The command could not be started: ${reason}`, { cause });
  }
  if (child.signalCode !== null) return { type: "signal", signal: child.signalCode };
  return { type: "exit", status: child.exitCode ?? 1 };
}

/** Resolves when `signal` aborts; `until` ends the listening. */
async function aborted(signal: AbortSignal, until: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort", { signal: until });
}
