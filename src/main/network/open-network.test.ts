import { readFileSync, statSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startModelServer, testAuthority } from "../../../test/support/model-server.ts";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import { readLedger } from "./ledger.ts";
import { type NetworkOptions, openNetwork } from "./open-network.ts";

let folder: TempFolder;
let ledgerFile: string;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await tempFolder();
  ledgerFile = path.join(folder.path, "home", "network.jsonl");
});

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  await folder.remove();
  vi.unstubAllEnvs();
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

function open(policy: NetworkOptions["policy"] = { addresses: [] }) {
  const network = openNetwork({ ledgerFile, policy });
  closers.push(() => network.close());
  return network;
}

const purpose = { why: "Ollama: chat", runId: "run-1" };

test("a request is listed with its amounts, and nothing of what it said", async () => {
  const url = await serve((request, response) => {
    request.resume().on("end", () => response.writeHead(201, { "X-Answer": "a-secret" }).end("four bytes and more"));
  });
  const response = await open().fetchFor(purpose)(`${url}/a-secret/path?key=a-secret`, {
    method: "POST",
    body: "a-secret",
    headers: { Authorization: "Bearer a-secret" },
  });
  expect([response.status, await response.text()]).toEqual([201, "four bytes and more"]);
  expect(await readLedger(ledgerFile)).toEqual([
    {
      kind: "request",
      id: expect.any(String),
      atMs: expect.any(Number),
      why: "Ollama: chat",
      runId: "run-1",
      host: new URL(url).host,
      isLocal: true,
      method: "POST",
      sentBytes: 8,
      receivedBytes: 19,
      end: { type: "answered", status: 201 },
    },
  ]);
  expect(readFileSync(ledgerFile, "utf8")).not.toContain("a-secret");
  expect(statSync(ledgerFile).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
});

test("an answer streams, and what came before one hangs up is counted", async () => {
  const url = await serve((_request, response) => void response.write("first"));
  const response = await open().fetchFor(purpose)(url);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("first");
  expect(await readLedger(ledgerFile)).toMatchObject([{ end: { type: "open" } }]);
  await reader?.cancel();
  await vi.waitFor(async () =>
    expect(await readLedger(ledgerFile)).toMatchObject([{ receivedBytes: 5, end: { type: "stopped" } }]),
  );
});

test("a stream is sent piece by piece, and counted", async () => {
  const url = await serve((request, response) => void request.pipe(response));
  const body = new ReadableStream({
    start(controller) {
      for (const text of ["one ", "two"]) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  // Node's types don't know `duplex` yet, which a stream as a body needs
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  expect(await (await open().fetchFor(purpose)(url, init)).text()).toBe("one two");
  expect(await readLedger(ledgerFile)).toMatchObject([{ sentBytes: 7, receivedBytes: 7 }]);
});

test("what isn't allowed is refused before anything is sent, and listed", async () => {
  const asking = open().fetchFor(purpose)("https://example.org/private?secret", { method: "POST", body: "private" });
  await expect(asking).rejects.toMatchObject({
    code: "permission-denied",
    message: expect.stringMatching(/https:\/\/example\.org.*\[server\.NAME\]/),
  });
  expect(await readLedger(ledgerFile)).toMatchObject([{ host: "example.org", sentBytes: 0, end: { type: "refused" } }]);
});

test("each hop of a redirect is checked and listed again", async () => {
  const url = await serve((request, response) => {
    const to = request.url === "/away" ? "http://example.org/x" : request.url === "/on" ? "/there" : null;
    if (to) response.writeHead(302, { Location: to }).end();
    else response.end("here");
  });
  const fetch = open().fetchFor(purpose);
  expect(await (await fetch(`${url}/on`)).text()).toBe("here");
  await expect(fetch(`${url}/away`)).rejects.toMatchObject({ code: "permission-denied" });
  expect((await readLedger(ledgerFile)).toReversed()).toMatchObject([
    { end: { type: "answered", status: 302 } },
    { end: { type: "answered", status: 200 } },
    { end: { type: "answered", status: 302 } },
    { host: "example.org", end: { type: "refused" } },
  ]);
});

test("a redirect that isn't to be followed has an end in the list", async () => {
  const url = await serve((_request, response) => void response.writeHead(302, { Location: "/there" }).end());
  await expect(open().fetchFor(purpose)(url, { redirect: "error" })).rejects.toThrow();
  await vi.waitFor(async () => {
    const [only, ...others] = await readLedger(ledgerFile);
    expect(others).toEqual([]);
    expect(only?.kind === "request" && only.end.type).not.toBe("open");
  });
});

test("a proxy of the environment is used for other computers, and never for this one", async () => {
  const here = await serve((_request, response) => response.end("an answer"));
  const seen: string[] = [];
  const proxy = createServer().listen(0, "127.0.0.1");
  proxy.on("connect", (request, socket) => {
    seen.push(request.url ?? "");
    const { hostname, port } = new URL(here);
    const onward = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
  });
  await once(proxy, "listening");
  closers.push(async () => void proxy.close());
  const { port } = proxy.address() as AddressInfo; // it listens on a TCP port
  for (const name of ["HTTP_PROXY", "http_proxy"]) vi.stubEnv(name, `http://127.0.0.1:${port}`);
  for (const name of ["NO_PROXY", "no_proxy"]) vi.stubEnv(name, "");
  const fetch = open({ addresses: ["http://box.invalid:11434"] }).fetchFor(purpose);
  expect(await (await fetch(here)).text()).toBe("an answer");
  expect(seen).toEqual([]);
  expect(await (await fetch("http://box.invalid:11434/x")).text()).toBe("an answer");
  expect(seen).toEqual(["box.invalid:11434"]);
  expect((await readLedger(ledgerFile))[0]).toMatchObject({ host: "box.invalid:11434", isLocal: false });
});

test("a proxy that is no address is told, and keeps nobody from this computer", async () => {
  const here = await serve((_request, response) => response.end("an answer"));
  for (const name of ["HTTP_PROXY", "http_proxy"]) vi.stubEnv(name, "not an address");
  const fetch = open({ addresses: ["http://box.invalid:11434"] }).fetchFor(purpose);
  expect(await (await fetch(here)).text()).toBe("an answer");
  await expect(fetch("http://box.invalid:11434/")).rejects.toThrow("HTTP_PROXY or HTTPS_PROXY isn't an address");
  expect((await readLedger(ledgerFile))[0]).toMatchObject({ host: "box.invalid:11434", end: { type: "failed" } });
});

test("a server that isn't there is listed with the code, and fails as fetch does", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a TCP port
  await new Promise((resolve) => server.close(resolve));
  await expect(open().fetchFor(purpose)(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
    cause: { code: "ECONNREFUSED" },
  });
  expect(await readLedger(ledgerFile)).toMatchObject([{ end: { type: "failed", reason: "ECONNREFUSED" } }]);
});

test("where it can't be listed, nothing is sent", async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    response.end();
  });
  writeFileSync(path.join(folder.path, "home"), "a file where the folder should be");
  await expect(open().fetchFor(purpose)(url)).rejects.toThrow("can't be written");
  expect(asked).toBe(0);
});

test("a server with a certificate of one's own is reached where its signer is named, and there only", async () => {
  const server = await startModelServer({ tls: true });
  closers.push(() => server.close());
  const withFile = (file: string) => {
    const network = openNetwork({
      ledgerFile,
      policy: { addresses: [] },
      certificateFiles: { [`${server.url}/v1`]: file },
    });
    closers.push(() => network.close());
    return network.fetchFor(purpose)(`${server.url}/v1/models`);
  };
  expect((await withFile(testAuthority)).status).toBe(200);
  await expect(open().fetchFor(purpose)(`${server.url}/v1/models`)).rejects.toThrow();
  await expect(withFile(path.join(folder.path, "none.pem"))).rejects.toThrow("can't be read. Correct the ca");
  writeFileSync(path.join(folder.path, "empty.pem"), "");
  await expect(withFile(path.join(folder.path, "empty.pem"))).rejects.toThrow("holds no certificate");
});

test("another program is listed by its name", async () => {
  open().noteProgram("pip", { why: "Python packages: download", runId: null });
  expect(await readLedger(ledgerFile)).toMatchObject([
    { kind: "program", program: "pip", why: "Python packages: download" },
  ]);
});
