import { type ChildProcess, spawn } from "node:child_process";
import { AppError } from "../../shared/error.ts";

/** How ripgrep ended. 0: something was found, 1: nothing, 2: something was wrong, which `problem` tells. */
export type RipgrepEnd = { status: number; problem: string };

const longestProblem = 4_000;

/**
 * Runs ripgrep in a folder and yields what it prints as it comes. Leaving the loop early, or aborting, ends the program.
 * Its configuration file is not read: it could name programs to be run on every file.
 */
export async function* ripgrep(
  args: readonly string[],
  cwd: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer, RipgrepEnd> {
  signal.throwIfAborted();
  const child = spawn(await program(), ["--no-config", "--color=never", ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
    signal,
  });
  const ended = endOf(child);
  // it may fail while whoever reads is busy with something else
  ended.catch(() => {});
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer; // a stream without an encoding gives buffers
    const end = await ended;
    signal.throwIfAborted();
    return end;
  } finally {
    child.kill("SIGKILL");
    await ended.catch(() => {});
  }
}

async function endOf(child: ChildProcess): Promise<RipgrepEnd> {
  let problem = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (problem.length < longestProblem) problem += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", (cause) => {
      const isAbort = cause.name === "AbortError";
      reject(
        isAbort
          ? cause
          : new AppError("internal", `The search program could not be started: ${cause.message}`, { cause }),
      );
    });
    child.once("close", (status) => resolve({ status: status ?? 2, problem }));
  });
}

async function program(): Promise<string> {
  try {
    const { rgPath } = await import("@vscode/ripgrep");
    // a program can't be started from inside the app's archive
    return rgPath.replace(/\bapp\.asar\b/, "app.asar.unpacked");
  } catch (cause) {
    throw new AppError("internal", "The search program is missing from this installation. Install Hearth again.", {
      cause,
    });
  }
}
