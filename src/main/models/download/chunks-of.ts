import { TryAgain } from "./download-problem.ts";
import type { StallClock } from "./stall-clock.ts";

/** What comes of an answer, as it comes. Throws `TryAgain` where the line breaks, or nothing comes for `stallMs`. */
export async function* chunksOf(
  response: Response,
  clock: StallClock,
  stallMs: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  if (!response.body) return;
  const chunks = response.body[Symbol.asyncIterator]();
  try {
    for (;;) {
      clock.restart(stallMs);
      const chunk = await nextOf(chunks, clock.signal).catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new TryAgain(clock.hasStalled() ? "nothing came any more" : "the line broke");
      });
      if (chunk.done) return;
      clock.stop(); // a slow disk isn't the server's fault
      yield chunk.value;
    }
  } finally {
    // the line may be gone already, and was reported where it was read
    void chunks.return?.().catch(() => undefined);
  }
}

/**
 * The next chunk. Rejects when the signal aborts: a body that is aborted while nobody reads from it may never say so. Each wait
 * has a promise of its own, as one for all of them would keep every chunk for as long as the answer lasts.
 */
async function nextOf(
  chunks: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array, unknown>> {
  let stop = () => {};
  const end = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error); // nobody aborts with anything else
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([chunks.next(), end]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
