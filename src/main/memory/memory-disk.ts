import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "../../shared/error.ts";

/** A file's text; null where there is none. Throws where it is there and can't be read. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw failure(`${file} can't be read`, cause);
  }
}

/** Puts a text into a file, all of it or none: it is written beside it and moved into its place. A link stays one. */
export function writeWhole(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const target = realOr(file);
    const partial = `${target}.${randomUUID()}.partial`;
    try {
      writeFileSync(partial, text, { mode: 0o600, flush: true });
      renameSync(partial, target);
    } finally {
      rmSync(partial, { force: true });
    }
  } catch (cause) {
    throw failure(`${file} can't be written`, cause);
  }
}

function realOr(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // it isn't there yet
  }
}

function failure(what: string, cause: unknown): AppError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new AppError("internal", `${what} (${why}). Nothing was changed.`, { cause });
}
