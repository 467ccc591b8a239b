import { mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import type { Behaviour } from "../../../test/support/file-server.ts";
import {
  content,
  expectWhole,
  folder,
  last,
  list,
  other,
  page,
  patience,
  pull,
  serve,
  servers,
  sha256,
} from "../../../test/support/pull-place.ts";

describe("when the line breaks", () => {
  test("it goes on where it stopped, if the server proves that the file is the same", async () => {
    const server = await serve({ stallAfter: 100_000 }, { stallAfter: 50_000 }, {});
    await pull(server.url);
    expect(server.requests).toMatchObject([
      { range: `bytes=0-${last}` },
      { range: `bytes=100000-${last}`, ifRange: '"one"' },
      { range: `bytes=150000-${last}`, ifRange: '"one"' },
    ]);
    await expectWhole();
  });

  test("it gives up after some vain attempts, keeps what it has, and goes on next time", async () => {
    const server = await serve({ stallAfter: 100_000 }, { cutAfter: 0 });
    await expect(pull(server.url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(/Tiny couldn't be fetched\. Hugging Face: the line broke, after 100 kB of 300 kB/),
      retryable: true,
    });
    expect(await list()).toEqual(["tiny.gguf.partial", "tiny.gguf.partial.json"]);
    const next = await serve();
    // the same server at another address: the file is known by where it came from
    await pull(server.url, { fetch: (_input, init) => fetch(next.url, init) });
    expect(next.requests[0]?.range).toBe(`bytes=100000-${last}`);
    await expectWhole();
  });

  test("a silent server counts as a broken line", async () => {
    const server = await serve({ stallAfter: 1000 }, {});
    await pull(server.url);
    expect(server.requests.length).toBe(2);
    await expectWhole();
  });

  test("a network that is gone for a moment is waited for, also where nothing had come yet", async () => {
    const server = await serve({ status: 503 }, {});
    const { told } = await pull(server.url, { fetch: lostAt(2, 3) });
    expect(told.at(-1)?.stage).toBe("done");
    await expectWhole();
  });

  test("connections that don't come about are waited for where another one brought something", async () => {
    const server = await serve({ stallAfter: 1000 }, {});
    await pull(server.url, { fetch: lostAt(2, 3, 4), connections: 4, pieceBytes: 20_000 });
    await expectWhole();
  });

  property.prop([fc.array(fc.nat(content.length), { minLength: 1, maxLength: 2 })], { numRuns: 15 })(
    "wherever it breaks, the file comes out the same",
    async (cuts) => {
      await rm(folder, { recursive: true, force: true });
      await pull((await serve(...cuts.map((cutAfter) => ({ cutAfter: Math.max(1, cutAfter) })), {})).url);
      await expectWhole();
    },
  );
});

describe("a server that can't be trusted", () => {
  test.each<[string, Behaviour]>([
    ["ignores ranges", { ignoresRange: true }],
    ["has another file by now", { etag: '"two"' }],
    ["sends a part of another file", { etag: '"two"', ignoresIfRange: true, content: other }],
    ["sends another part than was asked for", { contentRange: `bytes 5-${content.length - 1}/${content.length}` }],
    ["speaks of a file of another size", { contentRange: "bytes 5-9/10" }],
    ["refuses to go on", { status: 416 }],
  ])("and %s: the file is begun again", async (_name, behaviour) => {
    const server = await serve({ stallAfter: 100_000 }, behaviour, {});
    await pull(server.url);
    await expectWhole();
  });

  test("and sends parts of nothing: it isn't asked for them for ever", async () => {
    const nothing = { contentRange: `bytes 100000-99999/${content.length}`, content: content.subarray(0, 100_000) };
    const server = await serve({ stallAfter: 100_000 }, nothing);
    await expect(pull(server.url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining("it doesn't say which part it sent"),
    });
  });

  test("and names no version: it is gone on with, and the sha256 tells whether it was the same", async () => {
    const server = await serve({ stallAfter: 100_000, etag: null }, { etag: null });
    await pull(server.url);
    expect(server.requests.map(({ range }) => range)).toEqual([`bytes=0-${last}`, `bytes=100000-${last}`]);
    await expectWhole();
  });

  test("and has another file by now: it says so", async () => {
    const server = await serve({ stallAfter: 100_000 }, { etag: '"two"' }, { etag: '"two"' });
    expect((await pull(server.url)).told.at(-2)?.note).toBe(
      "Hugging Face: the file changed on its way, so it is begun again",
    );
    await expectWhole();
  });

  test.each<[string, Behaviour, RegExp]>([
    ["a web page", { type: "text/html", content: Buffer.from("<html>Log in</html>") }, /web page instead of the model/],
    ["a web page that it calls a file", { content: page, hidesLength: true, ignoresRange: true }, /isn't a GGUF model/],
    ["a file of another size", { content: content.subarray(0, 5000) }, /another size/],
    [
      "more than there should be",
      { content: Buffer.concat([content, content]), hidesLength: true, ignoresRange: true },
      /more than was asked for/,
    ],
    ["an error", { status: 503 }, /status 503/],
    ["that it is gone", { status: 404 }, /no such file/],
    ["that it wants to be paid", { status: 403 }, /doesn't give the file away/],
    [
      "too little, and nothing more",
      { content: content.subarray(0, 5000), hidesLength: true, ignoresRange: true },
      /can't go on in the middle/,
    ],
  ])("and says %s: nothing of it is kept as a model", async (_name, behaviour, problem) => {
    await expect(pull((await serve(behaviour)).url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(problem),
    });
    expect(await list()).not.toContain("tiny.gguf");
  });

  test("and sends other bytes: they are deleted, and both sums are named", async () => {
    await expect(pull((await serve({ content: other })).url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining(`its sha256 is ${sha256(other)}, and should be ${sha256(content)}`),
    });
    expect(await list()).toEqual([]);
  });
});

test("a server that can't be reached is named, with the reason", async () => {
  const server = await serve();
  await server.close();
  servers.length = 0;
  await expect(pull(server.url)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringMatching(/Hugging Face: it can't be reached \(ECONNREFUSED\).*hearth models add FILE/),
  });
});

test("a server that doesn't answer is given up on quickly", async () => {
  const waits: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error)),
    );
  await expect(pull("http://x", { fetch: waits, patience: { ...patience, connectMs: 30 } })).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("Hugging Face: it doesn't answer"),
  });
});

/** Has no network for the requests of these numbers. */
function lostAt(...numbers: readonly number[]): typeof fetch {
  let count = 0;
  return (input, init) => {
    if (!numbers.includes(++count)) return fetch(input, init);
    const cause = Object.assign(new Error("connect ENETUNREACH"), { code: "ENETUNREACH" });
    return Promise.reject(new TypeError("fetch failed", { cause }));
  };
}

test("too little space is found out before anything is loaded, with both numbers", async () => {
  const server = await serve();
  await expect(pull(server.url, { freeBytes: () => Promise.resolve(1000) })).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/Tiny needs 300 kB more, and only 1\.00 kB are free in .*models.*HEARTH_MODELS/),
  });
  expect(server.requests).toEqual([]);
});

test.skipIf(process.platform !== "linux")("a disk that gets full on the way is named as such", async () => {
  const server = await serve();
  await mkdir(folder);
  await symlink("/dev/full", path.join(folder, "tiny.gguf.partial"));
  await expect(pull(server.url)).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringMatching(/The disk is full.*goes on where it stopped/),
  });
  expect(server.requests.length).toBe(1);
});

test("a server that asks for patience gets it, and is left when it asks for too much", async () => {
  const busy = { status: 429, retryAfter: "1" };
  const { told } = await pull((await serve(busy, {})).url);
  expect(told.at(-1)?.note).toBe("Hugging Face: it asks to wait for 1 s");
  await expectWhole();
  await rm(folder, { recursive: true });
  await expect(pull((await serve({ ...busy, status: 503, retryAfter: "3600" })).url)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("it answered with status 503 and asks to wait for 60 minutes"),
    retryable: true,
  });
});

test("a server that sends to another host is followed, with the range", async () => {
  const store = await serve({ cutAfter: 1000 }, {});
  const hub = await serve({ redirectTo: `${store.url}/blob` });
  await pull(hub.url);
  expect(store.requests.map(({ path: place, range }) => [place, range])).toEqual([
    ["/blob", `bytes=0-${last}`],
    ["/blob", `bytes=1000-${last}`],
  ]);
  await expectWhole();
});
