import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { AppError } from "../../../shared/error.ts";
import type { ExportFormat, OpenedSession } from "../../../shared/session.ts";
import { exportSession } from "../../session/export/export-session.ts";

/** Writes a conversation into a file that the person named, whole or not at all, with secrets hidden. */
export async function exportToFile(opened: OpenedSession, format: ExportFormat, file: string): Promise<void> {
  const text = exportSession(opened, format, false);
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    await writeFile(partial, text, { mode: 0o600, flag: "wx" });
    await rename(partial, file);
  } catch (cause) {
    await rm(partial, { force: true });
    throw new AppError("permission-denied", `${file} can't be written. Choose another place, or make room there.`, {
      cause,
    });
  }
}
