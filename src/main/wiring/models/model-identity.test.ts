import { utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startModelServer } from "../../../../test/support/model-server.ts";
import { type OllamaServer, startOllamaServer } from "../../../../test/support/ollama-server.ts";
import { someFitness } from "../../../../test/support/some-fitness.ts";
import { newPlace } from "../../../../test/support/store-place.ts";
import { tempFolder, type TempFolder } from "../../../../test/support/temp-folder.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import type { ModelIdentity } from "../../fitness/fitness-service.ts";
import { serverPlace } from "../../models/server/server-place.ts";
import { modelIdentities } from "./model-identity.ts";
import { openStore, type Store } from "../../store/open-store.ts";

const placesAt = (url: string) => ({
  ollama: { url, fetch },
  server: (id: string) => ({
    place: serverPlace("box", { url, kind: "llama-server" }, null, fetch),
    model: id.replace("box/", ""),
  }),
});

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
    const identities = modelIdentities(store.fitness, placesAt(nowhere));
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
    const identities = modelIdentities(store.fitness, placesAt(nowhere));
    const file = path.join(folder.path, "a.gguf");
    const [identity] = await find(identities, entryOf(file));
    store.fitness.put(someFitness(identity), identity.file);
    await writeFile(file, "xyz");
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect(await identities.known(entryOf(file), signal)).toBeNull();
    expect((await find(identities, entryOf(file)))[0].modelHash).not.toBe(sha256OfAbc);
  });

  test("isn't known of a file that is gone, and a test of it says what to do", async () => {
    const identities = modelIdentities(store.fitness, placesAt(nowhere));
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
    digest: "d7372fd828518e4d38b1eb196c673c31a85f2ed302b3d1e406c4c2d1b64a0668",
  };
  const table = { hashOf: () => null };
  let server: OllamaServer;

  beforeEach(async () => {
    server = await startOllamaServer({ models: [{ name: "scripted" }] });
  });
  afterEach(() => server.close());

  test("is said by its digest and the server's version, asked for once for all models", async () => {
    const identities = modelIdentities(table, placesAt(server.url));
    const identity = await identities.known(entry, signal);
    expect(identity).toMatchObject({
      modelHash: entry.digest,
      engineVersion: expect.stringMatching(/^ollama 0\.12\.6/),
      file: null,
    });
    expect((await find(identities, entry))[0]).toEqual(identity);
    expect(server.requests.map((request) => request.path)).toEqual(["/api/version"]);
  });

  test("isn't known where no server answers, or it told no digest", async () => {
    expect(await modelIdentities(table, placesAt(nowhere)).known(entry, signal)).toBeNull();
    const { digest: _, ...other } = entry;
    expect(await modelIdentities(table, placesAt(server.url)).known(other, signal)).toBeNull();
  });
});

test("a model of another server is said by its place and its size", async () => {
  const server = await startModelServer({ kind: "llama-server", models: ["scripted", "other"] });
  const identities = modelIdentities({ hashOf: () => null }, placesAt(server.url));
  const entry = (id: string): ModelEntry => ({
    id,
    name: id,
    engine: "server",
    path: null,
    installed: true,
    bytes: null,
    note: "",
    dialect: "native",
  });
  const one = await identities.known(entry("box/scripted"), signal);
  expect(one).toEqual({
    modelHash: expect.stringMatching(/^[\da-f]{64}$/),
    engineVersion: expect.stringMatching(/^llama-server b7000-abcdef, test/),
    file: null,
  });
  expect((await identities.known(entry("box/other"), signal))?.modelHash).not.toBe(one?.modelHash);
  expect(await identities.known(entry("box/none"), signal)).toBeNull();
  await server.close();
  expect(await identities.known(entry("box/scripted"), signal)).toBeNull();
});
