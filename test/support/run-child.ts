import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

export type Child = {
  pid: number;
  /** Everything that it has said so far, line by line. */
  lines: string[];
  /** Resolves when it has said a line that begins so; throws when it ends before. */
  says(beginning: string): Promise<string>;
  /** `kill -9`, and waits until it is gone. */
  kill(): Promise<void>;
  /** Waits for its end; returns its exit status. */
  ended(): Promise<number | null>;
};

/** Runs a TypeScript file of test/support as a process of its own. */
export function runChild(file: string, args: readonly string[], options: { uid?: number } = {}): Child {
  const script = path.join(import.meta.dirname, file);
  const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    ...options,
  });
  const lines: string[] = [];
  let errors = "";
  const heard = new Set<() => void>();
  const tell = () => {
    for (const listener of heard) listener();
  };
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => {
    lines.push(line);
    tell();
  });
  child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  let isOver = false;
  const closed = once(output, "close");
  const end = endOf(child).then(async (status) => {
    await closed;
    isOver = true;
    tell();
    return status;
  });
  return {
    pid: child.pid ?? -1,
    lines,
    async says(beginning) {
      for (;;) {
        const line = lines.find((candidate) => candidate.startsWith(beginning));
        if (line !== undefined) return line;
        if (isOver) throw new Error(`${file} ended without saying "${beginning}".\n${lines.join("\n")}\n${errors}`);
        await new Promise<void>((resolve) => heard.add(resolve));
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await end;
    },
    ended: () => end,
  };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [status] = await once(child, "exit");
  return typeof status === "number" ? status : null;
}
