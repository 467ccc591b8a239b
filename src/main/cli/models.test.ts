import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { type HubServer, startHubServer } from "../../../test/support/hub-server.ts";
import { type OllamaServer, startOllamaServer } from "../../../test/support/ollama-server.ts";
import { type TempFolder, tempFolder } from "../../../test/support/temp-folder.ts";
import { readLedger } from "../network/ledger.ts";
import { takeKeys } from "../secrets/environment-keys.ts";
import { pathsFor } from "../paths.ts";
import { models } from "./models.ts";
import type { Terminal } from "./terminal.ts";

let folder: TempFolder;
let server: OllamaServer;

beforeEach(async () => {
  folder = await tempFolder();
  server = await startOllamaServer({
    models: [{ name: "scripted" }],
    library: {
      qwen3: { lines: [{ status: "pulling a", digest: "a", total: 10, completed: 10 }, { status: "success" }] },
    },
  });
  await writeFile(path.join(folder.path, "config.toml"), `[ollama]\nurl = "${server.url}"\n`);
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function run(
  command: Parameters<typeof models>[0],
  answer: string | null = null,
  signal = new AbortController().signal,
  said = { out: "", err: "" },
) {
  const terminal: Terminal = {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    ask: answer === null ? null : async (question) => ((said.err += question), answer),
    askSecret: null,
    hasColours: false,
    canRedraw: false,
  };
  const paths = pathsFor({ HEARTH_HOME: folder.path }, "linux", path.resolve(import.meta.dirname, "..", "..", ".."));
  const world = { terminal, paths, version: "1", environment: takeKeys({}), signal };
  const startRuntime = () => Promise.reject(new Error("no runtime is needed"));
  const status = await models(command, { ...world, startRuntime, readInput: async () => null });
  return { status, ...said, connections: await readLedger(paths.connections) };
}

test("a model of Ollama's is fetched by Ollama, and that is listed", async () => {
  const { status, out, connections } = await run({ name: "models-pull", ids: ["ollama/qwen3"], isForced: false });
  expect([status, out]).toEqual([0, "ollama/qwen3\n"]);
  expect(connections.map(({ why }) => why).toReversed()).toEqual([
    "Ollama: download of qwen3",
    "Ollama: download",
    "Ollama: list of models",
  ]);
});

test("a model of Ollama's is removed once somebody has said yes", async () => {
  const command = { name: "models-remove", id: "ollama/scripted" } as const;
  await expect(run(command)).rejects.toMatchObject({ code: "permission-denied" });
  await expect(run(command, "")).rejects.toMatchObject({ code: "cancelled" });
  const { status, out, err } = await run(command, "y");
  expect(err).toContain("Delete it?");
  expect([status, out]).toEqual([0, "ollama/scripted is removed; 986 MB are free again.\n"]);
  await expect(run(command, "y")).rejects.toMatchObject({ code: "not-found" });
});

test("a mirror is asked where the settings name it, at any port, and that is listed", async () => {
  const mirror = "http://mirror.invalid:8080";
  await writeFile(path.join(folder.path, "config.toml"), `[store]\nmirror = "${mirror}"\n`);
  const searching = run({ name: "models-search", words: "tiny" });
  await expect(searching).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("mirror.invalid:8080 can't be asked"),
  });
  const [connection] = await readLedger(path.join(folder.path, "network.jsonl"));
  expect(connection).toMatchObject({
    host: "mirror.invalid:8080",
    why: "mirror.invalid:8080: search",
    end: { type: expect.not.stringContaining("refused") },
  });
});

test("several models are fetched one after the other; one that fails is told, and the others come", async () => {
  const ids = ["ollama/nothing", "ollama/qwen3", "ollama/qwen3"] as const;
  const { status, out, err } = await run({ name: "models-pull", ids, isForced: false });
  expect([status, out]).toEqual([1, "ollama/qwen3\n"]);
  expect(err).toContain('ollama/nothing: Ollama\'s library has no model "nothing"');
  expect(err.match(/qwen3 is ready/g)).toHaveLength(1);
});

describe("a hub", () => {
  let hub: HubServer;
  const tiny = fakeGguf({ tensorBytes: 50_000 });

  beforeEach(async () => {
    hub = await startHubServer({
      "ada/tiny-GGUF": { downloads: 9, files: { "tiny-Q4_K_M.gguf": tiny } },
      "ada/tiny-secret": { downloads: 7, files: { "x-Q4_K_M.gguf": tiny }, isHidden: true },
    });
    await writeFile(path.join(folder.path, "config.toml"), `[store]\nmirror = "${hub.url}"\n`);
  });

  afterEach(() => hub.close());

  test("that doesn't tell the files of one repository is shown with those of the others", async () => {
    const { status, out } = await run({ name: "models-search", words: "tiny" });
    expect(status).toBe(0);
    expect(out).toContain("hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf");
    expect(out).toMatch(/ada\/tiny-secret .*\n.*gives it only to an account/);
  });

  test("that tells the files of none is an error", async () => {
    await expect(run({ name: "models-search", words: "secret" })).rejects.toMatchObject({ code: "not-found" });
  });

  test("a download that is stopped says what is kept, and how to go on with it and to free it", async () => {
    hub.stall();
    const stop = new AbortController();
    const said = { out: "", err: "" };
    const command = { name: "models-pull", ids: ["hf:ada/tiny-GGUF"], isForced: true } as const;
    const pulling = run(command, null, stop.signal, said).catch((cause: unknown) => cause);
    const partial = path.join(folder.path, "models", "tiny-Q4_K_M.gguf.partial");
    await vi.waitFor(async () => expect((await stat(partial)).size).toBeGreaterThan(0), 20_000);
    stop.abort();
    expect(await pulling).toMatchObject({ name: "AbortError" });
    const id = "hf:ada/tiny-GGUF:Q4_K_M";
    expect(said.err).toContain(
      `are kept. Go on: hearth models pull ${id} --force. Free them: hearth models remove ${id}\n`,
    );
    await run({ name: "models-remove", id });
    await expect(stat(partial)).rejects.toMatchObject({ code: "ENOENT" });
  });
});
