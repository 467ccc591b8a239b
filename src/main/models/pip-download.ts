import { spawn } from "node:child_process";
import { AppError } from "../../shared/error.ts";

/** How Python's pip is started here. It knows its own index, and how this network reaches it. */
export type Pip = {
  python: string;
  /** What `pip download` is told besides what is asked of it here. */
  options: readonly string[];
};

/** So much of what pip says is kept; the reason stands at its end. */
const keptOutput = 20_000;

/**
 * Downloads one package into `folder`, without what it depends on. Only packages that are ready made are taken: to build
 * one would run its code.
 */
export async function pipDownload(pip: Pip, requirement: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const plain = ["--no-deps", "--only-binary=:all:", "--no-cache-dir", "--no-input", "--progress-bar=off"];
  const args = ["-m", "pip", "download", ...plain, ...pip.options, "--dest", folder, "--", requirement];
  // its temporary files are as large as the package: they belong where room was looked for
  const env = { ...withoutKeys(process.env), TMPDIR: folder, TEMP: folder, TMP: folder };
  const { code, output } = await run(pip.python, args, env, signal);
  if (code === 0) return;
  if (/No space left on device|Errno 28/.test(output)) {
    const message = `The disk is full: there is no room for ${requirement} in ${folder}. Free some space and start it again: it goes on where it stopped.`;
    throw new AppError("too-large", message, { retryable: true });
  }
  throw new AppError("model-unavailable", problemIn(output, requirement, pip.python));
}

/** The keys of servers are no business of pip's. */
function withoutKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("HEARTH_KEY_")));
}

function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = "";
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"], windowsHide: true });
    const stop = () => child.kill();
    signal.addEventListener("abort", stop, { once: true });
    const take = (text: string) => {
      output = (output + text).slice(-keptOutput);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.once("error", (cause) => {
      signal.removeEventListener("abort", stop);
      const message = `${command} isn't on this computer, and without Python's pip they can't be fetched`;
      reject(new AppError("model-unavailable", message, { cause }));
    });
    child.once("close", (code) => {
      signal.removeEventListener("abort", stop);
      if (signal.aborted) reject(signal.reason);
      else resolve({ code, output });
    });
  });
}

function problemIn(output: string, requirement: string, python: string): string {
  if (/No module named pip/.test(output)) {
    return `${python} has no pip, and without it they can't be fetched. Install it (on Debian: apt install python3-pip)`;
  }
  const errors = output.split(/\r?\n/).filter((line) => line.startsWith("ERROR:"));
  const reason = errors.at(-1)?.replace(/^ERROR:\s*/, "") ?? output.trim().split(/\r?\n/).at(-1) ?? "";
  return `pip couldn't bring ${requirement}: ${reason.slice(0, 300) || "it didn't say why"}`;
}
