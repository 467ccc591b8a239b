import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { type AppError, toAppError } from "../../../shared/error.ts";

/** Some ten thousand lines; as many lie in the file before it. In bytes. */
const limit = 2 * 1024 * 1024;

/** Adds a line to a log, with the time. A log that can't be written keeps nothing from going on. */
export function appendLog(folder: string, name: string, entry: object, report: (error: AppError) => void): void {
  const file = path.join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`, { mode: 0o600 });
    if (statSync(file).size > limit) renameSync(file, `${file}.1`);
  } catch (cause) {
    report(toAppError(cause));
  }
}
