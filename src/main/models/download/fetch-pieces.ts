import type { Download, DownloadStep } from "./download-file.ts";
import { FileChanged, TryAgain, unavailable } from "./download-problem.ts";
import { chunksOf } from "./chunks-of.ts";
import type { PartialFile } from "./partial-file.ts";
import { addRange, countBytes, firstGap, type Range } from "./ranges.ts";
import { type Reply, requestPiece } from "./request-piece.ts";
import { type StallClock, stallClock } from "./stall-clock.ts";

/** What all connections of one attempt share. */
type Crew = {
  download: Download;
  file: PartialFile;
  /** Pieces that some connection works at. */
  taken: Range[];
  signal: AbortSignal;
  /** Says that bytes have come. */
  tell(): void;
};

/**
 * Fetches all pieces that are missing, as far as it gets, and yields how many bytes are here. One connection begins; the others
 * join it when the server has shown that it sends pieces. Returns why it didn't get all; throws what no other try can mend.
 */
export async function* fetchPieces(
  download: Download,
  file: PartialFile,
  signal: AbortSignal,
): AsyncGenerator<DownloadStep, TryAgain | FileChanged> {
  const stop = new AbortController();
  const bell = createBell();
  const crew: Crew = {
    download,
    file,
    taken: [],
    signal: AbortSignal.any([signal, stop.signal]),
    tell: bell.ring,
  };
  const problems: Error[] = [];
  const others: Promise<void>[] = [];
  const start = async (onReply: (() => void) | null) => {
    try {
      await work(crew, onReply);
    } catch (cause) {
      problems.push(cause instanceof Error ? cause : new Error(String(cause)));
      // one that broke leaves the others alone; all else concerns all of them
      if (!(cause instanceof TryAgain)) stop.abort();
    }
  };
  const join = () => {
    while (others.length < download.connections - 1) others.push(start(null));
  };
  let isAtWork = true;
  const all = start(join)
    .then(() => Promise.all(others))
    .finally(() => {
      isAtWork = false;
      bell.ring();
    });
  try {
    while (isAtWork) {
      await bell.wait();
      yield { received: countBytes(file.done()), note: null };
    }
  } finally {
    stop.abort();
    await all;
  }
  signal.throwIfAborted();
  return chiefOf(problems);
}

/** Of what went wrong, that which decides how to go on. Throws what no other try can mend. */
function chiefOf(problems: readonly Error[]): TryAgain | FileChanged {
  const passing = problems.filter((problem) => problem instanceof TryAgain);
  const [first] = problems.filter((problem) => !(problem instanceof TryAgain));
  if (first instanceof FileChanged) return first;
  if (first) throw first;
  // who asks for patience is to get it, and one line that was there says that the others may be
  const asks = passing.find(({ waitMs }) => waitMs !== null);
  return asks ?? passing.find(({ wasReached }) => wasReached) ?? passing[0] ?? new TryAgain("the line broke");
}

/** A line that broke after so much is tried again at once; a server that breaks all of them is given a pause. */
const worthwhileBytes = 1024 * 1024;

/** Piece after piece, until none is left. */
async function work(crew: Crew, onReply: (() => void) | null): Promise<void> {
  let isFirst = onReply !== null;
  for (let piece = take(crew); piece; piece = take(crew)) {
    const at = missing(crew, piece);
    try {
      await fetchPiece(crew, piece, isFirst ? onReply : null);
      isFirst = false;
    } catch (cause) {
      if (!(cause instanceof TryAgain) || at - missing(crew, piece) < worthwhileBytes) throw cause;
    } finally {
      crew.taken = crew.taken.filter((other) => other !== piece);
    }
  }
}

/** The next piece that is neither here nor being fetched. */
function take(crew: Crew): Range | null {
  if (crew.signal.aborted) return null;
  const { download, file } = crew;
  const busy = crew.taken.reduce(addRange, [...file.done()]);
  const piece = firstGap(busy, download.bytes, download.pieceBytes);
  if (piece) crew.taken.push(piece);
  return piece;
}

function missing({ file }: Crew, [start, end]: Range): number {
  const here = file.done().map(([from, to]): Range => [Math.max(from, start), Math.min(to, end)]);
  return end - start - countBytes(here.filter(([from, to]) => from < to));
}

async function fetchPiece(crew: Crew, piece: Range, onFirstReply: (() => void) | null): Promise<void> {
  const { download, file, signal } = crew;
  const clock = stallClock(signal);
  try {
    clock.restart(download.patience.connectMs);
    const isBegun = file.done().length > 0;
    const request = { ...download, piece, etag: file.etag(), isBegun };
    const reply = await requestPiece(request, clock, signal);
    const isWhole = reply.response.status === 200;
    if (isWhole && (onFirstReply === null || isBegun)) {
      await reply.response.body?.cancel().catch(() => undefined);
      // begun again, it sends the whole once more, and then nothing else is here that it could spoil
      throw new FileChanged(isChanged(reply, file) ? "the file changed on its way" : "it can't go on in the middle");
    }
    if (file.etag() === null) file.setEtag(reply.etag);
    if (!isWhole) onFirstReply?.();
    await receive(crew, reply, clock);
  } finally {
    clock.stop();
  }
}

function isChanged(reply: Reply, file: PartialFile): boolean {
  return reply.etag !== null && file.etag() !== null && reply.etag !== file.etag();
}

async function receive(crew: Crew, { response, range }: Reply, clock: StallClock): Promise<void> {
  const { download, file, tell, signal } = crew;
  const [start, end] = range;
  let position = start;
  for await (const chunk of chunksOf(response, clock, download.patience.stallMs, signal)) {
    if (position + chunk.length > end) throw unavailable("it sent more than was asked for");
    if (position === 0 && !isGguf(chunk)) throw unavailable("what it sends isn't a GGUF model");
    await file.write(chunk, position);
    position += chunk.length;
    tell();
  }
  if (position < end) throw new TryAgain("the line broke");
}

/** A first chunk of less than four letters is let through: the sha256 tells in the end. */
function isGguf(chunk: Uint8Array): boolean {
  return chunk.length < 4 || Buffer.from(chunk.buffer, chunk.byteOffset, 4).toString("latin1") === "GGUF";
}

/** Lets one wait for what others do. */
function createBell() {
  let wake = () => {};
  let hasRung = false;
  return {
    ring() {
      hasRung = true;
      wake();
    },
    async wait() {
      if (!hasRung) await new Promise<void>((resolve) => (wake = resolve));
      hasRung = false;
    },
  };
}
