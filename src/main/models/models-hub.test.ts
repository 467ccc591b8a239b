import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeGguf } from "../../../test/support/fake-gguf.ts";
import { startHubServer } from "../../../test/support/hub-server.ts";
import { makeModelsPlace, type ModelsPlace, tiny } from "../../../test/support/models-place.ts";
import { plainNetwork } from "../../../test/support/plain-network.ts";
import { someModel } from "../../../test/support/some-model.ts";
import type { Memory } from "../../shared/memory-need.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { createModels, type Models } from "./models.ts";

const signal = new AbortController().signal;
let place: ModelsPlace;

beforeEach(async () => {
  place = await makeModelsPlace();
});
afterEach(() => place.remove());

describe("the hub", () => {
  const second = fakeGguf({ tensorBytes: 2000 });

  async function pull(models: Models, id: string, isForced = false) {
    const pulling = models.pull(id, { isForced }, signal);
    for (;;) {
      const step = await pulling.next();
      if (step.done) return step.value;
    }
  }

  beforeEach(async () => {
    place.hub = await startHubServer({
      "ada/tiny-GGUF": {
        downloads: 7,
        tags: ["gguf", "license:mit"],
        files: { "README.md": tiny, "tiny-Q4_K_M.gguf": tiny, "tiny-Q8_0.gguf": second, "mmproj-tiny.gguf": tiny },
      },
      "ada/split-tiny-GGUF": {
        downloads: 9,
        gated: "manual",
        files: { "F16/x-F16-00001-of-00002.gguf": tiny, "F16/x-F16-00002-of-00002.gguf": second },
      },
      "someone/far": { files: { "far-other-name-Q4_K_M.gguf": tiny } },
      "ada/plain": { files: { "x-Q4_K_M.gguf": tiny }, isPlain: true },
    });
  });

  test("is asked by nothing but a search or a download", async () => {
    const models = place.open();
    await models.list(signal);
    await models.resolve(null, signal);
    expect(place.hub?.requests).toEqual([]);
  });

  test("is searched by name, with licence and what a download takes", async () => {
    const models = place.open();
    expect(await models.search("tiny", signal)).toEqual([
      { repo: "ada/split-tiny-GGUF", downloads: 9, licence: null, isGated: true },
      { repo: "ada/tiny-GGUF", downloads: 7, licence: "mit", isGated: false },
    ]);
    expect(await models.choices("ada/tiny-GGUF", signal)).toMatchObject([
      {
        id: "hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf",
        quantisation: "Q4_K_M",
        bytes: tiny.length,
        parts: 1,
        fit: { verdict: "fits" },
      },
      { id: "hf:ada/tiny-GGUF/tiny-Q8_0.gguf", quantisation: "Q8_0", bytes: second.length, parts: 1 },
    ]);
    expect(await models.choices("ada/split-tiny-GGUF", signal)).toMatchObject([
      { quantisation: "F16", bytes: tiny.length + second.length, parts: 2 },
    ]);
  });

  test.each(["../../x", "ada/tiny-GGUF?x=", "ada"])("is asked for no repository called %s", async (repo) => {
    await expect(place.open().choices(repo, signal)).rejects.toMatchObject({ code: "invalid-input" });
    expect(place.hub?.requests).toEqual([]);
  });

  test.each([
    ["hf:ada/tiny-GGUF:q8_0", "tiny-Q8_0.gguf"],
    ["hf:ada/tiny-GGUF/tiny-Q4_K_M.gguf", "tiny-Q4_K_M.gguf"],
    ["hf:ada/split-tiny-GGUF:F16", "x-F16-00001-of-00002.gguf"],
  ])("%s is fetched, checked by the hub's own sha256", async (id, name) => {
    const models = place.open();
    expect(await pull(models, id)).toMatchObject({ id: name, path: path.join(place.folder, name), installed: true });
    expect(await models.resolve(name, signal)).toMatchObject({ id: name });
  });

  test("tells the size and sha256 of a model of the catalogue that has none, also under another name there", async () => {
    const unsure = someModel({ id: "far", bytes: null, sha256: null });
    const models = [{ ...unsure, sources: { huggingface: { repo: "someone/far", file: "far.gguf" } } }];
    await writeFile(path.join(place.root, "models.json"), JSON.stringify({ default: "far", models }));
    expect((await place.open().list(signal))[0]).toMatchObject({ id: "far", isEstimate: true, bytes: 858 });
    expect(await pull(place.open(), "far")).toMatchObject({ id: "far", installed: true, bytes: tiny.length });
    expect(await readdir(place.folder)).toEqual(["far.gguf"]);
  });

  test.each([
    [
      "sha256",
      { bytes: null, sha256: "0".repeat(64) },
      /another file by now than the Far.*its sha256 is [\da-f]{64}, and/,
    ],
    ["size", { bytes: 5, sha256: null }, /another file by now than the Far.*it has \d+ bytes, and should have 5/],
  ])("isn't believed where the catalogue names another %s", async (_name, known, reason) => {
    const sources = { huggingface: { repo: "someone/far", file: "far-other-name-Q4_K_M.gguf" } };
    const models = [{ ...someModel({ id: "far", name: "Far" }), ...known, sources }];
    await writeFile(path.join(place.root, "models.json"), JSON.stringify({ default: "far", models }));
    await expect(pull(place.open(), "far")).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(reason),
    });
    expect(await readdir(place.folder)).toEqual([]);
  });

  test.each([
    ["hf:ada/tiny-GGUF:Q2_K", /has no Q2_K\. It has: hf:ada\/tiny-GGUF:Q4_K_M, hf:ada\/tiny-GGUF:Q8_0/],
    ["hf:ada/nothing:Q4_K_M", /has no such model, or gives it only to an account/],
    ["hf:ada/plain:Q4_K_M", /doesn't say the sha256/],
    ["hf:nonsense", /names no model on Hugging Face/],
  ])("%s is refused with a reason", async (id, reason) => {
    await expect(pull(place.open(), id)).rejects.toThrow(reason);
    await expect(readdir(place.folder)).resolves.toEqual([]);
  });

  test("isn't asked for what is too large here, unless it is wanted all the same", async () => {
    const small: Memory = { total: 100_000_000, free: 1, gpu: null };
    await expect(pull(place.open({}, small), "far")).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringMatching(/Far needs about 300 MB of memory, and this computer has 100 MB.*--force/),
    });
    expect(place.hub?.requests).toEqual([]);
    await expect(pull(place.open({}, small), "hf:ada/tiny-GGUF:Q8_0")).rejects.toMatchObject({ code: "too-large" });
    expect(await pull(place.open({}, small), "hf:ada/tiny-GGUF:Q8_0", true)).toMatchObject({ id: "tiny-Q8_0.gguf" });
  });

  test("may be a mirror, of the settings before the environment", async () => {
    const { url = "" } = place.hub ?? {};
    const models = createModels({
      paths: {
        home: path.join(place.root, "home"),
        models: place.folder,
        resources: place.root,
        servers: path.join(place.root, "servers.json"),
      },
      settings: settingsSchema.parse({ ollama: { enabled: false }, store: { mirror: `${url}/` } }),
      network: plainNetwork,
      computer: {
        env: { HF_ENDPOINT: "http://nowhere.invalid" },
        memory: () => ({ total: 16e9, free: 8e9, gpu: null }),
        lookForCards: async () => {},
        places: { ollama: [], lmStudio: [], huggingFace: [] },
        pip: { python: "", options: [] },
      },
    });
    expect(models.hubName()).toBe(new URL(url).host);
    expect((await models.search("far", signal)).map(({ repo }) => repo)).toEqual(["someone/far"]);
  });

  test("that doesn't answer, or sends a page, is named", async () => {
    const { url = "" } = place.hub ?? {};
    const asking = (mirror: string) => place.open({ store: { mirror } }).search("x", signal);
    await expect(asking(`${url}/none`)).rejects.toMatchObject({ code: "not-found" });
    await place.hub?.close();
    await expect(asking(url)).rejects.toMatchObject({
      code: "model-unavailable",
      message: expect.stringMatching(/127\.0\.0\.1:\d+ can't be asked: it can't be reached \(ECONNREFUSED\)/),
    });
    place.hub = null;
  });

  test("a download that is paused can be gone on with at once, before it has wholly stopped", async () => {
    const models = place.open();
    const stop = new AbortController();
    place.hub?.stall();
    const paused = (async () => {
      for await (const { stage, received } of models.pull("hf:ada/tiny-GGUF:Q8_0", { isForced: false }, stop.signal)) {
        if (stage === "downloading" && received > 0) stop.abort();
      }
    })();
    const isOver = paused.catch(() => "stopped");
    await new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
    place.hub?.goOn();
    expect(await pull(models, "hf:ada/tiny-GGUF:Q8_0")).toMatchObject({ id: "tiny-Q8_0.gguf", installed: true });
    expect(await isOver).toBe("stopped");
    expect(await readdir(place.folder)).toEqual(["tiny-Q8_0.gguf"]);
  });

  test("several downloads at once all come", async () => {
    const models = place.open();
    const ids = ["hf:ada/tiny-GGUF:Q8_0", "hf:ada/tiny-GGUF:Q4_K_M", "hf:ada/split-tiny-GGUF:F16"];
    await Promise.all(ids.map((id) => pull(models, id)));
    expect((await readdir(place.folder)).toSorted()).toEqual([
      "tiny-Q4_K_M.gguf",
      "tiny-Q8_0.gguf",
      "x-F16-00001-of-00002.gguf",
      "x-F16-00002-of-00002.gguf",
    ]);
  });

  test("an unfinished download is listed with what is here of it, and can be freed", async () => {
    const state = {
      from: "hf:ada/tiny-GGUF:Q8_0",
      url: "",
      etag: null,
      bytes: 2000,
      sha256: "0",
      done: [
        [0, 60],
        [100, 140],
      ],
    };
    await place.put("tiny-Q8_0.gguf.partial", tiny.subarray(0, 140));
    await place.put("tiny-Q8_0.gguf.partial.json", new TextEncoder().encode(JSON.stringify(state)));
    const models = place.open();
    const entry = (await models.list(signal)).find(({ id }) => id === state.from);
    expect(entry).toMatchObject({ installed: false, keptBytes: 100, name: "tiny-Q8_0" });
    expect((await models.remove(state.from)).freedBytes).toBeGreaterThan(0);
    expect(await readdir(place.folder)).toEqual([]);
  });
});
