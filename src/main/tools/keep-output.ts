import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { StringDecoder } from "node:string_decoder";
import { plainText } from "./plain-text.ts";

/** What is kept of a command's output while it runs. */
export type KeptOutput = {
  /** Takes a piece as it was printed, and returns the lines of it for the person. */
  add(bytes: Buffer): Promise<string>;
  end(): Promise<{ rest: string; summary: OutputSummary }>;
};

/** `text` is for the model: all of it, or its beginning and end. `file` has the whole, where the text hasn't; null else. */
export type OutputSummary = { text: string; isCut: boolean; bytes: number; file: string | null; problem: string };

const shownCharacters = 4_000;
/** The end says more: that is where errors stand. */
const headCharacters = 1_400;
const tailCharacters = 2_400;

/** All kept outputs together; the oldest go first. In bytes. */
const mostKept = 512 * 1024 * 1024;

/** Keeps an output for its three readers: the person sees it come, the model gets head and tail, a file in `folder` has all. */
export function keepOutput(folder: string, name: string): KeptOutput {
  const decoder = new StringDecoder("utf8");
  const plain = plainText();
  const file = spillFile(folder, name);
  let head = "";
  let tail = "";
  let characters = 0;
  let lines = 0;
  const count = (text: string) => {
    characters += text.length;
    lines += text.split("\n").length - 1;
    if (head.length < shownCharacters) head += text.slice(0, shownCharacters - head.length);
    tail = (tail + text).slice(-tailCharacters);
    return text;
  };
  return {
    async add(bytes) {
      await file.add(bytes);
      return count(plain.add(decoder.write(bytes)));
    },
    async end() {
      const rest = count(plain.add(decoder.end()) + plain.end());
      const isCut = characters > shownCharacters;
      const kept = await file.end(isCut);
      return { rest, summary: { text: isCut ? cutMiddle(head, tail, lines) : head, isCut, ...kept } };
    },
  };
}

/** At line ends, where there are any near. */
function cutMiddle(head: string, tail: string, lines: number): string {
  const first = head.slice(0, headCharacters);
  const headEnd = first.lastIndexOf("\n");
  const top = headEnd > headCharacters / 2 ? first.slice(0, headEnd) : first;
  const tailStart = tail.indexOf("\n");
  const bottom = tailStart !== -1 && tailStart < tailCharacters / 2 ? tail.slice(tailStart + 1) : tail;
  const left = lines - (top.split("\n").length + bottom.split("\n").length) + 1;
  const missing = left > 0 ? `${left.toLocaleString("en-US")} lines` : "the middle";
  return `${top}\n[… ${missing} left out …]\n${bottom}`;
}

/** Bytes go to a file as soon as they are more than can be shown. A full disk doesn't end the command, but is told. */
function spillFile(folder: string, name: string) {
  let early: Buffer[] = [];
  let bytes = 0;
  let handle: FileHandle | null = null;
  let file: string | null = null;
  let problem = "";
  async function write(pieces: readonly Buffer[]): Promise<void> {
    if (problem !== "") return;
    try {
      if (!handle) {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await makeRoom(folder);
        file = path.join(folder, `${name.replace(/[^\w-]/g, "").slice(0, 60)}-${randomBytes(4).toString("hex")}.txt`);
        handle = await open(file, "wx", 0o600);
      }
      for (const piece of pieces) await handle.writeFile(piece);
    } catch (cause) {
      problem = `The whole output could not be kept: ${cause instanceof Error ? cause.message : String(cause)}`;
    }
  }
  return {
    async add(piece: Buffer): Promise<void> {
      bytes += piece.length;
      if (!handle && problem === "" && bytes <= shownCharacters) {
        early.push(piece);
        return;
      }
      const pieces = [...early, piece];
      early = [];
      await write(pieces);
    },
    async end(isWanted: boolean): Promise<Pick<OutputSummary, "bytes" | "file" | "problem">> {
      await handle?.close();
      if (file !== null && !isWanted) await unlink(file).catch(() => {});
      return { bytes, file: isWanted ? file : null, problem: isWanted ? problem : "" };
    },
  };
}

async function makeRoom(folder: string): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const full = path.join(folder, name);
      const { size, mtimeMs } = await stat(full);
      return { full, size, mtimeMs };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { full, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= mostKept) return;
    await unlink(full);
    total -= size;
  }
}
