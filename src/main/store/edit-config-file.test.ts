import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import type { CloudProvider } from "../../shared/settings.ts";
import { addProvider, writeCloudEnabled, writeFallback } from "./edit-config-file.ts";

let folder: TempFolder;
let file: string;

beforeEach(async () => {
  folder = await tempFolder();
  file = path.join(folder.path, "home", "config.toml");
});
afterEach(() => folder.remove());

test("a file is made where there is none", async () => {
  expect((await writeCloudEnabled(file, true)).cloud.enabled).toBe(true);
  expect(await readFile(file, "utf8")).toBe("\n[cloud]\nenabled = true\n");
});

test.each([
  ["# mine\nmodel = 'a' # b", "# mine\nmodel = 'a' # b\n\n[cloud]\nenabled = true\n"],
  [
    "[cloud] # far\nenabled = false # not yet\n\n[ollama]\nenabled = false\n",
    "[cloud] # far\nenabled = true # not yet\n\n[ollama]\nenabled = false\n",
  ],
  ["[cloud]\n[ollama]\nenabled = false\n", "[cloud]\nenabled = true\n[ollama]\nenabled = false\n"],
  ["[cloud.providers.a]\nkind = 'openai'\n", "[cloud.providers.a]\nkind = 'openai'\n\n[cloud]\nenabled = true\n"],
])("in %j the switch is turned, and all else stays to the letter", async (before, after) => {
  await writeCloudEnabled(path.join(folder.path, "config.toml"), false);
  file = path.join(folder.path, "config.toml");
  await writeFile(file, before);
  expect((await writeCloudEnabled(file, true)).cloud.enabled).toBe(true);
  expect(await readFile(file, "utf8")).toBe(after);
});

test("a file that can't be changed safely is left alone, and it is said what to write", async () => {
  file = path.join(folder.path, "config.toml");
  for (const text of ["cloud = { enabled = false }\n", "cloud.enabled = false\n"]) {
    await writeFile(file, text);
    await expect(writeCloudEnabled(file, true)).rejects.toThrow(/Open it, and set enabled = true under \[cloud\]/);
    expect(await readFile(file, "utf8")).toBe(text);
  }
});

test("a provider is added behind all else, once", async () => {
  file = path.join(folder.path, "config.toml");
  await writeFile(file, "theme = 'dark'");
  const provider: CloudProvider = {
    kind: "openai-compatible",
    url: "https://example.com/v1",
    models: ['a "b"', "c/d"],
  };
  expect((await addProvider(file, "my-one", provider)).cloud.providers).toEqual({ "my-one": provider });
  expect(await readFile(file, "utf8")).toBe(
    `theme = 'dark'\n\n[cloud.providers.my-one]\nkind = "openai-compatible"\nurl = "https://example.com/v1"\nmodels = ["a \\"b\\"", "c/d"]\n`,
  );
  await expect(addProvider(file, "my-one", provider)).rejects.toMatchObject({ code: "conflict" });
});

const rest = "\n[cloud]\nenabled = true\n[cloud.providers.mine]\nkind = 'openai'\n";

test.each([
  ["", `${rest}\n[model.large]\nfallback = "mine/big"\n`],
  [
    "# a\nmodel = 'here' # b\ntheme = 'dark'\n",
    `# a\ntheme = 'dark'\n${rest}\n[model.large]\nid = 'here'\nfallback = "mine/big"\n`,
  ],
  ["[model.large] # c\nid = 'here'\n", `[model.large] # c\nfallback = "mine/big"\nid = 'here'\n${rest}`],
  ["[ model . large ]\nfallback = 'mine/old'\n", `[ model . large ]\nfallback = "mine/big"\n${rest}`],
])("in %j the model to fall back on is named, and the one here stays what it was", async (before, after) => {
  file = path.join(folder.path, "config.toml");
  await writeFile(file, before + rest);
  const { model } = await writeFallback(file, "mine/big");
  expect(model.large).toEqual({ ...(before.includes("here") ? { id: "here" } : {}), fallback: "mine/big" });
  expect(await readFile(file, "utf8")).toBe(after);
  expect((await writeFallback(file, null)).model.large.fallback).toBeUndefined();
});

test("a model to fall back on that no provider has is refused, and nothing is changed", async () => {
  file = path.join(folder.path, "config.toml");
  await writeFile(file, rest);
  await expect(writeFallback(file, "other/big")).rejects.toMatchObject({ code: "conflict" });
  expect(await readFile(file, "utf8")).toBe(rest);
});
