import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readCatalogue } from "./catalogue.ts";

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
    { unknown: 1 },
  ]) {
    const text = JSON.stringify({ default: first?.id, models: [{ ...first, ...change }] });
    await writeFile(path.join(folder, "models.json"), text);
    await expect(readCatalogue(folder)).rejects.toMatchObject({ code: "internal" });
  }
  await rm(folder, { recursive: true });
});
