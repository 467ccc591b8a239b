import { setTimeout as pause } from "node:timers/promises";
import { humanBytes } from "../human-bytes.ts";
import { FileChanged, TryAgain, unavailable } from "./download-problem.ts";
import { fetchPieces } from "./fetch-pieces.ts";
import { type FileIdentity, openPartialFile, type Origin } from "./partial-file.ts";
import { countBytes } from "./ranges.ts";

export type Download = FileIdentity &
  Origin & {
    /** Where the file grows. What is there already is gone on with, if it is of the same file. */
    partial: string;
    fetch: typeof globalThis.fetch;
    patience: Patience;
    /** How many pieces come at the same time, and how long one is at most, in bytes. */
    connections: number;
    pieceBytes: number;
  };

/** In milliseconds. */
export type Patience = {
  /** For the first word of an answer. */
  connectMs: number;
  /** For the next bytes. */
  stallMs: number;
  /** Before another try; doubled each time that one brought nothing. */
  retryMs: number;
  /** What a server that asks for patience is granted. */
  longestWaitMs: number;
};

/** How many bytes are here. `note` says what went wrong since, where something did. */
export type DownloadStep = { received: number; note: string | null };

/** In a row, and without a single byte in between. */
const maxVainTries = 5;

/**
 * Loads a file in pieces, several at a time, and goes on where an earlier attempt stopped. Throws `model-unavailable` where
 * this source doesn't serve, and leaves the partial file for the next time. It doesn't check the sha256.
 */
export async function* downloadFile(download: Download, signal: AbortSignal): AsyncGenerator<DownloadStep, void> {
  const { bytes, patience } = download;
  const file = await openPartialFile(download.partial, download, download);
  const received = () => countBytes(file.done());
  try {
    const note = file.wasOther ? "what was begun is of an older file, so it is begun again" : null;
    yield { received: received(), note };
    for (let vain = 0, restarts = 0, wasReached = false; received() < bytes;) {
      const before = received();
      // servers behind one name may disagree on the tag of the same file: then it comes in one piece, and its sha256 decides
      const means = restarts < 2 ? download : { ...download, connections: 1, pieceBytes: bytes };
      const problem = yield* fetchPieces(means, file, signal);
      if (received() === bytes) return;
      const hasBrought = received() > before;
      vain = hasBrought ? 0 : vain + 1;
      wasReached ||= hasBrought || problem instanceof FileChanged || problem.wasReached;
      if (problem instanceof FileChanged) {
        if (++restarts >= maxVainTries) throw givenUp(problem, received(), bytes);
        await file.beginAgain();
        yield { received: 0, note: `${problem.message}, so it is begun again` };
        continue;
      }
      const { waitMs } = problem;
      // a line that was never there is no line that broke: another source may do
      const isLost = vain >= maxVainTries || !wasReached;
      if (isLost || (waitMs ?? 0) > patience.longestWaitMs) throw givenUp(problem, received(), bytes);
      if (waitMs !== null) yield { received: received(), note: `it asks to wait for ${seconds(waitMs)}` };
      await pause(waitMs ?? patience.retryMs * 2 ** vain, undefined, { signal });
    }
  } finally {
    await file.close();
  }
}

function givenUp(problem: TryAgain | FileChanged, received: number, bytes: number): Error {
  const waitMs = problem instanceof TryAgain ? problem.waitMs : null;
  const wait = waitMs === null ? "" : ` and asks to wait for ${seconds(waitMs)}`;
  const place = received === 0 ? "" : `, after ${humanBytes(received)} of ${humanBytes(bytes)}`;
  return unavailable(`${problem.message}${wait}${place}`, problem, true);
}

function seconds(ms: number): string {
  return ms >= 120_000 ? `${Math.ceil(ms / 60_000)} minutes` : `${Math.ceil(ms / 1_000)} s`;
}
