/**
 * A server for one file that can misbehave in the ways that real ones do: it cuts the line, ignores ranges, changes the file,
 * sends a log-in page. Each request takes the next behaviour; the last one stays.
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
  status?: number;
  type?: string;
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

  function handle(request: IncomingMessage, response: ServerResponse) {
    const behaviour = behaviours[Math.min(requests.length, behaviours.length - 1)] ?? {};
    const { range = null, "if-range": ifRange = null } = request.headers;
    requests.push({ path: request.url ?? "", range, ifRange: typeof ifRange === "string" ? ifRange : null });
    const { content = file, etag = '"one"', type = "application/octet-stream" } = behaviour;
    const headers: Record<string, string> = { "Content-Type": type, ...(etag === null ? {} : { ETag: etag }) };
    const start = startOf(range, ifRange, etag, behaviour);
    const body = content.subarray(start);
    if (start > 0)
      headers["Content-Range"] = behaviour.contentRange ?? `bytes ${start}-${content.length - 1}/${content.length}`;
    if (!behaviour.hidesLength) headers["Content-Length"] = String(body.length);
    response.writeHead(behaviour.status ?? (start > 0 ? 206 : 200), headers);
    if (behaviour.cutAfter !== undefined) {
      response.write(body.subarray(0, behaviour.cutAfter), () => response.socket?.resetAndDestroy());
    } else if (behaviour.stallAfter !== undefined) response.write(body.subarray(0, behaviour.stallAfter));
    else response.end(body);
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

function startOf(range: string | null, ifRange: unknown, etag: string | null, behaviour: Behaviour): number {
  const start = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
  if (behaviour.ignoresRange) return 0;
  return ifRange === etag || behaviour.ignoresIfRange ? start : 0;
}
