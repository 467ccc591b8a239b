import { createHash } from "node:crypto";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect } from "vitest";
import type { Patience } from "../../src/main/models/download/download-file.ts";
import { pullModel, type PullOptions } from "../../src/main/models/pull-model.ts";
import type { WantedModel } from "../../src/main/models/wanted-model.ts";
import type { PullProgress } from "../../src/shared/model.ts";
import { fakeGguf } from "./fake-gguf.ts";
import { type Behaviour, type FileServer, startFileServer } from "./file-server.ts";

/** What a test of downloads loads, another file of the same size, and a page that is no model. */
export const content = fakeGguf({ tensorBytes: 300_000, fill: 1 });
export const other = fakeGguf({ tensorBytes: 300_000, fill: 2 });
export const page = Buffer.from("<html>Log in</html>".repeat(20_000));
export const last = content.length - 1;

/** Empty before each test. */
export const root = realpathSync(mkdtempSync(path.join(tmpdir(), "pull-")));
export const folder = path.join(root, "models");
export const servers: FileServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const name of await readdir(root)) await rm(path.join(root, name), { recursive: true, force: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

export async function serve(...behaviours: Behaviour[]): Promise<FileServer> {
  const server = await startFileServer(content, ...behaviours);
  servers.push(server);
  return server;
}

export const wanted: WantedModel = {
  name: "Tiny",
  from: "tiny",
  wheels: null,
  replaces: true,
  files: [
    {
      file: "tiny.gguf",
      bytes: content.length,
      sha256: sha256(content),
      hub: { repo: "someone/tiny", path: "tiny.gguf" },
    },
  ],
};

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export const patience: Patience = { connectMs: 2_000, stallMs: 150, retryMs: 1, longestWaitMs: 2_000 };

export type PullTest = Partial<PullOptions> & { fetch?: typeof fetch };

export async function pull(
  url: string,
  { fetch = globalThis.fetch, ...more }: PullTest = {},
  signal = new AbortController().signal,
) {
  const places = {
    ollama: [path.join(root, "ollama")],
    lmStudio: [path.join(root, "lm")],
    huggingFace: [path.join(root, "hub")],
  };
  const hub = { url, name: "Hugging Face", fetch };
  const pip = { python: "no-python", options: [] };
  const means = { wanted, folder, places, hub, pip, patience, connections: 1 };
  const pulling = pullModel({ ...means, ...more }, signal);
  const told: PullProgress[] = [];
  for (;;) {
    const step = await pulling.next();
    if (step.done)
      return { file: step.value, told, stages: [...new Set(told.map(({ stage, source }) => `${stage} ${source}`))] };
    told.push(step.value);
  }
}

export async function list(): Promise<string[]> {
  return (await readdir(folder)).toSorted((a, b) => a.localeCompare(b));
}

export async function expectWhole() {
  expect(sha256(await readFile(path.join(folder, "tiny.gguf")))).toBe(sha256(content));
  expect(await list()).toEqual(["tiny.gguf"]);
}
