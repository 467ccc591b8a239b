import { spawn } from "node:child_process";

const timeLimit = 5_000;

/** Runs a program that is to end well at once. Null where it did; else the last thing it said. */
export async function runProbe(argv: readonly string[], cwd: string, signal: AbortSignal): Promise<string | null> {
  const [program = "", ...args] = argv;
  const child = spawn(program, args, {
    cwd,
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_MESSAGES: "C" },
    stdio: ["ignore", "ignore", "pipe"],
    killSignal: "SIGKILL",
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const status = await new Promise<number | null>((resolve) => {
    child.once("error", (cause) => {
      said += cause.message;
      resolve(null);
    });
    child.once("close", resolve);
  });
  signal.throwIfAborted();
  if (status === 0) return null;
  return said.trim().split("\n").at(-1) || `it ended with ${status ?? "a signal"}`;
}
