import { mkdirSync } from "node:fs";
import path from "node:path";
import { AppError } from "../../shared/error.ts";
import type { SqliteLibrary } from "./sqlite.ts";
import { errorCode } from "./store-error.ts";

/** So long another process may take for a change of its own. In milliseconds. */
const patienceMs = 5_000;

/**
 * Does something while no other process does, in all that use the same lock file. The lock is a transaction, which the system ends
 * with its process, however that ends. Throws `busy` where another one takes too long.
 */
export function exclusively<Result>(sqlite: SqliteLibrary, lockFile: string, work: () => Result): Result {
  mkdirSync(path.dirname(lockFile), { recursive: true, mode: 0o700 });
  const connection = sqlite.open(lockFile, { readonly: false, timeoutMs: patienceMs });
  try {
    connection.exec("BEGIN IMMEDIATE");
    return work();
  } catch (cause) {
    if (!errorCode(cause).startsWith("SQLITE_BUSY")) throw cause;
    throw new AppError("busy", "Another Hearth is changing this just now. Try again.", { cause, retryable: true });
  } finally {
    connection.close();
  }
}
