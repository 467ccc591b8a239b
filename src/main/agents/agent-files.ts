import { constants } from "node:fs";
import { open, readdir, realpath } from "node:fs/promises";
import path from "node:path";
import { AppError, toAppError } from "../../shared/error.ts";
import type { AgentProfile } from "../agent/profile.ts";

/** A folder with agents, a file each. What lies in a folder that is worked in isn't trusted. */
export type AgentFolder = { path: string; isTrusted: boolean };

/** What a file says; where it can't be used, why. */
export type AgentFile = { name: string; file: string } & (
  | { state: "ready"; profile: AgentProfile }
  | { state: "broken"; mistake: string }
);

/** In bytes: far more than the options and the prompt can have. */
const largest = 256 * 1024;
const mostFiles = 500;

/** The agents of a folder by their names; none where it isn't there. Files that aren't `*.md` are left alone. */
export async function listAgentFiles(folder: AgentFolder): Promise<AgentFile[]> {
  if (!(await mayRead(folder))) return [];
  const files = await readdir(folder.path).catch(() => []);
  const names = files.filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -".md".length));
  const read = await Promise.all(
    names
      .toSorted()
      .slice(0, mostFiles)
      .map((name) => readFileOf(name, folder)),
  );
  return read.filter((file) => file !== null);
}

/** The agent of that name, which has to be one that an agent may have; null where it isn't there. */
export async function readAgentFile(name: string, folder: AgentFolder): Promise<AgentFile | null> {
  return (await mayRead(folder)) ? readFileOf(name, folder) : null;
}

/** A link could lead out of the folder that is worked in, to files that nobody meant. */
async function mayRead({ path: folder, isTrusted }: AgentFolder): Promise<boolean> {
  return isTrusted || (await realpath(folder).catch(() => null)) === folder;
}

async function readFileOf(name: string, folder: AgentFolder): Promise<AgentFile | null> {
  const file = path.join(folder.path, `${name}.md`);
  try {
    const text = await readText(file, folder.isTrusted);
    if (text === null) return null;
    // who has no files doesn't wait for what reads them
    const { parseAgent } = await import("./parse-agent.ts");
    return { name, file, state: "ready", profile: parseAgent({ name, file, text, isTrusted: folder.isTrusted }) };
  } catch (cause) {
    return { name, file, state: "broken", mistake: toAppError(cause).message };
  }
}

/** The text of a file; null where there is none. Neither a pipe nor a file that grows can hold it up. */
async function readText(file: string, followsLinks: boolean): Promise<string | null> {
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (followsLinks ? 0 : (constants.O_NOFOLLOW ?? 0));
  try {
    const handle = await open(file, flags);
    try {
      const stat = await handle.stat();
      if (!stat.isFile()) throw new AppError("invalid-input", `${file} is no file.`);
      if (stat.size > largest)
        throw new AppError("too-large", `${file} is larger than 256 KB, so it can't be an agent.`);
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(stat.size), 0, stat.size, 0);
      return new TextDecoder("utf-8", { fatal: true }).decode(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch (cause) {
    const { code } = cause as { code?: string }; // what Node throws has one
    if (cause instanceof AppError) throw cause;
    if (code === "ENOENT") return null;
    if (code === "ELOOP")
      throw new AppError("invalid-input", `${file} is a link, which isn't followed here.`, { cause });
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      throw new AppError("invalid-input", `${file} is not UTF-8 text. Save it as UTF-8.`, { cause });
    }
    throw new AppError("internal", `${file} can't be read (${code}). Make it a file that you may read.`, { cause });
  }
}
