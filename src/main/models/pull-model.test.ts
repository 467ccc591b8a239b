import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { type Behaviour, type FileServer, startFileServer } from "../../../test/support/file-server.ts";
import type { PullProgress } from "../../shared/model.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { pullModel, type PullOptions } from "./pull-model.ts";

const content = fakeGguf({ tensorBytes: 300_000, fill: 1 });
const other = fakeGguf({ tensorBytes: 300_000, fill: 2 });

let root: string;
let folder: string;
const servers: FileServer[] = [];

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), "pull-")));
  folder = path.join(root, "models");
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(root, { recursive: true, force: true });
});

async function serve(...behaviours: Behaviour[]): Promise<FileServer> {
  const server = await startFileServer(content, ...behaviours);
  servers.push(server);
  return server;
}

const entry: CatalogueEntry = {
  id: "tiny",
  name: "Tiny",
  file: "tiny.gguf",
  bytes: content.length,
  sha256: sha256(content),
  licence: "MIT",
  note: "",
  canAct: false,
  sources: { huggingface: { repo: "someone/tiny", file: "tiny.gguf" } },
};

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function pull(url: string, more: Partial<PullOptions> = {}, signal = new AbortController().signal) {
  const places = {
    ollama: [path.join(root, "ollama")],
    lmStudio: [path.join(root, "lm")],
    huggingFace: [path.join(root, "hub")],
  };
  const patience = { connectMs: 2_000, stallMs: 150 };
  const pulling = pullModel({ entry, folder, places, huggingFaceUrl: url, patience, ...more }, signal);
  const told: PullProgress[] = [];
  for (;;) {
    const step = await pulling.next();
    if (step.done)
      return { file: step.value, told, stages: [...new Set(told.map(({ stage, source }) => `${stage} ${source}`))] };
    told.push(step.value);
  }
}

async function files(): Promise<string[]> {
  return (await readdir(folder)).toSorted((a, b) => a.localeCompare(b));
}

async function expectWhole() {
  expect(sha256(await readFile(path.join(folder, "tiny.gguf")))).toBe(entry.sha256);
  expect(await files()).toEqual(["tiny.gguf"]);
}

test("a model is loaded, checked, and only then gets its name", async () => {
  const server = await serve();
  const { file, told, stages } = await pull(server.url);
  expect(file).toBe(path.join(folder, "tiny.gguf"));
  expect(stages).toEqual([
    "searching this computer",
    "searching Hugging Face",
    "downloading Hugging Face",
    "checking Hugging Face",
    "done Hugging Face",
  ]);
  expect(told.at(-1)).toEqual({
    stage: "done",
    source: "Hugging Face",
    received: content.length,
    total: content.length,
    unit: "bytes",
  });
  expect(server.requests).toEqual([{ path: "/someone/tiny/resolve/main/tiny.gguf", range: null, ifRange: null }]);
  await expectWhole();
});

test("a model that is there already isn't loaded again", async () => {
  const server = await serve();
  await pull(server.url);
  expect((await pull(server.url)).stages.at(-1)).toBe("done the models folder");
  expect(server.requests.length).toBe(1);
});

test("another file under its name is replaced", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf"), other);
  await pull((await serve()).url);
  await expectWhole();
});

describe("a file that is on this computer already", () => {
  test.each([
    ["Ollama", `ollama/blobs/sha256-${entry.sha256}`],
    ["LM Studio", "lm/someone/tiny-GGUF/any-name.gguf"],
    ["the Hugging Face cache", `hub/models--someone--tiny/blobs/${entry.sha256}`],
    ["the models folder", "models/another-name.gguf"],
  ])("is linked where it is, in the store of %s", async (owner, place) => {
    const file = path.join(root, place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    const server = await serve();
    expect((await pull(server.url)).stages.at(-1)).toBe(`done ${owner}`);
    expect((await lstat(path.join(folder, "tiny.gguf"))).isSymbolicLink()).toBe(true);
    expect(await realpath(path.join(folder, "tiny.gguf"))).toBe(file);
    expect(server.requests).toEqual([]);
  });

  test("is passed over when only its size fits", async () => {
    await mkdir(path.join(root, "lm/someone/x"), { recursive: true });
    await writeFile(path.join(root, "lm/someone/x/tiny.gguf"), other);
    expect((await pull((await serve()).url)).stages.at(-1)).toBe("done Hugging Face");
    await expectWhole();
  });

  test("is fetched anew when its link leads nowhere", async () => {
    await mkdir(folder);
    await symlink(path.join(root, "gone.gguf"), path.join(folder, "tiny.gguf"));
    await pull((await serve()).url);
    expect((await lstat(path.join(folder, "tiny.gguf"))).isFile()).toBe(true);
    await expectWhole();
  });
});

describe("when the line breaks", () => {
  test("it goes on where it stopped, if the server proves that the file is the same", async () => {
    const server = await serve({ stallAfter: 100_000 }, { stallAfter: 50_000 }, {});
    await pull(server.url);
    expect(server.requests).toMatchObject([
      { range: null },
      { range: "bytes=100000-", ifRange: '"one"' },
      { range: "bytes=150000-", ifRange: '"one"' },
    ]);
    await expectWhole();
  });

  test("it gives up after some vain attempts, keeps what it has, and goes on next time", async () => {
    const server = await serve({ stallAfter: 100_000 }, { cutAfter: 0 });
    await expect(pull(server.url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(/Tiny couldn't be fetched\. Hugging Face: the line broke after 100 kB of 300 kB/),
      retryable: true,
    });
    expect(await files()).toEqual(["tiny.gguf.partial", "tiny.gguf.partial.json"]);
    const next = await serve();
    // the same server at another address: the file is known by where it came from
    await pull(server.url, { fetch: (_input, init) => fetch(next.url, init) });
    expect(next.requests[0]?.range).toBe("bytes=100000-");
    await expectWhole();
  });

  test("a silent server counts as a broken line", async () => {
    const server = await serve({ stallAfter: 1000 }, {});
    await pull(server.url);
    expect(server.requests.length).toBe(2);
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

  test("and names no version: nothing is gone on with", async () => {
    const server = await serve({ stallAfter: 100_000, etag: null }, { etag: null });
    await pull(server.url);
    expect(server.requests.map(({ range }) => range)).toEqual([null, null]);
    await expectWhole();
  });

  test.each<[string, Behaviour, RegExp]>([
    ["a web page", { type: "text/html", content: Buffer.from("<html>Log in</html>") }, /web page instead of the model/],
    ["a file of another size", { content: content.subarray(0, 5000) }, /another size/],
    [
      "more than there should be",
      { content: Buffer.concat([content, content]), hidesLength: true },
      /more than the model has/,
    ],
    ["an error", { status: 503 }, /status 503/],
    ["that it is gone", { status: 404 }, /no such file/],
    ["that it wants to be paid", { status: 403 }, /doesn't give the file away/],
    [
      "too little, and nothing more",
      { content: content.subarray(0, 5000), hidesLength: true, etag: null },
      /line broke/,
    ],
  ])("and says %s: nothing of it is kept as a model", async (_name, behaviour, problem) => {
    await expect(pull((await serve(behaviour)).url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(problem),
    });
    expect(await files()).not.toContain("tiny.gguf");
  });

  test("and sends other bytes: they are deleted, and both sums are named", async () => {
    await expect(pull((await serve({ content: other })).url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringContaining(`its sha256 is ${sha256(other)}, and should be ${entry.sha256}`),
    });
    expect(await files()).toEqual([]);
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
  await expect(pull("http://x", { fetch: waits, patience: { connectMs: 30, stallMs: 30 } })).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("Hugging Face: it doesn't answer"),
  });
});

test("stopping keeps what is there, and lets the next one in", async () => {
  const server = await serve({ stallAfter: 100_000 }, {});
  const stop = new AbortController();
  const patience = { connectMs: 2_000, stallMs: 60_000 };
  const stopped = pull(server.url, { patience, fetch: stopAfterHeaders(stop) }, stop.signal);
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
  expect(await files()).toEqual(["tiny.gguf.partial", "tiny.gguf.partial.json"]);
  await pull(server.url);
  await expectWhole();
});

function stopAfterHeaders(stop: AbortController): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    setTimeout(() => stop.abort(), 50);
    return response;
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

test("the same model isn't fetched twice at the same time", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.lock"), String(process.pid));
  await expect(pull((await serve()).url)).rejects.toMatchObject({
    code: "busy",
    message: expect.stringContaining(`process ${process.pid}`),
  });
});

test("a lock whose owner died is no hindrance", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.lock"), "4194305");
  await pull((await serve()).url);
  await expectWhole();
});
