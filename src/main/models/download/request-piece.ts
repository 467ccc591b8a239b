import { AppError } from "../../../shared/error.ts";
import {
  connectProblem,
  FileChanged,
  isPassing,
  retryAfterMs,
  statusProblem,
  TryAgain,
  unavailable,
} from "./download-problem.ts";
import type { Range } from "./ranges.ts";
import type { StallClock } from "./stall-clock.ts";

export type PieceRequest = {
  url: string;
  fetch: typeof globalThis.fetch;
  piece: Range;
  /** The size of the whole file. */
  bytes: number;
  /** Which version of the file the other pieces are of; null where that isn't known. */
  etag: string | null;
  /** Whether pieces are here already, which the answer must fit. */
  isBegun: boolean;
};

/** What comes, and where in the file it belongs. A server that knows no ranges sends the whole. */
export type Reply = { response: Response; range: Range; etag: string | null };

/**
 * Asks for a piece of a file. What can't be a piece of it is refused before a byte is taken: throws `TryAgain`,
 * `FileChanged`, or `model-unavailable` where asking again won't help.
 */
export async function requestPiece(request: PieceRequest, clock: StallClock, signal: AbortSignal): Promise<Reply> {
  const { url, fetch, piece, etag } = request;
  const headers = {
    "Accept-Encoding": "identity",
    Range: `bytes=${piece[0]}-${piece[1] - 1}`,
    ...(etag === null ? {} : { "If-Range": etag }),
  };
  const response = await fetch(url, { headers, signal: clock.signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    // asking again changes nothing about what may not be asked, and another source may serve
    if (cause instanceof AppError) throw cause.code === "permission-denied" ? unavailable(cause.message, cause) : cause;
    throw new TryAgain(clock.hasStalled() ? "it doesn't answer" : connectProblem(cause), { wasReached: false });
  });
  try {
    return accept(response, request);
  } catch (cause) {
    await response.body?.cancel().catch(() => undefined); // the line may be gone already
    throw cause;
  }
}

function accept(response: Response, { piece, bytes, etag, isBegun }: PieceRequest): Reply {
  const { status, headers } = response;
  if (status === 416) throw new FileChanged("it has less of the file than before");
  if (isPassing(status)) {
    const waitMs = retryAfterMs(headers.get("retry-after"), Date.now());
    throw new TryAgain(`it answered with status ${status}`, { waitMs });
  }
  if (status !== 200 && status !== 206) throw unavailable(statusProblem(status));
  if (headers.get("content-type")?.startsWith("text/")) {
    throw unavailable("it sent a web page instead of the model; perhaps this network wants a log-in first");
  }
  const found = strongTag(headers.get("etag"));
  const range = status === 206 ? partOf(headers.get("content-range"), bytes, isBegun) : wholeOf(headers, bytes);
  if (status === 206 && range[0] !== piece[0]) throw new FileChanged("it sent another part than was asked for");
  if (status === 206 && etag !== null && found !== etag) throw new FileChanged("the file changed on its way");
  return { response, range, etag: found };
}

/** A weak tag doesn't promise the same bytes. */
function strongTag(etag: string | null): string | null {
  return etag?.startsWith('"') ? etag : null;
}

function wholeOf(headers: Headers, bytes: number): Range {
  const length = headers.get("content-length");
  if (length !== null && Number(length) !== bytes) throw otherSize(Number(length), bytes);
  return [0, bytes];
}

function partOf(contentRange: string | null, bytes: number, isBegun: boolean): Range {
  const [, start, end, total] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(contentRange ?? "") ?? [];
  // a part of nothing would be asked for again and again
  if (start === undefined || Number(end) < Number(start)) throw new FileChanged("it doesn't say which part it sent");
  if (total !== "*" && Number(total) !== bytes) {
    throw isBegun ? new FileChanged("the file has another size by now") : otherSize(Number(total), bytes);
  }
  return [Number(start), Math.min(bytes, Number(end) + 1)];
}

function otherSize(found: number, bytes: number): Error {
  return unavailable(`it has a file of another size (${found} bytes, and ${bytes} are expected)`);
}
