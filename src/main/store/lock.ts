import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { SqliteLibrary } from "./sqlite.ts";
import { attemptOn, errorCode } from "./store-error.ts";

/** Who owns a data folder. `what` is for people: "window", "command line". */
const holderSchema = z.object({ pid: z.int(), what: z.string(), sinceMs: z.number() });
export type Holder = z.output<typeof holderSchema>;

/** The right to write, held until it is released or the process ends, however it ends. */
export type Lock = { release(): void };

/**
 * Makes this process the one that writes. The lock is a transaction that stays open on a file of its own: the system
 * frees it even after `kill -9`, and SQLite locks the same way under Node and Electron. Throws `busy`, naming the holder.
 */
export function takeLock(sqlite: SqliteLibrary, folder: string, holder: Holder): Lock {
  return attemptOn(folder)(() => {
    // A reader that asks whether the lock is free holds it for an instant.
    const connection = sqlite.open(lockFile(folder), { readonly: false, timeoutMs: 250 });
    try {
      connection.exec("BEGIN IMMEDIATE");
      sayWho(folder, holder);
    } catch (cause) {
      connection.close();
      if (errorCode(cause).startsWith("SQLITE_BUSY")) throw busy(readHolder(folder), cause);
      throw cause;
    }
    return {
      release() {
        rmSync(holderFile(folder), { force: true });
        connection.exec("ROLLBACK");
        connection.close();
      },
    };
  });
}

/** True while some process owns the folder, this one included. */
export function isLocked(sqlite: SqliteLibrary, folder: string): boolean {
  try {
    const connection = sqlite.open(lockFile(folder), { readonly: false, timeoutMs: 0 });
    try {
      connection.exec("BEGIN IMMEDIATE");
      connection.exec("ROLLBACK");
      return false;
    } finally {
      connection.close();
    }
  } catch (cause) {
    return errorCode(cause).startsWith("SQLITE_BUSY");
  }
}

function sayWho(folder: string, holder: Holder): void {
  try {
    writeFileSync(holderFile(folder), JSON.stringify(holder), { mode: 0o600 });
  } catch {
    // only a help for whoever comes second: on a full disk the lock holds without it
  }
}

function busy(holder: Holder | null, cause: unknown): AppError {
  const who = holder ? `process ${holder.pid}, ${holder.what}, since ${formatTime(holder.sinceMs)}` : "another process";
  const advice =
    "Go on there, or close it and try again. To run two side by side, give one a folder of its own in HEARTH_HOME.";
  return new AppError("busy", `Hearth is already running here (${who}). ${advice}`, { cause, retryable: true });
}

function readHolder(folder: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(holderFile(folder), "utf8")));
  } catch {
    // Only a help for the reader: whether the lock is held is SQLite's word alone.
    return null;
  }
}

const formatTime = (ms: number) => new Date(ms).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });

const lockFile = (folder: string) => path.join(folder, "hearth.lock");

const holderFile = (folder: string) => path.join(folder, "hearth.lock.json");
