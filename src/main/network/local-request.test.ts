// What a caller relies on whichever way its request takes: Node's HTTP to this computer, or undici.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import { readLedger } from "./ledger.ts";
import { openNetwork } from "./open-network.ts";

let folder: TempFolder;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await tempFolder();
});

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  await folder.remove();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a TCP port
}

/** A server that says this and hangs up. */
async function serveRaw(text: string): Promise<string> {
  const server = createSocketServer((socket) => socket.once("data", () => socket.end(text)).on("error", () => {}));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as above
}

const ledger = async () => readLedger(path.join(folder.path, "network.jsonl"));
const listed = (expected: object) => vi.waitFor(async () => expect(await ledger()).toMatchObject([expected]));

describe.each([
  { way: "Node's HTTP", redirect: "error" as const },
  { way: "undici", redirect: "manual" as const },
])("by $way", ({ redirect }) => {
  function open() {
    const network = openNetwork({ ledgerFile: path.join(folder.path, "network.jsonl"), policy: { addresses: [] } });
    closers.push(() => network.close());
    const fetch = network.fetchFor({ why: "Ollama: chat", runId: null });
    return { network, ask: (url: string, init: RequestInit = {}) => fetch(url, { redirect, ...init }) };
  }

  test.each(["post", "DELETE"])(
    "a request arrives as it was meant, and its answer comes back whole: %s",
    async (method) => {
      const url = await serve((request, response) => {
        const { url, headers } = request;
        response.writeHead(201, "Made", { "Set-Cookie": ["a=1", "b=2"] });
        response.write(`${request.method} ${url} ${headers["content-length"]} ${String(headers["x-own"])} `);
        request.pipe(response);
      });
      const init = { method, body: "grüße", headers: { "X-Own": "yes" } };
      const response = await open().ask(`${url}/a?b=c`, init);
      expect([response.status, response.ok, response.statusText]).toEqual([201, true, "Made"]);
      expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
      const upper = method.toUpperCase();
      expect(await response.text()).toBe(`${upper} /a?b=c 7 yes grüße`);
      const answered = { type: "answered", status: 201 };
      expect(await ledger()).toMatchObject([
        { method: upper, sentBytes: 7, receivedBytes: 21 + upper.length, end: answered },
      ]);
    },
  );

  test("an answer without a body has none", async () => {
    const url = await serve((_request, response) => void response.writeHead(204).end());
    const response = await open().ask(url, { method: "DELETE" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    await listed({ method: "DELETE", end: { type: "answered", status: 204 } });
  });

  test("an answer that nobody reads is listed all the same", async () => {
    const url = await serve((_request, response) => void response.end("unread"));
    expect((await open().ask(url)).status).toBe(200);
    await listed({ end: { type: "answered", status: 200 } });
  });

  test("an answer streams, and hanging up reaches the server", async () => {
    let hungUp = false;
    const url = await serve((_request, response) => {
      response.once("close", () => (hungUp = true)).write("first");
    });
    const reader = (await open().ask(url)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("first");
    expect(await ledger()).toMatchObject([{ end: { type: "open" } }]);
    await reader?.cancel();
    await vi.waitFor(() => expect(hungUp).toBe(true));
    await listed({ receivedBytes: 5, end: { type: "stopped" } });
  });

  test("a signal stops it before the answer, with the reason that it has", async () => {
    const url = await serve(() => {});
    const asking = open().ask(url, { signal: AbortSignal.timeout(1) });
    await expect(asking).rejects.toMatchObject({ name: "TimeoutError" });
    const stopped = AbortSignal.abort();
    await expect(open().ask(url, { signal: stopped })).rejects.toBe(stopped.reason);
  });

  test("a signal stops it within the answer, and whoever reads hears of it", async () => {
    const stopping = new AbortController();
    const url = await serve((_request, response) => void response.write("first"));
    const reader = (await open().ask(url, { signal: stopping.signal })).body?.getReader();
    await reader?.read();
    const rest = reader?.read();
    stopping.abort();
    await expect(rest).rejects.toMatchObject({ name: "AbortError" });
    await listed({ receivedBytes: 5, end: { type: "stopped" } });
  });

  test("a line that breaks within the answer is an error, and no end", async () => {
    const url = await serve((_request, response) => {
      response.write("first");
      setImmediate(() => response.socket?.resetAndDestroy());
    });
    const response = open().ask(url);
    await expect(response.then((answer) => answer.text())).rejects.toBeInstanceOf(TypeError);
    await listed({ end: { type: "failed", reason: expect.any(String) } });
  });

  test("an answer that is shorter than it says is an error", async () => {
    const url = await serveRaw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nfirst");
    const response = open().ask(url);
    await expect(response.then((answer) => answer.text())).rejects.toBeInstanceOf(TypeError);
  });

  test("what isn't HTTP fails as fetch does", async () => {
    const url = await serveRaw("SSH-2.0-OpenSSH_9.6\r\n");
    await expect(open().ask(url)).rejects.toMatchObject({ name: "TypeError", cause: expect.any(Error) });
    await listed({ end: { type: "failed", reason: expect.any(String) } });
  });

  test("closing ends what is under way", async () => {
    const url = await serve((_request, response) => void response.write("first"));
    const { network, ask } = open();
    const reader = (await ask(url)).body?.getReader();
    await reader?.read();
    const rest = reader?.read();
    await network.close();
    await expect(rest).rejects.toBeInstanceOf(TypeError);
  });
});

test("a redirect of a server on this computer isn't followed where it is an error", async () => {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { Location: "/there" }).end();
  });
  const network = openNetwork({ ledgerFile: path.join(folder.path, "network.jsonl"), policy: { addresses: [] } });
  closers.push(() => network.close());
  const asking = network.fetchFor({ why: "Ollama: chat", runId: null })(url, { redirect: "error" });
  await expect(asking).rejects.toMatchObject({ message: "fetch failed" });
  expect(asked).toEqual(["/"]);
  await listed({ end: { type: "answered", status: 307 } });
});
