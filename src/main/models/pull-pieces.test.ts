import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
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
  patience,
  pull,
  root,
  serve,
  sha256,
  wanted,
} from "../../../test/support/pull-place.ts";
import { pullModel } from "./pull-model.ts";
import type { WantedModel } from "./wanted-model.ts";

describe("several connections", () => {
  const several = { connections: 4, pieceBytes: 20_000 };

  test("fetch pieces at the same time", async () => {
    const server = await serve({ holdUntil: 4 });
    await pull(server.url, { ...several, patience: { ...patience, stallMs: 60_000 } });
    expect(new Set(server.requests.map(({ range }) => range)).size).toBe(Math.ceil(content.length / 20_000));
    await expectWhole();
  });

  test("wait until the server has shown that it sends pieces", async () => {
    const server = await serve({ ignoresRange: true });
    await pull(server.url, several);
    expect(server.requests.length).toBe(1);
    await expectWhole();
  });

  test("notice when the file changes under one of them", async () => {
    const server = await serve({}, {}, { etag: '"two"', content: other, ignoresIfRange: true }, {});
    await pull(server.url, several);
    await expectWhole();
  });

  test("become one where every answer has another tag", async () => {
    const tags = Array.from({ length: 40 }, (_, index): Behaviour => ({ etag: `"${index}"`, ignoresIfRange: true }));
    await pull((await serve(...tags)).url, several);
    await expectWhole();
  });

  property.prop([fc.array(fc.option(fc.nat(20_000)), { maxLength: 12 })], { numRuns: 15 })(
    "bring the file together, wherever they break",
    async (cuts) => {
      await rm(folder, { recursive: true, force: true });
      const behaviours = cuts.map((cutAfter): Behaviour => (cutAfter === null ? {} : { cutAfter }));
      await pull((await serve({}, ...behaviours, {})).url, several);
      await expectWhole();
    },
  );

  property.prop([fc.integer({ min: 1, max: 40 })], { numRuns: 10 })(
    "are gone on with by another process after a crash at any moment",
    async (moment) => {
      await rm(folder, { recursive: true, force: true });
      const server = await serve();
      const crashed = path.join(root, "crashed");
      await rm(crashed, { recursive: true, force: true });
      const hub = { url: server.url, name: "Hugging Face", fetch: globalThis.fetch };
      const places = { ollama: [], lmStudio: [], huggingFace: [] };
      const means = { wanted, folder, places, hub, pip: { python: "", options: [] }, patience, ...several };
      let steps = 0;
      for await (const _ of pullModel(means, new AbortController().signal)) {
        if (++steps === moment) await cp(folder, crashed, { recursive: true });
      }
      if (steps < moment) return;
      await rm(folder, { recursive: true });
      await rename(crashed, folder);
      await rm(path.join(folder, "tiny.gguf.lock"), { force: true });
      await pull(server.url, several);
      await expectWhole();
    },
  );
});

test.each([
  ["no JSON", "{"],
  ["another model's", JSON.stringify(note({ sha256: "0".repeat(64) }))],
  ["of more than is there", JSON.stringify(note({ done: [[0, content.length]] }))],
  [
    "of pieces that overlap",
    JSON.stringify(
      note({
        done: [
          [0, 60],
          [50, 90],
        ],
      }),
    ),
  ],
  ["of pieces backwards", JSON.stringify(note({ done: [[90, 60]] }))],
  ["of an older Hearth", JSON.stringify({ url: "http://x", etag: "one" })],
])("a note beside a partial file that is %s costs a new start, and nothing else", async (_name, text) => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.partial"), other.subarray(0, 100));
  await writeFile(path.join(folder, "tiny.gguf.partial.json"), text);
  const server = await serve();
  await pull(server.url);
  expect(server.requests.map(({ range }) => range)).toEqual([`bytes=0-${last}`]);
  await expectWhole();
});

function note(changes: Record<string, unknown>): Record<string, unknown> {
  const state = {
    from: "tiny",
    url: "http://x",
    etag: null,
    bytes: content.length,
    sha256: sha256(content),
    done: [[0, 90]],
  };
  return { ...state, ...changes };
}

test("what was begun of an older file is begun again, and it is said", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.partial"), other.subarray(0, 100));
  await writeFile(path.join(folder, "tiny.gguf.partial.json"), JSON.stringify(note({ sha256: "0".repeat(64) })));
  const { told } = await pull((await serve()).url);
  expect(told.at(-1)?.note).toBe("Hugging Face: what was begun is of an older file, so it is begun again");
});

test("a partial file of the same model is gone on with at another address", async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, "tiny.gguf.partial"), content.subarray(0, 100));
  await writeFile(path.join(folder, "tiny.gguf.partial.json"), JSON.stringify(note({ etag: '"other"' })));
  const server = await serve();
  await pull(server.url);
  expect(server.requests).toMatchObject([{ range: `bytes=90-${last}`, ifRange: null }]);
  await expectWhole();
});

describe("a model in several files", () => {
  const parts = [content, other];
  const names = ["big-00001-of-00002.gguf", "big-00002-of-00002.gguf"];
  const files = parts.map((bytes, index) => ({
    file: names[index] ?? "",
    bytes: bytes.length,
    sha256: sha256(bytes),
    hub: { repo: "someone/big", path: `Q4/${names[index]}` },
  }));
  const split: WantedModel = { ...wanted, from: "hf:someone/big:Q4", files: [files[0] ?? never(), ...files.slice(1)] };

  test("is fetched whole, the first file last: before that there is no model", async () => {
    const server = await serve({ content: other }, { content });
    const { told } = await pull(server.url, { wanted: split });
    expect(server.requests.map((request) => request.path)).toEqual([
      "/someone/big/resolve/main/Q4/big-00002-of-00002.gguf",
      "/someone/big/resolve/main/Q4/big-00001-of-00002.gguf",
    ]);
    expect(told.at(-1)).toMatchObject({ stage: "done", received: content.length * 2, total: content.length * 2 });
    expect(await list()).toEqual(names);
  });

  test("is refused before anything is loaded where only one of them would fit", async () => {
    const server = await serve({ content: other }, { content });
    const free = (bytes: number) => ({ wanted: split, freeBytes: () => Promise.resolve(bytes) });
    await expect(pull(server.url, free(content.length + 50_000))).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringContaining("Tiny needs 600 kB more, and only 350 kB are free"),
    });
    expect(server.requests).toEqual([]);
    await pull(server.url, free(content.length * 2));
    expect(await list()).toEqual(names);
  });

  test("needs no room for what of it is there already", async () => {
    await mkdir(folder);
    await writeFile(path.join(folder, names[0] ?? ""), content);
    await pull((await serve({ content: other })).url, {
      wanted: split,
      freeBytes: () => Promise.resolve(other.length),
    });
    expect(await list()).toEqual(names);
  });

  test("goes on with the file that is missing", async () => {
    const server = await serve({ content: other }, { status: 404 });
    await expect(pull(server.url, { wanted: split })).rejects.toMatchObject({ code: "model-unavailable" });
    const next = await serve({ content });
    await pull(next.url, { wanted: split });
    expect(next.requests.length).toBe(1);
    expect(await list()).toEqual(names);
  });
});

function never(): never {
  throw new Error("there is one");
}
