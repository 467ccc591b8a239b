import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OllamaServer, startOllamaServer } from "../../test/support/ollama-server.ts";
import { someFitness } from "../../test/support/some-fitness.ts";
import { newPlace } from "../../test/support/store-place.ts";
import { tempFolder, type TempFolder } from "../../test/support/temp-folder.ts";
import type { ModelEntry } from "../shared/model.ts";
import type { ModelIdentity } from "./fitness/fitness-service.ts";
import { modelIdentities } from "./model-identity.ts";
import { openStore, type Store } from "./store/open-store.ts";

const signal = new AbortController().signal;
const sha256OfAbc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
const nowhere = "http://127.0.0.1:9";

function entryOf(file: string): ModelEntry {
  const known = { id: "a", name: "A", installed: true, bytes: 3, note: "" };
  return { ...known, engine: "gguf", path: file, dialect: "guided-text" };
}

async function find(
  identities: ReturnType<typeof modelIdentities>,
  entry: ModelEntry,
): Promise<[ModelIdentity, number]> {
  const finding = identities.find(entry, signal);
  for (let reports = 0; ; reports++) {
    const step = await finding.next();
    if (step.done) return [step.value, reports];
  }
}

describe("which model a file is", () => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let folder: TempFolder;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    folder = await tempFolder({ "a.gguf": "abc" });
    store = openStore(place, "test");
  });

  afterEach(async () => {
    store.close();
    place.remove();
    await folder.remove();
  });

  test("is found by its content, and once it was tested without reading it again", async () => {
    const identities = modelIdentities(store.fitness, nowhere);
    const entry = entryOf(path.join(folder.path, "a.gguf"));
    expect(await identities.known(entry, signal)).toBeNull();
    const [identity, reports] = await find(identities, entry);
    expect(identity).toMatchObject({
      modelHash: sha256OfAbc,
      engineVersion: expect.stringMatching(/^node-llama-cpp \d/),
    });
    expect(reports).toBe(1);
    store.fitness.put(someFitness(identity), identity.file);
    expect(await identities.known(entry, signal)).toEqual(identity);
    expect(await find(identities, entry)).toEqual([identity, 0]);
  });

  test("is another after the file has changed", async () => {
    const identities = modelIdentities(store.fitness, nowhere);
    const file = path.join(folder.path, "a.gguf");
    const [identity] = await find(identities, entryOf(file));
    store.fitness.put(someFitness(identity), identity.file);
    await writeFile(file, "xyz");
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect(await identities.known(entryOf(file), signal)).toBeNull();
    expect((await find(identities, entryOf(file)))[0].modelHash).not.toBe(sha256OfAbc);
  });

  test("isn't known of a file that is gone, and a test of it says what to do", async () => {
    const identities = modelIdentities(store.fitness, nowhere);
    const entry = entryOf(path.join(folder.path, "b.gguf"));
    expect(await identities.known(entry, signal)).toBeNull();
    await expect(find(identities, entry)).rejects.toMatchObject({ code: "model-unavailable" });
  });
});

describe("which model a server has", () => {
  const entry: ModelEntry = {
    id: "ollama/scripted",
    name: "scripted",
    engine: "ollama",
    path: null,
    installed: true,
    bytes: null,
    note: "",
    dialect: "native",
  };
  const table = { hashOf: () => null };
  let server: OllamaServer;

  beforeEach(async () => {
    server = await startOllamaServer({ models: [{ name: "scripted" }] });
  });
  afterEach(() => server.close());

  test("is said by its digest and the server's version, asked for once for all models", async () => {
    const identities = modelIdentities(table, server.url);
    const identity = await identities.known(entry, signal);
    expect(identity).toMatchObject({
      modelHash: expect.stringMatching(/^[\da-f]{64}$/),
      engineVersion: expect.stringMatching(/^ollama 0\.12\.6/),
      file: null,
    });
    expect((await find(identities, entry))[0]).toEqual(identity);
    expect(server.requests.map((request) => request.path).toSorted()).toEqual(["/api/tags", "/api/version"]);
  });

  test("isn't known where no server answers, or it has no such model", async () => {
    expect(await modelIdentities(table, nowhere).known(entry, signal)).toBeNull();
    const other = { ...entry, id: "ollama/other" };
    expect(await modelIdentities(table, server.url).known(other, signal)).toBeNull();
  });
});
