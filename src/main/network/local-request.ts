import { once } from "node:events";
import { type Agent, type IncomingMessage, request as openRequest } from "node:http";
import type { ConnectionEnd } from "../../shared/connection.ts";
import { isThisComputer } from "../../shared/remote-host.ts";
import { type RequestListener, reasonOf } from "./listed-requests.ts";

/** What is asked of a server on this computer. No redirect is followed, so the server can send nobody elsewhere. */
export type LocalRequest = RequestInit & { redirect: "error"; body?: string };

export type LocalWay = RequestListener & {
  agent: Agent;
  /** A request fails after so long without a byte. */
  silenceMs: number;
};

/** Whether `sendLocally` can do it, as it can nearly all that Hearth sends: a server of models on this computer gets it. */
export function isLocalRequest(url: URL, init: RequestInit): init is LocalRequest {
  const isText = init.body === undefined || typeof init.body === "string";
  return url.protocol === "http:" && isThisComputer(url.hostname) && init.redirect === "error" && isText;
}

/**
 * What `fetch` does, over Node's HTTP; it rejects as `fetch` does, too. undici does it for all other requests, but takes a
 * third of the time that `hearth ask` has to start, and Node's own `fetch` gives up on a model that reads for five minutes.
 */
export async function sendLocally(url: URL, init: LocalRequest, way: LocalWay): Promise<Response> {
  const { signal, body, ...given } = init;
  signal?.throwIfAborted();
  const { method, headers } = new Request(url, body === undefined ? given : { ...given, body });
  const amounts = { sentBytes: Buffer.byteLength(body ?? ""), receivedBytes: 0 };
  const onEnd = way.onBegin(url, method);
  let isOver = false;
  const finish = (end: ConnectionEnd) => {
    if (!isOver) onEnd(amounts, end);
    isOver = true;
  };
  const fail = (error: Error) =>
    finish(signal?.aborted ? { type: "stopped" } : { type: "failed", reason: reasonOf(error) });

  // Node leaves the length out where a method seldom has a body
  if (body !== undefined) headers.set("content-length", String(amounts.sentBytes));
  const request = openRequest(url, { method, headers: Object.fromEntries(headers), agent: way.agent });
  const stop = () => request.destroy();
  signal?.addEventListener("abort", stop, { once: true });
  request.setTimeout(way.silenceMs, () => request.destroy(silence(way.silenceMs)));
  request.on("error", fail);
  request.once("close", () => signal?.removeEventListener("abort", stop));
  request.end(body);
  try {
    const [answer] = (await once(request, "response")) as [IncomingMessage]; // what this event comes with
    const status = answer.statusCode ?? 0;
    const answered = () => finish({ type: "answered", status });
    answer.once("end", answered).on("error", fail);
    answer.once("close", () => finish({ type: "stopped" }));
    // one whose body nobody reads never ends
    request.once("close", () => answer.complete && answered());
    if (redirects.includes(status)) {
      answered();
      throw new Error("unexpected redirect");
    }
    const count = (bytes: number) => (amounts.receivedBytes += bytes);
    return new Response(withoutBody.includes(status) ? null : bodyOf(answer, count, signal), {
      status,
      statusText: answer.statusMessage ?? "",
      headers: headersOf(answer),
    });
  } catch (cause) {
    request.destroy();
    throw signal?.aborted ? signal.reason : new TypeError("fetch failed", { cause });
  }
}

const redirects = [301, 302, 303, 307, 308];
const withoutBody = [204, 205, 304];

function silence(ms: number): Error {
  return Object.assign(new Error(`Nothing came for ${ms / 1000} seconds.`), { code: "ETIMEDOUT" });
}

function headersOf(answer: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}

/** Read only as fast as somebody takes it. */
function bodyOf(
  answer: IncomingMessage,
  count: (bytes: number) => void,
  signal: AbortSignal | null | undefined,
): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = answer[Symbol.asyncIterator](); // bytes, because no encoding is set
  return new ReadableStream({
    async pull(controller) {
      try {
        const piece = await pieces.next();
        signal?.throwIfAborted();
        if (piece.done) return controller.close();
        count(piece.value.byteLength);
        controller.enqueue(piece.value);
      } catch (cause) {
        throw signal?.aborted ? signal.reason : new TypeError("terminated", { cause });
      }
    },
    cancel: () => void answer.destroy(),
  });
}
