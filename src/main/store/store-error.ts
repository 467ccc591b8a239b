import { AppError, toAppError } from "../../shared/error.ts";

/** Runs a piece of work on the store, and makes an AppError of whatever goes wrong in it. */
export type Attempt = <Value>(work: () => Value) => Value;

/** What is wrong with a store that can't be read as a database, or holds nonsense. */
export const isDamage = (code: string): boolean => code.startsWith("SQLITE_CORRUPT") || code === "SQLITE_NOTADB";

/** `place` is the file or folder that the messages name; `onDamage` hears of a damaged database. */
export function attemptOn(place: string, onDamage: () => void = () => {}): Attempt {
  return (work) => {
    try {
      return work();
    } catch (cause) {
      if (isDamage(errorCode(cause))) onDamage();
      throw toStoreError(cause, place);
    }
  };
}

/** SQLite's or the system's name for a failure; empty where it has none. */
export function errorCode(cause: unknown): string {
  if (!(cause instanceof Error)) return "";
  if ("sqliteCodeName" in cause && typeof cause.sqliteCodeName === "string") return cause.sqliteCodeName;
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  return errorCode(cause.cause);
}

function toStoreError(cause: unknown, place: string): AppError {
  if (cause instanceof AppError) return cause;
  const code = errorCode(cause);
  const message = messageFor(code, place);
  if (message) return new AppError(code === "SQLITE_BUSY" ? "busy" : "internal", message, { cause, retryable: true });
  return new AppError("internal", `${place} could not be used: ${toAppError(cause).message}`, { cause });
}

function messageFor(code: string, place: string): string | null {
  if (code === "SQLITE_FULL" || code === "ENOSPC" || code === "EDQUOT") {
    return `The disk is full, so ${place} can't grow. Free some space and try again; what was saved before is safe.`;
  }
  if (code.startsWith("SQLITE_BUSY")) return `${place} is in use by another program. Close that program and try again.`;
  if (isDamage(code)) {
    return `${place} is damaged. Close Hearth and start it again: it keeps the damaged file and brings back what can be read.`;
  }
  if (/^(SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|EACCES|EPERM|EROFS|ENOTDIR|EEXIST)/.test(code)) {
    return `Hearth can't write to ${place} (${code}). Make it a folder that you may write to, or set HEARTH_HOME to another one.`;
  }
  if (code.startsWith("SQLITE_IOERR") || code === "EIO") {
    return `The disk failed while ${place} was used (${code}). Check that the disk is well and has space, then try again.`;
  }
  return null;
}
