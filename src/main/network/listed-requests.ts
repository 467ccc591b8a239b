import type { Dispatcher } from "undici";
import type { ConnectionEnd } from "../../shared/connection.ts";

/** Hears of each request as it goes out over the wire: also of those that a redirect makes. */
export type RequestListener = {
  /** Called before a socket is opened. What it throws is what the request fails with. */
  onBegin(url: URL, method: string): RequestEnd;
};

export type RequestEnd = (amounts: { sentBytes: number; receivedBytes: number }, end: ConnectionEnd) => void;

/** Counts what goes through a dispatcher, between those who ask and the socket, so that nothing can pass beside it. */
export function listedRequests({ onBegin }: RequestListener): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const onEnd = onBegin(new URL(String(options.origin)), options.method);
    const amounts = { sentBytes: 0, receivedBytes: 0 };
    let status = 0;
    let isOver = false;
    const finish = (end: ConnectionEnd) => {
      if (!isOver) onEnd(amounts, end);
      isOver = true;
    };
    const counting: Dispatcher.DispatchHandler = {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onRequestUpgrade: (controller, code, headers, socket) =>
        handler.onRequestUpgrade?.(controller, code, headers, socket),
      onResponseStart(controller, code, headers, message) {
        status = code;
        handler.onResponseStart?.(controller, code, headers, message);
      },
      onResponseData(controller, chunk) {
        amounts.receivedBytes += chunk.length;
        handler.onResponseData?.(controller, chunk);
      },
      onResponseEnd(controller, trailers) {
        finish({ type: "answered", status });
        handler.onResponseEnd?.(controller, trailers);
      },
      onResponseError(controller, error) {
        finish(error.name === "AbortError" ? { type: "stopped" } : { type: "failed", reason: reasonOf(error) });
        handler.onResponseError?.(controller, error);
      },
    };
    const body = counted(options.body, (bytes) => (amounts.sentBytes += bytes));
    try {
      return dispatch(body === undefined ? options : { ...options, body }, counting);
    } catch (cause) {
      // it came to no connection, which is an end too
      finish({ type: "failed", reason: cause instanceof Error ? reasonOf(cause) : "unknown" });
      throw cause;
    }
  };
}

/** undici's fetch hands every body on as pieces of bytes. */
function counted(
  body: Dispatcher.DispatchOptions["body"],
  count: (bytes: number) => void,
): Dispatcher.DispatchOptions["body"] | undefined {
  if (typeof body !== "object" || body === null || !(Symbol.asyncIterator in body)) return undefined;
  const pieces = body as AsyncIterable<Uint8Array>; // see above
  async function* pass() {
    for await (const piece of pieces) {
      count(piece.byteLength);
      yield piece;
    }
  }
  return pass() as unknown as NonNullable<Dispatcher.DispatchOptions["body"]>; // its types leave out generators, which it takes
}

/** A code, never a message: that could have an address in it. */
export function reasonOf(error: Error): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
  }
  return error.name;
}
