import { closeSync, fstatSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Connection } from "../../shared/connection.ts";
import { type LedgerLine, readLedgerLines } from "./ledger-line.ts";

/** Some ten thousand connections; as many lie in the file before it. */
const usualLimit = 2 * 1024 * 1024;

/** Who renames the files longer ago than this was killed at it. */
const lockMs = 10_000;

/**
 * Adds a line. Several processes add to the same file: each line is one write to its end, which no other can divide. Throws
 * where it can't be written.
 */
export function appendLedger(file: string, line: LedgerLine, limitBytes = usualLimit): void {
  const handle = openForAppend(file);
  let bytes = 0;
  try {
    const text = Buffer.from(`${JSON.stringify(line)}\n`);
    if (writeSync(handle, text) < text.length) throw new Error("the disk is full");
    bytes = fstatSync(handle).size;
  } finally {
    closeSync(handle);
  }
  if (bytes > limitBytes) putAside(file, limitBytes);
}

/** All that is listed, newest first; nothing where there is no list yet. */
export async function readLedger(file: string): Promise<Connection[]> {
  const texts = await Promise.all([olderFile(file), file].map(textOf));
  return readLedgerLines(texts.join(""));
}

function openForAppend(file: string): number {
  try {
    return openSync(file, "a", 0o600);
  } catch (cause) {
    if (!hasCode(cause, "ENOENT")) throw cause;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    return openSync(file, "a", 0o600);
  }
}

/** One process at a time, or the second would put the new file over the one that the first has just put aside. */
function putAside(file: string, limitBytes: number): void {
  const lock = `${file}.lock`;
  try {
    closeSync(openSync(lock, "wx", 0o600));
  } catch {
    if (ageOf(lock) > lockMs) rmSync(lock, { force: true });
    return; // another does it, or the next line will see to it
  }
  try {
    if (statSync(file).size > limitBytes) renameSync(file, olderFile(file));
  } catch {
    // the line is written; a list that grows a little longer is no failure
  } finally {
    rmSync(lock, { force: true });
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function olderFile(file: string): string {
  return file.replace(/(\.\w+)?$/, ".old$1");
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    if (hasCode(cause, "ENOENT")) return "";
    throw cause;
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && "code" in cause && cause.code === code;
}
