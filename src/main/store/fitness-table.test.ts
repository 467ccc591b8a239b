import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { someFitness } from "../../../test/support/some-fitness.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import { openStore, type Store } from "./open-store.ts";

const file = { path: "/models/a.gguf", bytes: 1_117_320_768, changedMs: 1_700_000_000_123.456 };

describe.each(["better-sqlite3", "@photostructure/sqlite"] as const)("what models showed, with %s", (library) => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace(library);
    store = openStore(place, "test");
  });

  afterEach(() => {
    store.close();
    place.remove();
  });

  test("is there after Hearth was closed and opened again", () => {
    const fitness = someFitness();
    store.fitness.put(fitness, file);
    store.close();
    store = openStore(place, "test");
    expect(store.fitness.get(fitness.modelHash, fitness.engineVersion)).toEqual(fitness);
  });

  test("is the last test's, and another for each version of the engine", () => {
    store.fitness.put(someFitness(), file);
    store.fitness.put(someFitness({ tier: "full" }), file);
    store.fitness.put(someFitness({ tier: "talk", engineVersion: "engine 2" }), file);
    const { modelHash } = someFitness();
    const tiers = ["engine 1", "engine 2", "engine 3"].map((version) => store.fitness.get(modelHash, version)?.tier);
    expect(tiers).toEqual(["full", "talk", undefined]);
  });

  test("a file that hasn't changed needn't be hashed again, one that has must", () => {
    store.fitness.put(someFitness(), file);
    expect(store.fitness.hashOf(file)).toBe(someFitness().modelHash);
    expect(store.fitness.hashOf({ ...file, bytes: 5 })).toBeNull();
    expect(store.fitness.hashOf({ ...file, changedMs: 5 })).toBeNull();
    expect(store.fitness.hashOf({ ...file, path: "/models/b.gguf" })).toBeNull();
  });
});
