import { readFile, rm, writeFile } from "node:fs/promises";
import { AppError } from "../../shared/error.ts";
import { toDiskError } from "./disk-error.ts";

/** Takes hold of a download, so that no two write to the same file. Returns how to let go. Throws `busy`. */
export async function takePullLock(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`;
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      return () => rm(lock, { force: true });
    } catch (cause) {
      if (!isTaken(cause)) throw toDiskError(cause, lock);
      const owner = Number(await readFile(lock, "utf8").catch(() => ""));
      if (attempt > 0 || isAlive(owner)) throw busy(owner, lock);
      await rm(lock, { force: true }); // its owner died in the middle
    }
  }
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EEXIST";
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // another user's process is alive too
    return cause instanceof Error && "code" in cause && cause.code === "EPERM";
  }
}

function busy(pid: number, lock: string): AppError {
  return new AppError(
    "busy",
    `This model is being fetched already, by process ${pid}. Wait for it, or delete ${lock} if it is gone.`,
  );
}
