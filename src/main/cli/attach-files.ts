import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type Attachment, largestFile, mostAttachments, tooLargeToAttach } from "../../shared/attachment.ts";
import { AppError } from "../../shared/error.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { readAttachment } from "../attachments/read-attachment.ts";
import { explainFileError } from "../workspace/file-error.ts";
import { decodeText } from "../workspace/text-format.ts";
import { paint, type Terminal } from "./terminal.ts";

/** Reads the files that go with a request, and says what was left out of them. Throws an AppError for one that can't be attached. */
export async function attachFiles(
  files: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Attachment[]> {
  if (files.length > mostAttachments)
    throw new AppError(
      "invalid-input",
      `${files.length} files are attached, and ${mostAttachments} are the most. Leave some out.`,
    );
  const attachments: Attachment[] = [];
  for (const file of files) {
    const { attachment, notice } = await readAttachment(
      { name: path.basename(file), bytes: await bytesOf(file) },
      decodeText,
      signal,
    );
    if (notice !== null) terminal.err(`${paint(terminal, "yellow", visibleControls(notice))}\n`);
    attachments.push(attachment);
  }
  return attachments;
}

async function bytesOf(file: string): Promise<Buffer> {
  try {
    const { size, isFile, isFolder } = await kindOf(file);
    if (isFolder) {
      const message = `${file} is a folder. Attach files out of it, or work in it: --workspace ${file}`;
      throw new AppError("invalid-input", message);
    }
    if (!isFile) throw new AppError("invalid-input", `${file} is no file that can be read to its end. Attach another.`);
    if (size > largestFile) throw new AppError("too-large", tooLargeToAttach(file, size, largestFile));
    return await readFile(file);
  } catch (cause) {
    throw explainFileError(cause, file);
  }
}

async function kindOf(file: string) {
  const known = await stat(file);
  return { size: known.size, isFile: known.isFile(), isFolder: known.isDirectory() };
}
