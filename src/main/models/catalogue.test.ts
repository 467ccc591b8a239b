import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { someModel } from "../../../test/support/some-model.ts";
import { mergeOwnCatalogue, readCatalogue } from "./catalogue.ts";
import { estimateBytes } from "./estimate-bytes.ts";

const resources = path.resolve(import.meta.dirname, "../../../resources");

test("the catalogue that ships is sound, and its default can act", async () => {
  const catalogue = await readCatalogue(resources);
  expect(catalogue.models.find(({ id }) => id === catalogue.default)).toMatchObject({
    file: "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
    bytes: 1_117_320_768,
    sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
    canAct: true,
  });
  const wheels = catalogue.models.flatMap(({ sources }) => sources.wheels?.distributions ?? []);
  expect(new Set(wheels).size).toBe(wheels.length);
  expect(new Set(catalogue.models.map(({ file }) => file)).size).toBe(catalogue.models.length);
});

test("a catalogue that would write elsewhere, or tell a program more than a name, is refused", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "catalogue-"));
  const { models } = await readCatalogue(resources);
  const [first] = models;
  const wheels = { version: "1", member: "x", distributions: ["--index-url=x"] };
  for (const change of [
    { file: "../x.gguf" },
    { file: "a/b.gguf" },
    { sources: { wheels } },
    { sha256: "" },
    { sources: { huggingface: { repo: "../x/y", file: "x.gguf" } } },
    { unknown: 1 },
  ]) {
    const text = JSON.stringify({ default: first?.id, models: [{ ...first, ...change }] });
    await writeFile(path.join(folder, "models.json"), text);
    await expect(readCatalogue(folder)).rejects.toMatchObject({ code: "internal" });
  }
  await rm(folder, { recursive: true });
});

test("what ships can be fetched, and its sizes are known or can be told", async () => {
  const { models } = await readCatalogue(resources);
  expect(models.length).toBeGreaterThan(20);
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
  for (const { id, sources, bytes, sha256, parameters, quantisation, shape, context } of models) {
    expect([id, sources.huggingface ?? sources.wheels]).not.toContain(undefined);
    // one without the other could not be checked before it is fetched
    expect([id, bytes === null]).toEqual([id, sha256 === null]);
    expect([id, parameters.active <= parameters.total]).toEqual([id, true]);
    const perParameter = estimateBytes(parameters.total, quantisation) / parameters.total;
    expect(perParameter).toBeGreaterThan(0.5);
    expect(perParameter).toBeLessThan(1.1);
    expect([id, shape && (shape.sliding?.layers ?? 0) < shape.layers, context !== null]).toEqual([id, true, true]);
  }
});

describe("a list of the user's own", () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), "home-"));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const merge = async (text: string) => {
    await writeFile(path.join(home, "models.json"), text);
    return mergeOwnCatalogue({ default: "one", models: [someModel({ id: "one" })] }, home);
  };

  test("needn't be there", async () => {
    const catalogue = { default: "one", models: [someModel({ id: "one" })] };
    expect(await mergeOwnCatalogue(catalogue, home)).toEqual(catalogue);
  });

  test("changes models, adds some, and may name another default", async () => {
    const own = { default: "two", models: [{ id: "one", note: "Mine." }, someModel({ id: "two" })] };
    const { default: id, models } = await merge(JSON.stringify(own));
    expect(id).toBe("two");
    expect(models).toEqual([someModel({ id: "one", note: "Mine." }), someModel({ id: "two" })]);
  });

  test.each([
    ['{\n  "models": [\n    {"id": "one",}\n  ]\n}', /models\.json:3:\d+: /],
    ['{"models": [{"id": "one", "sha256": "abc"}]}', /models\.json, models\[0\]\.sha256: .*64 hexadecimal digits/],
    ['{"models": [{"id": "two", "name": "Two"}]}', /models\.json, models\[0\]\.file: /],
    ['{"models": [{"id": "one", "colour": "red"}]}', /models\.json, models\[0\]: .*colour/],
    ['{"default": "three"}', /models\.json, default: there is no model "three"/],
    ['{"modells": []}', /models\.json: .*modells/],
  ])("with a mistake is refused, and file and place are named: %s", async (text, problem) => {
    await expect(merge(text)).rejects.toMatchObject({ code: "invalid-input", message: expect.stringMatching(problem) });
  });
});

test.each([
  [8_030_261_248, "Q4_K_M", 4.92e9],
  [3_212_749_824, "Q4_K_M", 2.02e9],
  [1_235_814_400, "Q4_K_M", 0.808e9],
  [596_049_920, "Q8_0", 0.639e9],
])("a size is estimated to within a tenth: %d parameters as %s", (parameters, quantisation, bytes) => {
  expect(Math.abs(estimateBytes(parameters, quantisation) / bytes - 1)).toBeLessThan(0.1);
});
