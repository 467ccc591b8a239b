import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { AppError, toAppError } from "../../shared/error.ts";
import { toDiskError } from "./disk-error.ts";

/**
 * A download that was stopped in this process is soon done with what it has begun, another process soon writes who it is, and a
 * file that is being deleted is soon gone. In milliseconds.
 */
const usualPatienceMs = 5_000;
const pauseMs = 50;

/**
 * Takes hold of a download, so that no two write to the same file. Returns how to let go. Throws `busy` where another one holds it,
 * or where that can't be seen.
 */
export async function takePullLock(file: string, patienceMs = usualPatienceMs): Promise<() => Promise<void>> {
  const lock = `${file}.lock`;
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    try {
      await writeFile(lock, String(process.pid), { flag: "wx" });
      return () => rm(lock, { force: true });
    } catch (cause) {
      if (!hasCode(cause, "EEXIST")) throw toDiskError(cause, lock);
    }
    const isPatient = waitedMs < patienceMs;
    const text = await readFile(lock, "utf8").catch((cause: unknown) => {
      if (!isPatient) throw unreadable(cause, lock);
      return null;
    });
    const owner = Number(text);
    const isSoonOver = text === null || owner === process.pid || (text === "" && (await isYoung(lock)));
    if (isSoonOver && isPatient) await pause(pauseMs);
    else if (isAlive(owner)) throw busy(owner, lock);
    else if (text !== null) await breakLock(lock, text);
  }
}

/** Whether someone is fetching this file now. */
export async function isPullLocked(file: string): Promise<boolean> {
  return isAlive(Number(await readFile(`${file}.lock`, "utf8").catch(() => "")));
}

/** Its owner died in the middle. Of two that find that out at once, the later one must not take away what is the other's by now. */
async function breakLock(lock: string, text: string): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  try {
    await rename(lock, aside);
    const found = await readFile(aside, "utf8");
    if (found !== text) await link(aside, lock).catch(() => undefined); // where it is taken again already, that one holds
    await rm(aside, { force: true });
  } catch (cause) {
    if (!hasCode(cause, "ENOENT")) throw toDiskError(cause, lock);
  }
}

async function isYoung(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < usualPatienceMs;
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && "code" in cause && cause.code === code;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    // another user's process is alive too
    return hasCode(cause, "EPERM");
  }
}

function busy(pid: number, lock: string): AppError {
  return new AppError(
    "busy",
    `This model is being fetched already, by process ${pid}. Wait for it, or delete ${lock} if it is gone.`,
  );
}

function unreadable(cause: unknown, lock: string): AppError {
  return new AppError(
    "busy",
    `Whether this model is being fetched already can't be seen: ${lock} can't be read (${toAppError(cause).message}). Delete it if nobody fetches the model.`,
    { cause },
  );
}
