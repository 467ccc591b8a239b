import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../../shared/error.ts";
import { createAnswerPace } from "./answer-pace.ts";

/**
 * How long a server may say nothing, in milliseconds: before the first piece (it loads and reads then; less, once it is known how
 * quickly it does), and between two. How long all of it takes doesn't matter.
 */
export type Patience = { firstMs: number; nextMs: number };

export type PatientOptions = {
  patience: Patience;
  /** What to throw where the server was silent for so many seconds. */
  silence(seconds: number): AppError;
  /** How long to wait before each further try, in milliseconds; a server may ask for longer. */
  waits?: readonly number[];
};

// On a small machine a long prompt is read for minutes before the first word.
export const usualPatience: Patience = { firstMs: 600_000, nextMs: 120_000 };

const usualWaits = [500, 1_000, 2_000, 4_000, 8_000];
/** Who is asked to wait longer is told so instead. */
const longestWaitMs = 30_000;
/** No answer of a model, and no list of models, comes near it: whoever sends more won't end. */
const mostBytes = 64e6;
/** Too many requests, and a server that restarts or still loads its model. */
const passingStatus = [429, 502, 503, 504];
/** The line broke before anything was said. */
const passingCodes = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/**
 * A `fetch` for servers of models. As long as nothing was said it tries again what may be over in a moment; once there is an
 * answer it gives up on one that says nothing more, or that has no end. It waits for as long as pieces come.
 */
export function patientFetch(fetch: typeof globalThis.fetch, options: PatientOptions): typeof globalThis.fetch {
  const { patience, silence, waits = usualWaits } = options;
  const pace = createAnswerPace(patience.firstMs);
  return async (input, init) => {
    const clock = idleClock(silence);
    const characters = typeof init?.body === "string" ? init.body.length : 0;
    const begun = performance.now();
    const onFirst = () => pace.came(characters, performance.now() - begun);
    const given = init?.signal;
    const signal = given ? AbortSignal.any([clock.signal, given]) : clock.signal;
    try {
      clock.start(pace.patienceFor(characters));
      const response = await retrying(() => fetch(input, { ...init, signal }), waits, signal);
      if (!response.body) clock.stop();
      return response.body ? new Response(watched(response.body, clock, patience, onFirst), response) : response;
    } catch (cause) {
      clock.stop();
      throw clock.silence() ?? cause;
    }
  };
}

async function retrying(
  request: () => Promise<Response>,
  waits: readonly number[],
  signal: AbortSignal,
): Promise<Response> {
  const [wait, ...later] = waits;
  const outcome = await request().catch((cause: unknown) => {
    if (wait === undefined || signal.aborted || !passingCodes.includes(networkCode(cause) ?? "")) throw cause;
    return null;
  });
  if (wait === undefined || (outcome && !passingStatus.includes(outcome.status))) return outcome ?? request();
  const askedMs = outcome ? askedWaitMs(outcome.headers) : 0;
  if (outcome && askedMs > longestWaitMs) return outcome;
  await outcome?.body?.cancel();
  await sleep(Math.max(wait, askedMs), undefined, { signal });
  return retrying(request, later, signal);
}

/** How long a server asks to wait, in milliseconds; 0 where it doesn't. */
export function askedWaitMs(headers: Headers): number {
  const asked = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(asked)) return Number(asked) * 1_000;
  const until = Date.parse(asked);
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now());
}

/** The code of what went wrong with a line, such as ECONNREFUSED; null where it wasn't the line. */
export function networkCode(cause: unknown): string | null {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return null;
}

/** No connection came about: the other computer is off, or somewhere else. */
export function isOutOfReach(code: string): boolean {
  return ["UND_ERR_CONNECT_TIMEOUT", "ETIMEDOUT", "EHOSTUNREACH", "EHOSTDOWN", "ENETUNREACH"].includes(code);
}

/** The clock runs only while somebody waits for a piece: who reads slowly isn't the server's fault. */
function watched(body: ReadableStream<Uint8Array>, clock: IdleClock, { nextMs }: Patience, onFirst: () => void) {
  const reader = body.getReader();
  let isFirst = true;
  let received = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isFirst) clock.start(nextMs);
      isFirst = false;
      try {
        const piece = await reader.read();
        if (piece.done) return controller.close();
        if (received === 0) onFirst();
        received += piece.value.length;
        if (received > mostBytes) throw endless();
        controller.enqueue(piece.value);
      } catch (cause) {
        await reader.cancel(cause).catch(() => {}); // it may have broken off by itself
        throw clock.silence() ?? cause;
      } finally {
        clock.stop();
      }
    },
    async cancel(reason) {
      clock.stop();
      await reader.cancel(reason);
    },
  });
}

function endless(): AppError {
  const message = `What the server sends has no end: it broke off after ${mostBytes / 1e6} MB. See what runs there.`;
  return new AppError("model-unavailable", message);
}

type IdleClock = {
  signal: AbortSignal;
  start(ms: number): void;
  stop(): void;
  /** What to throw instead, where the silence was the reason. */
  silence(): AppError | null;
};

function idleClock(silence: (seconds: number) => AppError): IdleClock {
  const own = new AbortController();
  let error: AppError | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: own.signal,
    start(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        error = silence(Math.round(ms / 1000));
        own.abort();
      }, ms);
    },
    stop: () => clearTimeout(timer),
    silence: () => error,
  };
}
