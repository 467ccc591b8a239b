import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "../../../shared/error.ts";

/** As many attached images as a request may have take two thirds of that. */
const mostBytes = 64_000_000;

/** The text of a file that a person named, and what to call it. What is too large isn't read at all. */
export async function readExportFile(file: string): Promise<{ text: string; name: string }> {
  const name = path.basename(file);
  // looked at before it is opened: to open a pipe would wait for who writes into it
  const { size, isFile } = await stat(file).then(
    (found) => ({ size: found.size, isFile: found.isFile() }),
    (cause: unknown) => {
      throw new AppError("not-found", `There is no file ${file}. Check its name.`, { cause });
    },
  );
  if (!isFile) throw new AppError("invalid-input", `${file} is not a file. Name the exported conversation.`);
  const bytes = size > mostBytes ? null : await bytesOf(file);
  if (bytes === null || bytes.length > mostBytes) {
    const found = `${Math.round(size / 1_000_000)} MB`;
    throw new AppError(
      "too-large",
      `${name} has ${found}; an exported conversation has at most 64. Is it the right file?`,
    );
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), name };
  } catch (cause) {
    throw new AppError("invalid-input", `${name} is not text. Choose a conversation that was exported as JSON.`, {
      cause,
    });
  }
}

/** Never more than one byte too many, whatever its size was said to be. */
async function bytesOf(file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of createReadStream(file, { end: mostBytes })) chunks.push(Buffer.from(chunk));
  } catch (cause) {
    throw new AppError("permission-denied", `${file} can't be read. Check that you may read it.`, { cause });
  }
  return Buffer.concat(chunks);
}
