import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs `work` while no other process runs it under the same lock file. A lock whose process is gone is taken over.
 * The work itself must still end in a rename: a lock on a network drive may not hold.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw cause;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    const owner = Number(readFileSync(file, "utf8"));
    // Created and not yet written: its owner is at work, unless it died at that very moment.
    if (owner === 0) return Date.now() - statSync(file).mtimeMs < 5_000;
    process.kill(owner, 0);
    return true;
  } catch (cause) {
    // Another user's process answers EPERM, and is alive.
    return codeOf(cause) === "EPERM";
  }
}

/** @param {unknown} cause */
function codeOf(cause) {
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}
