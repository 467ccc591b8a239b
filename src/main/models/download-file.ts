import { type FileHandle, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import * as z from "zod";
import { AppError, toAppError } from "../../shared/error.ts";
import { toDiskError } from "./disk-error.ts";
import { humanBytes } from "./human-bytes.ts";

export type Download = {
  url: string;
  /** Where the file grows. What is there already is gone on with, if it is the beginning of the same file. */
  partial: string;
  /** The size of the whole file. */
  bytes: number;
  fetch: typeof fetch;
  /** How long to wait for an answer, and for the next piece, in milliseconds. */
  patience: { connectMs: number; stallMs: number };
};

/** The line broke, or what comes isn't what was there before: worth another try. */
class TryAgain extends Error {
  override readonly name = "TryAgain";
}

/** In a row, and without a single byte in between. */
const maxFailures = 3;

const resumeInfo = z.object({ url: z.string(), etag: z.string() });

/**
 * Loads a file, and goes on where an earlier attempt stopped: only where the server proves that it is still the same file.
 * Yields the bytes that are there. Throws `model-unavailable` where this source doesn't serve, and leaves the partial file
 * for the next time.
 */
export async function* downloadFile(download: Download, signal: AbortSignal): AsyncGenerator<number, void> {
  let failures = 0;
  for (;;) {
    const before = await sizeOf(download.partial);
    try {
      yield* attempt(download, signal);
      return;
    } catch (cause) {
      if (!(cause instanceof TryAgain)) throw cause;
      const after = await sizeOf(download.partial);
      failures = after > before ? 1 : failures + 1;
      if (failures < maxFailures) continue;
      throw unavailable(`${cause.message} after ${humanBytes(after)} of ${humanBytes(download.bytes)}`, cause, true);
    }
  }
}

async function* attempt(download: Download, signal: AbortSignal): AsyncGenerator<number, void> {
  const start = await resumePoint(download);
  if (start.offset === download.bytes) return;
  const clock = stallClock(signal);
  try {
    clock.restart(download.patience.connectMs);
    const response = await request(download, start, clock.signal).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      throw unavailable(clock.hasStalled() ? "it doesn't answer" : connectProblem(cause), cause, true);
    });
    const offset = await acceptedOffset(download, response, start);
    yield* receive(download, response, offset, clock, signal);
  } finally {
    clock.stop();
  }
}

type ResumePoint = { offset: number; etag: string | null };

/** A partial file without a word on where it comes from may be the beginning of anything: it is begun again. */
async function resumePoint({ partial, url, bytes }: Download): Promise<ResumePoint> {
  const offset = await sizeOf(partial);
  const info = await readInfo(partial);
  if (offset === 0 || offset > bytes || info?.url !== url) return { offset: 0, etag: null };
  return { offset, etag: info.etag };
}

async function readInfo(partial: string): Promise<z.output<typeof resumeInfo> | null> {
  try {
    return resumeInfo.parse(JSON.parse(await readFile(infoFile(partial), "utf8")));
  } catch {
    return null; // missing or spoiled: then nothing is known, and the file is begun again
  }
}

function infoFile(partial: string): string {
  return `${partial}.json`;
}

function request({ url, fetch }: Download, { offset, etag }: ResumePoint, signal: AbortSignal): Promise<Response> {
  const range = etag === null ? {} : { Range: `bytes=${offset}-`, "If-Range": etag };
  return fetch(url, { headers: { "Accept-Encoding": "identity", ...range }, signal });
}

/** Where the body belongs in the file. What can't be the model is refused here, before a byte of it is written. */
async function acceptedOffset(download: Download, response: Response, start: ResumePoint): Promise<number> {
  const { status, headers } = response;
  if (status === 416) {
    await forget(download.partial);
    throw new TryAgain("it refused to go on");
  }
  if (status !== 200 && status !== 206) throw unavailable(statusProblem(status), undefined, status >= 500);
  if (headers.get("content-type")?.startsWith("text/")) {
    throw unavailable("it sent a web page instead of the model; perhaps this network wants a log-in first");
  }
  const offset = status === 206 ? rangeStart(headers.get("content-range"), download.bytes) : 0;
  const isSame = status === 200 || (start.etag !== null && start.etag === headers.get("etag"));
  if (offset === null || !isSame || (status === 206 && offset !== start.offset)) {
    await forget(download.partial);
    throw new TryAgain("the file changed on its way");
  }
  const length = headers.get("content-length");
  if (length !== null && Number(length) !== download.bytes - offset) {
    throw unavailable(`it has a file of another size (${length} bytes are to come, ${download.bytes - offset} should)`);
  }
  return offset;
}

function rangeStart(contentRange: string | null, bytes: number): number | null {
  const [, start, end, total] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(contentRange ?? "") ?? [];
  if (start === undefined || Number(end) !== bytes - 1) return null;
  return total === "*" || Number(total) === bytes ? Number(start) : null;
}

async function* receive(
  download: Download,
  response: Response,
  offset: number,
  clock: StallClock,
  signal: AbortSignal,
): AsyncGenerator<number, void> {
  const { partial, bytes, url } = download;
  const handle = await openPartial(download, offset);
  let received = offset;
  try {
    const etag = response.headers.get("etag");
    // a weak tag doesn't promise the same bytes
    if (etag && !etag.startsWith("W/")) await writeFile(infoFile(partial), JSON.stringify({ url, etag }));
    else await rm(infoFile(partial), { force: true });
    for await (const chunk of piecesOf(response, clock, download.patience.stallMs, signal)) {
      if (received + chunk.length > bytes) {
        await forget(partial);
        throw unavailable("it sent more than the model has");
      }
      await write(handle, chunk, received);
      received += chunk.length;
      yield received;
    }
    await handle.sync();
  } catch (cause) {
    throw toDiskError(cause, partial);
  } finally {
    await handle.close();
  }
  if (received < bytes) throw new TryAgain("the line broke");
}

async function openPartial({ partial }: Download, offset: number): Promise<FileHandle> {
  try {
    return await open(partial, offset === 0 ? "w" : "r+");
  } catch (cause) {
    throw toDiskError(cause, partial);
  }
}

/** A write may take only a part of what it is given. */
async function write(handle: FileHandle, chunk: Uint8Array, position: number) {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}

async function* piecesOf(
  response: Response,
  clock: StallClock,
  stallMs: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  if (!response.body) return;
  clock.restart(stallMs);
  const pieces = response.body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const piece = await pieces.next().catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new TryAgain(clock.hasStalled() ? "nothing came any more" : "the line broke");
      });
      if (piece.done) return;
      clock.stop(); // a slow disk isn't the server's fault
      yield piece.value;
      clock.restart(stallMs);
    }
  } finally {
    await pieces.return?.().catch(() => undefined); // the line may be gone already, and was reported where it was read
  }
}

type StallClock = {
  /** Aborts with the caller's signal, and when nothing came for too long. */
  signal: AbortSignal;
  restart(ms: number): void;
  stop(): void;
  hasStalled(): boolean;
};

function stallClock(signal: AbortSignal): StallClock {
  const own = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([own.signal, signal]),
    restart(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => own.abort(), ms);
    },
    stop: () => clearTimeout(timer),
    hasStalled: () => own.signal.aborted,
  };
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found?.size ?? 0;
}

async function forget(partial: string) {
  await rm(partial, { force: true });
  await rm(infoFile(partial), { force: true });
}

function unavailable(problem: string, cause?: unknown, retryable = false): AppError {
  return new AppError("model-unavailable", problem, { cause, retryable });
}

function connectProblem(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return `it can't be reached (${error.code})`;
  }
  return `it can't be reached (${toAppError(cause).message})`;
}

function statusProblem(status: number): string {
  if (status === 404 || status === 410) return "it has no such file any more";
  if (status === 401 || status === 403) return `it doesn't give the file away (status ${status})`;
  if (status === 429) return "it has too many requests right now (status 429)";
  return `it answered with status ${status}`;
}
