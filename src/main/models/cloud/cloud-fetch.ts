import { AppError } from "../../../shared/error.ts";
import { readText } from "../read-text.ts";
import { type CloudServer, refusalOf, webPage } from "./cloud-refusal.ts";

/** How long a provider may say nothing, in milliseconds: before its answer begins, and between two pieces of it. */
export type Patience = { firstMs: number; nextMs: number };

/** Providers think long before they speak, and tell now and then that they still do. */
export const usualPatience: Patience = { firstMs: 280_000, nextMs: 120_000 };

/** No reason that a provider gives needs more, and a page of the wrong kind may never end. */
const mostRefusalBytes = 20_000;

/**
 * A fetch for requests to one provider. What isn't the beginning of an answer is thrown as an AppError in plain words: a
 * refusal, a page of HTML, a server that can't be reached or falls silent. Nothing of the request is in any of them.
 */
export function cloudFetch(server: CloudServer, send: typeof fetch, patience: Patience): typeof fetch {
  return async (input, init) => {
    const outer = init?.signal ?? new AbortController().signal;
    const clock = idleClock(patience.firstMs);
    try {
      const signal = AbortSignal.any([outer, clock.signal]);
      // a redirect could carry the conversation, and the key, to a computer that nobody chose
      const response = await send(input, { ...init, signal, redirect: "error" });
      if (!response.ok) {
        const body = await readText(response, mostRefusalBytes);
        throw refusalOf(server, { status: response.status, retryAfter: response.headers.get("retry-after"), body });
      }
      if (response.headers.get("content-type")?.startsWith("text/html")) {
        await response.body?.cancel();
        throw webPage(server);
      }
      clock.stop();
      if (response.body === null) return response;
      return new Response(watched(response.body, server, clock, patience.nextMs, outer), response);
    } catch (cause) {
      clock.stop();
      throw toFailure(cause, server, clock, outer);
    }
  };
}

type IdleClock = { signal: AbortSignal; restart(ms: number): void; stop(): void };

function idleClock(firstMs: number): IdleClock {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), firstMs);
  const stop = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stop,
    restart(ms) {
      stop();
      timer = setTimeout(() => controller.abort(), ms);
    },
  };
}

/** The answer as it comes, until it ends, breaks off or falls silent. Who reads slowly isn't the provider's fault. */
function watched(
  body: ReadableStream<Uint8Array>,
  server: CloudServer,
  clock: IdleClock,
  nextMs: number,
  outer: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      clock.restart(nextMs);
      try {
        const next = await reader.read();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      } catch (cause) {
        controller.error(toFailure(cause, server, clock, outer));
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

function toFailure(cause: unknown, { provider, host }: CloudServer, clock: IdleClock, outer: AbortSignal): unknown {
  if (cause instanceof AppError) return cause;
  if (outer.aborted) return outer.reason;
  if (clock.signal.aborted) {
    const message = `${provider} (${host}) has fallen silent. Try again, or go on with a local model.`;
    return new AppError("model-unavailable", message, { retryable: true });
  }
  const code = networkCode(cause);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ECONNREFUSED") {
    const message = `${provider} can't be reached at ${host} (${code}). See whether this computer is online.`;
    return new AppError("model-unavailable", message, { retryable: code !== "ENOTFOUND" });
  }
  const message = `The connection to ${provider} (${host}) broke off${code ? ` (${code})` : ""}. Try again.`;
  return new AppError("model-unavailable", message, { retryable: true });
}

function networkCode(cause: unknown): string | null {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return null;
}
