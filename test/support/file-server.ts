/**
 * A server for one file that can misbehave in the ways that real ones do: it cuts the line, ignores ranges, changes the file,
 * sends a log-in page, asks for patience. Each request takes the next behaviour; the last one stays.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Behaviour = {
  /** What is served; by default the file that the server was started with. */
  content?: Uint8Array;
  etag?: string | null;
  /** Answers every request with the whole file, as if it had no range. */
  ignoresRange?: boolean;
  /** Answers with a part, whatever `If-Range` says. */
  ignoresIfRange?: boolean;
  /** Breaks the line after so many bytes of this answer. */
  cutAfter?: number;
  /** Says nothing more after so many bytes of this answer, and keeps the line open. */
  stallAfter?: number;
  /** Says nothing at all. */
  isMute?: boolean;
  /** Sends the bytes only when so many requests have come: a client that asks one by one waits for ever. */
  holdUntil?: number;
  status?: number;
  type?: string;
  retryAfter?: string;
  /** Sends the client to another address, as Hugging Face does. */
  redirectTo?: string;
  /** Leaves out how long the answer is. */
  hidesLength?: boolean;
  /** In place of the true one. */
  contentRange?: string;
};

export type FileServer = {
  url: string;
  requests: { path: string; range: string | null; ifRange: string | null }[];
  close(): Promise<void>;
};

export async function startFileServer(file: Uint8Array, ...behaviours: Behaviour[]): Promise<FileServer> {
  const requests: FileServer["requests"] = [];
  const held: { least: number; send: () => void }[] = [];

  function handle(request: IncomingMessage, response: ServerResponse) {
    const behaviour = behaviours[Math.min(requests.length, behaviours.length - 1)] ?? {};
    const { range = null, "if-range": ifRange = null } = request.headers;
    requests.push({ path: request.url ?? "", range, ifRange: typeof ifRange === "string" ? ifRange : null });
    if (behaviour.isMute) return;
    const { content = file, etag = '"one"', type = "application/octet-stream" } = behaviour;
    if (behaviour.redirectTo !== undefined) {
      response.writeHead(302, { Location: behaviour.redirectTo, "X-Linked-Size": String(content.length) });
      response.end();
      return;
    }
    const headers: Record<string, string> = { "Content-Type": type, ...(etag === null ? {} : { ETag: etag }) };
    if (behaviour.retryAfter !== undefined) headers["Retry-After"] = behaviour.retryAfter;
    const part = partOf(range, ifRange, etag, content.length, behaviour);
    const body = part ? content.subarray(part.start, part.end) : content;
    if (part) {
      headers["Content-Range"] = behaviour.contentRange ?? `bytes ${part.start}-${part.end - 1}/${content.length}`;
    }
    if (!behaviour.hidesLength) headers["Content-Length"] = String(body.length);
    response.writeHead(behaviour.status ?? (part ? 206 : 200), headers);
    response.flushHeaders();
    held.push({ least: behaviour.holdUntil ?? 0, send: () => sendBody(response, body, behaviour) });
    for (const each of held.splice(0)) {
      if (requests.length >= each.least) each.send();
      else held.push(each);
    }
  }

  const server = createServer(handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a TCP port, so this is what it returns
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendBody(response: ServerResponse, body: Uint8Array, { cutAfter, stallAfter }: Behaviour) {
  if (cutAfter !== undefined) response.write(body.subarray(0, cutAfter), () => response.socket?.resetAndDestroy());
  else if (stallAfter !== undefined) response.write(body.subarray(0, stallAfter));
  else response.end(body);
}

function partOf(
  range: string | null,
  ifRange: unknown,
  etag: string | null,
  length: number,
  behaviour: Behaviour,
): { start: number; end: number } | null {
  const [, start, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (start === undefined || behaviour.ignoresRange) return null;
  if (ifRange !== null && ifRange !== etag && !behaviour.ignoresIfRange) return null;
  return { start: Number(start), end: last ? Math.min(length, Number(last) + 1) : length };
}
