import { lstat, mkdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  content,
  expectWhole,
  folder,
  last,
  list,
  other,
  patience,
  pull,
  root,
  serve,
  sha256,
  wanted,
} from "../../../test/support/pull-place.ts";
import { openNetwork } from "../network/open-network.ts";
import { pullModel } from "./pull-model.ts";

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
  expect(server.requests).toEqual([
    { path: "/someone/tiny/resolve/main/tiny.gguf", range: `bytes=0-${last}`, ifRange: null },
  ]);
  await expectWhole();
});

test("a large file on a slow line is told of long before a thousandth of it has come", async () => {
  const bytes = 4_000_000_000;
  const chunk = Buffer.concat([Buffer.from("GGUF"), new Uint8Array(600_000)]);
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller;
      line.enqueue(chunk);
    },
  });
  const headers = { "Content-Range": `bytes 0-${bytes - 1}/${bytes}` };
  const hub = {
    url: "http://x",
    name: "Hugging Face",
    fetch: async () => new Response(body, { status: 206, headers }),
  };
  const [file] = wanted.files;
  const means = {
    wanted: { ...wanted, files: [{ ...file, bytes }] as const },
    folder,
    places: { ollama: [], lmStudio: [], huggingFace: [] },
    hub,
    pip: { python: "", options: [] },
    freeBytes: () => Promise.resolve(bytes),
    patience: { ...patience, stallMs: 5_000 },
    connections: 1,
    pieceBytes: bytes,
  };
  const told: number[] = [];
  for await (const { stage, received } of pullModel(means, new AbortController().signal)) {
    if (stage !== "downloading" || received === 0) continue;
    told.push(received);
    if (told.length === 3) break;
    line?.enqueue(chunk);
  }
  expect(told).toEqual([chunk.length, 2 * chunk.length, 3 * chunk.length]);
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
    ["Ollama", `ollama/blobs/sha256-${sha256(content)}`],
    ["LM Studio", "lm/someone/tiny-GGUF/any-name.gguf"],
    ["the Hugging Face cache", `hub/models--someone--tiny/blobs/${sha256(content)}`],
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

test("stopping keeps what is there, and lets the next one in", async () => {
  const server = await serve({ stallAfter: 100_000 }, {});
  const stop = new AbortController();
  const stopped = pull(
    server.url,
    { patience: { ...patience, stallMs: 60_000 }, fetch: stopAfterHeaders(stop) },
    stop.signal,
  );
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
  expect(await list()).toEqual(["tiny.gguf.partial", "tiny.gguf.partial.json"]);
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

test("another model of the same name isn't replaced by one of the hub's", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf"), other);
  await expect(pull((await serve()).url, { wanted: { ...wanted, replaces: false } })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("hearth models remove tiny.gguf"),
  });
  expect(sha256(await readFile(path.join(folder, "tiny.gguf")))).toBe(sha256(other));
});

test("what other downloads are yet to write counts as written", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "large.gguf.partial"), "x");
  const state = { from: "large", url: "", etag: null, bytes: 500_000, sha256: "", done: [[0, 1]] };
  await writeFile(path.join(folder, "large.gguf.partial.json"), JSON.stringify(state));
  const free = () => Promise.resolve(700_000);
  const server = await serve();
  await pull(server.url, { freeBytes: free }); // nobody is at work at the other one
  await rm(path.join(folder, "tiny.gguf"));
  await writeFile(path.join(folder, "large.gguf.lock"), String(process.pid));
  await expect(pull(server.url, { freeBytes: free })).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringContaining("only 200 kB are free"),
  });
});

test("the same model isn't fetched twice at the same time", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.lock"), String(process.ppid));
  await expect(pull((await serve()).url)).rejects.toMatchObject({
    code: "busy",
    message: expect.stringContaining(`process ${process.ppid}`),
  });
});

test("a lock whose owner died is no hindrance", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.lock"), "4194305");
  await pull((await serve()).url);
  await expectWhole();
});

test("a server that sends on to where nobody allowed to go isn't followed, and not asked again", async () => {
  const network = openNetwork({ ledgerFile: path.join(root, "connections.jsonl"), policy: { addresses: [] } });
  onTestFinished(() => network.close());
  const server = await serve({ redirectTo: "https://elsewhere.invalid/tiny.gguf" });
  const fetch = network.fetchFor({ why: "Hugging Face: download", runId: null });
  await expect(pull(server.url, { fetch })).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("Hugging Face: Hearth doesn't connect to https://elsewhere.invalid"),
  });
  expect(server.requests).toHaveLength(1);
});
